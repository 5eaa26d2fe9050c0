import PushCompiler

extension LintSettings {
  /// The options of `lint`, in the order in which help lists them.
  package static var options: [Option<LintSettings>] {
    [
      inputFormat(of: LintWords.formats, "format of the documents; by default each is detected (auto)", reading),
      lines(reading).ofCommandLine,
      jsonc(reading),
      template("values may be placeholders of a template engine", reading),
      targetList(
        help: "lint as if the documents were sent to these targets: apns, fcm, hms; losses are reported, too", reading),
      pushType(reading),
      text("stdin-filename", "NAME", "file name of standard input in the report", reading) {
        $0.standardInputName = $1
      }.ofCommandLine,
      text("config", "FILE", "the configuration; by default the nearest .pushc.json above each file", reading) {
        $0.configuration = $1
      }.ofCommandLine,
      flag(
        "force-exclude",
        "apply exclude, .gitignore and the search for payloads to named files, too",
        reading
      ) { $0.forcesExclusion = true }.ofCommandLine,
      flag("isolated", "read no configuration", reading) { $0.isIsolated = true }.ofCommandLine,
      documentSize(reading),
      nesting(reading),
      findings(reading),
      rulesFiles(reading),

      codes(
        "select",
        "report only these codes, or codes that begin with these words: APNS,FCM101; or rules: acme.sizes,acme."
      ) {
        $0.selected += $1
      },
      codes("ignore", "do not report these; of two that fit a finding, the longer decides") { $0.ignored += $1 },
      choice(
        "fail-on", "LEVEL", LintWords.levels,
        "lowest severity that fails the run: error (the default), warning, note, never; notes that only explain "
          + "(--notes) never fail it",
        choosing
      ) { settings, word in
        settings.failOn = .some(Severity.allCases.first { $0.word == word })
      }.ofCommandLine,
      text("baseline", "FILE", "do not report what is in this baseline", choosing) { $0.baseline = $1 }.ofCommandLine,
      text("write-baseline", "FILE", "write what is found as a baseline", choosing) { $0.newBaseline = $1 }
        .ofCommandLine,

      choice(
        "output-format", "FORMAT",
        "text (the default), json, json-lines, results (one JSON object for each document), sarif, github, gitlab or "
          + "junit; repeatable", telling
      ) { $0.reports.append(($1, nil)) }.repeatable.ofCommandLine,
      reportFile,
      notes(telling).ofCommandLine,
      flag("verbose", "name the files of folders that are left out, and why", telling) { $0.isVerbose = true }
        .ofCommandLine,
      flag("statistics", "print how often each code was found, and not where", telling) { $0.hasStatistics = true }
        .ofCommandLine,
      mostDiagnostics("maximum number of findings of one code that are printed as text (20); 0: all", telling)
        .ofCommandLine,
      coloring(telling).ofCommandLine,

      flag("fix", "apply the safe fixes to the files; of standard input, print the fixed document", fixing) {
        $0.appliesFixes = true
      },
      flag("diff", "print what --fix would change, and change nothing", fixing) { $0.showsDifference = true }
        .ofCommandLine,

      clock(running),
      help(running).ofCommandLine,
    ]
  }

  private static let reading = "What to read"
  private static let choosing = "What to report"
  private static let telling = "How to report"
  private static let fixing = "What to fix"
  private static let running = "How to run"

  private static var reportFile: Option<LintSettings> {
    let syntax = OptionSyntax(
      name: "output-file", short: "o", value: "FILE",
      help: "write the report of the preceding --output-format here; default standard output", group: telling)
    return Option(syntax: syntax) { settings, path throws(UsageError) in
      let report = settings.reports.popLast() ?? (.text, nil)
      if report.file != nil {
        throw UsageError("names a second file for one report; pass --output-format again before it")
      }
      settings.reports.append((report.format, path == "-" ? nil : path))
    }.repeatable.ofCommandLine
  }

  private static func codes(
    _ name: String, _ help: String, _ apply: @escaping (inout LintSettings, [String]) -> Void
  ) -> Option<LintSettings> {
    let syntax = OptionSyntax(name: name, value: "CODES", isList: true, help: help, group: choosing)
    return Option(syntax: syntax) { settings, list throws(UsageError) in
      var names: [String] = []
      for word in words(of: list) { names.append(try code(word)) }
      apply(&settings, names)
    }.repeatable
  }

  private static func code(_ word: String) throws(UsageError) -> String {
    if let code = CodeSelection.word(word) { return code }
    throw UsageError(
      "takes codes such as APNS104 or beginnings of them, and rules such as acme.title-length, not \(quoted(word))",
      nearest: word.uppercased(), among: CodeSelection.words)
  }
}
