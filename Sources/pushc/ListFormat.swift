/// The output formats of lists: rules, fields, facts, explanations.
enum ListFormat: String, CaseIterable {
  case text, markdown, json

  /// A row of a Markdown table.
  static func row(_ cells: String...) -> String {
    let texts = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    return "| \(texts.joined(separator: " | ")) |\n"
  }
}

/// `--output-format` of a list.
func listFormat<Settings>(
  _ help: String = "text (the default), markdown or json", _ apply: @escaping (inout Settings, ListFormat) -> Void
) -> Option<Settings> {
  choice("output-format", "FORMAT", help, "Options", apply)
}
