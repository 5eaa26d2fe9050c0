/// The text that replaces a match, with `\0` to `\9` for its groups and `\\` for a backslash, as in RE2.
struct Replacement: Sendable {
  private enum Piece: Sendable {
    case text(String.UnicodeScalarView)
    case wholeMatch
    /// The index among the saved groups.
    case group(Int)
  }

  private var pieces: [Piece] = []
  /// The numbers of the groups that it refers to.
  private(set) var groups: [Int] = []

  init(_ text: String, of groups: PatternGroups) throws(SyntaxError) {
    var scalars = text.unicodeScalars.makeIterator()
    var offset = 0
    var literal = String.UnicodeScalarView()
    while let scalar = scalars.next() {
      let start = offset
      offset += UTF8.width(scalar)
      guard scalar == "\\" else {
        literal.append(scalar)
        continue
      }
      guard let escaped = scalars.next() else { throw Self.badEscape("trailing \\", start..<offset) }
      offset += UTF8.width(escaped)
      if escaped == "\\" {
        literal.append(escaped)
        continue
      }
      guard ("0"..."9").contains(escaped) else {
        throw Self.badEscape(
          "\\\(escaped) in a replacement is not \\0 to \\9, which are groups, or \\\\", start..<offset)
      }
      let number = Int(escaped.value - 0x30)
      if number > groups.count {
        throw SyntaxError(.badGroup, "the pattern has no group \(number)", start..<offset, help: groups.choice)
      }
      pieces.append(.text(literal))
      literal = String.UnicodeScalarView()
      addGroup(number)
    }
    pieces.append(.text(literal))
  }

  private static func badEscape(_ message: String, _ range: Range<Int>) -> SyntaxError {
    SyntaxError(.badLiteral, message, range, help: "write \\\\ for a backslash, and put r before the quote")
  }

  private mutating func addGroup(_ number: Int) {
    guard number > 0 else { return pieces.append(.wholeMatch) }
    let index = groups.firstIndex(of: number) ?? groups.count
    if index == groups.count { groups.append(number) }
    pieces.append(.group(index))
  }

  /// Appends the text for a match. A group that took no part is empty.
  func append(for match: CaptureMatch, in text: [Unicode.Scalar], to result: inout String.UnicodeScalarView) {
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(contentsOf: text)
      case .wholeMatch: result.append(contentsOf: text[match.range])
      case .group(let index): if let place = match.groups[index] { result.append(contentsOf: text[place]) }
      }
    }
  }
}
