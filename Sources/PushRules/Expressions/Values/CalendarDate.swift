import PushIR

/// A UTC offset.
struct TimeZone {
  let seconds: Int64

  static let utc = TimeZone(seconds: 0)

  private init(seconds: Int64) { self.seconds = seconds }

  /// `UTC`, or hours and minutes: `+03:00`, `-09:30`, `02:00`. Nil for everything else: named time zones require a
  /// table of their transitions.
  init?(_ text: String) {
    if text == "UTC" {
      self = .utc
      return
    }
    let isBehind = text.hasPrefix("-")
    let digits = isBehind || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.isWholeNumber }),
      let hours = Int64(parts[0]), let minutes = Int64(parts[1]), hours < 24, minutes < 60
    else { return nil }
    seconds = (hours * 3_600 + minutes * 60) * (isBehind ? -1 : 1)
  }
}

/// The date and time of an instant in the calendar.
struct CalendarDate {
  let year: Int64
  /// From 1.
  let month: Int64
  /// From 1.
  let day: Int64
  /// From 0, which is the first of January.
  let dayOfYear: Int64
  /// From 0, which is Sunday.
  let dayOfWeek: Int64
  let hour: Int64
  let minute: Int64
  let second: Int64

  init(_ timestamp: Timestamp, in zone: TimeZone) {
    let local = timestamp.seconds + zone.seconds
    // Days since 0000-03-01, with years that start in March, so that the leap day is the last day. Never negative here.
    let days = Self.quotient(local, 86_400) + 719_468
    let time = local - (days - 719_468) * 86_400
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayFromMarch = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    dayOfYear = month <= 2 ? dayFromMarch - 306 : dayFromMarch + (isLeap ? 60 : 59)
    dayOfWeek = (days + 3) % 7
    hour = time / 3_600
    minute = time / 60 % 60
    second = time % 60
  }

  /// Division that rounds down.
  private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number + 1) / divisor - 1
  }
}
