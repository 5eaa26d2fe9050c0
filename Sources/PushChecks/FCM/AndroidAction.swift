import PushDiagnostics
import PushIR

/// A tap on Android starts an activity by the name of its action (firebase-android-sdk,
/// CommonNotificationBuilder.createTargetIntent).
enum AndroidAction: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .tapAction }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let action = message.part(.tapAction), action.isWebAddress, message.isShownOnAndroid,
      message.intent != .liveactivity, context.target == .fcm || !message.writtenFor.contains(.hms)
    else { return }
    // The legacy interface had one for all devices, and browsers open it.
    let isLegacy = message.isOfLegacyRequest(.tapAction)
    context.report(
      isLegacy ? .note : .warning, .actionIsAddress,
      "\(message.key(named: .tapAction)) is an address; Android takes the name of an action", at: action.span,
      consequence: .silent("a tap opens nothing on Android"),
      help: isLegacy ? nil : help(for: message))
  }

  /// The click action of a page, which Huawei's devices do not open without its name, has to become another one. HarmonyOS opens
  /// a page by its address, too.
  private static func help(for message: Message) -> String {
    let name = message.has(.tapDeepLink) ? "" : message.name(of: .tapAction)
    if name.hasSuffix(".clickAction.action") { return "write it as \"uri\", which FCM gets as data" }
    guard name.hasSuffix(".click_action.action") else { return "leave it out: a tap then opens the app" }
    return "write {\"type\": 2, \"url\": \"https://…\"}, or {\"type\": 3}: a tap then opens the app"
  }
}
