import PushDiagnostics
import PushIR

extension Code {
  /// A notification for HMS version 3 has more than three lines in its list.
  ///
  /// Version 3 takes at most three where version 1 takes five, and may refuse the request with 80100003: `{"android":
  /// {"notification": {"style": 3, "inbox_content": ["1", "2", "3", "4"], …}}}`. Shorten the list.
  ///
  /// - Ground: documented, huaweiV3
  static let huaweiInbox = Code(.hms, 120, "too-many-inbox-lines")
}

/// The inbox style of HMS v3 shows at most three lines, that of v1 five (Huawei Push Kit REST API v3,
/// Notification.inboxContent).
enum HuaweiInbox: FieldCheck {
  static var routes: Routes { .hmsV3 }
  static var fields: FieldSet { .inbox }

  static func check(_ message: Message, _ context: CheckContext) {
    let count = message.part(.inbox)?.count ?? 0
    // The grammar of v3 has counted those of its documents.
    if message.has(.huaweiV3Block), message.isAsRead(.inbox) { return }
    let limit = HMSLimits.inboxLinesV3
    guard !limit.counts.contains(count) else { return }
    context.refuse(
      .huaweiInbox,
      "\(message.name(of: .inbox)) has \(count) lines; HMS v3 takes \(limit.counts.lowerBound) to \(limit.most)",
      at: message.span(.inbox))
  }
}
