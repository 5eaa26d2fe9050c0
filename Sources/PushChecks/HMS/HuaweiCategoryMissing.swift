import PushDiagnostics
import PushIR

extension Code {
  /// A notification for HMS version 3 has no category.
  ///
  /// Version 3 demands one and may refuse the request with 80100003; only a message that changes nothing but the number
  /// on the icon can do without. `{"payload": {"notification": {"title": "Taxi", "body": "Here"}}, "target": {"token":
  /// ["…"]}}` lacks it. Add the category that the message belongs to, such as `TRAVEL` or `MARKETING`; most of them, listed
  /// under HMS109, have to be granted to the app. In a document for another service, set it in a rule: `then set
  /// huawei.category = "TRAVEL"`.
  ///
  /// - Ground: documented, huaweiV3
  static let huaweiCategoryMissing = Code(.hms, 118, "category-missing", isAboutMembers: true)
}

/// A notification of HMS v3 must state its category (Huawei Push Kit REST API v3, Notification.category), except one
/// that only changes the badge number.
enum HuaweiCategoryMissing: MessageCheck {
  static var routes: Routes { .hmsV3 }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.huaweiCategory) { return }
    switch message.huaweiPushType {
    case .alert where message.isBadgeAlone || message.isSubscriptionOfHuawei: return
    case .alert, .voice: break
    default: return
    }
    context.refuse(
      .huaweiCategoryMissing, "a notification of HMS v3 needs a category",
      at: message.placeOfHuaweiNotification ?? context.place(ofMissing: .title, in: message),
      help: message.writtenFor.first == .hms
        ? "add the category of the message, such as TRAVEL or MARKETING"
        : "set the category of the message in a rule, such as: then set huawei.category = \"TRAVEL\"")
  }
}
