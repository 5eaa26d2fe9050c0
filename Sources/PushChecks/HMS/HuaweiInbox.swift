import PushDiagnostics
import PushIR

extension Code {
  /// A notification of style 3 has more lines than HMS takes.
  ///
  /// The list has one to five lines, in version 3 one to three, and HMS may refuse a longer one with 80100003. This is too
  /// long for version 3: `{"android": {"notification": {"style": 3, "inbox_content": ["1", "2", "3", "4"], …}}}`. Shorten
  /// the list.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let huaweiInbox = Code(.hms, 120, "too-many-inbox-lines")

  /// A line of an inbox notification is too long.
  ///
  /// Each line of `inbox_content` has at most 1024 characters.
  /// Example: a whole letter in one line.
  /// Shorten the line; the app can show the full text.
  ///
  /// - Ground: documented, huaweiSend
  static let inboxLineTooLong = Code(.hms, 131, "inbox-line-too-long")
}

/// The lines of the inbox style, of which v3 takes fewer than v1. Those of another style have no effect and no limit (Huawei
/// Push Kit REST API, AndroidNotification.inbox_content; v3, Notification.inboxContent).
enum HuaweiInbox: FieldCheck {
  static var routes: Routes { .hms }
  static var fields: FieldSet { .inbox }

  private static var longestLine: Int { HMSLimits.inboxLine.most }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.integer(.style) == 3, let lines = message.part(.inbox) else { return }
    let limit = context.isHMSv3 ? HMSLimits.inboxLinesV3 : HMSLimits.inboxLines
    if lines.count > limit.most {
      let service = context.isHMSv3 ? "HMS v3" : "HMS"
      context.refuse(
        .huaweiInbox,
        "\(message.name(of: .inbox)) has \(lines.count) lines; \(service) takes \(limit.counts.lowerBound) to \(limit.most)",
        at: message.span(.inbox))
    }
    lines.forEachElement { line in
      guard line.byteCount > longestLine, case let count = line.text?.count ?? 0, count > longestLine else { return }
      context.refuse(.inboxLineTooLong, "the line has \(count) characters; HMS takes \(longestLine)", at: line.span)
    }
  }
}
