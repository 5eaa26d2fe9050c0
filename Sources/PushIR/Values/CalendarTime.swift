import PushDiagnostics

/// A date and time: `2026-11-21T18:30:00+03:00`.
///
/// Fractions of a second are truncated. A leap second counts as the first second of the next minute.
public struct CalendarTime: Sendable, Hashable {
  /// Which parts of the date and time are required.
  public enum Form: Sendable {
    /// RFC 3339: the date, the time with seconds, and the offset with a colon.
    case rfc3339
    /// The extended format of ISO 8601, with hyphens and colons: the time, its seconds and the offset are optional.
    case iso8601
  }

  /// Seconds since 1970. A time without an offset is interpreted as UTC.
  public let seconds: Int64
  /// Whether the text contains a UTC offset.
  public let hasOffset: Bool

  /// Parses a date and time; nil if the text is not valid.
  public init?(_ text: String, as form: Form) { self.init(text.utf8.span, as: form) }

  /// Parses a date and time from its bytes.
  package init?(_ text: Swift.Span<UInt8>, as form: Form) {
    let isLenient = form == .iso8601
    var place = 0
    guard let days = text.date(&place) else { return nil }
    var seconds = days * 86_400
    if !isLenient || place < text.count {
      guard text.take(&place, "T", "t", " "), let time = text.time(&place, isLenient: isLenient) else { return nil }
      seconds += time
    }
    hasOffset = place < text.count
    if !isLenient || hasOffset {
      guard let offset = text.offset(&place, isLenient: isLenient), place == text.count else { return nil }
      seconds -= offset
    }
    self.seconds = seconds
  }
}

extension CalendarTime {
  /// The same time in UTC, with its original decimals; nil for a time that is already in UTC or not a valid timestamp.
  package static func inUTC(_ text: String) -> String? {
    guard isTimestamp(text), !text.hasSuffix("Z"), let time = CalendarTime(text, as: .rfc3339) else { return nil }
    let decimals = text.dropFirst(19).prefix { $0 == "." || $0.isNumber }
    return CalendarDate(seconds: time.seconds).text + decimals + "Z"
  }

  /// The years 1 to 9999, in seconds since 1970.
  @inlinable package static var rangeOfTimestamps: ClosedRange<Int64> { -62_135_596_800...253_402_300_799 }

  /// Whether a text is a timestamp as FCM and HMS accept it: `2026-11-21T09:30:00.123Z`, with at most nine decimals.
  /// Timestamps do not count leap seconds.
  package static func isTimestamp(_ text: String) -> Bool {
    let isLeapSecond = text.utf8.dropFirst(17).starts(with: "60".utf8)
    let decimals = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix { $0.isDigit }
    guard !isLeapSecond, let time = CalendarTime(text, as: .rfc3339), rangeOfTimestamps.contains(time.seconds) else {
      return false
    }
    return text.utf8.dropFirst(10).first == UInt8(ascii: "T") && !text.hasSuffix("z") && decimals.count <= 9
  }
}

/// The parts of a date and time, each of which begins at a place and moves it behind itself.
extension Swift.Span<UInt8> {
  /// Parses a date to days since 1970.
  fileprivate func date(_ place: inout Int) -> Int64? {
    guard let year = number(&place, 4), take(&place, "-"), let month = number(&place, 2), take(&place, "-"),
      let day = number(&place, 2), (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    return days(before: year, month, day)
  }

  /// Parses a time to seconds since midnight.
  fileprivate func time(_ place: inout Int, isLenient: Bool) -> Int64? {
    guard let hour = number(&place, 2), take(&place, ":"), let minute = number(&place, 2), hour < 24, minute < 60
    else { return nil }
    let start = hour * 3_600 + minute * 60
    guard take(&place, ":") else { return isLenient ? start : nil }
    guard let second = number(&place, 2), second <= 60, fraction(&place, isLenient: isLenient) else { return nil }
    return start + second
  }

  /// Parses a UTC offset to seconds ahead of UTC.
  fileprivate func offset(_ place: inout Int, isLenient: Bool) -> Int64? {
    if take(&place, "Z", "z") { return 0 }
    let isAhead = take(&place, "+")
    guard isAhead || take(&place, "-"), let hours = number(&place, 2), hours < 24 else { return nil }
    let hasColon = take(&place, ":")
    guard hasColon || isLenient else { return nil }
    var minutes: Int64 = 0
    if hasColon || place < count {
      guard let number = number(&place, 2), number < 60 else { return nil }
      minutes = number
    }
    return (hours * 3_600 + minutes * 60) * (isAhead ? 1 : -1)
  }

  private func number(_ place: inout Int, _ digits: Int) -> Int64? {
    guard count - place >= digits else { return nil }
    var value: Int64 = 0
    for index in place..<place + digits {
      guard self[index].isDigit else { return nil }
      value = value &* 10 &+ Int64(self[index] &- 0x30)
    }
    place += digits
    return value
  }

  /// Consumes one of the given characters.
  fileprivate func take(
    _ place: inout Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar = "\u{ff}", _ third: Unicode.Scalar = "\u{ff}"
  ) -> Bool {
    guard place < count else { return false }
    let found = Unicode.Scalar(self[place])
    guard found == first || found == second || found == third else { return false }
    place += 1
    return true
  }

  /// Consumes the fraction of a second, if there is one.
  private func fraction(_ place: inout Int, isLenient: Bool) -> Bool {
    guard take(&place, ".", isLenient ? "," : ".") else { return true }
    let start = place
    while place < count, self[place].isDigit { place += 1 }
    return place > start
  }

  private func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: CalendarDate.isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// The number of days from 1970-01-01 to a date. Years start in March, so the leap day is the last day of its year.
  private func days(before year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    return 365 * year + year / 4 - year / 100 + year / 400 + daysBeforeMonth + day - 1 - 719_468
  }
}
