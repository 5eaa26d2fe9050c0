import PushDiagnostics

/// A duration with nanosecond precision.
package struct Duration: Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  static let nanosecondsPerSecond: Int64 = 1_000_000_000

  /// Parses hours, minutes, seconds and their fractions: `1h30m`, `-1.5s`, `0`. Nil if the text is invalid or longer
  /// than 292 years.
  package init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    if rest.elementsEqual("0".utf8) { rest = [] }
    // Accumulated as a negative number, because the negative range is larger by one.
    var total: Int64 = 0
    while !rest.isEmpty {
      guard let part = Self.part(&rest) else { return nil }
      let (sum, overflows) = total.subtractingReportingOverflow(part)
      if overflows { return nil }
      total = sum
    }
    if !isNegative, total == .min { return nil }
    nanoseconds = isNegative ? total : -total
  }

  /// A number with its unit, in nanoseconds.
  private static func part(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    func take(_ isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let taken = rest.prefix(while: isTaken)
      rest = rest[taken.endIndex...]
      return taken
    }
    let whole = take { $0.isDigit }
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint { rest.removeFirst() }
    let fraction = hasPoint ? take { $0.isDigit } : []
    let unit = take { $0 != UInt8(ascii: ".") && !$0.isDigit }
    guard !(whole.isEmpty && fraction.isEmpty), let unit = units[String(decoding: unit, as: UTF8.self)],
      let number = whole.isEmpty ? 0 : Int64(String(decoding: whole, as: UTF8.self))
    else { return nil }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    // A fraction is truncated to whole nanoseconds.
    let part = fraction.prefix(18).reversed().reduce(0) { ($0 + Int64($1 - 0x30) * unit) / 10 }
    let (sum, overflows) = product.addingReportingOverflow(part)
    return isTooLarge || overflows ? nil : sum
  }

  private static let units: [String: Int64] = [
    "h": 3_600 * nanosecondsPerSecond, "m": 60 * nanosecondsPerSecond, "s": nanosecondsPerSecond, "ms": 1_000_000,
    "us": 1_000, "µs": 1_000, "μs": 1_000, "ns": 1,
  ]

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
