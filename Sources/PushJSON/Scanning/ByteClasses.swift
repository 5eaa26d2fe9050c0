import PushDiagnostics

/// Classifies a string as hexadecimal digits, the format of APNs device tokens.
package enum Hexadecimal: Sendable {
  /// An even number of digits, all lower case.
  case lower
  /// An even number of digits, some of them in upper case or written as escapes.
  case mixed
  /// Not hexadecimal, or empty.
  case invalid
}

extension Document {
  /// The case of a string's hexadecimal digits.
  package func hexadecimal(_ node: Node) -> Hexadecimal {
    let entry = entry(node)
    if entry.isEscaped { return hexadecimal(escaped: node) }
    guard entry.textLength > 0, entry.textLength & 1 == 0 else { return .invalid }
    if consists(entry, of: { $0.isLowerHexadecimal }) { return .lower }
    return consists(entry, of: { $0.isHexadecimal }) ? .mixed : .invalid
  }

  /// Whether all bytes of a string as written are in a class. Audited unsafe code: it reads them in blocks of sixteen, at most
  /// into the padding.
  @inline(__always)
  private func consists(_ entry: Entry, of isInClass: (Block) -> SIMDMask<SIMD16<Int8>>) -> Bool {
    let length = entry.textLength
    var others = SIMDMask<SIMD16<Int8>>(repeating: false)
    var at = 0
    // Most texts are short, and in the class: to leave early would cost more than to read on.
    while at <= length &- 16 {
      others .|= .!isInClass(unsafe (bytes + entry.offset + at).block())
      at &+= 16
    }
    if at < length, Block.firstLane(.!isInClass(unsafe (bytes + entry.offset + at).block())) < length &- at {
      return false
    }
    return Block.firstLane(others) == 16
  }

  /// Of a string with escapes, the digits are not as in the source.
  @inline(never)
  private func hexadecimal(escaped node: Node) -> Hexadecimal {
    let text = string(node)
    return text.utf8.count & 1 == 0 && text.isHexadecimal ? .mixed : .invalid
  }

  /// Whether a string has a space, or an escape, which may be white space.
  package func mayHaveSpace(_ node: Node) -> Bool {
    let entry = entry(node)
    return entry.isEscaped || !consists(entry) { $0 .!= Block(repeating: UInt8(ascii: " ")) }
  }

  /// The number of hexadecimal digits behind the `#` of a color: `#RRGGBB` has six. 0 for any other value.
  /// Audited unsafe code, as above.
  package func digitsOfColor(_ node: Node) -> Int {
    let entry = entry(node)
    guard kind(node) == .string, begins(node, with: "#") else { return 0 }
    if entry.isEscaped {
      let digits = string(node).dropFirst()
      return digits.isHexadecimal ? digits.utf8.count : 0
    }
    let count = entry.textLength &- 1
    let block = unsafe (bytes + entry.offset + 1).block()
    return count < 16 && Block.firstLane(.!block.isHexadecimal) >= count ? count : 0
  }

  /// Whether a string begins with `https://` and a letter or digit, and has no space and no escape, as nearly all addresses
  /// of pages and pictures do. Audited unsafe code, as above.
  package func isPlainWebAddress(_ node: Node) -> Bool {
    guard begins(node, with: "https://"), !mayHaveSpace(node) else { return false }
    let entry = entry(node)
    return entry.textLength > 8 && (unsafe bytes[entry.offset + 8]).isAlphanumeric
  }

  /// Whether a string is not empty and consists of ASCII letters, digits, full stops, hyphens and underscores, as the names
  /// of apps do.
  package func isName(_ node: Node) -> Bool {
    let entry = entry(node)
    return entry.textLength > 0 && !entry.isEscaped && consists(entry) { $0.isOfName }
  }
}

extension SIMD16<UInt8> {
  @inline(__always)
  fileprivate var isDigit: SIMDMask<SIMD16<Int8>> { (self &- Block(repeating: 0x30)) .< Block(repeating: 10) }

  @inline(__always)
  fileprivate var isLowerHexadecimal: SIMDMask<SIMD16<Int8>> {
    isDigit .| ((self &- Block(repeating: 0x61)) .< Block(repeating: 6))
  }

  @inline(__always)
  fileprivate var isHexadecimal: SIMDMask<SIMD16<Int8>> {
    let letters = ((self | Block(repeating: 0x20)) &- Block(repeating: 0x61)) .< Block(repeating: 6)
    return isDigit .| letters
  }

  @inline(__always)
  fileprivate var isOfName: SIMDMask<SIMD16<Int8>> {
    let letters = ((self | Block(repeating: 0x20)) &- Block(repeating: 0x61)) .< Block(repeating: 26)
    // The hyphen and the full stop are neighbors.
    let marks = (self &- Block(repeating: 0x2d)) .< Block(repeating: 2)
    return isDigit .| letters .| marks .| (self .== Block(repeating: 0x5f))
  }
}

extension Output {
  /// Appends hexadecimal digits in lower case.
  package func append(lowercased node: Node, of document: Document) {
    let entry = document.entry(node)
    if entry.isEscaped { return append(text: document.string(node).lowercased()) }
    for index in 0..<entry.textLength {
      let byte = unsafe document.bytes[entry.offset + index]
      append(byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)
    }
  }
}
