import PushDiagnostics
import PushIR
import PushJSON

extension Operation {
  func result(of value: Value) throws(Problem) -> Value {
    switch (self, value) {
    case (.negate, _): return try value.negated()
    case (.size, .string(let text)): return .int(Int64(text.unicodeScalars.count))
    case (.size, .bytes(let bytes)): return .int(Int64(bytes.count))
    case (.size, _): return .int(Int64(try value.childCount.orThrow(.noOverload(self, value))))
    case (.sha256, .string(let text)): return .string(SHA256.digits(of: text.utf8))
    case (.json, _): return .string(value.asJSON)
    case (.lowerASCII, .string(let text)): return .string(text.lowerASCII)
    case (.upperASCII, .string(let text)): return .string(text.upperASCII)
    case (.trim, .string(let text)): return .string(text.trimmed)
    case (.reverse, .string(let text)): return .string(text.reversedScalars)
    case (.join, _): return .string(try value.joined(with: ""))
    case (_, .duration(let duration)) where isOfCalendar: return .int(try part(of: duration))
    case (_, .timestamp(let moment)) where isOfCalendar: return .int(part(of: moment, offset: 0))
    default: return try value.converted(by: self)
    }
  }

  /// The result for two operands; nil if the operation looks up a missing key.
  func result(of left: Value, _ right: Value) throws(Problem) -> Value? {
    switch (self, left, right) {
    case (.equal, _, _): return .bool(left.equals(right))
    case (.notEqual, _, _): return .bool(!left.equals(right))
    case (.less, _, _): return .bool(try left.order(to: right, self) == .less)
    case (.greater, _, _): return .bool(try left.order(to: right, self) == .greater)
    case (.lessOrEqual, _, _): return .bool(try left.order(to: right, self).map { $0 != .greater } ?? false)
    case (.greaterOrEqual, _, _): return .bool(try left.order(to: right, self).map { $0 != .less } ?? false)
    case (.isIn, _, _): return .bool(try left.isIn(right).orThrow(.noOverload(self, left, right)))
    case (.index, _, _): return try left.element(at: right)
    case (.add, _, _), (.subtract, _, _), (.multiply, _, _), (.divide, _, _), (.remainder, _, _):
      return try left.calculated(self, with: right)
    case (.join, _, .string(let separator)): return .string(try left.joined(with: separator))
    case (_, .timestamp(let moment), .string(let zone)) where isOfCalendar:
      return .int(part(of: moment, offset: try TimeZone.offset(zone).orThrow(Problem(LeftOut.namedZones.refusal))))
    case (.charAt, .string(let text), .int(let place)): return .string(try text.scalar(at: place))
    case (.substring, .string(let text), .int(let start)): return .string(try text.part(from: start, to: nil))
    case (_, .string(let text), .string(let argument)): return try result(of: text, argument)
    default: throw .noOverload(self, left, right)
    }
  }

  private func result(of text: String, _ argument: String) throws(Problem) -> Value {
    switch self {
    case .indexOf: return .int(try text.place(of: argument, from: 0, isLast: false))
    case .lastIndexOf: return .int(try text.place(of: argument, from: nil, isLast: true))
    case .split: return .list(text.pieces(between: argument, limit: nil).map { .string($0) })
    case .startsWith: return .bool(text.utf8.starts(with: argument.utf8))
    case .endsWith: return .bool(text.utf8.reversed().starts(with: argument.utf8.reversed()))
    case .contains: return .bool(text.contains(text: argument))
    case .matches:
      do throws(RegularExpressionError) { return .bool(try RegularExpression(argument).matches(text)) } catch {
        throw Problem("\(Visible.quoted(argument)) is not a valid pattern: \(error.message)")
      }
    default: throw .noOverload(self, .string(text), .string(argument))
    }
  }

  func result(of first: Value, _ second: Value, _ third: Value) throws(Problem) -> Value {
    switch (self, first, second, third) {
    case (.replace, .string(let text), .string(let part), .string(let replacement)):
      return .string(text.replacing(each: part, with: replacement))
    case (.split, .string(let text), .string(let separator), .int(let limit)):
      return .list(text.pieces(between: separator, limit: limit).map { .string($0) })
    case (.substring, .string(let text), .int(let start), .int(let end)):
      return .string(try text.part(from: start, to: end))
    case (.indexOf, .string(let text), .string(let part), .int(let start)):
      return .int(try text.place(of: part, from: start, isLast: false))
    case (.lastIndexOf, .string(let text), .string(let part), .int(let start)):
      return .int(try text.place(of: part, from: start, isLast: true))
    default: throw Problem("\(name) does not take these values")
    }
  }

  // MARK: Times

  /// A duration in hours, minutes or seconds, or the milliseconds of its fraction of a second.
  private func part(of duration: Duration) throws(Problem) -> Int64 {
    switch self {
    case .hours: return duration.nanoseconds / (3_600 * Duration.nanosecondsPerSecond)
    case .minutes: return duration.nanoseconds / (60 * Duration.nanosecondsPerSecond)
    case .seconds: return duration.nanoseconds / Duration.nanosecondsPerSecond
    case .milliseconds: return duration.nanoseconds / 1_000_000 % 1_000
    default: throw .noOverload(self, .duration(duration))
    }
  }

  private func part(of moment: Timestamp, offset: Int64) -> Int64 {
    let date = CalendarDate(seconds: moment.seconds + offset)
    return switch self {
    case .fullYear: date.year
    case .month: date.month - 1
    case .date: date.day
    case .dayOfMonth: date.day - 1
    case .dayOfWeek: date.dayOfWeek
    case .dayOfYear: date.dayOfYear
    case .hours: date.hour
    case .minutes: date.minute
    case .seconds: date.second
    default: moment.nanoseconds / 1_000_000
    }
  }
}

extension Value {
  /// `list[index]` or `map[key]`; nil for a missing key.
  fileprivate func element(at index: Value) throws(Problem) -> Value? {
    if typeName == .map { return member(index) }
    guard typeName == .list else { throw .noOverload(.index, self, index) }
    let place: Int?
    switch index {
    case .int(let number): place = Int(exactly: number)
    case .uint(let number): place = Int(exactly: number)
    case .double(let number): place = Int(whole: number)
    default: throw .noOverload(.index, self, index)
    }
    let element: Value? =
      switch self {
      case .list(let elements): place.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      case .json(let value): place.flatMap(value.element)
      default: nil
      }
    return try element.orThrow(Problem("element \(index.text) is outside the list"))
  }
}
