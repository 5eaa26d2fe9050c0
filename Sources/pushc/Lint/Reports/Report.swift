import PushCompiler

/// A form in which findings are told. It is given the files in turn, and returns the text to be written.
protocol Report {
  /// What stands in front of the first file.
  mutating func begin() -> String
  /// A file, whether or not something was found in it; or a part of one, up to its end.
  mutating func text(for file: LintedFile) -> String
  /// What stands behind the last file.
  mutating func end(_ summary: LintSummary) -> String
}

extension Report {
  mutating func begin() -> String { "" }
  mutating func end(_ summary: LintSummary) -> String { "" }
}

extension ReportFormat {
  /// An empty report of this form.
  func report(_ settings: LintSettings, isTerminalOutput: Bool) -> any Report {
    switch self {
    case .text: TextReport(settings, isTerminalOutput: isTerminalOutput)
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    case .results: ResultsReport()
    case .sarif: SARIFReport(settings.teamRules)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .junit: JUnitReport()
    }
  }
}

extension Diagnostic {
  /// The code, and the rule where it is one of the user's: `RULE100 acme.title-length`.
  var codeAndRule: String { [code.description, rule].compactMap(\.self).joined(separator: " ") }

  /// The message, what the service would do, and what helps: a line each.
  var lines: [String] {
    [message, consequence?.sentence, help.map { "help: \($0)" }].compactMap(\.self)
  }
}
