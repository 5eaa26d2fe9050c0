import PushJSON

// Conversions by type name: `int("12")`. An invalid value is an error.

extension Value {
  /// Converts the value to another type.
  func converted(by operation: Operation) throws(Problem) -> Value {
    let result: Value?
    switch operation {
    case .toDyn: result = self
    case .toBool: result = try asBool()
    case .toInt: result = try asInt()
    case .toUint: result = try asUint()
    case .toDouble: result = try asDouble()
    case .toBytes: result = asBytes()
    case .toString: result = try asString()
    case .toDuration: result = try asDuration()
    case .toTimestamp: result = try asTimestamp()
    case .typeOf: result = .type(typeName)
    default: result = nil
    }
    guard let result else { throw .noOverload(operation, self) }
    return result
  }

  private func asBool() throws(Problem) -> Value? {
    switch self {
    case .bool: return self
    case .string(let text):
      switch text {
      case "true", "True", "TRUE", "t", "1": return .bool(true)
      case "false", "False", "FALSE", "f", "0": return .bool(false)
      default: throw .noMember(text, .bool)
      }
    default: return nil
    }
  }

  private func asInt() throws(Problem) -> Value? {
    switch self {
    case .int: return self
    case .uint(let value): return .int(try Self.fit(Int64(exactly: value), .int))
    // The limits are excluded, because not every double near them is the number as written.
    case .double(let value): return .int(try Self.fit(Int64(value, above: -0x1p63, below: 0x1p63), .int))
    case .string(let text):
      guard let value = Int64(text) else { throw .noMember(text, .int) }
      return .int(value)
    case .timestamp(let moment): return .int(moment.seconds)
    default: return nil
    }
  }

  private func asUint() throws(Problem) -> Value? {
    switch self {
    case .uint: return self
    case .int(let value): return .uint(try Self.fit(UInt64(exactly: value), .uint))
    case .double(let value):
      return .uint(try Self.fit(value < 0 ? nil : UInt64(value, above: -1, below: 0x1p64), .uint))
    case .string(let text):
      guard let value = UInt64(text), text.utf8.first != UInt8(ascii: "+"), text.utf8.first != UInt8(ascii: "-") else {
        throw .noMember(text, .uint)
      }
      return .uint(value)
    default: return nil
    }
  }

  private func asDouble() throws(Problem) -> Value? {
    switch self {
    case .double: return self
    case .int(let value): return .double(Double(value))
    case .uint(let value): return .double(Double(value))
    case .string(let text):
      guard let value = Double(text) else { throw .noMember(text, .double) }
      if value.isInfinite, text.utf8.contains(where: { (0x30...0x39).contains($0) }) { throw .beyond(.double) }
      return .double(value)
    default: return nil
    }
  }

  private func asBytes() -> Value? {
    switch self {
    case .bytes: self
    case .string(let text): .bytes(Array(text.utf8))
    default: nil
    }
  }

  private func asString() throws(Problem) -> Value? {
    switch self {
    case .string, .template: return self
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem("the bytes are not UTF-8") }
      return .string(text)
    case .bool, .int, .uint, .double, .duration, .timestamp: return .string(text)
    case .null, .list, .map, .type, .json: return nil
    }
  }

  private func asDuration() throws(Problem) -> Value? {
    switch self {
    case .duration: return self
    case .string(let text):
      guard let duration = Duration(text) else { throw .noMember(text, .duration) }
      return .duration(duration)
    default: return nil
    }
  }

  private func asTimestamp() throws(Problem) -> Value? {
    switch self {
    case .timestamp: return self
    case .int(let seconds): return .timestamp(try Self.fit(Timestamp(seconds: seconds), .timestamp))
    case .string(let text):
      guard let moment = Timestamp(text) else { throw .noMember(text, .timestamp) }
      return .timestamp(moment)
    default: return nil
    }
  }

  private static func fit<Result>(_ value: Result?, _ type: TypeName) throws(Problem) -> Result {
    guard let value else { throw .beyond(type) }
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
