import PushCompiler

/// Derives properties of a file from its extension.
enum PathEnding {
  private static let ofLines = [".ndjson", ".jsonl"]

  /// Whether a file has one document per line.
  static func isOfLines(_ path: String) -> Bool { ofLines.contains(where: path.hasSuffix) }

  private static let ofTemplates = [".liquid", ".hbs", ".mustache", ".j2", ".erb", ".tmpl", ".tpl"]

  /// The syntax of a file.
  static func syntax(of path: String) -> Source.Syntax {
    ofTemplates.contains(where: path.hasSuffix) ? .template : path.hasSuffix(".jsonc") ? .jsonc : .json
  }

  /// Whether a file may hold payloads.
  static func mayHavePayloads(_ path: String) -> Bool {
    path.hasSuffix(".json") || hasPayload(path) || isOfLines(path) || syntax(of: path) != .json
  }

  /// Whether a file is a payload for the Simulator, as Xcode uses them.
  static func hasPayload(_ path: String) -> Bool { path.hasSuffix(".apns") }
}
