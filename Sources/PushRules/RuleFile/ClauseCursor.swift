import PushDiagnostics

/// Reads the text of a clause: words, quoted texts, and the parts between them.
struct ClauseCursor {
  let bytes: [UInt8]
  private(set) var rest: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    rest = bytes.trimming(range)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The current position: the next byte, or the end of the clause.
  var here: Range<Int> { rest.prefix(1) }

  /// The range between a part and the current position.
  func signs(behind piece: Range<Int>) -> Range<Int> { bytes.trimming(piece.upperBound..<rest.lowerBound) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The next word, up to white space or a comma.
  mutating func word() -> Range<Int>? {
    let end = rest.first { [UInt8].isSpace(bytes[$0]) || bytes[$0] == UInt8(ascii: ",") } ?? rest.upperBound
    guard end > rest.lowerBound else { return nil }
    return take(upTo: end)
  }

  /// Consumes a word or a sign if it is next.
  mutating func take(_ sign: StaticString) -> Bool {
    let end = rest.lowerBound + sign.utf8CodeUnitCount
    guard end <= rest.upperBound, text(rest.lowerBound..<end) == sign.description else { return false }
    // The beginning of a longer word is not the word.
    if end < rest.upperBound, bytes[end - 1].isNameStart, bytes[end].isNameStart || bytes[end].isDigit { return false }
    _ = take(upTo: end)
    return true
  }

  /// A text in double quotes, including the quotes; nil if there is none or it is not closed.
  mutating func quoted() -> Range<Int>? {
    guard !isAtEnd, bytes[rest.lowerBound] == UInt8(ascii: "\"") else { return nil }
    var index = rest.lowerBound + 1
    while index < rest.upperBound {
      if bytes[index] == UInt8(ascii: "\"") { return take(upTo: index + 1) }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether what is next seems to be a comment.
  var isAtComment: Bool { bytes[rest].starts(with: "#".utf8) || bytes[rest].starts(with: "//".utf8) }

  /// What to do where a text is not as it should be, or something is behind it.
  var closing: String? {
    if bytes[rest].starts(with: "“".utf8) { return "quotes are straight: \"" }
    if isAtComment { return Self.aboutComments }
    var nesting = Nesting()
    nesting.read(bytes, rest)
    return nesting.quotes == nil ? nil : "the closing quote is missing"
  }

  static let aboutComments = "a comment is a line of its own, and begins with #"

  /// The part up to a word surrounded by white space; nil if it does not occur, in which case nothing is consumed.
  mutating func piece(upToWord word: StaticString) -> Range<Int>? {
    let (bytes, end, length) = (bytes, rest.upperBound, word.utf8CodeUnitCount)
    return piece(upTo: word) { start in
      let isBehindSpace = start > 0 && [UInt8].isSpace(bytes[start - 1])
      return isBehindSpace && (start + length == end || [UInt8].isSpace(bytes[start + length]))
    }
  }

  /// The part up to a sign outside of quotes and brackets; nil if it does not occur, in which case nothing is consumed.
  mutating func piece(upTo sign: StaticString, where isMeant: (Int) -> Bool = { _ in true }) -> Range<Int>? {
    let length = sign.utf8CodeUnitCount
    var (index, nesting) = (rest.lowerBound, Nesting())
    while index + length <= rest.upperBound {
      let isOutside = nesting.quotes == nil && nesting.depth == 0
      if isOutside, text(index..<index + length) == sign.description, isMeant(index) {
        let piece = bytes.trimming(rest.lowerBound..<index)
        rest = bytes.trimming(index + length..<rest.upperBound)
        return piece
      }
      index = nesting.read(bytes, at: index, before: rest.upperBound)
    }
    return nil
  }

  mutating func remainder() -> Range<Int> {
    defer { rest = rest.upperBound..<rest.upperBound }
    return rest
  }

  private mutating func take(upTo end: Int) -> Range<Int> {
    let taken = rest.lowerBound..<end
    rest = bytes.trimming(end..<rest.upperBound)
    return taken
  }
}
