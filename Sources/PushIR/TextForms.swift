extension StringProtocol {
  /// Whether the text is an unsigned integer: at least one digit and nothing else.
  package var isWholeNumber: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Whether the text has only hexadecimal digits, in either case. Those of other scripts are none.
  @inlinable
  package var isHexadecimal: Bool {
    utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }

  /// Whether the text is a UUID: 32 hexadecimal digits in groups of 8-4-4-4-12, in either case.
  package var isUUID: Bool {
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map({ $0.utf8.count }) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.isHexadecimal }
  }

  /// Whether the text has only characters of base64url, as a `Topic` of web push must (RFC 8030).
  package var isBase64URL: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  /// Whether the text is Base64 with its padding (RFC 4648), as the ID of a channel of APNs is.
  package var isBase64: Bool {
    let digits = utf8.prefix { $0 != UInt8(ascii: "=") }
    let isPadded = utf8.count % 4 == 0 && utf8.count - digits.count <= 2
    return !isEmpty && isPadded && utf8.dropFirst(digits.count).allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: false
        }
      }
  }
}
