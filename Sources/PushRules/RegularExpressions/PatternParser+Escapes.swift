extension PatternParser {
  /// Reads an escape outside of a class.
  mutating func readEscape() throws(RegularExpressionError) {
    switch reader.peek(1) {
    case "A": try pushAssertion(.textStart, length: 2)
    case "z": try pushAssertion(.textEnd, length: 2)
    case "b": try pushAssertion(.wordBoundary, length: 2)
    case "B": try pushAssertion(.noWordBoundary, length: 2)
    case "Q": try readQuoted()
    default:
      if let set = try readClassEscape() { try push(set) } else { try pushLiteral(readScalarEscape()) }
    }
  }

  /// Reads `\Q…\E`, or `\Q` up to the end.
  private mutating func readQuoted() throws(RegularExpressionError) {
    reader.advance(2)
    while let scalar = reader.next, !reader.skip("\\E") {
      reader.advance()
      try pushLiteral(scalar.value)
    }
  }

  /// Reads an escape for a single scalar, starting at the backslash.
  mutating func readScalarEscape() throws(RegularExpressionError) -> UInt32 {
    let start = reader.position
    reader.advance()
    guard let letter = reader.next else { throw reader.error("trailing \\", from: start) }
    reader.advance()
    switch letter {
    case "a": return 0x07
    case "f": return 0x0c
    case "t": return 0x09
    case "n": return 0x0a
    case "r": return 0x0d
    case "v": return 0x0b
    case "x": return try readHexadecimal(start)
    case "0": return readOctal(0)
    case "1"..."7":
      if let next = reader.next, ("0"..."7").contains(next) { return readOctal(letter.value - 0x30) }
    default:
      if letter.isASCII, !NamedClasses.word.contains(letter.value) || letter == "_" { return letter.value }
    }
    throw reader.error(Self.refusal(of: letter), from: start)
  }

  /// Reads up to two octal digits after the first one.
  private mutating func readOctal(_ first: UInt32) -> UInt32 {
    var value = first
    for _ in 0..<2 {
      guard let digit = reader.next, ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 0x30
      reader.advance()
    }
    return value
  }

  /// Reads the digits after `\x`: two, or any number in braces.
  private mutating func readHexadecimal(_ start: Int) throws(RegularExpressionError) -> UInt32 {
    let isInBraces = reader.skip("{")
    var value: UInt32 = 0
    var count = 0
    while isInBraces || count < 2, let digit = reader.next.flatMap({ Character($0).hexDigitValue }) {
      value = value * 16 + UInt32(digit)
      count += 1
      reader.advance()
      if value > ScalarSet.last { throw reader.error("\(reader.piece(from: start)) is above 10FFFF", from: start) }
    }
    guard isInBraces ? count > 0 && reader.skip("}") : count == 2 else {
      throw reader.error("\\x takes two hexadecimal digits, or more of them in braces", from: start)
    }
    return value
  }

  /// Why RE2 does not support an escape.
  private static func refusal(of letter: Unicode.Scalar) -> String {
    switch letter {
    case "1"..."9", "g", "k": "\\\(letter) is a back reference, which RE2 does not have"
    case "C": "\\C is a byte: here characters are matched"
    case "E": "\\E without a \\Q before it"
    case "Z": "\\Z is not in RE2: \\z is the end of the text"
    case "G": "\\G is the end of the last match, which RE2 does not have"
    case "A", "b", "B", "z": "\\\(letter) is a position, not a character: a class cannot contain it"
    case "Q": "a class cannot contain \\Q"
    default: "\\\(letter) is not a valid RE2 escape"
    }
  }
}
