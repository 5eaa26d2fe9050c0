import PushDiagnostics
import PushIR

extension Code {
  /// The event time of a notification is not a valid time.
  ///
  /// `event_time` is a time of RFC 3339 with a zone, a capital `T` and `Z`, and a year from 1 to 9999. FCM refuses a request with
  /// any other value.
  /// Example: `"2026-11-21 09:30"` lacks the `T`, the seconds and the zone; `"2026-11-21T09:30:00Z"` has all.
  /// Write the time in UTC with a Z at the end.
  ///
  /// - Ground: documented, fcmDiscovery, protoJSON
  static let badEventTime = Code(.fcm, 126, "bad-event-time")
}

/// "event_time" (discovery document of fcm:v1, AndroidNotification: a google-datetime).
enum EventTime: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .eventTime }

  static func check(_ message: Message, _ context: CheckContext) {
    // An invalid time from another format is dropped when the request is written.
    guard message.writtenFor.contains(.fcm), let text = message.string(.eventTime), !CalendarTime.isTimestamp(text)
    else {
      return
    }
    if context.sink.repeatsError(at: message.span(.eventTime)) { return }
    context.report(
      .error, .badEventTime, "\(Visible.quoted(text)) is not a time that FCM takes", at: message.span(.eventTime),
      consequence: .refusedByFCM,
      help: "write it in UTC, in the form 2026-11-21T09:30:00Z")
  }
}
