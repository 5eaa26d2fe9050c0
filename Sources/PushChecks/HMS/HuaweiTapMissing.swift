import PushDiagnostics
import PushIR

extension Code {
  /// A notification for Huawei's devices has no "click_action", or "clickAction" in version 3.
  ///
  /// HMS demands it and may refuse the request with 80100003:
  ///
  /// ```json
  /// {"message": {"android": {"notification": {"title": "Taxi", "body": "Here"}}, "token": ["…"]}}
  /// ```
  ///
  /// Add `"click_action": {"type": 3}` to the notification, in version 3 `"clickAction": {"actionType": 0}`; it opens the app.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let tapMissing = Code(.hms, 115, "click-action-missing")
}

/// A notification needs to say what a tap on it does (Huawei Push Kit REST API, AndroidNotification; v3, Notification).
/// Documents for HMS say it themselves; for others, a tap opens the app.
enum HuaweiTapMissing: MessageCheck {
  static var routes: Routes { .hms }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.lacksTapOfHuawei, let place = message.placeOfHuaweiNotification else { return }
    // A key that is meant as the click action is told.
    if context.sink.tellLostTap(.error, .refusedByHMS) { return }
    if message.has(.huaweiV3Block) {
      return context.refuse(
        .tapMissing, "a notification of HMS v3 needs a clickAction", at: place,
        help: "clickAction {\"actionType\":0} opens the app")
    }
    context.refuse(
      .tapMissing, "a notification for Android's devices needs a click_action", at: place,
      help: "android.notification.click_action {\"type\":3} opens the app")
  }
}
