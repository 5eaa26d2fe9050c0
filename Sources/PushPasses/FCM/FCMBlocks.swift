import PushIR

/// What only FCM's own blocks say, in the order of the checks.
enum FCMBlocks: MessageCheck {
  static var fields: FieldSet {
    .blocksOfAPNs | .apnsBlock | .androidBlock | .androidV2Block | .webpushBlock | .fcmOptionsBlock | .vibration
      | .ledColor | .lightSettings | .eventTime | .ttl
  }

  static func check(_ message: Message, _ context: CheckContext) {
    // Most messages from elsewhere have none of them.
    guard message.present.intersects(fields) else { return }
    AnalyticsLabel.check(message, context)
    AndroidIgnores.check(message, context)
    EventTime.check(message, context)
    WebPush.check(message, context)
    AppleThroughFCM.check(message, context)
    AppleHeaderValues.check(message, context)
    KeptTTL.check(message, context)
    PictureAddress.checkBlocks(message, context)
    LocalizationArguments.check(alert: message.part(.apnsPayloadBlock)?["aps"]?["alert"], context)
  }

  /// What FCM reads of a message whose notification an SDK makes out of data: options and what goes to browsers.
  static func checkBesideData(_ message: Message, _ context: CheckContext) {
    guard message.has(.webpushBlock) || message.has(.fcmOptionsBlock) else { return }
    AnalyticsLabel.check(message, blocks: [.webpushBlock], context)
    WebPush.check(message, context)
  }

  /// The notification of FCM's block for Android, in whichever of its forms.
  static func androidNotification(of message: Message) -> FieldPart? {
    message.part(.androidBlock)?["notification"]
      ?? message.part(.androidV2Block)?["remote_notification"]?["notification"]
  }
}
