import PushDiagnostics
import PushIR

extension Code {
  /// The sound of a notification is not named as this version of HMS names sounds.
  ///
  /// Versions 1 and 2 name a resource of the Android app, `/raw/horn`; version 3 names a file in the app's `rawfile`, `horn.mp3`.
  /// When a message of version 3 is written for version 1 or 2, pushc writes `horn.mp3` as `/raw/horn`. The other way it
  /// writes `/raw/horn` as it is, because a resource does not tell the ending of its file.
  /// Example: `"sound": "/raw/horn"` sent with `--hms-version v3`.
  /// Write the name that the sound has in the app.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let soundNameOfOtherVersion = Code(.hms, 154, "sound-name-of-other-version")
}

/// The name of a sound (Huawei Push Kit REST API v3, Notification.sound: a file in rawfile). Other versions and FCM name a resource,
/// without the ending of its file.
enum HuaweiSoundName: FieldCheck {
  static var routes: Routes { .hmsV3 }
  static var fields: FieldSet { .sound }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.hasText(.sound), !message.isSet(.defaultSound), !message.equals(.sound, "default"),
      [.alert, .voice].contains(message.huaweiPushType), let name = message.string(.sound)
    else { return }
    let resource = Message.resource(inRaw: name)
    let hasEnding = name.utf8.contains(UInt8(ascii: "."))
    if resource == nil, hasEnding { return }
    context.report(
      .warning, .soundNameOfOtherVersion,
      "\(message.key(named: .sound)) is \(Visible.quoted(name)); HMS v3 takes the name of a file in rawfile",
      at: message.span(.sound), consequence: .undefined("the documented names of sounds"),
      help: "write the file name, such as \"\(resource ?? name)\(hasEnding ? "" : ".mp3")\"")
  }
}
