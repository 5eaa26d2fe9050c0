package import PushCompiler

/// What the options of `pushc lint` say.
package struct LintSettings {
  /// The format of the documents, nil to detect it; not set where the command line does not say.
  package var format: Format??
  package var targets: [Target]?
  package var selected: [String] = []
  package var ignored: [String] = []
  /// From which severity on findings fail the run, nil: from none; not set where the command line does not say.
  package var failOn: Severity??
  package var appliesFixes = false
  package var showsDifference = false
  package var hasStatistics = false
  /// Whether the files are named that are left out.
  package var isVerbose = false
  package var hasLines = false
  /// How files are written; nil: as their names say.
  package var syntax: Source.Syntax?
  /// How many findings of one code and severity are printed as text.
  package var diagnosticLimit = 20
  package var baseline: String?
  package var newBaseline: String?
  package var standardInputName = "<stdin>"
  package var configuration: String?
  package var isIsolated = false
  /// Whether a file that is named is left out where a search of its folder would leave it out.
  package var forcesExclusion = false
  package var ruleFiles: [String] = []
  /// What the rules files hold.
  package var rules: Rules?
  /// The rules of all files, for reports that describe them.
  package var teamRules: [RuleSummary] = []
  /// Whether findings are told that explain what was made of a valid document.
  package var hasNotes = false
  package var color = Occasion.auto
  /// The reports, each with its file; nil: standard output.
  package var reports: [(format: ReportFormat, file: String?)] = []
  package var limits = CompilerLimits()
  package var target: TargetSettings
  /// Whether the options say what time it is.
  package var hasFixedTime = false

  /// Settings that leave everything open; `now` is the clock in seconds since 1970.
  package init(now: Int64) { target = TargetSettings(now: now) }

  /// The system's clock, unless the options say what time it is.
  package func liveClock(_ system: @escaping () -> Int64) -> (() -> Int64)? { hasFixedTime ? nil : system }

  /// What the linter is to do.
  package var options: LintOptions {
    var options = LintOptions(now: target.now)
    options.format = format ?? nil
    options.targets = targets
    options.selection.selected = selected
    options.selection.ignored = ignored
    options.appliesFixes = rewrites
    options.rules = rules
    options.settings = target
    options.limits = limits
    options.hasExplanations = hasNotes || reports.contains { $0.format.isForPrograms }
    return options
  }

  /// Whether files are written anew, or shown as they would be.
  package var rewrites: Bool { appliesFixes || showsDifference }

  /// The same for a document that stays as it is.
  package var optionsWithoutFixes: LintOptions {
    var options = options
    options.appliesFixes = false
    return options
  }
}

/// The forms of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case jsonLines = "json-lines"
  case results
  case sarif
  case github
  case gitlab
  case junit

  /// Whether programs read it that want all findings. The others are failed tests and comments of a review, which only
  /// what is wrong or suspicious belongs into.
  package var isForPrograms: Bool {
    switch self {
    case .json, .jsonLines, .results, .sarif: true
    case .text, .github, .gitlab, .junit: false
    }
  }
}
