import PushDiagnostics

/// A marker of a template engine, such as Liquid, Handlebars, Mustache, Jinja, ERB, EJS and Go's templates.
struct TemplateMarker {
  enum Role {
    case value, comment, opening, closing
    /// An alternative to the previous branch; or, for the first `when` of a `case`, the first branch.
    case branch(isFirst: Bool)
  }

  let range: Range<Int>
  let role: Role

  /// The opening and closing delimiters of markers. If one opening is a prefix of another, the longer one comes first.
  static let delimiters: [(opening: String, closing: String)] = [
    ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("{#", "#}"), ("<%", "%>"), ("${", "}"),
  ]

  /// Creates a marker from its content.
  init(_ range: Range<Int>, content: String, _ opening: String) {
    self.range = range
    role = Self.role(of: content, within: opening)
  }

  /// Reads a name that is a marker without delimiters; nil if there is none.
  init?(wordAt start: Int, in bytes: [UInt8]) {
    guard let end = Self.wordEnd(from: start, in: bytes) else { return nil }
    range = start..<end
    role = .value
  }

  /// The end of a name that is a marker without delimiters: `$NAME`, `__NAME__`, `%NAME%`, `<token>`.
  private static func wordEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    let first = bytes[start]
    let end = bytes[(start + 1)...].firstIndex { !Placeholder.isNameByte($0) } ?? bytes.count
    guard first != UInt8(ascii: "{"), end > start + 1 else { return nil }
    switch first {
    case UInt8(ascii: "%"): return end < bytes.count && bytes[end] == first ? end + 1 : nil
    case UInt8(ascii: "<"): return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
    default: return end
    }
  }

  /// The keywords that open a block that a later marker closes.
  private static let openings: Set<String> = [
    "if", "unless", "for", "each", "case", "range", "with", "while", "block", "macro", "raw", "capture",
  ]

  private static func role(of content: String, within opening: String) -> Role {
    if opening == "{#" { return .comment }
    if opening == "${" || opening == "{{{" { return .value }
    switch content.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "^"): return .opening
    case UInt8(ascii: "/"): return .closing
    case UInt8(ascii: "!"), UInt8(ascii: ">"): return .comment
    case UInt8(ascii: "="): return .value
    default: break
    }
    let words = content.split { !$0.isLetter }
    switch words.first {
    case let word? where openings.contains(String(word)): return .opening
    case "else", "elif", "elsif", "elseif": return .branch(isFirst: false)
    case "when": return .branch(isFirst: true)
    case let word? where word.hasPrefix("end"): return .closing
    // Braces of EJS and JSP: `<% if (x) { %>`, `<% } else { %>`, `<% } %>`.
    case nil where content.contains("}"): return .closing
    default: return opening == "{{" ? .value : .comment
    }
  }
}
