import PushCompiler

/// Derives properties of a file from its extension, in any case.
enum PathEnding {
  private static let ofLines = [".ndjson", ".jsonl"]

  static func isOfLines(_ path: String) -> Bool { has(path, oneOf: ofLines) }

  private static let ofTemplates = [".liquid", ".hbs", ".mustache", ".j2", ".erb", ".tmpl", ".tpl"]

  static func syntax(of path: String) -> Source.Syntax {
    has(path, oneOf: ofTemplates) ? .template : has(path, oneOf: [".jsonc"]) ? .jsonc : .json
  }

  /// Whether a file may hold payloads.
  static func mayHavePayloads(_ path: String) -> Bool {
    has(path, oneOf: [".json"]) || hasPayload(path) || isOfLines(path) || syntax(of: path) != .json
  }

  /// Whether a file is a payload for the Simulator, as Xcode uses them.
  static func hasPayload(_ path: String) -> Bool { has(path, oneOf: [".apns"]) }

  private static func has(_ path: String, oneOf endings: [String]) -> Bool {
    let path = path.lowercased()
    return endings.contains(where: path.hasSuffix)
  }
}
