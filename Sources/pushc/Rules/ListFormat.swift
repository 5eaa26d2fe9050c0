/// The output formats of `pushc rules list`.
enum ListFormat: String, CaseIterable {
  case text, markdown, json

  /// A row of a Markdown table.
  static func row(_ cells: String...) -> String {
    let texts = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    return "| \(texts.joined(separator: " | ")) |\n"
  }

  /// A JSON array with one element per line.
  static func array(_ elements: [JSONLine]) -> String {
    elements.isEmpty ? "[]\n" : "[\n\(elements.map(\.text).joined(separator: ",\n"))\n]\n"
  }
}
