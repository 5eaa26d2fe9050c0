import PushDiagnostics
import PushIR

extension Code {
  /// A message has neither a notification nor data, so that nothing comes of it.
  ///
  /// FCM takes it and delivers it; the device shows nothing, and the app finds nothing in it.
  /// Example: `{ "message": { "token": "…", "android": { "priority": "HIGH" } } }`.
  /// Add a `notification` for what is to be seen, or `data` for the app.
  static let emptyMessage = Code(.fcm, 133, "empty-message")
}

/// What FCM takes and nobody sees (discovery document of fcm:v1, Message: all content is optional).
enum EmptyMessage {
  /// What only says how a message is delivered, or whose it is.
  private static let delivery = FieldSet(
    .silent, .urgency, .lifetime, .expiresAt, .queueKey, .dryRun, .packageName, .fcmOptions, .fcmProject, .pushType,
    .topic, .environment, .appleHeaders, .androidBlock, .androidV2Block)

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.present.subtracting(delivery).isEmpty, !hasContent(message.part(.androidBlock)),
      !hasContent(message.part(.androidV2Block))
    else { return }
    context.sink.report(
      Diagnostic(
        .warning, .emptyMessage, "the message has neither a notification nor data", at: context.start(of: message),
        consequence: .silent("nothing is shown and the app finds nothing in it")))
  }

  private static func hasContent(_ block: FieldPart?) -> Bool {
    guard let block else { return false }
    return ["notification", "data", "remote_notification", "background_sync"].contains { (key: StaticString) in
      block[key] != nil
    }
  }
}
