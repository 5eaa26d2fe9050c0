/// A moment as the calendar writes it: `2026-11-21T18:30:00+03:00`.
///
/// A fraction of a second is cut off; a leap second counts as the first of the next minute.
public struct CalendarTime: Sendable, Hashable {
  /// How much of a time has to be written.
  public enum Form: Sendable {
    /// RFC 3339: the date, the time with its seconds, the offset with its colon.
    case rfc3339
    /// What of ISO 8601 has hyphens and colons: the time, its seconds and the offset may be missing.
    case iso8601
  }

  /// Seconds since 1970; without an offset, those of UTC.
  public let seconds: Int64
  /// Whether the text says how far the time is from UTC.
  public let hasOffset: Bool

  /// Reads a time; nil where the text is none.
  public init?(_ text: String, as form: Form) {
    let isLenient = form == .iso8601
    var reader = TimeReader(text)
    guard let days = reader.date() else { return nil }
    var seconds = days * 86_400
    if !isLenient || !reader.isAtEnd {
      guard reader.take("Tt "), let time = reader.time(isLenient: isLenient) else { return nil }
      seconds += time
    }
    hasOffset = !reader.isAtEnd
    if !isLenient || hasOffset {
      guard let offset = reader.offset(isLenient: isLenient), reader.isAtEnd else { return nil }
      seconds -= offset
    }
    self.seconds = seconds
  }
}

private struct TimeReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// The days since 1970.
  mutating func date() -> Int64? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    return Self.days(before: year, month, day)
  }

  /// The seconds since midnight.
  mutating func time(isLenient: Bool) -> Int64? {
    guard let hour = number(2), take(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
    let start = hour * 3_600 + minute * 60
    guard take(":") else { return isLenient ? start : nil }
    guard let second = number(2), second <= 60, fraction(behind: isLenient ? ".," : ".") else { return nil }
    return start + second
  }

  /// The seconds by which the time is ahead of UTC.
  mutating func offset(isLenient: Bool) -> Int64? {
    if take("Zz") { return 0 }
    let isAhead = rest.first == UInt8(ascii: "+")
    guard take("+-"), let hours = number(2), hours < 24 else { return nil }
    let hasColon = take(":")
    guard hasColon || isLenient else { return nil }
    var minutes: Int64 = 0
    if hasColon || !isAtEnd {
      guard let number = number(2), number < 60 else { return nil }
      minutes = number
    }
    return (hours * 3_600 + minutes * 60) * (isAhead ? 1 : -1)
  }

  private mutating func number(_ digits: Int) -> Int64? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// Takes one of some characters.
  mutating func take(_ characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes the fraction of a second, if there is one.
  private mutating func fraction(behind marks: String) -> Bool {
    guard take(marks) else { return true }
    let digits = rest.prefix(while: Self.isDigit).count
    rest = rest.dropFirst(digits)
    return digits > 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Days from 1970-01-01 to a date. Years are counted from March, so that the leap day is the last of its year.
  private static func days(before year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    return 365 * year + year / 4 - year / 100 + year / 400 + daysBeforeMonth + day - 1 - 719_468
  }
}
