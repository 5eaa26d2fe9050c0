import PushJSON

/// A JSON value on one line, as in the report files. A literal is the value that it looks like, and members without a
/// value are left out: `["line": JSONLine(7), "rule": nil]` is `{"line":7}`.
package struct JSONLine: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package typealias Member = (name: String, value: JSONLine?)

  private enum Content {
    /// JSON text.
    case json(String)
    case string(String)
    case array([JSONLine])
    case object(names: [String], values: [JSONLine?])
  }

  private let content: Content

  package init(json: String) { content = .json(json) }

  package init(_ string: String) { content = .string(string) }

  package init?(_ string: String?) {
    guard let string else { return nil }
    self.init(string)
  }

  package init(_ number: Int) { self.init(json: String(number)) }

  package init(_ flag: Bool) { self.init(json: flag ? "true" : "false") }

  package init(_ strings: [String]) { self.init(strings.map { JSONLine($0) }) }

  package init(_ elements: [JSONLine]) { content = .array(elements) }

  package init(members: [Member]) {
    content = .object(names: members.map { $0.name }, values: members.map { $0.value })
  }

  package init(stringLiteral string: String) { self.init(string) }

  package init(arrayLiteral elements: JSONLine...) { self.init(elements) }

  package init(dictionaryLiteral members: (String, JSONLine?)...) {
    self.init(members: members.map { (name: $0, value: $1) })
  }
}

// MARK: Text

extension JSONLine {
  package var text: String {
    let output = Output(capacity: 512)
    append(to: output)
    return output.text()
  }

  func append(to output: Output) {
    switch content {
    case .json(let text): output.append(text: text)
    case .string(let text): output.inQuotes { $0.append(visible: text) }
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for element in elements {
        output.beginElement()
        element.append(to: output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let names, let values):
      output.append(UInt8(ascii: "{"))
      for case (let name, let value?) in zip(names, values) {
        output.beginElement()
        output.inQuotes { $0.append(text: name) }
        output.append(UInt8(ascii: ":"))
        value.append(to: output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Text as a JSON string, with escapes that JSON requires and escapes for characters that could reorder or hide text
  /// in a terminal.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Text as the content of a JSON string.
  package static func escaped(_ text: String) -> String {
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) && $0 != 0x22 && $0 != 0x5c }) { return text }
    let output = Output(capacity: 2 * text.utf8.count)
    output.append(visible: text)
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
