extension Output {
  /// Appends compact JSON of another output with line breaks and two spaces per level. Empty containers stay on one
  /// line.
  package func append(indenting other: Output, from start: Int = 0, to end: Int? = nil) {
    var level = 0
    var isString = false
    var at = start
    let end = end ?? other.count
    while at < end {
      let byte = other[at]
      at += 1
      if isString {
        append(byte)
        if byte == UInt8(ascii: "\\"), at < end {
          append(other[at])
          at += 1
        }
        isString = byte != UInt8(ascii: "\"")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isString = true
        append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        append(byte)
        if at < end, other[at] == byte + 2 {
          append(other[at])
          at += 1
        } else {
          level += 1
          appendLineBreak(level)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        appendLineBreak(level)
        append(byte)
      case UInt8(ascii: ","):
        append(byte)
        appendLineBreak(level)
      case UInt8(ascii: ":"): append(": ")
      default: append(byte)
      }
    }
  }

  private func appendLineBreak(_ level: Int) {
    append(UInt8(ascii: "\n"))
    for _ in 0..<max(0, level) { append("  ") }
  }
}
