import PushCompiler

extension ConvertSettings {
  init() { self.init(now: currentTime()) }

  /// Whether a file holds a document a line.
  func hasLines(_ path: String) -> Bool { hasLines || PathEnding.isOfLines(path) }

  /// How a file is written. What a template says is not known before it is filled in.
  func syntax(of path: String) -> Source.Syntax {
    hasComments || PathEnding.syntax(of: path) == .jsonc ? .jsonc : .json
  }
}
