// Strings as in CEL: sequences of code points, compared byte by byte. Swift's own comparison treats different
// compositions of an accented character as equal.

extension String {
  /// Whether both have the same code points.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text with ASCII letters in lower case. Others stay as they are.
  var lowerASCII: String { changingCase(of: UInt8(ascii: "A")...UInt8(ascii: "Z")) }
  /// The text with ASCII letters in upper case. Others stay as they are.
  var upperASCII: String { changingCase(of: UInt8(ascii: "a")...UInt8(ascii: "z")) }

  private func changingCase(of letters: ClosedRange<UInt8>) -> String {
    String(decoding: utf8.map { letters.contains($0) ? $0 ^ 0x20 : $0 }, as: UTF8.self)
  }

  /// The text without leading and trailing white space.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// The text with every occurrence of a part replaced. An empty part occurs before each code point and at the end.
  func replacing(each part: String, with replacement: String) -> String {
    if part.isEmpty { return unicodeScalars.map { replacement + String($0) }.joined() + replacement }
    return pieces(between: part, limit: nil).joined(separator: replacement)
  }
}
