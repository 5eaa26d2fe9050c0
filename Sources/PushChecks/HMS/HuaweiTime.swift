import PushDiagnostics
import PushIR

extension Code {
  /// The time by which notifications are sorted is not a full time in UTC.
  ///
  /// `when` is a time such as `2026-11-21T09:30:00Z`. Huawei's demos also send a bare day; what HMS makes of it is not
  /// documented.
  /// Example: `"when": "2026-11-21"`.
  /// Write day, time and the Z.
  ///
  /// - Ground: assumed, huaweiSend
  static let badWhen = Code(.hms, 136, "when-is-no-time")
}

/// "when" (Huawei Push Kit REST API, AndroidNotification).
enum HuaweiTime: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .eventTime }

  static func check(_ message: Message, _ context: CheckContext) {
    // Times from other formats are written in UTC.
    guard let text = message.string(.eventTime),
      !CalendarTime.isTimestamp(text) || message.writtenFor.contains(.hms) && !text.hasSuffix("Z")
    else { return }
    context.report(
      .warning, .badWhen, "\(Visible.quoted(text)) is not a full UTC timestamp", at: message.span(.eventTime),
      consequence: .undefined("the documented form"),
      help: "write it in UTC, in the form 2026-11-21T09:30:00Z")
  }
}
