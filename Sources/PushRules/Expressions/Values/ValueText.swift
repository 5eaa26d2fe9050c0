import PushDiagnostics
package import PushJSON

extension Value {
  /// The value inside a text: a string unchanged, a simple value as CEL's `string` converts it, any other value as
  /// JSON.
  package var text: String {
    switch self {
    case .string(let text), .template(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number): return number.celText
    case .duration(let duration): return duration.text
    case .timestamp(let moment): return moment.text
    case .type(let type): return type.rawValue
    case .null, .bytes, .list, .map, .json: return asJSON
    }
  }

  /// The value as compact JSON.
  package var asJSON: String {
    let output = Output(capacity: 64)
    append(asJSON: output)
    return output.text()
  }

  /// The spelling of the value in another type, if it has the same meaning: `"3"` as an int is `3`.
  func spelling(as type: ValueType) -> String? {
    switch (self, type) {
    case (.string(let text), .int): Int64(text).map(String.init)
    case (.string(let text), .double): Double(text).map { "\($0)" }
    case (.string(let text), .bool): ["true", "false"].contains(text) ? text : nil
    case (.int, .string), (.double, .string), (.bool, .string): "\"\(text)\""
    case (.int(let number), .double): "\(number).0"
    case (.int(let number), .uint): number >= 0 ? "\(number)u" : nil
    case (.int(let number), .bool): number == 0 ? "false" : number == 1 ? "true" : nil
    case (.uint(let number), .int): String(number)
    case (.double(let number), .int): Int64(whole: number).map { String($0) }
    default: nil
    }
  }

  /// Appends the value as compact JSON.
  ///
  /// Values without a JSON equivalent follow CEL's mapping: bytes as Base64, times and durations as strings, an
  /// infinite number by its name. An integer keeps all its digits.
  package func append(asJSON output: Output) {
    switch self {
    case .null: output.append("null")
    case .bool, .int, .uint: output.append(text: text)
    case .double(let number) where number.isFinite: output.append(text: text)
    case .double, .string, .template, .duration, .timestamp, .type: output.append(quoted: text)
    case .bytes(let bytes): output.append(quoted: bytes.base64)
    case .json(let value): output.append(value)
    case .list(let elements):
      output.append(UInt8(ascii: "["))
      for element in elements {
        output.beginElement()
        element.append(asJSON: output)
      }
      output.append(UInt8(ascii: "]"))
    case .map(let map):
      output.append(UInt8(ascii: "{"))
      for entry in map.entries {
        output.beginElement()
        output.append(quoted: entry.key.text)
        output.append(UInt8(ascii: ":"))
        entry.value.append(asJSON: output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}

extension Double {
  /// The shortest digits that parse to this number; a whole number has no fraction.
  fileprivate var celText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
