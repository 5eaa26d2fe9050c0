import PushDiagnostics
package import PushJSON

extension Output {
  /// Appends text as the content of a JSON string, with the escapes that JSON requires, and with escapes for characters
  /// that could reorder or hide text in a terminal.
  package func append(visible text: String) {
    let start = count
    append(text: text)
    // Most texts need no escapes.
    if isPlain(from: start) { return }
    truncate(to: start)
    for scalar in text.unicodeScalars { append(visible: scalar) }
  }

  private func append(visible scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5c: append("\\\\")
    case 0x20..<0x7f: append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x0a: append("\\n")
    case 0x0d: append("\\r")
    case 0x09: append("\\t")
    case _ where Visible.isPlain(scalar): for byte in scalar.utf8 { append(byte) }
    default: for unit in scalar.utf16 { append(escapeOf: unit) }
    }
  }

  private func append(escapeOf unit: UInt16) {
    append("\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 0xf)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
