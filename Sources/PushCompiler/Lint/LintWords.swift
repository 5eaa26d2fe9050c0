/// The words of the linter's options, on the command line and in `.pushc.json`.
package enum LintWords {
  /// The word that has the format of each document detected.
  package static let automatic = "auto"
  package static var formats: [String] { Format.allCases.map { $0.name } + [automatic] }

  /// The word with which findings never fail the run.
  static let never = "never"
  /// The severities from where on findings fail the run.
  package static var levels: [String] { Severity.allCases.map { $0.word } + [never] }
}
