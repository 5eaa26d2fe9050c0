import PushCompiler

/// How the fields of messages are printed.
enum FieldReferenceFormat: String, CaseIterable {
  case text, markdown, json

  func text(of fields: [FieldReference]) -> String {
    switch self {
    case .text: Self.table(fields)
    case .markdown: Self.page(fields)
    case .json: Self.json(fields)
    }
  }

  /// A line for each field, so that other programs can pick what they need.
  private static func table(_ fields: [FieldReference]) -> String {
    let nameWidth = fields.map(\.name.count).max() ?? 0
    let typeWidth = fields.map(\.type.count).max() ?? 0
    return fields.map { field in
      let words = field.words.isEmpty ? "" : " One of \(field.words.joined(separator: ", "))."
      let head = padded(field.name, to: nameWidth + 2) + padded(field.type, to: typeWidth + 2)
      return head + field.summary + words + "\n"
    }.joined()
  }

  private static func page(_ fields: [FieldReference]) -> String {
    let head = """
      <!-- What `pushc rules list --fields` prints. Do not edit. -->

      # Fields of messages

      What rules can ask of a message, whatever format it came from. A text that has words is one of them.

      | field | type | words | meaning |
      | --- | --- | --- | --- |

      """
    let rows = fields.map { field in
      let words = field.words.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(field.name)` | `\(field.type)` | \(words) | \(cell(field.summary)) |\n"
    }
    return head + rows.joined()
  }

  /// A text within one cell of a table.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func json(_ fields: [FieldReference]) -> String {
    let elements = fields.map { field in
      var element = JSONLine()
      element.add("name", field.name)
      element.add("type", field.type)
      if !field.words.isEmpty {
        element.add("words", json: "[\(field.words.map(JSONLine.quoted).joined(separator: ","))]")
      }
      element.add("summary", field.summary)
      return element.text
    }
    return "[\n\(elements.joined(separator: ",\n"))\n]\n"
  }
}
