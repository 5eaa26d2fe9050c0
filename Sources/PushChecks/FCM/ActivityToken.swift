import PushDiagnostics
import PushIR

extension Code {
  /// A Live Activity push through FCM does not name the token of the activity.
  ///
  /// FCM needs `apns.live_activity_token`, which ActivityKit gives to the app, beside the token of the device. Without
  /// it no activity is started, changed or ended, and FCM was observed to refuse the message:
  ///
  /// ```json
  /// {"message": {"token": "…", "apns": {"payload": {"aps": {"event": "update"}}}}}
  /// ```
  ///
  /// Add the token of the activity.
  ///
  /// - Ground: documented, fcmDiscovery
  /// - Ground: observed, adminDotnet440
  static let activityToken = Code(.fcm, 104, "live-activity-token-missing")

  /// The token of a Live Activity is there and empty.
  ///
  /// Google's library for Node.js refuses an empty `live_activity_token`, which names no activity; what FCM itself does with it is
  /// not known.
  /// Example: `"apns": { "live_activity_token": "" }`.
  /// Write the token that ActivityKit gives the app. Leave the member out only where the message is not for a Live Activity.
  ///
  /// - Ground: client, firebaseAdminNode
  static let emptyActivityToken = Code(.fcm, 120, "live-activity-token-empty")

  /// The token of a Live Activity is in a message that is not for one.
  ///
  /// FCM sends `apns.payload` to the activity, and what starts, changes or ends it is the `event` and the `content-state` in `aps`:
  ///
  /// ```json
  /// {"message": {"token": "…", "notification": {"title": "Hi"}, "apns": {"live_activity_token": "…"}}}
  /// ```
  ///
  /// Add the payload of the activity, or leave the token out.
  ///
  /// - Ground: documented, fcmDiscovery, appleActivities
  static let unusedActivityToken = Code(.fcm, 146, "live-activity-token-without-activity")
}

/// FCM addresses a Live Activity by the activity's own token, in addition to the device token (discovery document of
/// fcm:v1, ApnsConfig.liveActivityToken).
enum ActivityToken: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .activityToken | .pushType | .event | .blocksOfAPNs }

  /// Its name in `apns`, in either spelling.
  static let names: [StaticString] = ["live_activity_token", "liveActivityToken"]

  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.activityToken) { return check(token: message, context) }
    guard let place = sign(of: message) else { return }
    // A finding at the key says that it is too deep.
    let payload = message.part(.apnsPayloadBlock)
    if names.contains(where: { payload?[$0] != nil || payload?["aps"]?[$0] != nil }) { return }
    context.report(
      .warning, .activityToken, "a Live Activity push through FCM needs apns.live_activity_token", at: place,
      consequence: .mayBeRefusedByFCM,
      help: "add apns.live_activity_token, the token that ActivityKit gives the app")
  }

  private static func check(token message: Message, _ context: CheckContext) {
    let place = message.span(.activityToken)
    let name = message.key(at: place) ?? "live_activity_token"
    if !message.hasText(.activityToken) {
      context.report(
        .error, .emptyActivityToken, "\(name) is empty", at: place,
        consequence: .mayBeRefusedByFCM)
    } else if !hasActivity(message) {
      context.report(
        .warning, .unusedActivityToken, "\(name) is set, and the message has no Live Activity", at: place,
        consequence: .silent("no activity is started, changed or ended"),
        help: "add event, timestamp and content-state to apns.payload.aps, or remove the token")
    }
  }

  /// Whether the part for Apple devices is for a Live Activity, complete or not.
  private static func hasActivity(_ message: Message) -> Bool {
    if message.intent == .liveactivity || message.present.intersects(ActivityKeys.fields) { return true }
    if message.hasAppleHeader("apns-push-type", "liveactivity") { return true }
    guard let aps = message.apsPart else { return false }
    // A value of another type is reported by its own finding.
    return !aps.isObject || ActivityKeys.keys.contains { aps[$0.key] != nil }
  }

  /// The location of what makes the request a Live Activity push; nil if it is another one.
  private static func sign(of message: Message) -> Span? {
    if message.intent == .liveactivity { return message.span(message.has(.event) ? .event : .pushType) }
    guard message.intent == .alert || message.text.isSilentByContent, message.present.intersects(.blocksOfAPNs),
      !isNotification(message)
    else {
      return nil
    }
    if let type = message.part(.apnsHeadersBlock)?["apns-push-type"] {
      return type.equals("liveactivity") ? type.span : nil
    }
    return message.apsPart?["event"]?.span
  }

  /// Whether other devices get a notification, of which the block is only Apple's part.
  private static func isNotification(_ message: Message) -> Bool {
    message.present.intersects(FieldSet.visible.subtracting(.apple)) || message.text.hasNotificationOfAndroid
  }
}
