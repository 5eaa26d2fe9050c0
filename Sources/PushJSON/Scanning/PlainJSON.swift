import PushDiagnostics

/// Converts text that is almost JSON into JSON of the same length, so that all offsets stay valid.
///
/// Comments and trailing commas are replaced by spaces. In a template, statements, `else` branches and markers that insert
/// members are replaced as well, and a marker used as a value or name becomes a string.
struct PlainJSON {
  private(set) var bytes: [UInt8]
  /// The markers that were converted to strings.
  private(set) var placeholders: [Span] = []
  /// The markers in place of members, which were replaced by spaces.
  private(set) var insertions: [Span] = []
  /// The first marker that is lost here: a statement that became white space, or one whose quotes were changed.
  private(set) var firstLost: Span?
  private let isTemplate: Bool
  private var at = 0
  /// The offset of the last byte read that is not white space or part of a comment.
  private var last = -1
  /// For each kind of marker, the offset of the next closing delimiter, as far as it has been searched.
  private var ends = [Int](repeating: -1, count: TemplateMarker.delimiters.count)
  /// The offset of the next `*/`, as far as it has been searched.
  private var commentEnd = -1
  /// One entry per open statement: whether a branch of it has been read.
  private var branches: [Bool] = []
  /// One entry per open bracket: whether it begins an object.
  private var areObjects: [Bool] = []
  /// The value of `last` before a marker that inserts members.
  private var lastBeforeMembers = -1
  /// Where the markers end that were last examined for a colon after them, and whether there is one.
  private var nameEnd = (offset: -1, isName: false)

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
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      areObjects.append(bytes[at] == UInt8(ascii: "{"))
      pass(1)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if last >= 0, bytes[last] == UInt8(ascii: ","), hasEntry(before: last) { bytes[last] = 0x20 }
      _ = areObjects.popLast()
      pass(1)
    case UInt8(ascii: ",") where last >= 0 && last == lastBeforeMembers && isBeforeMember:
      // `{"a": 1, {{members}}, "b": 2}`: the members are replaced, and one of the commas is too many.
      lastBeforeMembers = -1
      blank(at..<at + 1)
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

