import PushCompiler

/// A JSON object on one line, as the side files hold it.
struct JSONLine {
  private(set) var text = "{}"

  /// Adds a member whose value is JSON text.
  mutating func add(_ name: String, json: String) {
    text.removeLast()
    text += (text.utf8.count > 1 ? "," : "") + "\"\(name)\":\(json)}"
  }

  /// The text up to the value of one more member.
  func text(before name: String) -> String {
    var line = self
    line.add(name, json: "")
    return String(line.text.dropLast())
  }

  mutating func add(_ name: String, _ number: Int) { add(name, json: String(number)) }

  /// Adds a text; nothing where there is none.
  mutating func add(_ name: String, _ string: String?) {
    if let string { add(name, json: Self.quoted(string)) }
  }

  /// An array of texts.
  static func array(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ","))]" }

  /// Text as a JSON string: escaped where JSON demands it, and where printing it could reorder or hide what is read.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Text as it is inside a JSON string.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Visible.isPlain(scalar): result.unicodeScalars.append(scalar)
      default: for unit in String(scalar).utf16 { result += escape(unit) }
      }
    }
    return result
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// A JSON value on one line: as it stands where it has one already, otherwise without its white space.
  static func value(_ json: String) -> String {
    guard json.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return json }
    var whiteSpace = WhiteSpace()
    return String(decoding: json.utf8.filter { !whiteSpace.contains($0) }, as: UTF8.self)
  }

  /// Tells white space between the tokens of JSON from what is inside a string, byte by byte.
  struct WhiteSpace {
    private var isInString = false
    private var isEscaped = false

    /// Whether the next byte is white space between tokens.
    mutating func contains(_ byte: UInt8) -> Bool {
      if isInString {
        isInString = byte != UInt8(ascii: "\"") || isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        return false
      }
      isInString = byte == UInt8(ascii: "\"")
      return byte.isBlank
    }
  }
}
