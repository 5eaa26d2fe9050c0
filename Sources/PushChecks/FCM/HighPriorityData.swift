import PushDiagnostics
import PushIR

extension Code {
  /// A message with high priority shows nothing on Android.
  ///
  /// FCM delivers messages of high priority at once and expects that the app shows something. Where an app does not for seven
  /// days, FCM lowers the priority of its messages.
  /// Example: `"data": { "ride": "7" }` with `"android": { "priority": "HIGH" }`.
  /// Consider NORMAL, or show a notification when the message arrives.
  ///
  /// - Ground: documented, fcmPriority
  static let highPriorityData = Code(.fcm, 141, "high-priority-data", .onRequest)
}

/// High priority is for user-visible content (Firebase, "Set and manage message priority").
enum HighPriorityData: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .priority }

  static func check(_ message: Message, _ context: CheckContext) {
    // Of a notification without a text, Android shows what it has.
    guard message.writtenFor.contains(.fcm), message.isDataOnly, !message.text.hasNotificationOfAndroid,
      message.integer(.priority) == Priority.high.rawValue
    else { return }
    context.reportIfKept(
      .note, .highPriorityData, "the priority is high, and the message has no notification",
      at: message.span(.priority),
      consequence: .silent("FCM lowers the priority of apps that show nothing for seven days"))
  }
}
