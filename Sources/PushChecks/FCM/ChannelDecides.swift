import PushDiagnostics
import PushIR

extension Code {
  /// The look or sound of a notification for Android is set without a notification channel.
  ///
  /// On Android 8 and later, the channel decides the sound, the vibration, the light and the importance. What the message says
  /// matters on older devices only.
  /// Example: `"android": {"notification": {"sound": "horn"}}` without `channel_id`.
  /// Add the `channel_id` of a channel that the app creates with these settings.
  ///
  /// - Ground: documented, androidChannels
  static let channelDecides = Code(.fcm, 142, "channel-decides", .onRequest)
}

/// Properties that are controlled by notification channels (Android, "Create and manage notification channels").
enum ChannelDecides: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .sound | .vibration | .importance }

  private static let settings: [Field] = [.sound, .vibration, .importance]

  /// Whether Android devices get a field's value and play or show it, and it is not the default.
  private static func isForAndroid(_ field: Field, _ message: Message) -> Bool {
    message.has(field) && !message.androidValues.contains(field)
      && (field != .sound
        || message.hasText(.sound) && !message.equals(.sound, "default") && !message.isSet(.defaultSound))
  }

  /// What to add, by the document's own name for it. gorush sets the sound on Android only without a block for it.
  private static func help(for field: Field, _ message: Message) -> String {
    if message.sdk == .expo { return "add channelId" }
    if message.isOfLegacyRequest(field) { return "add android_channel_id" }
    let name = message.name(of: field)
    return name.utf8.starts(with: "notifications[".utf8) && !name.contains(text: ".android.")
      ? "add android.notification with the sound and channel_id" : "add channel_id"
  }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.writtenFor.contains(.fcm), !message.sdk.showsData, !message.has(.channelID), !message.isDataOnly,
      message.isShownOnAndroid, message.intent != .liveactivity,
      let field = settings.first(where: { isForAndroid($0, message) })
    else { return }
    context.reportIfKept(
      .note, .channelDecides, "\(message.name(of: field)) is set without a notification channel",
      at: message.span(field), consequence: .silent("on Android 8 and later, the channel decides"),
      help: help(for: field, message))
  }
}
