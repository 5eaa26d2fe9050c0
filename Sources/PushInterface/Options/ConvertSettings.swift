package import PushCompiler

/// What the options of `pushc convert` say.
package struct ConvertSettings {
  /// The format of the input, nil to detect it; not set where the command line does not say.
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
  package var target: TargetSettings
  /// Whether the options say what time it is.
  package var hasFixedTime = false
  /// Whether there is a result for each document, rather than its records.
  package var hasResults = false
  package var rejects: String?
  package var lossReport: String?
  /// How many notes, and how many warnings, of one code are printed.
  package var diagnosticLimit = 20
  /// Whether findings are printed that explain what was made of a valid document.
  package var hasNotes = false
  package var color = Occasion.auto
  package var jobs: Int?
  package var progress = Occasion.auto

  /// Settings that leave everything open; `now` is the clock in seconds since 1970.
  package init(now: Int64) { target = TargetSettings(now: now) }

  /// The system's clock, unless the options say what time it is.
  package func liveClock(_ system: @escaping () -> Int64) -> (() -> Int64)? { hasFixedTime ? nil : system }

  /// What the compiler is to do.
  package var compilerOptions: CompilerOptions {
    var options = CompilerOptions(format: format ?? nil, now: target.now)
    options.targets = targets
    options.emission = emission
    options.isPretty = isPretty
    options.hasOrigin = hasOrigin
    options.appliesFixes = appliesFixes
    options.settings = target
    options.limits = limits
    // The loss report has the edits of rules and the values that were changed.
    options.hasExplanations = hasNotes || lossReport != nil
    // Files and results hold all findings, whatever is printed.
    options.findingsPerCode = rejects == nil && lossReport == nil && !hasResults ? diagnosticLimit : .max
    // A loss that nobody wants to read about is still reported.
    if lossReport != nil, target.lossSeverity == nil { options.settings.lossSeverity = .note }
    return options
  }
}
