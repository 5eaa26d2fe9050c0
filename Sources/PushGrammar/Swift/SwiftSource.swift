/// The text of a Swift file. Declarations are found by lines, because each kind has a fixed form.
package struct SwiftSource: Sendable {
  /// The path from the package's root.
  package let path: String
  package let text: String
  let lines: [Substring]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The doc comment that ends above a line.
  func documentation(above index: Int) -> DocumentationComment {
    let comment = lines[..<index].reversed().map { $0.drop { $0 == " " } }.prefix { $0.hasPrefix("///") }
    return DocumentationComment(
      comment.reversed().map { line in
        let content = line.dropFirst(3)
        return content.first == " " ? content.dropFirst() : content
      })
  }

  /// The position of the first character on a line.
  func position(at index: Int) -> Position {
    Position(line: index + 1, column: lines[index].prefix { $0 == " " }.count + 1)
  }

  func error(_ message: String, at index: Int) -> GrammarError {
    GrammarError(file: path, position: position(at: index), message: message)
  }

  /// A text as a Swift literal, with a margin if it has several lines. The number signs make backslashes and quotes
  /// literal.
  static func literal(_ text: String, margin: Int = 0) -> String {
    guard text.contains("\n") else { return "##\"\(text)\"##" }
    let margin = String(repeating: " ", count: margin)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
    return "##\"\"\"\n\(lines.joined(separator: "\n"))\n\(margin)\"\"\"##"
  }
}
