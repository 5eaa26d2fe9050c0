/// How `pushc rules list` prints.
enum ListFormat: String, CaseIterable {
  case text, markdown, json

  /// A row of a table in Markdown.
  static func row(_ cells: String...) -> String {
    let texts = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    return "| \(texts.joined(separator: " | ")) |\n"
  }

  /// An array of JSON, an element a line.
  static func array(_ elements: [JSONLine]) -> String {
    elements.isEmpty ? "[]\n" : "[\n\(elements.map(\.text).joined(separator: ",\n"))\n]\n"
  }
}
