import PushCompiler

extension ConvertSettings {
  /// The options of `convert`, in the order in which help lists them.
  package static var options: [Option<ConvertSettings>] {
    [
      inputFormat("format of the input: \(WordList.text(formats, "or"))", reading),
      lines(reading).ofCommandLine,
      jsonc(reading),
      template("strings may contain placeholders of a template engine, which are written unchanged", reading),
      flag("fix", "apply the safe fixes of the findings in memory before compiling", reading) {
        $0.appliesFixes = true
      },
      documentSize(reading),
      nesting(reading),
      findings(reading),
      rulesFiles(reading),

      targetList(writing),
      choice(
        "emit", "WHAT",
        "requests (the default): a record for each HTTP request; templates: one for each message and target, its tokens "
          + "beside it; bodies: the JSON bodies alone; curl: commands; ir: the messages as text, with the edits of rules "
          + "that are the same for all services; simctl: payloads as xcrun simctl push takes them",
        writing
      ) { $0.emission = $1 },
      payloadReader(writing),
      choice(
        "output-format", "FORMAT", ["records", "results"],
        "records (the default); or results: one JSON object for each document, with its line, its records, its "
          + "findings, and its rejected messages",
        writing
      ) { $0.hasResults = $1 == "results" }.ofCommandLine,
      flag("pretty", "indent; otherwise one record a line", writing) { $0.isPretty = true },
      flag("origin", "add to each record where it came from", writing) { $0.hasOrigin = true },
      text("output", short: "o", "PATH", "write there instead of standard output, whole or not at all", writing) {
        $0.output = $1 == "-" ? nil : $1
      }.ofCommandLine,

      text(
        "devices", "FILE",
        "Discord registrations: the addresses of messages that have none; lines in .ndjson and .jsonl",
        unknown
      ) { $0.devices = $1 },
      topic(unknown),
      pushType(unknown),
      choice(
        "apns-environment", "NAME", ["production", "sandbox"], "production (the default) or sandbox", unknown
      ) { $0.shared.target.isAPNsSandbox = $1 == "sandbox" },
      pathSegment("fcm-project", "ID", "the Firebase project", unknown) { $0.shared.target.fcmProject = $1 },
      pathSegment("hms-app-id", "ID", "the HMS app; for v2 its project", unknown) { $0.shared.target.hmsAppID = $1 },
      choice(
        "hms-version", "VERSION",
        "the version of the HMS API: v1, v2, or v3 for HarmonyOS 5 and later; default the input's, else v1", unknown
      ) { $0.shared.target.hmsVersion = $1 },
      choice(
        "fcm-android", "VERSION", ["v1", "v2"],
        "the form of FCM's options for Android: v1 (the default) or v2, which documents in that form keep", unknown
      ) { $0.shared.target.isFCMAndroidV2 = $1 == "v2" },
      channel(unknown),
      clock(unknown),

      choice(
        "loss", "LEVEL", ["allow", "warn", "error"],
        "severity of a field that a target cannot represent: allow, warn (the default), or error, which rejects the "
          + "message",
        losing
      ) { $0.shared.target.lossSeverity = $1 == "allow" ? nil : $1 == "warn" ? .warning : .error },
      flag("strict", "the same as --loss error", losing) { $0.shared.target.lossSeverity = .error },
      text("loss-report", "FILE", "every field that was changed or lost, as JSON", losing) { $0.lossReport = $1 }
        .ofCommandLine,
      text("rejects", "FILE", "every message that was not written, with its errors, as NDJSON", losing) {
        $0.rejects = $1
      }.ofCommandLine,

      notes(running),
      mostDiagnostics("maximum number of printed findings of one code (20); 0: all", running).ofCommandLine,
      coloring(running).ofCommandLine,
      number("jobs", "N", from: 1, "threads; by default one for each processor with --lines, else 1", running) {
        $0.jobs = min($1, 256)
      }.ofCommandLine,
      choice("progress", "WHEN", "auto (the default: large inputs, on a terminal), always or never", running) {
        $0.progress = $1
      }.ofCommandLine,
      help(running).ofCommandLine,
    ]
  }

  private static let reading = "What to read"
  private static let writing = "What to write"
  private static let unknown = "What the input cannot know"
  private static let losing = "What is lost or rejected"
  private static let running = "How to run"
  /// The values of `--from`.
  package static var formats: [String] { Format.inputs.map { $0.name } + [LintWords.automatic] }
}
