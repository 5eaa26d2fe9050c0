import PushDiagnostics

/// Text that is nearly JSON, as JSON of the same length, so that each place stays what it is.
///
/// Comments and the comma behind a last entry become spaces. In a template, so do statements and what stands behind `else`,
/// and a marker that stands for a value or a name becomes a string.
struct PlainJSON {
  private(set) var bytes: [UInt8]
  /// The markers that became strings.
  private(set) var placeholders: [Span] = []
  private let isTemplate: Bool
  private var at = 0
  /// The last byte of the text before, white space and comments apart.
  private var last = -1
  /// What statements are open, and whether a branch of each has been read.
  private var branches: [Bool] = []

  init(_ bytes: [UInt8], isTemplate: Bool) {
    self.bytes = bytes
    self.isTemplate = isTemplate
    while at < bytes.count { readNext() }
  }

  private mutating func readNext() {
    if isTemplate, readMarker() { return }
    switch bytes[at] {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): blank(at..<lineEnd(from: at))
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): readComment()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if last >= 0, bytes[last] == UInt8(ascii: ","), hasEntry(before: last) { bytes[last] = 0x20 }
      pass(1)
    case 0x20, 0x09, 0x0a, 0x0d: at += 1
    default: pass(1)
    }
  }

  // MARK: Text

  private var next: UInt8 { at + 1 < bytes.count ? bytes[at + 1] : 0 }

  private mutating func pass(_ count: Int) {
    at = min(at + count, bytes.count)
    last = at - 1
  }

  /// Makes spaces of a part and goes on behind it. Lines stay lines.
  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0a && bytes[index] != 0x0d { bytes[index] = 0x20 }
    at = range.upperBound
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
  }

  /// One that does not end is left, so that the error names it.
  private mutating func readComment() {
    guard let end = find("*/", from: at + 2) else { return pass(2) }
    blank(at..<end + 2)
  }

  /// Whether something stands between a comma and the bracket or comma before it.
  private func hasEntry(before comma: Int) -> Bool {
    guard let before = bytes[..<comma].last(where: { $0 > 0x20 }) else { return false }
    return ![UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(before)
  }

  /// A string. What quotes a marker in it has are no quotes of JSON.
  private mutating func readString() {
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0a {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if isTemplate, let marker = Marker(at: end, in: bytes) {
        tame(marker.range)
        end = marker.range.upperBound
      } else {
        end += 1
      }
    }
    pass(min(end + 1, bytes.count) - at)
  }

  /// Takes what would end or break a string out of a part of it.
  private mutating func tame(_ range: Range<Int>) {
    for index in range where bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5c {
      bytes[index] = UInt8(ascii: "'")
    }
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    guard start >= 0, start + text.count <= bytes.count else { return nil }
    return (start...bytes.count - text.count).first { bytes[$0..<$0 + text.count].elementsEqual(text) }
  }

  // MARK: Markers

  /// Reads a marker, if there is one; whether there was.
  private mutating func readMarker() -> Bool {
    guard let marker = Marker(at: at, in: bytes) else { return false }
    switch marker.role {
    case .value: readValue(marker.range)
    case .comment: blank(marker.range)
    case .opening:
      branches.append(false)
      blank(marker.range)
    case .closing:
      _ = branches.popLast()
      blank(marker.range)
    case .branch(let isFirst):
      blank(marker.range)
      // The branches before a first `when` are none.
      if isFirst, branches.last == false { branches[branches.count - 1] = true } else { blankBranches() }
    }
    return true
  }

  /// Makes spaces of what stands up to the end of a statement, whose first branch was read.
  private mutating func blankBranches() {
    var depth = 0
    while at < bytes.count {
      guard let marker = Marker(at: at, in: bytes) else {
        blank(at..<at + 1)
        continue
      }
      if case .opening = marker.role { depth += 1 }
      if case .closing = marker.role {
        if depth == 0 { return }
        depth -= 1
      }
      blank(marker.range)
    }
  }

  /// A value, or a part of one: `{{major}}.{{minor}}` is one value.
  private mutating func readValue(_ range: Range<Int>) {
    var start = range.lowerBound
    var end = range.upperBound
    if last == start - 1, let before = placeholders.last, Int(before.end) == start {
      start = Int(before.start)
      placeholders.removeLast()
    } else {
      while start > 0, start - 1 == last || start < range.lowerBound, Marker.isNameByte(bytes[start - 1]) { start -= 1 }
    }
    while end < bytes.count, Marker.isNameByte(bytes[end]) { end += 1 }
    tame(start..<end)
    bytes[start] = UInt8(ascii: "\"")
    bytes[end - 1] = UInt8(ascii: "\"")
    placeholders.append(Span(UInt32(start), UInt32(end)))
    pass(end - at)
  }
}

/// A marker of a template engine, such as Liquid, Handlebars, Mustache, Jinja, ERB, EJS and Go's templates.
private struct Marker {
  enum Role {
    case value, comment, opening, closing
    /// What stands instead of what was before; or, as the first `when` of a `case`, for the first time.
    case branch(isFirst: Bool)
  }

  let range: Range<Int>
  let role: Role

  /// The marker that begins at a place; nil where none does, or where it does not end.
  init?(at start: Int, in bytes: [UInt8]) {
    guard let first = Self.openers.first(where: { bytes[start...].starts(with: $0.opening.utf8) }) else {
      guard let end = Self.wordEnd(from: start, in: bytes) else { return nil }
      (range, role) = (start..<end, .value)
      return
    }
    let content = start + first.opening.utf8.count
    let closing = Array(first.closing.utf8)
    guard content <= bytes.count - closing.count,
      let end = (content...bytes.count - closing.count).first(where: { bytes[$0...].starts(with: closing) })
    else { return nil }
    range = start..<end + closing.count
    role = Self.role(of: String(decoding: bytes[content..<end], as: UTF8.self), within: first.opening)
  }

  private static let openers: [(opening: String, closing: String)] = [
    ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("{#", "#}"), ("<%", "%>"), ("${", "}"),
  ]

  /// The end of a name that is a marker by itself: `$NAME`, `__NAME__`, `%NAME%`, `<token>`.
  private static func wordEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    let first = bytes[start]
    guard "$_%<".utf8.contains(first), start + 1 < bytes.count, isNameByte(bytes[start + 1]) else { return nil }
    var end = start + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    switch first {
    case UInt8(ascii: "%"): return end < bytes.count && bytes[end] == first ? end + 1 : nil
    case UInt8(ascii: "<"): return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
    default: return end
    }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The words that open what a later marker ends.
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
