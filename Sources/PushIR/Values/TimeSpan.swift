import PushDiagnostics

/// A duration as FCM and HMS write it: seconds with at most nine decimals, and an `s`, which is optional in HMS.
package struct TimeSpan {
  package let seconds: Int64
  package let nanoseconds: Int64
  /// Whether it ends with the `s` that FCM requires.
  package let hasUnit: Bool

  /// Parses a duration; nil if the sign, unit or form is invalid.
  package init?(_ text: String) {
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    var digits = 0
    var decimals = -1
    var unit: UInt8?
    let bytes = text.utf8.span
    for index in bytes.indices {
      guard unit == nil else { return nil }
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39 where decimals < 0:
        seconds = seconds * 10 + Int64(byte - 0x30)
        digits += 1
        if digits > 12 { return nil }
      case 0x30...0x39:
        nanoseconds = nanoseconds * 10 + Int64(byte - 0x30)
        decimals += 1
        if decimals > 9 { return nil }
      case UInt8(ascii: ".") where decimals < 0 && digits > 0: decimals = 0
      case UInt8(ascii: "s"), UInt8(ascii: "S"): unit = byte
      default: return nil
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    if nanoseconds > 0 { for _ in decimals..<9 { nanoseconds *= 10 } }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    hasUnit = unit == UInt8(ascii: "s")
  }

  /// Whether HMS accepts it as an entry of a vibration pattern, which must be more than 0.
  package var isVibrationOfHuawei: Bool {
    let most = HMSLimits.vibrationEntry.range.upperBound
    return seconds < most ? seconds > 0 || nanoseconds > 0 : seconds == most && nanoseconds == 0
  }

  /// The form that both services accept: whole seconds, or the necessary three, six or nine decimals.
  package var canonical: String {
    "\(seconds)" + (nanoseconds > 0 ? TTLFraction.decimals(ofNanoseconds: nanoseconds) : "") + "s"
  }

  /// The duration in milliseconds, if it is a whole number of them.
  package var wholeMilliseconds: Int64? {
    nanoseconds % 1_000_000 == 0 ? seconds * 1000 + nanoseconds / 1_000_000 : nil
  }
}
