import PushCompiler

/// `pushc convert`: compiles documents to requests.
enum ConvertCommand {
  static var command: Command { Command(syntax, ConvertSettings.options, ConvertSettings(), execute: execute) }

  private static var syntax: CommandSyntax {
    CommandSyntax(
      name: "convert", summary: "compile messages to requests", usage: "--from FORMAT [options] [FILE… | -]",
      purpose: "Reads messages in a vendor's format and writes the HTTP requests that APNs, FCM and HMS take. "
        + "Without FILE, or with -, it reads standard input.",
      examples: [
        "pushc convert --from appmetrica --to apns push.json",
        "pushc convert --from gorush --to apns,fcm --apns-topic com.example.app push.json",
        "pushc convert --from gorush --rejects rejects.ndjson -o requests.ndjson campaign.ndjson",
        "pushc convert --from gorush --emit bodies - < push.json | jq .",
      ],
      remarks: [
        ExitCode.remark(
          "every message was written, and there was no error",
          "a message was rejected or there was an error, as in --devices; others were written",
          wrong: "the command line or a rule")
      ])
  }

  private static func execute(_ settings: ConvertSettings, _ operands: [String]) throws(RunFailure) -> ExitCode {
    guard settings.shared.format != nil else {
      throw RunFailure(usage: "convert needs --from FORMAT: \(WordList.text(ConvertSettings.formats, "or"))")
    }
    try requireDistinct(settings)
    if settings.emission == .simctl, let targets = settings.shared.targets, targets != [.apns] {
      throw RunFailure(usage: "--emit simctl writes payloads for APNs; leave out --to")
    }
    // As lint names them, so that rules find the same `file`.
    let files = operands.isEmpty ? ["-"] : operands.map { pathFromHere($0) }
    try StandardInput.requireOneUse(settings.shared.ruleFiles + [settings.devices] + files, besides: [])
    try requireInputs(settings, files)
    if operands.isEmpty { StandardInput.announceReading(syntax.name) }
    return try Conversion.run(settings, files)
  }

  /// No output may replace an input, except that the requests may replace their messages.
  private static func requireInputs(_ settings: ConvertSettings, _ files: [String]) throws(RunFailure) {
    let others = settings.shared.ruleFiles + [settings.devices].compactMap(\.self)
    try OutputPaths.requireOthers([("--output", settings.output)], than: others)
    try OutputPaths.requireOthers(
      [("--rejects", settings.rejects), ("--loss-report", settings.lossReport)], than: files + others)
  }

  /// Two outputs must not use the same file.
  private static func requireDistinct(_ settings: ConvertSettings) throws(RunFailure) {
    let outputs = [settings.output, settings.rejects, settings.lossReport].compactMap(\.self)
    if OutputPaths.repeated(in: outputs) != nil {
      throw RunFailure(usage: "--output, --rejects and --loss-report are different files")
    }
  }
}
