/// A `switch` that finds a text by the integers its bytes make, which costs a few comparisons however many texts there are.
struct KeySwitch {
  private var arms: [(head: UInt64, texts: [(text: String, statement: String)])] = []

  mutating func add(_ text: String, _ statement: String) {
    let head = Self.integer(text.utf8.prefix(8))
    if let arm = arms.firstIndex(where: { $0.head == head }) {
      arms[arm].texts.append((text, statement))
    } else {
      arms.append((head, [(text, statement)]))
    }
  }

  func lines(indent: String) -> [String] {
    let arms = arms.flatMap { arm in
      ["case \(Self.hexadecimal(arm.head)):  // \(arm.texts.map(\.text).joined(separator: ", "))"]
        + arm.texts.map { "  if \(Self.condition($0.text)) { \($0.statement) }" }
    }
    return (["switch key.head {"] + arms + ["default: break", "}"]).map { indent + $0 }
  }

  /// The head is known to be right: eight bytes need their length too, sixteen their tail, more all of them.
  private static func condition(_ text: String) -> String {
    let bytes = text.utf8
    var conditions = ["key.length == \(bytes.count)"]
    if bytes.count > 8 { conditions.append("key.tail == \(hexadecimal(integer(bytes.suffix(8))))") }
    if bytes.count > 16 { conditions.append("decoder.matches(key, \(swiftLiteral(text)))") }
    return conditions.joined(separator: ", ")
  }

  private static func integer(_ bytes: Substring.UTF8View) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func hexadecimal(_ integer: UInt64) -> String {
    "0x" + String(integer, radix: 16)
  }
}

/// A text as it stands in Swift source.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": literal += "\\n"
    case "\"", "\\": literal += "\\\(scalar)"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
