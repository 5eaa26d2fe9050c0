import PushDiagnostics
import PushIR

extension Code {
  /// The sound is a file of a kind that iOS does not play for notifications.
  ///
  /// iOS plays sound files of the kinds aiff, wav and caf that the app has in its bundle or in Library/Sounds. For another
  /// file it plays the default sound instead, and nothing says so.
  ///
  ///     {"aps": {"alert": "Your taxi is here", "sound": "horn.mp3"}}
  ///
  /// Convert the file, for example with `afconvert -f caff -d LEI16 horn.mp3 horn.caf`, and name that.
  ///
  /// - Ground: documented, appleSounds
  /// - Ground: observed, pushNotification840
  static let unplayableSound = Code(.apns, 160, "sound-not-playable")
}

/// "UNNotificationSound": "Prepare Sound Resources" names aiff, wav and caf. For other extensions, devices were
/// observed to play the default sound (react-native-push-notification#840).
enum UnplayableSound: FieldCheck {
  static var routes: Routes { .apple }
  static var fields: FieldSet { .sound }

  /// Extensions of unsupported sound formats. A name without one of them is not judged.
  private static let endings = ([".mp3", ".ogg", ".m4a", ".mp4", ".aac", ".flac", ".wma", ".mid"] as [StaticString])
    .map { (name: $0, ending: FieldKey.ending($0)) }
  private static let bits = FieldKey.bits(of: endings.map { $0.ending })

  static func check(_ message: Message, _ context: CheckContext) {
    guard let sound = message.key(of: .sound), sound.mayEnd(withOneOf: bits),
      let ending = endings.first(where: { sound.endsInAnyCase(with: $0.ending) })?.name
    else { return }
    context.report(
      .warning, .unplayableSound, "iOS does not play \(ending) files as notification sounds",
      at: message.span(.sound), consequence: .silent("the default sound is played"),
      help: "name an .aiff, .wav or .caf file of the app")
  }
}
