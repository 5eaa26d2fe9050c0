import PushCompiler

/// What the options of `pushc lint` say.
struct LintSettings {
  /// The format of the documents, nil to detect it; not set where the command line does not say.
  var format: Format??
  var targets: [Target]?
  var selected: [String] = []
  var ignored: [String] = []
  /// From which severity on findings fail the run, nil: from none; not set where the command line does not say.
  var failOn: Severity??
  var appliesFixes = false
  var showsDifference = false
  var hasStatistics = false
  /// Whether the files are named that are left out.
  var isVerbose = false
  var hasLines = false
  /// How files are written; nil: as their names say.
  var syntax: Source.Syntax?
  /// How many findings of one code and severity are printed as text.
  var diagnosticLimit = 20
  var baseline: String?
  var newBaseline: String?
  var standardInputName = "<stdin>"
  var configuration: String?
  var isIsolated = false
  var ruleFiles: [String] = []
  /// What the rules files hold.
  var rules: Rules?
  /// The rules of all files, for reports that describe them.
  var teamRules: [RuleSummary] = []
  /// Whether findings are told that explain what was made of a valid document.
  var hasNotes = false
  var color = Occasion.auto
  /// The reports, each with its file; nil: standard output.
  var reports: [(format: ReportFormat, file: String?)] = []
  var target: TargetSettings

  init() {
    target = TargetSettings(now: currentTime())
  }

  /// Whether a file holds a document a line.
  func hasLines(_ path: String) -> Bool { hasLines || PathEnding.isOfLines(path) }

  /// How a file is written.
  func syntax(of path: String) -> Source.Syntax { syntax ?? PathEnding.syntax(of: path) }

  /// Takes over what a configuration says and the command line does not.
  mutating func add(_ file: ConfigurationFile, overrides: [Int]) {
    let choice = file.content.choice(with: overrides)
    format = format ?? choice.format
    targets = targets ?? choice.targets
    if selected.isEmpty { selected = choice.selected ?? [] }
    ignored += choice.ignored
    failOn = failOn ?? file.content.failOn
    ruleFiles = file.rules + ruleFiles
  }

  /// What the linter is to do.
  var options: LintOptions {
    var options = LintOptions(now: target.now)
    options.format = format ?? nil
    options.targets = targets
    options.selection.selected = selected
    options.selection.ignored = ignored
    options.appliesFixes = rewrites
    options.rules = rules
    options.settings = target
    options.hasExplanations = hasNotes || reports.contains { $0.format.isForPrograms }
    return options
  }

  /// Whether files are written anew, or shown as they would be.
  var rewrites: Bool { appliesFixes || showsDifference }

  /// The same for a document that stays as it is.
  var optionsWithoutFixes: LintOptions {
    var options = options
    options.appliesFixes = false
    return options
  }
}

/// The forms of a report.
enum ReportFormat: String, CaseIterable {
  case text
  case json
  case jsonLines = "json-lines"
  case sarif
  case github
  case gitlab
  case junit

  /// Whether programs read it that want all findings. The others are failed tests and comments of a review, which only
  /// what is wrong or suspicious belongs into.
  var isForPrograms: Bool {
    switch self {
    case .json, .jsonLines, .sarif: true
    case .text, .github, .gitlab, .junit: false
    }
  }
}
