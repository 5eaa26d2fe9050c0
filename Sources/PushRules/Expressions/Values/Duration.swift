import PushDiagnostics

/// A duration with nanosecond precision.
package struct Duration: Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  static let nanosecondsPerSecond: Int64 = 1_000_000_000

  /// Parses hours, minutes, seconds and their fractions: `1h30m`, `-1.5s`, `0`. Nil if the text is invalid or longer
  /// than 292 years.
  package init?(_ text: String) {
    var reader = DurationReader(Array(text.utf8))
    guard let nanoseconds = reader.read() else { return nil }
    self.nanoseconds = nanoseconds
  }

  /// The seconds with their fraction: `60.001s`.
  var text: String {
    let magnitude = nanoseconds.magnitude
    let perSecond = UInt64(Self.nanosecondsPerSecond)
    return (nanoseconds < 0 ? "-" : "") + "\(magnitude / perSecond)" + Self.fraction(magnitude % perSecond) + "s"
  }

  /// The decimal point and digits of a fraction of a second, without trailing zeros.
  static func fraction(_ nanoseconds: UInt64) -> String {
    guard nanoseconds > 0 else { return "" }
    let digits = String(String(nanoseconds + UInt64(nanosecondsPerSecond)).dropFirst())
    return "." + digits.prefix(upTo: digits.lastIndex { $0 != "0" }.map(digits.index(after:)) ?? digits.endIndex)
  }
}

private struct DurationReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> Int64? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    if bytes[at...].elementsEqual("0".utf8) { return 0 }
    guard at < bytes.count else { return nil }
    // Accumulated as a negative number, because the negative range is larger by one.
    var total: Int64 = 0
    while at < bytes.count {
      guard let part = part() else { return nil }
      let (sum, overflows) = total.subtractingReportingOverflow(part)
      if overflows { return nil }
      total = sum
    }
    if isNegative { return total }
    return total == .min ? nil : -total
  }

  /// A number with its unit, in nanoseconds.
  private mutating func part() -> Int64? {
    let whole = digits()
    var fraction: ArraySlice<UInt8> = []
    if take(".") { fraction = digits() }
    guard !(whole.isEmpty && fraction.isEmpty), let unit = unit() else { return nil }
    guard let number = whole.isEmpty ? 0 : Int64(String(decoding: whole, as: UTF8.self)) else { return nil }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    // A fraction is truncated to whole nanoseconds.
    let rest = fraction.prefix(18).reversed().reduce(0) { ($0 + Int64($1 - 0x30) * unit) / 10 }
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return isTooLarge || overflows ? nil : sum
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at].isDigit { at += 1 }
    return bytes[start..<at]
  }

  private mutating func unit() -> Int64? {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "."), !bytes[at].isDigit { at += 1 }
    switch String(decoding: bytes[start..<at], as: UTF8.self) {
    case "h": return 3_600 * Duration.nanosecondsPerSecond
    case "m": return 60 * Duration.nanosecondsPerSecond
    case "s": return Duration.nanosecondsPerSecond
    case "ms": return 1_000_000
    case "us", "µs", "μs": return 1_000
    case "ns": return 1
    default: return nil
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }
}
