import PushDiagnostics
import PushIR

/// An instant with nanosecond precision, in the years 1 to 9999.
package struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970, rounded down.
  package let seconds: Int64
  /// The fraction of a second.
  package let nanoseconds: Int64

  /// Creates an instant; nil if it is out of range.
  package init?(seconds: Int64, nanoseconds: Int64 = 0) {
    guard CalendarTime.rangeOfTimestamps.contains(seconds) else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The beginning of 1970.
  static let epoch = Timestamp(unchecked: 0)

  private init(unchecked seconds: Int64) { (self.seconds, nanoseconds) = (seconds, 0) }

  /// Parses an RFC 3339 time.
  package init?(_ text: String) {
    guard let time = CalendarTime(text, as: .rfc3339) else { return nil }
    let fraction = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix { $0.isDigit }
    var nanoseconds: Int64 = 0
    for digit in (Array(fraction) + [UInt8](repeating: 0x30, count: 9)).prefix(9) {
      nanoseconds = nanoseconds * 10 + Int64(digit - 0x30)
    }
    self.init(seconds: time.seconds, nanoseconds: nanoseconds)
  }

  /// The instant a duration later; nil if it is out of range.
  func adding(_ duration: Duration) -> Timestamp? { adding(duration.nanoseconds, 1) }

  /// The instant a duration earlier; nil if it is out of range.
  func subtracting(_ duration: Duration) -> Timestamp? { adding(duration.nanoseconds, -1) }

  private func adding(_ added: Int64, _ sign: Int64) -> Timestamp? {
    let perSecond = Duration.nanosecondsPerSecond
    let nanoseconds = nanoseconds + sign * (added % perSecond)
    let carry: Int64 = nanoseconds < 0 ? -1 : nanoseconds / perSecond
    return Timestamp(
      seconds: seconds + sign * (added / perSecond) + carry, nanoseconds: nanoseconds - carry * perSecond)
  }

  /// The time since another instant; nil if a duration cannot represent it.
  func since(_ other: Timestamp) -> Duration? {
    let perSecond = Duration.nanosecondsPerSecond
    var seconds = seconds - other.seconds
    var nanoseconds = nanoseconds - other.nanoseconds
    // Both get the same sign, so that the product overflows only if the sum does.
    if seconds < 0, nanoseconds > 0 { (seconds, nanoseconds) = (seconds + 1, nanoseconds - perSecond) }
    if seconds > 0, nanoseconds < 0 { (seconds, nanoseconds) = (seconds - 1, nanoseconds + perSecond) }
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: perSecond)
    let (sum, overflows) = product.addingReportingOverflow(nanoseconds)
    return isTooLarge || overflows ? nil : Duration(nanoseconds: sum)
  }

  /// The time as RFC 3339, in UTC.
  var text: String { CalendarDate(seconds: seconds).text + Duration.fraction(UInt64(nanoseconds)) + "Z" }
}

extension Timestamp: Comparable {
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
