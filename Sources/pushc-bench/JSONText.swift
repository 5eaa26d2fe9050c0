/// Text as a JSON string. Many senders write all characters beyond ASCII as `\u` escapes.
func quoted(_ text: String, escapesAll: Bool = false) -> String {
  let characters = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case _ where escapesAll && !scalar.isASCII: scalar.utf16.map(escape).joined()
    default: String(scalar)
    }
  }
  return "\"\(characters.joined())\""
}

private func escape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
