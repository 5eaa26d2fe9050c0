package import PushCompiler

/// The settings from the options of `pushc convert`.
package struct ConvertSettings {
  /// The format of the input, `.some(nil)` to detect it; nil if the option is absent.
  package var format: Format??
  /// The file of registered devices.
  package var devices: String?
  /// The rules files.
  package var rules: [String] = []
  package var hasLines = false
  /// How files are written; nil: as their names say.
  package var syntax: Source.Syntax?
  package var appliesFixes = false
  package var targets: [Target]?
  package var emission = Emission.requests
  package var isPretty = false
  package var hasOrigin = false
  package var output: String?
  package var limits = CompilerLimits()
  package var target = TargetSettings()
  /// Whether to write one result per document instead of its records.
  package var hasResults = false
  package var rejects: String?
  package var lossReport: String?
  /// The maximum number of notes, and of warnings, printed per code.
  package var diagnosticLimit = 20
  /// Whether to print findings that only explain how a valid document was interpreted.
  package var hasNotes = false
  package var color = Occasion.auto
  package var jobs: Int?
  package var progress = Occasion.auto

  /// Creates default settings.
  package init() {}

  /// The options for the compiler.
  package var compilerOptions: CompilerOptions {
    var options = CompilerOptions(format: format ?? nil, now: target.now)
    options.targets = targets
    options.emission = emission
    options.isPretty = isPretty
    options.hasOrigin = hasOrigin
    options.appliesFixes = appliesFixes
    options.settings = target
    options.limits = limits
    // The loss report contains the edits of rules and the converted values.
    options.hasExplanations = hasNotes || lossReport != nil
    // Files and results contain all findings, regardless of what is printed.
    options.findingsPerCode = rejects == nil && lossReport == nil && !hasResults ? diagnosticLimit : .max
    // With a loss report, losses are reported even if they are not printed.
    if lossReport != nil, target.lossSeverity == nil { options.settings.lossSeverity = .note }
    return options
  }
}
