import PushDiagnostics
import PushIR

extension Code {
  /// A Live Activity push through FCM does not name the token of the activity.
  ///
  /// FCM needs `apns.live_activity_token`, which ActivityKit gives to the app, beside the token of the device. Without
  /// it no activity is started, changed or ended:
  ///
  /// ```json
  /// {"message": {"token": "…", "apns": {"payload": {"aps": {"event": "update"}}}}}
  /// ```
  ///
  /// Add the token of the activity.
  ///
  /// - Ground: documented, fcmDiscovery
  static let activityToken = Code(.fcm, 104, "live-activity-token-missing")

  /// The token of a Live Activity is there and empty.
  ///
  /// Google's library for Node.js refuses an empty `live_activity_token`, which names no activity; what FCM itself does with it is
  /// not known.
  /// Example: `"apns": { "live_activity_token": "" }`.
  /// Write the token that ActivityKit gives the app, or leave the member out.
  ///
  /// - Ground: client, firebaseAdminNode
  static let emptyActivityToken = Code(.fcm, 120, "live-activity-token-empty")
}

/// FCM addresses a Live Activity by the activity's own token, in addition to the device token (discovery document of
/// fcm:v1, ApnsConfig.liveActivityToken).
enum ActivityToken: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .activityToken | .pushType | .event | .blocksOfAPNs }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.activityToken), !message.hasText(.activityToken) {
      context.report(
        .error, .emptyActivityToken, "live_activity_token is empty", at: message.span(.activityToken),
        consequence: .possible(service: "FCM", reason: "INVALID_ARGUMENT"))
    }
    guard !message.has(.activityToken), let place = sign(of: message) else { return }
    context.report(
      .warning, .activityToken, "a Live Activity push through FCM needs apns.live_activity_token", at: place,
      consequence: .silent("no activity is started, changed or ended"),
      help: "it is the token that ActivityKit gives the app")
  }

  /// The location of what makes the request a Live Activity push; nil if it is another one.
  private static func sign(of message: Message) -> Span? {
    if message.intent == .liveactivity { return message.span(message.has(.event) ? .event : .pushType) }
    guard message.intent == .alert, message.present.intersects(.blocksOfAPNs), !isNotification(message) else {
      return nil
    }
    if let type = message.part(.apnsHeadersBlock)?["apns-push-type"] {
      return type.equals("liveactivity") ? type.span : nil
    }
    return (message.part(.apnsPayloadBlock)?["aps"] ?? message.part(.apsBlock))?["event"]?.span
  }

  /// Whether other devices get a notification, of which the block is only Apple's part.
  private static func isNotification(_ message: Message) -> Bool {
    message.present.intersects(FieldSet.visible.subtracting(.apple))
      || message.part(.androidBlock)?["notification"] != nil || message.has(.androidV2Block)
  }
}
