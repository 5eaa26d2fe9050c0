import PushCompiler

extension ListFormat {
  func text(of fields: [FieldReference]) -> String {
    switch self {
    case .text: Self.table(fields)
    case .markdown: Self.page(fields)
    case .json: Self.json(fields)
    }
  }

  /// One line per field, so that other programs can select parts of the output.
  private static func table(_ fields: [FieldReference]) -> String {
    aligned(
      fields.map { field in
        let words = field.words.isEmpty ? "" : " One of \(field.words.joined(separator: ", "))."
        return [field.name, field.type, field.summary + words]
      })
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
      return row("`\(field.name)`", "`\(field.type)`", words, field.summary)
    }
    return head + rows.joined()
  }

  private static func json(_ fields: [FieldReference]) -> String {
    JSONList.text(
      fields.map { field in
        [
          "name": JSONLine(field.name), "type": JSONLine(field.type),
          "words": field.words.isEmpty ? nil : JSONLine(field.words), "summary": JSONLine(field.summary),
        ]
      })
  }
}
