import PushDiagnostics
import PushIR

extension Code {
  /// The sound is a file of a kind that iOS does not play for notifications.
  ///
  /// iOS plays sound files of the kinds aiff, wav and caf that the app has in its bundle or in Library/Sounds, by their names with
  /// the ending. For another file it plays the default sound instead, and nothing says so.
  ///
  ///     {"aps": {"alert": "Your taxi is here", "sound": "horn.mp3"}}
  ///
  /// Convert the file, for example with `afconvert -f caff -d LEI16 horn.mp3 horn.caf`, and name that.
  ///
  /// - Ground: documented, appleSounds
  /// - Ground: observed, pushNotification840
  static let unplayableSound = Code(.apns, 160, "sound-not-playable")
}

/// "UNNotificationSound": "Prepare Sound Resources" names aiff, wav and caf. For other extensions, and for none, devices were
/// observed to play the default sound (react-native-push-notification#840).
enum UnplayableSound: FieldCheck {
  static var fields: FieldSet { .sound }

  private static let endings = (["default", ".caf", ".aiff", ".aif", ".aifc", ".wav", ".wave"] as [StaticString])
    .map(FieldKey.ending)
  private static let bits = FieldKey.bits(of: endings)

  static func check(_ message: Message, _ context: CheckContext) {
    // Other pushes play none, except those of Live Activities: a sample of Apple's has an .mp4 file in one.
    guard let sound = message.key(of: .sound), sound.length > 0, message.intent == .alert,
      !sound.mayEnd(withOneOf: bits) || !endings.contains(where: sound.endsInAnyCase)
    else { return }
    judge(message, context)
  }

  /// A name without an ending is right for Android, so it is judged only in a request to APNs itself.
  private static func judge(_ message: Message, _ context: CheckContext) {
    let isHeard = !message.isSet(.soundOff) && (context.target != .apns || !message.playsDefaultSound)
    guard isHeard, let name = message.string(.sound) else { return }
    let file = name.split(separator: "/").last ?? ""
    let ending = file.lastIndex(of: ".").map { Visible.clipped(file[$0...]) }
    if ending == nil, context.target != .apns || context.isPart { return }
    context.report(
      .warning, .unplayableSound,
      ending.map { "iOS does not play \($0) files as notification sounds" }
        ?? "the sound \(Visible.quoted(name)) has no ending, and iOS looks for a file of this name",
      at: message.span(.sound), consequence: .silent("the default sound is played"),
      help: "name an .aiff, .wav or .caf file of the app")
  }
}
