import PushDiagnostics
import PushIR
import PushJSON

extension Operation {
  func result(of value: Value) throws(Problem) -> Value {
    switch (self, value) {
    case (.negate, _): return try value.negated()
    case (.size, .string(let text)): return .int(Int64(text.unicodeScalars.count))
    case (.size, .bytes(let bytes)): return .int(Int64(bytes.count))
    case (.size, _):
      guard let count = value.childCount else { throw .noOverload(self, value) }
      return .int(Int64(count))
    case (.sha256, .string(let text)): return .string(SHA256.digits(of: text.utf8))
    case (.json, _): return .string(value.asJSON)
    case (.lowerASCII, .string(let text)): return .string(text.lowerASCII)
    case (.upperASCII, .string(let text)): return .string(text.upperASCII)
    case (.trim, .string(let text)): return .string(text.trimmed)
    case (.reverse, .string(let text)): return .string(text.reversedScalars)
    case (.join, _): return .string(try value.joined(with: ""))
    case (_, .duration(let duration)) where isOfCalendar: return .int(try part(of: duration))
    case (_, .timestamp(let moment)) where isOfCalendar: return .int(part(of: moment, in: .utc))
    default: return try value.converted(by: self)
    }
  }

  /// The result for two operands; nil if the operation looks up a missing key.
  func result(of left: Value, _ right: Value) throws(Problem) -> Value? {
    switch self {
    case .equal: return .bool(left.equals(right))
    case .notEqual: return .bool(!left.equals(right))
    case .less: return .bool(try left.order(to: right, self) == .less)
    case .greater: return .bool(try left.order(to: right, self) == .greater)
    case .lessOrEqual: return .bool(try left.order(to: right, self).map { $0 != .greater } ?? false)
    case .greaterOrEqual: return .bool(try left.order(to: right, self).map { $0 != .less } ?? false)
    case .isIn:
      guard let isIn = left.isIn(right) else { throw .noOverload(self, left, right) }
      return .bool(isIn)
    case .index: return try left.element(at: right)
    case .add: return try left.adding(right)
    case .subtract: return try left.subtracting(right)
    case .multiply: return try left.multiplied(by: right)
    case .divide: return try left.divided(by: right)
    case .remainder: return try left.remainder(dividingBy: right)
    default: return try ofTexts(left, right)
    }
  }

  private func ofTexts(_ left: Value, _ right: Value) throws(Problem) -> Value {
    if case .int(let place) = right, case .string(let text) = left {
      switch self {
      case .charAt: return .string(try text.scalar(at: place))
      case .substring: return .string(try text.part(from: place, to: nil))
      default: throw .noOverload(self, left, right)
      }
    }
    guard case .string(let argument) = right else { throw .noOverload(self, left, right) }
    if isOfCalendar, case .timestamp(let moment) = left {
      guard let zone = TimeZone(argument) else { throw Problem(LeftOut.namedZones.refusal) }
      return .int(part(of: moment, in: zone))
    }
    if self == .join { return .string(try left.joined(with: argument)) }
    guard case .string(let text) = left else { throw .noOverload(self, left, right) }
    switch self {
    case .indexOf: return .int(try text.place(of: argument, from: 0, isLast: false))
    case .lastIndexOf: return .int(try text.place(of: argument, from: nil, isLast: true))
    case .split: return .list(text.pieces(between: argument, limit: nil).map { .string($0) })
    case .startsWith: return .bool(text.utf8.starts(with: argument.utf8))
    case .endsWith: return .bool(text.utf8.reversed().starts(with: argument.utf8.reversed()))
    case .contains: return .bool(text.contains(text: argument))
    case .matches:
      do throws(RegularExpressionError) { return .bool(try RegularExpression(argument).matches(text)) } catch {
        throw Problem("\"\(argument)\" is not a valid pattern: \(error.message)")
      }
    default: throw .noOverload(self, left, right)
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

  private func part(of moment: Timestamp, in zone: TimeZone) -> Int64 {
    let date = CalendarDate(seconds: moment.seconds + zone.seconds)
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
    let element: Value?
    if case .list(let elements) = self {
      element = place.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    } else if case .json(let value) = self {
      element = place.flatMap(value.element)
    } else {
      element = nil
    }
    guard let element else { throw Problem("element \(index.text) is outside the list") }
    return element
  }
}
