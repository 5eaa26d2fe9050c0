package import PushCompiler

extension Diagnostic {
  /// Whether it is reported once per run. A loss with a higher severity than note is reported at its location.
  package var isOncePerRun: Bool { severity == .note && code.telling.isOncePerRun }
  /// Whether it reports an error or a probable mistake.
  package var isFault: Bool { !isOncePerRun && !isExplanation }
  /// Whether it explains how a valid document was interpreted.
  package var isExplanation: Bool { severity == .note && !code.telling.isAlways && !isOncePerRun }
}
