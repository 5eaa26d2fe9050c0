import PushDiagnostics
import PushIR

extension Code {
  /// What a started Live Activity listens to is misplaced, given twice, or not a valid channel.
  ///
  /// A start (iOS 18 and later) may ask for an update token with `input-push-token`, or name a broadcast channel with
  /// `input-push-channel`, whose identifier is base64. Other events read neither.
  ///
  ///     {"aps": {"event": "update", …, "input-push-token": 1}}
  ///
  /// Move it to the start, keep one of the two, and write the channel's identifier as APNs gave it.
  ///
  /// - Ground: documented, appleActivities, appleBroadcastSetup
  static let activityInput = Code(.apns, 140, "live-activity-input")
}

/// How a Live Activity receives updates ("Starting and updating Live Activities with ActivityKit push notifications";
/// "Setting up broadcast push notifications").
enum ActivityInput: FieldCheck {
  static var fields: FieldSet { .inputPushToken | .inputPushChannel }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .liveactivity else { return }
    if message.has(.event), !message.equals(.event, "start") {
      for field in [Field.inputPushToken, .inputPushChannel] where message.has(field) {
        report("\(message.name(of: field)) is read only by the event start", field, "it is not read", message, context)
      }
      return
    }
    if message.has(.inputPushChannel), message.isSet(.inputPushToken) {
      report(
        "the activity asks for a token and names a channel", .inputPushToken, "the result is not documented",
        message, context)
    }
    if message.has(.inputPushChannel), let channel = message.string(.inputPushChannel), !channel.isBase64 {
      report(
        "the channel ID is not valid base64", .inputPushChannel, "the activity gets no updates", message, context)
    }
  }

  private static func report(
    _ text: String, _ field: Field, _ effect: String, _ message: Message, _ context: CheckContext
  ) {
    context.report(.warning, .activityInput, text, at: message.span(field), consequence: .silent(effect))
  }
}
