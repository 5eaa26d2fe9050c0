import PushCompiler

extension ConvertSettings {
  init() { self.init(now: currentTime()) }

  /// Whether a file has one document per line.
  func hasLines(_ path: String) -> Bool { hasLines || PathEnding.isOfLines(path) }

  /// How a file is written.
  func syntax(of path: String) -> Source.Syntax { syntax ?? PathEnding.syntax(of: path) }
}
