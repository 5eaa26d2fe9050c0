package import PushCompiler

/// The settings from the options of `pushc lint`.
package struct LintSettings: CommandSettings {
  package var shared = SharedSettings()
  package var selected: [String] = []
  package var ignored: [String] = []
  /// The lowest severity that fails the run, `.some(nil)` for none; nil if the option is absent.
  package var failOn: Severity??
  package var appliesFixes = false
  package var showsDifference = false
  package var hasStatistics = false
  /// Whether to list skipped files.
  package var isVerbose = false
  package var baseline: String?
  package var newBaseline: String?
  package var standardInputName = InputName.standardInput
  package var configuration: String?
  package var isIsolated = false
  /// Whether a file that is named is left out where a search of its folder would leave it out.
  package var forcesExclusion = false
  /// The rules from the rules files.
  package var rules: Rules?
  /// Summaries of all rules, for reports that describe them.
  package var teamRules: [RuleSummary] = []
  /// Whether the configuration accepts some findings.
  package var hasSuppressions = false
  /// The reports and their files; a nil file is standard output.
  package var reports: [(format: ReportFormat, file: String?)] = []

  package init() {}

  package var options: LintOptions {
    var options = LintOptions(format: shared.format ?? nil)
    options.targets = shared.targets
    options.selection.selected = selected
    options.selection.ignored = ignored
    options.appliesFixes = rewrites
    options.rules = rules
    options.settings = shared.target
    options.limits = shared.limits
    // What is suppressed or in the baseline must not depend on what is printed.
    options.hasExplanations =
      shared.hasNotes || hasSuppressions || newBaseline != nil || reports.contains { $0.format.isForPrograms }
    return options
  }

  /// Whether files are rewritten, or their differences are shown.
  package var rewrites: Bool { appliesFixes || showsDifference }

  /// The same options without fixes, for documents that are not changed.
  package var optionsWithoutFixes: LintOptions {
    var options = options
    options.appliesFixes = false
    return options
  }
}

/// The formats of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case jsonLines = "json-lines"
  case results
  case sarif
  case github
  case gitlab
  case junit

  /// Whether the format is read by programs that need all findings. The other formats are failed tests and review
  /// comments, which contain only errors and probable mistakes.
  package var isForPrograms: Bool {
    switch self {
    case .json, .jsonLines, .results, .sarif: true
    case .text, .github, .gitlab, .junit: false
    }
  }
}
