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
  /// Audited unsafe code: it reads a string's bytes in blocks of sixteen, at most into the padding.
  package func hexadecimal(_ node: Node) -> Hexadecimal {
    let entry = entry(node)
    if entry.isEscaped { return hexadecimal(escaped: node) }
    let length = entry.textLength
    guard length > 0, length & 1 == 0 else { return .invalid }
    var others = SIMDMask<SIMD16<Int8>>(repeating: false)
    var uppers = others
    var at = 0
    // The tokens of most devices are whole blocks.
    while at <= length &- 16 {
      let block = unsafe (bytes + entry.offset + at).block()
      others .|= .!block.isHexadecimal
      uppers .|= block.isUpperCaseHexadecimal
      at &+= 16
    }
    if at < length {
      let block = unsafe (bytes + entry.offset + at).block()
      if Block.firstLane(.!block.isHexadecimal) < length &- at { return .invalid }
      if Block.firstLane(block.isUpperCaseHexadecimal) < length &- at { return others.hasNone ? .mixed : .invalid }
    }
    if !others.hasNone { return .invalid }
    return uppers.hasNone ? .lower : .mixed
  }

  /// The same for a string with escapes, whose digits are not as in the source.
  @inline(never)
  private func hexadecimal(escaped node: Node) -> Hexadecimal {
    let text = string(node)
    return text.utf8.count & 1 == 0 && text.isHexadecimal ? .mixed : .invalid
  }

  /// Whether a string has a space, or an escape, which may be white space. Audited unsafe code, as above.
  package func mayHaveSpace(_ node: Node) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return true }
    let length = entry.textLength
    let space = Block(repeating: UInt8(ascii: " "))
    var spaces = SIMDMask<SIMD16<Int8>>(repeating: false)
    var at = 0
    while at <= length &- 16 {
      spaces .|= unsafe (bytes + entry.offset + at).block() .== space
      at &+= 16
    }
    if at < length, Block.firstLane(unsafe (bytes + entry.offset + at).block() .== space) < length &- at { return true }
    return !spaces.hasNone
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
  /// of apps do. Audited unsafe code, as above.
  package func isName(_ node: Node) -> Bool {
    let entry = entry(node)
    let length = entry.textLength
    guard length > 0, !entry.isEscaped else { return false }
    var at = 0
    while at < length {
      let block = unsafe (bytes + entry.offset + at).block()
      if Block.firstLane(.!block.isOfName) < min(16, length &- at) { return false }
      at &+= 16
    }
    return true
  }
}

extension SIMD16<UInt8> {
  @inline(__always)
  fileprivate var isDigit: SIMDMask<SIMD16<Int8>> { (self &- Block(repeating: 0x30)) .< Block(repeating: 10) }

  @inline(__always)
  fileprivate var isUpperCaseHexadecimal: SIMDMask<SIMD16<Int8>> {
    (self &- Block(repeating: 0x41)) .< Block(repeating: 6)
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

extension SIMDMask<SIMD16<Int8>> {
  @inline(__always)
  fileprivate var hasNone: Bool { Block.firstLane(self) == 16 }
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
