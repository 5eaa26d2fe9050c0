import PushDiagnostics

/// The date and time of an instant in the calendar.
package struct CalendarDate {
  package let year: Int64
  /// From 1.
  package let month: Int64
  /// From 1.
  package let day: Int64
  /// From 0, which is the first of January.
  package let dayOfYear: Int64
  /// From 0, which is Sunday. Not for times before the year 0.
  package let dayOfWeek: Int64
  package let hour: Int64
  package let minute: Int64
  package let second: Int64

  /// The date and time in UTC of an instant in seconds since 1970; for another zone, its offset is added to them.
  package init(seconds: Int64) {
    let day = Self.quotient(seconds, 86_400)
    let time = seconds - day * 86_400
    // Days since 0000-03-01, with years that start in March, so that the leap day is the last day.
    let days = day + 719_468
    let era = Self.quotient(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayFromMarch = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    self.day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    dayOfYear = month <= 2 ? dayFromMarch - 306 : dayFromMarch + (Self.isLeap(year) ? 60 : 59)
    dayOfWeek = (days + 3) % 7
    hour = time / 3_600
    minute = time / 60 % 60
    second = time % 60
  }

  /// As RFC 3339 has it, without decimals and offset: `2026-11-21T09:30:00`.
  package var text: String {
    let date = [String(year, digits: 4), String(month, digits: 2), String(day, digits: 2)]
    let time = [hour, minute, second].map { String($0, digits: 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":")
  }

  static func isLeap(_ year: Int64) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Division that rounds down.
  private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number + 1) / divisor - 1
  }
}
