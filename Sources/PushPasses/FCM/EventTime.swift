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
    guard let time = FCMBlocks.androidNotification(of: message)?["event_time"], let text = time.text, !isTimestamp(text)
    else { return }
    context.sink.report(
      Diagnostic(
        .error, .badEventTime, "\(Visible.quoted(text)) is no time of RFC 3339", at: time.span,
        consequence: .refusedByFCM,
        help: "write it as 2026-11-21T09:30:00Z"))
  }

  /// `2026-11-21T09:30:00.123Z`: a day, a time of day, at most nine decimals, and a zone.
  static func isTimestamp(_ text: String) -> Bool {
    let decimals = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix { (0x30...0x39).contains($0) }
    return CalendarTime(text, as: .rfc3339) != nil && text.utf8.dropFirst(10).first == UInt8(ascii: "T")
      && !text.hasSuffix("z") && decimals.count <= 9
  }
}
