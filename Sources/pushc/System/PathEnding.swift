import PushCompiler

/// What the ending of a file's name says of its content.
enum PathEnding {
  private static let ofLines = [".ndjson", ".jsonl"]

  /// Whether a file holds a document a line.
  static func isOfLines(_ path: String) -> Bool { ofLines.contains(where: path.hasSuffix) }

  private static let ofTemplates = [".liquid", ".hbs", ".mustache", ".j2", ".erb", ".tmpl", ".tpl"]

  /// How a file is written.
  static func syntax(of path: String) -> Source.Syntax {
    ofTemplates.contains(where: path.hasSuffix) ? .template : path.hasSuffix(".jsonc") ? .jsonc : .json
  }

  /// Whether a file may hold payloads.
  static func mayHavePayloads(_ path: String) -> Bool {
    path.hasSuffix(".json") || hasPayload(path) || isOfLines(path) || syntax(of: path) != .json
  }

  /// Whether a file is a payload: Xcode sends such files to the Simulator.
  static func hasPayload(_ path: String) -> Bool { path.hasSuffix(".apns") }
}
