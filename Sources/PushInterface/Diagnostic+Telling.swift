package import PushCompiler

extension Diagnostic {
  /// Whether it is told once for a run. A loss that counts as more than a note is told where it is.
  package var isOncePerRun: Bool { severity == .note && code.telling.isOncePerRun }
  /// Whether it says that something is wrong or suspicious.
  package var isFault: Bool { !isOncePerRun && !isExplanation }
  /// Whether it explains what was made of a valid document.
  package var isExplanation: Bool { severity == .note && !code.telling.isAlways && !isOncePerRun }
}
