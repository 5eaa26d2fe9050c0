import PushDiagnostics

/// The interpretation of a number where FCM expects a duration such as `"3.5s"`. Google's library for Node accepts
/// milliseconds under the same names, so a number may be in either unit.
enum DurationUnit {
  /// `ttl`: at most four weeks.
  case ttl
  /// `light_on_duration` and `light_off_duration`: usually fractions of a second.
  case light

  /// Nil for a member that is not a duration.
  init?(_ name: String) {
    switch name {
    case "ttl": self = .ttl
    case "light_on_duration", "light_off_duration": self = .light
    default: return nil
    }
  }

  /// The duration that a number represents; nil if it may be seconds or milliseconds, or is out of the range of durations.
  func duration(_ digits: String) -> String? {
    let digits = Self.withoutEmptyFraction(digits)
    guard let number = Int64(digits) else {
      let whole = Int64(digits.prefix { $0 != "." })
      let isPlain = !digits.contains { $0 == "e" || $0 == "E" || $0 == "-" }
      return isPlain && whole.map { $0 < FCMLimits.ttl.range.upperBound } == true ? digits + "s" : nil
    }
    if number < 0 { return nil }
    switch self {
    case .ttl where number > FCMLimits.ttl.range.upperBound, .light where number >= 100:
      return Self.seconds(ofMilliseconds: number)
    case .ttl: return number > 0 && number % 1000 == 0 ? nil : digits + "s"
    case .light: return digits + "s"
    }
  }

  /// Help for a number that may be seconds or milliseconds. No duration is below zero.
  static func help(_ digits: String) -> String? {
    let digits = withoutEmptyFraction(digits)
    guard let number = Int64(digits), number >= 0 else { return nil }
    return "write \"\(seconds(ofMilliseconds: number))\" if it is in milliseconds, and \"\(digits)s\" otherwise"
  }

  /// `3600` for `3600.0`, which is how some languages write whole seconds.
  private static func withoutEmptyFraction(_ digits: String) -> String {
    guard let point = digits.firstIndex(of: "."), digits[point...].dropFirst().allSatisfy({ $0 == "0" }) else {
      return digits
    }
    return String(digits[..<point])
  }

  private static func seconds(ofMilliseconds number: Int64) -> String {
    let rest = number % 1000
    if rest == 0 { return "\(number / 1000)s" }
    return "\(number / 1000).\(String(rest, digits: 3))s"
  }
}
