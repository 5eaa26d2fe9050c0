import PushDiagnostics
package import PushJSON

extension String {
  /// Whether the digits of an integer are others where it is kept as a floating-point number of 64 bits. Programs write the
  /// fewest digits that make the same one.
  package var isRoundedAsDouble: Bool {
    guard utf8.count > Self.digitsOfDouble, let number = Double(self) else { return false }
    return significantDigits != "\(number)".significantDigits
  }

  /// The number of digits that such a number always keeps.
  fileprivate static var digitsOfDouble: Int { 15 }

  private var significantDigits: [UInt8] {
    let digits = utf8.prefix { $0 != UInt8(ascii: "e") }.filter { $0.isDigit }
    return Array(digits.prefix((digits.lastIndex { $0 != UInt8(ascii: "0") } ?? -1) + 1))
  }
}

extension Document {
  /// Whether an integer in a value has more digits than a floating-point number always keeps.
  package func hasLongInteger(in node: Node) -> Bool {
    hasEntry(in: node) { entry, _ in entry.kind == .integer && entry.length > String.digitsOfDouble }
  }
}
