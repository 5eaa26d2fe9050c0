import PushCompiler
import PushJSON

/// A single-line JSON object, as in the report files.
package struct JSONLine {
  package private(set) var text = "{}"

  package init() {}

  /// Adds a member whose value is JSON text.
  package mutating func add(_ name: String, json: String) {
    text.removeLast()
    text += (text.utf8.count > 1 ? "," : "") + "\"\(name)\":\(json)}"
  }

  package mutating func add(_ name: String, _ number: Int) { add(name, json: String(number)) }

  /// Adds a string member; nil adds nothing.
  package mutating func add(_ name: String, _ string: String?) {
    if let string { add(name, json: Self.quoted(string)) }
  }

  /// An array of strings.
  package static func array(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ","))]" }

  /// Text as a JSON string, with escapes that JSON requires and escapes for characters that could reorder or hide text
  /// in a terminal.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Text as the content of a JSON string.
  package static func escaped(_ text: String) -> String {
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) && $0 != 0x22 && $0 != 0x5c }) { return text }
    let output = Output(capacity: 2 * text.utf8.count)
    output.append(escaping: text)
    return output.text()
  }

  /// A JSON value on one line: unchanged if it is on one line already, otherwise without its white space.
  package static func value(_ json: String) -> String {
    guard json.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return json }
    var whiteSpace = WhiteSpace()
    return String(decoding: json.utf8.filter { !whiteSpace.contains($0) }, as: UTF8.self)
  }

  /// Distinguishes white space between JSON tokens from white space inside strings, byte by byte.
  package struct WhiteSpace {
    private var isInString = false
    private var isEscaped = false

    package init() {}

    /// Whether the next byte is white space between tokens.
    package mutating func contains(_ byte: UInt8) -> Bool {
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

extension UInt8 {
  /// Whether the byte is JSON white space.
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0a || self == 0x0d }
}
