import PushJSON

/// Text as a JSON string. Many senders write all characters beyond ASCII as `\u` escapes.
func quoted(_ text: String, escapesAll: Bool = false) -> String {
  let output = Output()
  output.append(quoted: text)
  guard escapesAll else { return output.text() }
  return output.text().unicodeScalars.map { $0.isASCII ? String($0) : $0.utf16.map(escape).joined() }.joined()
}

private func escape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
