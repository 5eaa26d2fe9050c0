import Foundation

extension ProtoText {
  /// A `cel.expr.Value` as an expression; nil if rules have no such value.
  var expression: String? {
    guard let field = fields.first else { return nil }
    switch (field.name, field.value) {
    case ("null_value", _): return "null"
    case ("bool_value", .word(let word)): return word
    case ("int64_value", .word(let word)): return word
    case ("uint64_value", .word(let word)): return word + "u"
    case ("double_value", .word(let word)): return "double('\(word)')"
    case ("type_value", .text(let bytes)): return String(decoding: bytes, as: UTF8.self)
    case ("string_value", .text(let bytes)):
      return "\""
        + String(decoding: bytes, as: UTF8.self).unicodeScalars.map { "\\U" + Self.digits($0.value, 8) }.joined() + "\""
    case ("bytes_value", .text(let bytes)):
      return "b\"" + bytes.map { "\\x" + Self.digits(UInt32($0), 2) }.joined() + "\""
    case ("list_value", .message(let list)):
      return Self.joined(list.messages("values").map(\.expression)).map { "[\($0)]" }
    case ("map_value", .message(let map)):
      let entries = map.messages("entries").map { entry in
        Self.joined([entry.message("key")?.expression, entry.message("value")?.expression], by: ": ")
      }
      return Self.joined(entries).map { "{\($0)}" }
    case ("object_value", .message(let object)): return object.wellKnown
    default: return nil
    }
  }

  /// A duration or a time in `google.protobuf.Any`.
  private var wellKnown: String? {
    guard let field = fields.first, case .message(let content) = field.value else { return nil }
    let seconds = content.word("seconds") ?? "0"
    let nanoseconds = Self.digits(UInt32(content.word("nanos")?.drop { $0 == "-" } ?? "") ?? 0, 9, radix: 10)
    switch field.name {
    case "[type.googleapis.com/google.protobuf.Duration]":
      let isNegative = seconds.hasPrefix("-") || content.word("nanos")?.hasPrefix("-") == true
      return "duration('\(isNegative ? "-" : "")\(seconds.drop { $0 == "-" }).\(nanoseconds)s')"
    case "[type.googleapis.com/google.protobuf.Timestamp]":
      return "(timestamp(\(seconds)) + duration('0.\(nanoseconds)s'))"
    default: return nil
    }
  }

  private static func joined(_ parts: [String?], by separator: String = ", ") -> String? {
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.joined(separator: separator) : nil
  }

  private static func digits(_ number: UInt32, _ count: Int, radix: Int = 16) -> String {
    let text = String(number, radix: radix)
    return String(repeating: "0", count: count - text.count) + text
  }
}