  /// Replaces a range by spaces and continues after it. Line breaks are kept.
  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0a && bytes[index] != 0x0d { bytes[index] = 0x20 }
    at = range.upperBound
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
  }

  /// Skips a comment. An unterminated one is left in place, so that the error refers to it.
  private mutating func readComment() {
    if commentEnd < at + 2 { commentEnd = find("*/", from: at + 2) ?? .max }
    guard commentEnd < .max else { return pass(2) }
    blank(at..<commentEnd + 2)
  }

  /// Whether there is an entry between a comma and the previous bracket or comma.
  private func hasEntry(before comma: Int) -> Bool {
    guard let before = bytes[..<comma].last(where: { $0 > 0x20 }) else { return false }
    return ![UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(before)
  }

  /// Reads a string. Quotes inside a marker do not end the string.
  private mutating func readString() {
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0a {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if isTemplate, let marker = marker(at: end) {
        if neutralizeQuotes(marker.range) { noteLoss(of: marker) }
        end = marker.range.upperBound
      } else {
        end += 1
      }
    }
    pass(min(end + 1, bytes.count) - at)
  }

  /// Takes what would end or break a string out of a part of it; whether there was anything.
  @discardableResult
  private mutating func neutralizeQuotes(_ range: Range<Int>) -> Bool {
    var isChanged = false
    for index in range where bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5c {
      bytes[index] = UInt8(ascii: "'")
      isChanged = true
    }
    return isChanged
  }

  private mutating func noteLoss(of marker: TemplateMarker) {
    firstLost = firstLost ?? Span(UInt32(marker.range.lowerBound), UInt32(marker.range.upperBound))
  }

  private func find(_ text: String, from start: Int) -> Int? {
    bytes.firstRange(of: Array(text.utf8), from: start)?.lowerBound
  }

  // MARK: Markers

  /// The marker that begins at an offset; nil if there is none or it is not terminated.
  private mutating func marker(at start: Int) -> TemplateMarker? {
    // Most bytes do not begin a marker.
    guard "{<$%_".utf8.contains(bytes[start]) else { return nil }
    guard let kind = TemplateMarker.delimiters.firstIndex(where: { starts(with: $0.opening, at: start) }) else {
      return TemplateMarker(wordAt: start, in: bytes)
    }
    let (opening, closing) = TemplateMarker.delimiters[kind]
    let content = start + opening.utf8.count
    // The end found for an earlier marker is also the end of this one if it is after its content.
    if ends[kind] < content { ends[kind] = find(closing, from: content) ?? .max }
    guard ends[kind] < .max else { return nil }
    return TemplateMarker(
      start..<ends[kind] + closing.utf8.count,
      content: String(decoding: bytes[content..<ends[kind]], as: UTF8.self), opening)
  }

  private func starts(with text: String, at start: Int) -> Bool { bytes[start...].starts(with: text.utf8) }

  /// Reads a marker and returns whether there was one.
  private mutating func readMarker() -> Bool {
    guard let marker = marker(at: at) else { return false }
    switch marker.role {
    case .value where insertsMembers(marker.range):
      noteLoss(of: marker)
      insertions.append(Span(UInt32(marker.range.lowerBound), UInt32(marker.range.upperBound)))
      lastBeforeMembers = last
      blank(marker.range)
    case .value: readValue(marker.range)
    case .comment: blank(marker.range)
    case .opening:
      noteLoss(of: marker)
      branches.append(false)
      blank(marker.range)
    case .closing:
      _ = branches.popLast()
      blank(marker.range)
    case .branch(let isFirst):
      blank(marker.range)
      // Text before the first `when` is not a branch.
      if isFirst, branches.last == false { branches[branches.count - 1] = true } else { blankBranches() }
    }
    return true
  }

  /// Replaces the remaining branches up to the end of a statement by spaces, after its first branch was read.
  private mutating func blankBranches() {
    var depth = 0
    while at < bytes.count {
      guard let marker = marker(at: at) else {
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

  /// Whether the last byte is before the name of a member.
  private var isBeforeMember: Bool {
    last >= 0 && areObjects.last == true && (bytes[last] == UInt8(ascii: "{") || bytes[last] == UInt8(ascii: ","))
  }

  /// Whether a marker for a value is replaced by members of an object: `{"a": 1, {{members}}}`, `{"a": 1 {{members}}}`.
  private mutating func insertsMembers(_ range: Range<Int>) -> Bool {
    guard last >= 0, areObjects.last == true, bytes[last] != UInt8(ascii: ":") else { return false }
    if isBeforeMember { return !isName(from: range.upperBound) }
    // Directly behind a number, a word or another marker, it is a part of it.
    return last < range.lowerBound - 1
      || !Placeholder.isNameByte(bytes[last]) && placeholders.last.map { Int($0.end) } != range.lowerBound
  }

  /// Whether a colon follows after a part of a name that ends at an offset, and after the markers and the text behind it.
  private mutating func isName(from end: Int) -> Bool {
    if end <= nameEnd.offset { return nameEnd.isName }
    var end = end
    while end < bytes.count {
      if let marker = marker(at: end) {
        end = marker.range.upperBound
      } else if bytes[end] <= 0x20 || Placeholder.isNameByte(bytes[end]) {
        end += 1
      } else {
        break
      }
    }
    nameEnd = (end, end < bytes.count && bytes[end] == UInt8(ascii: ":"))
    return nameEnd.isName
  }

  /// Reads a value or a part of one: `{{major}}.{{minor}}` is a single value.
  private mutating func readValue(_ range: Range<Int>) {
    var start = range.lowerBound
    var end = range.upperBound
    if last == start - 1, let before = placeholders.last, Int(before.end) == start {
      start = Int(before.start)
      placeholders.removeLast()
    } else {
      while start > 0, start - 1 == last || start < range.lowerBound, Placeholder.isNameByte(bytes[start - 1]) {
        start -= 1
      }
    }
    while end < bytes.count, Placeholder.isNameByte(bytes[end]) { end += 1 }
    neutralizeQuotes(start..<end)
    bytes[start] = UInt8(ascii: "\"")
    bytes[end - 1] = UInt8(ascii: "\"")
    placeholders.append(Span(UInt32(start), UInt32(end)))
    pass(end - at)
  }
}
