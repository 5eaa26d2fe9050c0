/// Classifies a string as hexadecimal digits, the format of APNs device tokens.
package enum Hexadecimal: Sendable {
  /// An even number of digits, all lower case.
  case lower
  /// An even number of digits, some of them upper case.
  case mixed
  /// Not hexadecimal, or empty.
  case invalid
}

extension Document {
  /// Audited unsafe code: it reads a string's bytes in blocks of sixteen, at most into the padding.
  package func hexadecimal(_ node: Node) -> Hexadecimal {
    let entry = entry(node)
    let length = entry.textLength
    guard length > 0, length & 1 == 0, !entry.isEscaped else { return .invalid }
    var hasUpper = false
    var at = 0
    while at < length {
      let block = unsafe (bytes + entry.offset + at).block()
      let digits = (block &- Block(repeating: 0x30)) .< Block(repeating: 10)
      let lower = (block &- Block(repeating: 0x61)) .< Block(repeating: 6)
      let upper = (block &- Block(repeating: 0x41)) .< Block(repeating: 6)
      let count = min(16, length - at)
      if Block.firstLane(.!(digits .| lower .| upper)) < count { return .invalid }
      if Block.firstLane(upper) < count { hasUpper = true }
      at += 16
    }
    return hasUpper ? .mixed : .lower
  }
}

extension Output {
  /// Appends hexadecimal digits in lower case.
  package func append(lowercased node: Node, of document: Document) {
    let entry = document.entry(node)
    for index in 0..<entry.textLength {
      let byte = unsafe document.bytes[entry.offset + index]
      append(byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)
    }
  }
}
