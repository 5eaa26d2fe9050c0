// Strings as in CEL: sequences of code points, compared byte by byte. Swift's own comparison treats different
// compositions of an accented character as equal.

extension String {
  /// Whether both have the same code points.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text with the case of ASCII letters in a range changed.
  func mappingASCII(_ range: ClosedRange<UInt8>, by bit: UInt8) -> String {
    String(decoding: utf8.map { range.contains($0) ? $0 ^ bit : $0 }, as: UTF8.self)
  }

  var lowerASCII: String { mappingASCII(0x41...0x5a, by: 0x20) }
  var upperASCII: String { mappingASCII(0x61...0x7a, by: 0x20) }

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
