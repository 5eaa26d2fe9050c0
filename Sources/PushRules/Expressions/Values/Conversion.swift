import PushDiagnostics

// Conversions by type name: `int("12")`. An invalid value is an error.

extension Value {
  func converted(by operation: Operation) throws(Problem) -> Value {
    switch (operation, self) {
    case (.toDyn, _), (.toBool, .bool), (.toInt, .int), (.toUint, .uint), (.toDouble, .double), (.toBytes, .bytes),
      (.toString, .string), (.toString, .template), (.toDuration, .duration), (.toTimestamp, .timestamp):
      return self
    case (.typeOf, _): return .type(typeName)
    case (.toBool, .string(let text)):
      let (yes, no) = (["true", "True", "TRUE", "t", "1"], ["false", "False", "FALSE", "f", "0"])
      return .bool(try (yes.contains(text) ? true : no.contains(text) ? false : nil).orThrow(.noMember(text, .bool)))
    case (.toInt, .uint(let value)): return .int(try Int64(exactly: value).orThrow(.beyond(.int)))
    // The limits are excluded, because not every double near them is the number as written.
    case (.toInt, .double(let value)):
      return .int(try Int64(value, above: -0x1p63, below: 0x1p63).orThrow(.beyond(.int)))
    case (.toInt, .string(let text)): return .int(try Int64(text).orThrow(.noMember(text, .int)))
    case (.toInt, .timestamp(let moment)): return .int(moment.seconds)
    case (.toUint, .int(let value)): return .uint(try UInt64(exactly: value).orThrow(.beyond(.uint)))
    case (.toUint, .double(let value)):
      return .uint(try (value < 0 ? nil : UInt64(value, above: -1, below: 0x1p64)).orThrow(.beyond(.uint)))
    case (.toUint, .string(let text)):
      let isSigned = text.hasPrefix("+") || text.hasPrefix("-")
      return .uint(try (isSigned ? nil : UInt64(text)).orThrow(.noMember(text, .uint)))
    case (.toDouble, .int(let value)): return .double(Double(value))
    case (.toDouble, .uint(let value)): return .double(Double(value))
    case (.toDouble, .string(let text)):
      let value = try Double(text).orThrow(.noMember(text, .double))
      if value.isInfinite, text.utf8.contains(where: { $0.isDigit }) { throw .beyond(.double) }
      return .double(value)
    case (.toBytes, .string(let text)): return .bytes(Array(text.utf8))
    case (.toString, .bytes(let bytes)):
      return .string(try String(validating: bytes, as: UTF8.self).orThrow(Problem("the bytes are not UTF-8")))
    case (.toString, .bool), (.toString, .int), (.toString, .uint), (.toString, .double), (.toString, .duration),
      (.toString, .timestamp):
      return .string(text)
    case (.toDuration, .string(let text)): return .duration(try Duration(text).orThrow(.noMember(text, .duration)))
    case (.toTimestamp, .int(let value)):
      return .timestamp(try Timestamp(seconds: value).orThrow(.beyond(.timestamp)))
    case (.toTimestamp, .string(let text)):
      return .timestamp(try Timestamp(text).orThrow(.noMember(text, .timestamp)))
    default: throw .noOverload(operation, self)
    }
  }
}

extension FixedWidthInteger {
  /// The number without its fraction; nil if it is not between the limits or is NaN.
  fileprivate init?(_ value: Double, above low: Double, below high: Double) {
    guard low < value, value < high else { return nil }
    self.init(value)
  }

  /// Converts a number without a fraction; nil for any other. (The standard library's initializer uses the C math
  /// library, which this initializer avoids linking.)
  init?(whole value: Double) {
    guard value >= Double(Self.min), value < Double(Self.max), Double(Self(value)) == value else { return nil }
    self.init(value)
  }
}

extension Problem {
  fileprivate static func beyond(_ type: TypeName) -> Problem {
    Problem("the value is beyond the range of \(type.valueType.name)")
  }

  fileprivate static func noMember(_ text: String, _ type: TypeName) -> Problem {
    let shown = Visible.quoted(text)
    return switch type {
    case .duration: Problem("\(shown) is not a valid duration within 292 years, such as 90s, 1h30m or -1.5s")
    case .timestamp:
      Problem("\(shown) is not a valid RFC 3339 time of the years 1 to 9999, such as 2026-11-21T18:30:00Z")
    default: Problem("\(shown) is not a valid \(type.valueType.name)")
    }
  }
}
