import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

/// A duration as FCM and HMS write it: seconds with at most nine decimals, and an `s`, which is optional in HMS.
struct TimeSpan {
  let seconds: Int64
  let nanoseconds: Int64
  /// Whether it ends with the `s` that FCM requires.
  let hasUnit: Bool

  /// Parses a duration; nil if the sign, unit or form is invalid.
  init?(_ text: String) {
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
  var isVibrationOfHuawei: Bool {
    let most = HMSLimits.vibrationEntry.range.upperBound
    return seconds < most ? seconds > 0 || nanoseconds > 0 : seconds == most && nanoseconds == 0
  }

  /// The form that both services accept: whole seconds, or the necessary three, six or nine decimals.
  var canonical: String {
    "\(seconds)" + (nanoseconds > 0 ? TTLFraction.decimals(ofNanoseconds: nanoseconds) : "") + "s"
  }

  /// The duration in milliseconds, if it is a whole number of them.
  var wholeMilliseconds: Int64? {
    nanoseconds % 1_000_000 == 0 ? seconds * 1000 + nanoseconds / 1_000_000 : nil
  }
}

extension Lowering {
  /// "ttl": how long an undelivered message is stored.
  mutating func lowerTTL(_ node: Node, of service: Target) {
    if service == .hms, isLeftOut(.ttl, node) { return }
    guard let time = duration(node, of: service) else { return }
    takeOut(node)
    if androidPrecedence == .yields, message.has(.expiration) {
      return reportConflict(at: span(node), .ttl, winner: message.span(.expiration))
    }
    if message.has(.ttl) {
      putOnAndroid(.ttl, .integer(time.seconds), at: node)
      message.putTTLFraction(nanoseconds: time.nanoseconds, at: span(node))
    } else {
      message.putTTL(seconds: time.seconds, nanoseconds: time.nanoseconds, at: span(node))
    }
  }

  /// A duration as a service accepts it. An invalid one is reported as rejected.
  func duration(_ node: Node, of service: Target) -> TimeSpan? {
    guard node.exists else { return nil }
    let text = document.string(node)
    if let duration = TimeSpan(text), duration.hasUnit || service == .hms { return duration }
    decoder.remember(.badDuration, at: node, ["\"1s\"", "\"0s\""])
    report(
      .error, .badDuration, at: node, consequence: .refused(by: service),
      help: "write seconds with an s, such as 3600s"
    ) { "\(Visible.quoted(text)) is not a valid duration" }
    return nil
  }
}

extension Code {
  /// A duration is not written as the service takes it.
  ///
  /// FCM takes seconds with an `s` and nothing else, and refuses others as `INVALID_ARGUMENT`. HMS takes them without the `s`
  /// as well, and may refuse others:
  ///
  /// ```json
  /// {"message": {"token": "…", "android": {"ttl": "3600"}}}
  /// ```
  ///
  /// Write `3600s`, or `1.5s` where a part of a second counts.
  ///
  /// - Ground: documented, fcmDiscovery, protoJSON, huaweiSend
  static let badDuration = Code(.shape, 163, "bad-duration")
}
