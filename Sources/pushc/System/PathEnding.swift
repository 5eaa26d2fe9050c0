/// What the ending of a file's name says of its content.
enum PathEnding {
  private static let ofLines = [".ndjson", ".jsonl"]

  /// Whether a file holds a document a line.
  static func isOfLines(_ path: String) -> Bool { ofLines.contains(where: path.hasSuffix) }

  /// Whether a file may hold payloads.
  static func isOfPayload(_ path: String) -> Bool { path.hasSuffix(".json") || isOfLines(path) }
}
