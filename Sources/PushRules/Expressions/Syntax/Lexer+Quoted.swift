import PushDiagnostics

// String and bytes literals.

extension Lexer {
  /// Reads a string or bytes literal with its prefix letters; nil if there is none.
  mutating func quoted() throws(SyntaxError) -> Token.Kind? {
    let isBytes = peek() | 0x20 == UInt8(ascii: "b")
    let isRaw = peek(isBytes ? 1 : 0) | 0x20 == UInt8(ascii: "r")
    let prefix = (isBytes ? 1 : 0) + (isRaw ? 1 : 0)
    let quote = peek(prefix)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = at
    at += prefix
    let isTriple = peek(1) == quote && peek(2) == quote
    let length = isTriple ? 3 : 1
    at += length
    var content: [UInt8] = []
    while !(0..<length).allSatisfy({ peek($0) == quote }) {
      let isLineEnd = peek() == 0x0a || peek() == 0x0d
      guard at < bytes.count, isTriple || !isLineEnd else {
        throw SyntaxError(
          "the text does not end: its closing \(isTriple ? "quotes are" : "quote is") missing", start..<at)
      }
      if peek() == UInt8(ascii: "\\"), !isRaw {
        content += try escape(isBytes: isBytes)
      } else {
        content.append(peek())
        at += 1
      }
    }
    at += length
    return isBytes ? .bytes(content) : .text(String(decoding: content, as: UTF8.self))
  }

  /// The UTF-8 of an escape; in bytes literals, an octal or hexadecimal escape is the byte itself.
  private mutating func escape(isBytes: Bool) throws(SyntaxError) -> [UInt8] {
    let start = at
    let letter = peek(1)
    at += 2
    switch letter {
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      return [letter]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0b]
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return try scalar(start, digits: 2, radix: 16, isByte: isBytes)
    case UInt8(ascii: "u") where !isBytes: return try scalar(start, digits: 4, radix: 16)
    case UInt8(ascii: "U") where !isBytes: return try scalar(start, digits: 8, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      at -= 1
      return try scalar(start, digits: 3, radix: 8, isByte: isBytes)
    default:
      at = min(at, bytes.count)
      throw SyntaxError(
        .badLiteral, "\(text(from: start)) is not a valid escape", start..<at,
        help: "write \\\\ for a backslash, or put r before the quote, as regular expressions are written: r\"\\d+\"")
    }
  }

  private mutating func scalar(
    _ start: Int, digits: Int, radix: Int, isByte: Bool = false
  ) throws(SyntaxError) -> [UInt8] {
    let end = min(at + digits, bytes.count)
    let number = String(decoding: bytes[at..<end], as: UTF8.self)
    at = end
    guard number.utf8.count == digits, number.isHexadecimal,
      let value = UInt32(number, radix: radix)
    else {
      throw SyntaxError(
        .badLiteral, "the escape has \(digits) \(radix == 8 ? "octal" : "hexadecimal") digits", start..<end)
    }
    if isByte { return [UInt8(truncatingIfNeeded: value)] }
    guard let scalar = Unicode.Scalar(value) else {
      throw SyntaxError(.badLiteral, "\(text(from: start)) is not a valid Unicode character", start..<end)
    }
    return Array(String(Character(scalar)).utf8)
  }
}
