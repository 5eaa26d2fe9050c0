import PushDiagnostics
import PushIR

extension Code {
  /// A notification has the category for messages that are read out loud.
  ///
  /// In v1 and v2, PLAY_VOICE is for data messages, from which the app speaks; a notification is only shown.
  /// Example: `"category": "PLAY_VOICE"` beside `android.notification`.
  /// Take the notification out, or give it the category of its content.
  ///
  /// - Ground: documented, huaweiSend
  static let voiceShown = Code(.hms, 138, "play-voice-with-notification")
}

/// PLAY_VOICE (Huawei Push Kit REST API, AndroidConfig.category: "data messages only").
enum HuaweiVoice: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .huaweiCategory }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.equals(.huaweiCategory, "PLAY_VOICE"), !message.isDataOnly, !message.isForOthersThanHuawei else {
      return
    }
    context.report(
      .warning, .voiceShown, "PLAY_VOICE is for data messages, and this one has a notification",
      at: message.span(.huaweiCategory), consequence: .silent("the notification is shown and not read out"))
  }
}
