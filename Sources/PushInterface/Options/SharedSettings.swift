package import PushCompiler

/// The settings from options that several commands have.
package struct SharedSettings {
  /// The format of the input, `.some(nil)` to detect it; nil if the option is absent.
  package var format: Format??
  package var hasLines = false
  /// The syntax of the files; nil to derive it from their names.
  package var syntax: Source.Syntax?
  package var limits = CompilerLimits()
  package var ruleFiles: [String] = []
  package var targets: [Target]?
  package var target: TargetSettings
  /// Whether to print findings that only explain how a valid document was interpreted.
  package var hasNotes = false
  /// The maximum number of findings of one code that are printed: errors, warnings and notes.
  package var diagnosticLimit = 20
  package var color = Occasion.auto

  /// Creates default settings. Without a time, the clock is that of the system.
  package init(now: Int64? = nil) { target = TargetSettings(now: now) }
}

/// The settings of a command that has some of the shared options.
package protocol CommandSettings {
  var shared: SharedSettings { get set }
}
