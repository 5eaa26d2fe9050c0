import PushCompiler

/// `pushc lint`: checks payload files before they are sent.
enum LintCommand {
  static var command: Command { Command(syntax, LintSettings.options, LintSettings(), execute: execute) }

  private static var syntax: CommandSyntax {
    CommandSyntax(
      name: "lint", summary: "say what is wrong with payload files", usage: "[--from FORMAT] [options] [PATH… | -]",
      purpose: "Reads payload files, folders of them or patterns such as 'push/**/*.json', and says what the services "
        + "will reject, what they will accept and never show, and with --to what will be lost. Without PATH, or with -, "
        + "it reads standard input.",
      examples: [
        "pushc lint push/",
        "pushc lint --output-format github --output-format sarif --output-file pushc.sarif push/",
        "pushc lint --fix push/welcome.json",
        "pushc lint --from gorush --to apns --fail-on warning - < push.json",
      ],
      remarks: [
        (
          "Configuration",
          [
            "The nearest .pushc.json in the folder of each file or above: from, to, select, ignore, fail-on,",
            "exclude (patterns as in .gitignore), rules (files), both as seen from its folder, suppressions, overrides.",
            "An override is {\"files\", \"format\", \"targets\", \"select\", \"ignore\"}; later ones win.",
            "A list with one element can be written without brackets.",
            "A suppression is {\"file\", \"pointer\", \"code\", \"reason\", \"until\"}; code and reason are needed.",
            "The code may be a rule's name, too.",
          ]
        ),
        ExitCode.remark(
          "nothing at or above the fail level, except notes that only explain (--notes)",
          "findings at or above it, or changes that --diff printed",
          wrong: "the command line, the configuration or a rule"),
      ])
  }

  private static func execute(_ settings: LintSettings, _ operands: [String]) throws(RunFailure) -> ExitCode {
    var settings = settings
    if settings.reports.isEmpty { settings.reports = [(.text, nil)] }
    try requireDistinct(settings)
    try requireShown(settings)
    let paths = operands.isEmpty ? ["-"] : operands
    if settings.isIsolated, settings.configuration != nil {
      throw RunFailure(usage: "--isolated reads no configuration; pass it or --config")
    }
    try StandardInput.requireOneUse(
      settings.shared.ruleFiles + [settings.configuration, settings.baseline], besides: paths)
    if operands.isEmpty { StandardInput.announceReading(syntax.name) }
    return try LintRun.run(settings, paths)
  }

  /// What is printed in place of a report must not take the place of one that programs read.
  private static func requireShown(_ settings: LintSettings) throws(RunFailure) {
    let others = settings.reports.filter { $0.format != .text }
    if settings.hasStatistics, others.count == settings.reports.count, let other = others.first {
      throw RunFailure(
        usage: "--statistics counts findings as text, and excludes --output-format \(other.format.rawValue)")
    }
    if settings.showsDifference, let lost = others.first(where: { $0.file == nil }) {
      throw RunFailure(
        usage: "--diff prints the changes in place of the report, and excludes --output-format "
          + "\(lost.format.rawValue) without --output-file")
    }
  }

  /// Two reports must not use the same file.
  private static func requireDistinct(_ settings: LintSettings) throws(RunFailure) {
    if settings.reports.count(where: { $0.file == nil }) > 1 {
      throw RunFailure(usage: "pass an --output-file for each report but one")
    }
    if settings.newBaseline == "-", settings.reports.contains(where: { $0.file == nil }) {
      throw RunFailure(usage: "--write-baseline - prints the baseline; pass an --output-file for the report")
    }
    let files = settings.reports.compactMap(\.file) + [settings.newBaseline].compactMap(\.self)
    if let twice = OutputPaths.repeated(in: files) {
      throw RunFailure(usage: "two outputs have the same file: \(quoted(twice))")
    }
  }
}
