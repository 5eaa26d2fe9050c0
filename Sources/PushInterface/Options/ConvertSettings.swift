package import PushCompiler

/// The settings from the options of `pushc convert`.
package struct ConvertSettings: CommandSettings {
  package var shared = SharedSettings()
  /// The file of registered devices.
  package var devices: String?
  package var appliesFixes = false
  package var emission = Emission.requests
  package var isPretty = false
  package var hasOrigin = false
  package var output: String?
  /// Whether to write one result per document instead of its records.
  package var hasResults = false
  package var rejects: String?
  package var lossReport: String?
  package var jobs: Int?
  package var progress = Occasion.auto

  package init() {}

  package var compilerOptions: CompilerOptions {
    var options = CompilerOptions(format: shared.format ?? nil, to: shared.targets)
    options.emission = emission
    options.isPretty = isPretty
    options.hasOrigin = hasOrigin
    options.appliesFixes = appliesFixes
    options.settings = shared.target
    options.limits = shared.limits
    // The loss report contains the edits of rules and the converted values.
    options.hasExplanations = shared.hasNotes || lossReport != nil
    // Files and results contain all findings, regardless of what is printed.
    options.findingsPerCode = rejects == nil && lossReport == nil ? shared.diagnosticLimit : .max
    // With a loss report, losses are reported even if they are not printed.
    if lossReport != nil, shared.target.lossSeverity == nil { options.settings.lossSeverity = .note }
    return options
  }
}
