import PushDiagnostics

/// A walk over the text of a clause: words, quoted texts, and the pieces between them.
struct ClauseCursor {
  let bytes: [UInt8]
  private(set) var rest: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    rest = bytes.trimming(range)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The place where the walk stands: what comes next, or the end of the clause.
  var here: Range<Int> { rest.isEmpty ? rest : rest.lowerBound..<rest.lowerBound + 1 }

  /// What stands between a piece and the place where the walk stands.
  func signs(behind piece: Range<Int>) -> Range<Int> { bytes.trimming(piece.upperBound..<rest.lowerBound) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The next word, up to white space or a comma.
  mutating func word() -> Range<Int>? {
    let end = rest.first { [UInt8].isSpace(bytes[$0]) || bytes[$0] == UInt8(ascii: ",") } ?? rest.upperBound
    guard end > rest.lowerBound else { return nil }
    return take(upTo: end)
  }

  /// Takes a word or a sign, if it is the next.
  mutating func take(_ sign: StaticString) -> Bool {
    let length = sign.utf8CodeUnitCount
    guard rest.count >= length, text(rest.lowerBound..<rest.lowerBound + length) == sign.description else {
      return false
    }
    _ = take(upTo: rest.lowerBound + length)
    return true
  }

  /// A text in double quotes, with its quotes; nil where there is none, or where it has no end.
  mutating func quoted() -> Range<Int>? {
    guard !isAtEnd, bytes[rest.lowerBound] == UInt8(ascii: "\""),
      let end = endOfQuotes(from: rest.lowerBound)
    else { return nil }
    return take(upTo: end)
  }

  /// Whether what is left has quotes that do not close.
  var endsInQuotes: Bool {
    var index = rest.lowerBound
    while index < rest.upperBound {
      if Self.isQuote(bytes[index]) {
        guard let end = endOfQuotes(from: index) else { return true }
        index = end
      } else {
        index += 1
      }
    }
    return false
  }

  /// All up to a word with white space around it; nil where there is none, and the walk stays.
  mutating func piece(upToWord word: StaticString) -> Range<Int>? {
    let (bytes, end, length) = (bytes, rest.upperBound, word.utf8CodeUnitCount)
    return piece(upTo: word) { start in
      let isBehindSpace = start > 0 && [UInt8].isSpace(bytes[start - 1])
      return isBehindSpace && (start + length == end || [UInt8].isSpace(bytes[start + length]))
    }
  }

  /// All up to a sign that stands outside quotes and brackets; nil where there is none, and the walk stays.
  mutating func piece(upTo sign: StaticString, where isMeant: (Int) -> Bool = { _ in true }) -> Range<Int>? {
    var depth = 0
    var index = rest.lowerBound
    let length = sign.utf8CodeUnitCount
    while index < rest.upperBound {
      if depth == 0, index + length <= rest.upperBound, text(index..<index + length) == sign.description,
        isMeant(index)
      {
        let piece = bytes.trimming(rest.lowerBound..<index)
        rest = bytes.trimming(index + length..<rest.upperBound)
        return piece
      }
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = (endOfQuotes(from: index) ?? rest.upperBound) - 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// All that is left.
  mutating func remainder() -> Range<Int> {
    defer { rest = rest.upperBound..<rest.upperBound }
    return rest
  }

  private mutating func take(upTo end: Int) -> Range<Int> {
    let taken = rest.lowerBound..<end
    rest = bytes.trimming(end..<rest.upperBound)
    return taken
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private func endOfQuotes(from start: Int) -> Int? {
    var index = start + 1
    while index < rest.upperBound {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
