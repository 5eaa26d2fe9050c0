import PushJSON

/// Text as a JSON string. Many senders write all characters beyond ASCII as `\u` escapes.
func quoted(_ text: String, escapesAll: Bool = false) -> String {
  let output = Output()
  output.append(quoted: text)
  guard escapesAll else { return output.text() }
  return output.text().unicodeScalars.map { scalar in
    scalar.isASCII ? String(scalar) : scalar.utf16.map { "\\u" + String($0, digits: 4, radix: 16) }.joined()
  }.joined()
}
