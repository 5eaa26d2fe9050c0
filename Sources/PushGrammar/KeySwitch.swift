/// A `switch` that finds a text by integers made of its bytes, which takes a few comparisons regardless of the number
/// of texts.
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

  /// The head has already been compared: texts of up to eight bytes also need their length, up to sixteen their tail,
  /// and longer ones all bytes.
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

/// A text as a Swift string literal.
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
