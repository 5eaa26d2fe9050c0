import PushDiagnostics
import PushIR

extension Code {
  /// The time of the event that a notification tells of is no time.
  ///
  /// `event_time` is a time of RFC 3339 with a zone. What is none makes FCM refuse the request.
  /// Example: `"2026-11-21 09:30"` lacks the `T`, the seconds and the zone; `"2026-11-21T09:30:00Z"` has all.
  /// Write the time in UTC with a Z at the end.
  static let badEventTime = Code(.fcm, 126, "bad-event-time")
}

/// "event_time" (discovery document of fcm:v1, AndroidNotification: a google-datetime).
enum EventTime {
  static func check(_ message: Message, _ context: CheckContext) {
    let notification =
      message.part(.androidBlock)?["notification"]
      ?? message.part(.androidV2Block)?["remote_notification"]?["notification"]
    guard let time = notification?["event_time"], let text = time.text, !isTimestamp(text) else { return }
    context.sink.report(
      Diagnostic(
        .error, .badEventTime, "\(Visible.quoted(text)) is no time of RFC 3339", at: time.span,
        consequence: .refusedByFCM,
        help: "write it as 2026-11-21T09:30:00Z"))
  }

  /// `2026-11-21T09:30:00.123Z`: a day, a time of day, at most nine decimals, and a zone.
  static func isTimestamp(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard matches("0000-00-00T00:00:00", bytes) else { return false }
    guard bounded(bytes, at: 5, 1...12), bounded(bytes, at: 8, 1...31), bounded(bytes, at: 11, 0...23),
      bounded(bytes, at: 14, 0...59), bounded(bytes, at: 17, 0...60)
    else { return false }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") {
      let decimals = zone.dropFirst().prefix(while: isDigit)
      guard (1...9).contains(decimals.count) else { return false }
      zone = bytes[decimals.endIndex...]
    }
    return Array(zone) == [UInt8(ascii: "Z")]
      || zone.count == 6 && (matches("+00:00", zone) || matches("-00:00", zone))
  }

  /// Whether a text begins as a form does, in which 0 stands for any digit.
  private static func matches(_ form: String, _ bytes: some Collection<UInt8>) -> Bool {
    bytes.count >= form.utf8.count
      && zip(form.utf8, bytes).allSatisfy { $0 == UInt8(ascii: "0") ? isDigit($1) : $0 == $1 }
  }

  private static func bounded(_ bytes: [UInt8], at place: Int, _ range: ClosedRange<Int>) -> Bool {
    range.contains(Int(bytes[place] - 0x30) * 10 + Int(bytes[place + 1] - 0x30))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
