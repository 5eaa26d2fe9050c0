import PushCompiler

/// What the options of `pushc convert` say.
struct ConvertSettings {
  /// The format of the input, nil to detect it; not set where the command line does not say.
  var format: Format??
  /// The file of registered devices.
  var devices: String?
  /// The rules files.
  var rules: [String] = []
  var hasLines = false
  var hasComments = false
  var appliesFixes = false
  var targets: [Target]?
  var emission = Emission.requests
  var isPretty = false
  var hasOrigin = false
  var output: String?
  var target: TargetSettings
  var rejects: String?
  var lossReport: String?
  /// How many notes, and how many warnings, of one code are printed.
  var diagnosticLimit = 20
  /// Whether findings are printed that explain what was made of a valid document.
  var hasNotes = false
  var color = Occasion.auto
  var jobs: Int?
  var progress = Occasion.auto

  init() {
    target = TargetSettings(now: currentTime())
  }

  /// Whether a file holds a document a line.
  func hasLines(_ path: String) -> Bool { hasLines || PathEnding.isOfLines(path) }

  /// How a file is written. What a template says is not known before it is filled in.
  func syntax(of path: String) -> Source.Syntax {
    hasComments || PathEnding.syntax(of: path) == .jsonc ? .jsonc : .json
  }

  /// What the compiler is to do.
  var compilerOptions: CompilerOptions {
    var options = CompilerOptions(format: format ?? nil, now: target.now)
    options.targets = targets
    options.emission = emission
    options.isPretty = isPretty
    options.hasOrigin = hasOrigin
    options.appliesFixes = appliesFixes
    options.settings = target
    // The loss report has the edits of rules and the values that were changed.
    options.hasExplanations = hasNotes || lossReport != nil
    // The files hold all findings, whatever is printed.
    options.findingsPerCode = rejects == nil && lossReport == nil ? diagnosticLimit : .max
    // A loss that nobody wants to read about is still reported.
    if lossReport != nil, target.lossSeverity == nil { options.settings.lossSeverity = .note }
    return options
  }
}
