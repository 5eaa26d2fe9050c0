import Foundation

/// A Protocol Buffers message in text format: fields with their values, in order.
struct ProtoText {
  struct Field {
    let name: String
    let value: ProtoValue
  }

  private(set) var fields: [Field] = []

  /// nil if the text is not in the subset of the format that the test data need.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let message = reader.message(until: nil) else { return nil }
    self = message
  }

  fileprivate init() {}

  fileprivate mutating func add(_ name: String, _ value: ProtoValue) {
    fields.append(Field(name: name, value: value))
  }

  func messages(_ name: String) -> [ProtoText] {
    fields.compactMap { field in
      if field.name == name, case .message(let message) = field.value { message } else { nil }
    }
  }

  func message(_ name: String) -> ProtoText? { messages(name).first }

  func bytes(_ name: String) -> [UInt8]? {
    for field in fields where field.name == name { if case .text(let bytes) = field.value { return bytes } }
    return nil
  }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  func word(_ name: String) -> String? {
    for field in fields where field.name == name { if case .word(let word) = field.value { return word } }
    return nil
  }
}

/// A value of a field.
indirect enum ProtoValue {
  case text([UInt8])
  /// A number, or a keyword such as `true` or `INT64`.
  case word(String)
  case message(ProtoText)
}

private struct Reader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The fields up to a bracket or the end.
  mutating func message(until end: Unicode.Scalar?) -> ProtoText? {
    var message = ProtoText()
    while let next = next() {
      if let end, takes(end) { return message }
      guard let name = next == UInt8(ascii: "[") ? bracketed() : word() else { return nil }
      let hasColon = takes(":")
      if takes("[") {
        while !takes("]") {
          guard let value = value(hasColon) else { return nil }
          message.add(name, value)
          _ = takes(",")
        }
      } else {
        guard let value = value(hasColon) else { return nil }
        message.add(name, value)
      }
      if !takes(",") { _ = takes(";") }
    }
    return end == nil ? message : nil
  }

  private mutating func value(_ hasColon: Bool) -> ProtoValue? {
    if takes("{") { return message(until: "}").map { .message($0) } }
    if takes("<") { return message(until: ">").map { .message($0) } }
    guard hasColon else { return nil }
    if let next = next(), next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return strings().map { .text($0) } }
    let sign = takes("-") ? "-" : ""
    return word().map { .word(sign + $0) }
  }

  /// The next byte that is neither white space nor part of a comment; it is not consumed.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "#") {
        while position < bytes.count, bytes[position] != 0x0a { position += 1 }
      } else if bytes[position] <= 0x20 {
        position += 1
      } else {
        return bytes[position]
      }
    }
    return nil
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func word() -> String? {
    _ = next()
    let start = position
    while position < bytes.count, isPartOfWord(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"): true
    // The exponent of a number may have a sign.
    case UInt8(ascii: "-"): position > 0 && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
    default: false
    }
  }

  /// The name of an extension or of a type: `[type.googleapis.com/a.B]`.
  private mutating func bracketed() -> String? {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") { position += 1 }
    guard takes("]") else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Adjacent strings are concatenated.
  private mutating func strings() -> [UInt8]? {
    var content: [UInt8] = []
    while let quote = next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      while position < bytes.count, bytes[position] != quote {
        if bytes[position] == UInt8(ascii: "\\") {
          guard let escaped = escape() else { return nil }
          content += escaped
        } else {
          content.append(bytes[position])
          position += 1
        }
      }
      guard position < bytes.count else { return nil }
      position += 1
    }
    return content
  }

  private mutating func escape() -> [UInt8]? {
    guard position + 1 < bytes.count else { return nil }
    let letter = bytes[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0b]
    case UInt8(ascii: "x"): return number(2, 16).map { [UInt8(truncatingIfNeeded: $0)] }
    case UInt8(ascii: "u"): return number(4, 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    case UInt8(ascii: "U"): return number(8, 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    case 0x30...0x37:
      position -= 1
      return number(3, 8).map { [UInt8(truncatingIfNeeded: $0)] }
    default: return [letter]
    }
  }

  /// A number with at most `count` digits.
  private mutating func number(_ count: Int, _ radix: Int) -> UInt32? {
    let digits = bytes[position...].prefix(count).prefix {
      Character(Unicode.Scalar($0)).hexDigitValue ?? radix < radix
    }
    position += digits.count
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
  }
}
