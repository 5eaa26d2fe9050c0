/// Builds JSON and inserts the necessary commas.
struct JSONBuilder {
  private(set) var bytes: [UInt8] = []
  /// The last byte that was passed on.
  private var taken = UInt8(ascii: "\n")
  /// Whether non-ASCII characters are written as `\u` escapes, as many senders do.
  var escapesAll = false

  /// Passes on the bytes so far; following bytes continue after them.
  mutating func drain(to take: ([UInt8]) -> Void) {
    taken = bytes.last ?? taken
    take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// An object, as a member or as an element.
  mutating func object(_ key: String? = nil, _ write: (inout JSONBuilder) -> Void) {
    begin(key)
    bytes.append(UInt8(ascii: "{"))
    write(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// An array, as a member or as an element.
  mutating func array(_ key: String? = nil, _ write: (inout JSONBuilder) -> Void) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    write(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func text(_ key: String? = nil, _ text: String) {
    begin(key)
    string(text)
  }

  /// Text that needs no escapes.
  mutating func plain(_ key: String? = nil, _ text: [UInt8]) {
    begin(key)
    bytes.append(UInt8(ascii: "\""))
    bytes += text
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ key: String? = nil, _ number: Int) {
    begin(key)
    bytes += "\(number)".utf8
  }

  mutating func flag(_ key: String? = nil, _ flag: Bool) {
    begin(key)
    bytes += (flag ? "true" : "false").utf8
  }

  /// JSON text, unchanged.
  mutating func raw(_ key: String? = nil, _ json: String) {
    begin(key)
    bytes += json.utf8
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func begin(_ key: String?) {
    switch bytes.last ?? taken {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
    guard let key else { return }
    bytes += "\"\(key)\":".utf8
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      default:
        if escapesAll, !scalar.isASCII {
          for unit in UTF16.encode(scalar) ?? .init() { escape(unit) }
        } else {
          bytes += UTF8.encode(scalar) ?? .init()
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> shift & 15)]) }
  }
}
