/// A straightforward JSON recognizer that follows the RFC's grammar, as a reference for the fast one.
package struct Reference {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  /// Whether bytes are a valid document, ignoring a byte order mark.
  package static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{feff}" { scalars.removeFirst() }
    var reference = Reference(rest: scalars)
    reference.skipSpace()
    guard reference.value() else { return false }
    reference.skipSpace()
    return reference.rest.isEmpty
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private mutating func skipSpace() {
    while let next = rest.first, [" ", "\t", "\r", "\n"].contains(next) { rest.removeFirst() }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(_ range: ClosedRange<Unicode.Scalar>) -> Bool {
    guard let next = rest.first, range.contains(next) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool { word.unicodeScalars.allSatisfy { take($0) } }

  private mutating func value() -> Bool {
    switch rest.first {
    case "{": return list("}") { $0.string() && $0.colon() && $0.value() }
    case "[": return list("]") { $0.value() }
    case "\"": return string()
    case "t": return take(word: "true")
    case "f": return take(word: "false")
    case "n": return take(word: "null")
    default: return number()
    }
  }

  private mutating func list(_ end: Unicode.Scalar, _ element: (inout Reference) -> Bool) -> Bool {
    rest.removeFirst()
    depth += 1
    defer { depth -= 1 }
    guard depth <= 512 else { return false }
    skipSpace()
    if take(end) { return true }
    repeat {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
    } while take(",")
    return take(end)
  }

  private mutating func colon() -> Bool {
    skipSpace()
    guard take(":") else { return false }
    skipSpace()
    return true
  }

  private mutating func digits() -> Bool {
    guard take("0"..."9") else { return false }
    while take("0"..."9") {}
    return true
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || rest.first != "0" && digits() else { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits()
    }
    return true
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let next = rest.first, next != "\"" {
      rest.removeFirst()
      if next.value < 0x20 || next == "\\" && !escape() { return false }
    }
    return take("\"")
  }

  private mutating func escape() -> Bool {
    guard let kind = rest.popFirst() else { return false }
    guard kind == "u" else { return "\"\\/bfnrt".unicodeScalars.contains(kind) }
    guard let unit = unit() else { return false }
    if unit & 0xf800 != 0xd800 { return true }
    guard unit < 0xdc00, take("\\"), take("u"), let low = self.unit() else { return false }
    return low & 0xfc00 == 0xdc00
  }

  private mutating func unit() -> UInt32? {
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    rest.removeFirst(4)
    return UInt32(digits, radix: 16)
  }
}
