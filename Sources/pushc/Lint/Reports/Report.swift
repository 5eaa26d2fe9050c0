import PushCompiler

/// A format of a report. It receives the files in order and returns the text to write.
protocol Report {
  /// The text for a file, with or without findings, or for a part of one; `isEnd` marks the last part.
  mutating func text(for file: LintedFile) -> String
  /// The text after the last file.
  mutating func end(_ summary: LintSummary) -> String
}

extension Report {
  mutating func end(_ summary: LintSummary) -> String { "" }
}

extension ReportFormat {
  /// An empty report in this format.
  func report(_ settings: LintSettings, to terminal: FileDescriptor?) -> any Report {
    switch self {
    case .text: TextReport(settings, to: terminal)
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    case .results: ResultsReport()
    case .sarif: SARIFReport(settings.teamRules, hasSuppressions: settings.hasSuppressions)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .junit: JUnitReport()
    }
  }
}

extension Diagnostic {
  /// The code, and the user rule if there is one: `RULE100 acme.title-length`.
  var codeAndRule: String { [code.description, rule].compactMap(\.self).joined(separator: " ") }

  /// The message, the consequence, the remarks without a place, the help and what the fix does, one per line.
  var lines: [String] { lines(advice) }

  /// The lines with an advice that is already known: to look for one takes time.
  func lines(_ advice: (help: String?, fix: Fix?)) -> [String] {
    let (help, fix) = advice
    let remarks = notes.filter { $0.span == nil }.map { "note: \($0.text)" }
    let ends = [
      help.map { "help: \($0)" }, fix.map { "\($0.isSafe ? "fix" : "fix (unsafe)"): \($0.title)" },
    ]
    return [message] + [consequence?.sentence].compactMap(\.self) + remarks + ends.compactMap(\.self)
  }
}
