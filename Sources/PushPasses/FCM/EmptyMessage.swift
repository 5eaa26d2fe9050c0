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
    .silent, .urgency, .lifetime, .expiresAt, .queueKey, .dryRun, .packageName, .fcmOptions, .fcmProject,
    .topic, .environment, .appleHeaders, .androidBlock)

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.present.subtracting(delivery).isEmpty, !hasContent(message.part(.androidBlock))
    else { return }
    // A template has no target yet either, so that what lacks both may still be one.
    let isUnaddressed = message.recipients.isEmpty && message.homes.contains(.fcm)
    context.sink.report(
      Diagnostic(
        .warning, .emptyMessage, "the message has neither a notification nor data", at: context.start(of: message),
        consequence: isUnaddressed
          ? .possible(service: "FCM", reason: "INVALID_ARGUMENT (Recipient of the message is not set)")
          : .silent("nothing is shown and the app finds nothing in it")))
  }

  private static func hasContent(_ block: FieldPart?) -> Bool {
    guard let block else { return false }
    return block["notification"] != nil || block["data"] != nil
  }
}
