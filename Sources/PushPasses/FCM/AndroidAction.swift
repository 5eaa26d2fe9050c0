import PushDiagnostics
import PushIR

/// A tap on Android starts an activity by the name of its action (firebase-android-sdk,
/// CommonNotificationBuilder.createTargetIntent).
enum AndroidAction: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .tapAction }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let action = message.part(.tapAction), action.isWebAddress, message.isShownOnAndroid else { return }
    context.report(
      .warning, .actionIsAddress, "click_action is an address; Android takes the name of an action", at: action.span,
      consequence: .silent("a tap opens nothing"), help: "leave it out: a tap then opens the app")
  }
}
