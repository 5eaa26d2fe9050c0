import PushDiagnostics

// Conversions by type name: `int("12")`. An invalid value is an error.

extension Value {
  /// Converts the value to another type.
  func converted(by operation: Operation) throws(Problem) -> Value {
    switch (operation, self) {
    case (.toDyn, _), (.toBool, .bool), (.toInt, .int), (.toUint, .uint), (.toDouble, .double), (.toBytes, .bytes),
      (.toString, .string), (.toString, .template), (.toDuration, .duration), (.toTimestamp, .timestamp):
      return self
    case (.typeOf, _): return .type(typeName)
    case (.toBool, .string(let text)):
      let (yes, no) = (["true", "True", "TRUE", "t", "1"], ["false", "False", "FALSE", "f", "0"])
      return .bool(try Self.read(yes.contains(text) ? true : no.contains(text) ? false : nil, text, .bool))
    case (.toInt, .uint(let value)): return .int(try Self.fit(Int64(exactly: value), .int))
    // The limits are excluded, because not every double near them is the number as written.
    case (.toInt, .double(let value)): return .int(try Self.fit(Int64(value, above: -0x1p63, below: 0x1p63), .int))
    case (.toInt, .string(let text)): return .int(try Self.read(Int64(text), text, .int))
    case (.toInt, .timestamp(let moment)): return .int(moment.seconds)
    case (.toUint, .int(let value)): return .uint(try Self.fit(UInt64(exactly: value), .uint))
    case (.toUint, .double(let value)):
      return .uint(try Self.fit(value < 0 ? nil : UInt64(value, above: -1, below: 0x1p64), .uint))
    case (.toUint, .string(let text)):
      let isSigned = text.hasPrefix("+") || text.hasPrefix("-")
      return .uint(try Self.read(isSigned ? nil : UInt64(text), text, .uint))
    case (.toDouble, .int(let value)): return .double(Double(value))
    case (.toDouble, .uint(let value)): return .double(Double(value))
    case (.toDouble, .string(let text)):
      let value = try Self.read(Double(text), text, .double)
      if value.isInfinite, text.utf8.contains(where: { $0.isDigit }) { throw .beyond(.double) }
      return .double(value)
    case (.toBytes, .string(let text)): return .bytes(Array(text.utf8))
    case (.toString, .bytes(let bytes)):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem("the bytes are not UTF-8") }
      return .string(text)
    case (.toString, .bool), (.toString, .int), (.toString, .uint), (.toString, .double), (.toString, .duration),
      (.toString, .timestamp):
      return .string(text)
    case (.toDuration, .string(let text)): return .duration(try Self.read(Duration(text), text, .duration))
    case (.toTimestamp, .int(let value)): return .timestamp(try Self.fit(Timestamp(seconds: value), .timestamp))
    case (.toTimestamp, .string(let text)): return .timestamp(try Self.read(Timestamp(text), text, .timestamp))
    default: throw .noOverload(operation, self)
    }
  }

  private static func fit<Result>(_ value: Result?, _ type: TypeName) throws(Problem) -> Result {
    guard let value else { throw .beyond(type) }
    return value
  }

  private static func read<Result>(_ value: Result?, _ text: String, _ type: TypeName) throws(Problem) -> Result {
    guard let value else { throw .noMember(text, type) }
    return value
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
    switch type {
    case .duration: Problem("\"\(text)\" is not a valid duration within 292 years, such as 90s, 1h30m or -1.5s")
    case .timestamp:
      Problem("\"\(text)\" is not a valid RFC 3339 time of the years 1 to 9999, such as 2026-11-21T18:30:00Z")
    default: Problem("\"\(text)\" is not a valid \(type.valueType.name)")
    }
  }
}
