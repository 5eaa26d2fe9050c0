extension StringProtocol {
  /// Whether the text has only hexadecimal digits, in either case. Digits of other scripts do not count.
  @inlinable
  package var isHexadecimal: Bool { utf8.allSatisfy { $0.isHexadecimal } }

  /// Whether the text is a UUID: 32 hexadecimal digits in groups of 8-4-4-4-12, in either case.
  package var isUUID: Bool {
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map({ $0.utf8.count }) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.isHexadecimal }
  }
}

extension String {
  /// A number of at least so many digits, filled with zeros.
  package init(_ number: some BinaryInteger, digits count: Int, radix: Int = 10, uppercase: Bool = false) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}

extension UInt8 {
  /// Whether the byte is a digit of ASCII.
  @inlinable
  package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is a hexadecimal digit of ASCII, in either case.
  @inlinable
  package var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether the byte is a capital letter of ASCII.
  @inlinable
  package var isCapital: Bool { (0x41...0x5a).contains(self) }

  /// Whether the byte is a letter or digit of ASCII.
  @inlinable
  package var isAlphanumeric: Bool { isDigit || (0x61...0x7a).contains(self | 0x20) }
}

extension [UInt8] {
  /// Base64 with padding (RFC 4648).
  package var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var digits: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        digits.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
