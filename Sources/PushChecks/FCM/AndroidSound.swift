import PushDiagnostics
import PushIR

extension Code {
  /// The sound for Android's devices is a file name with its ending.
  ///
  /// The Firebase SDK looks for a resource of this name in the app's `res/raw`, and resources are named without the ending
  /// of their files. It finds none and plays the default sound.
  /// Example: `"android": {"notification": {"sound": "horn.mp3"}}` with the file `res/raw/horn.mp3`.
  /// Write `"horn"`. It has to be a file of the app: an address of a file elsewhere is not loaded.
  ///
  /// - Ground: client, firebaseAndroid
  /// - Ground: observed, reactNativeFCM565
  static let soundWithEnding = Code(.fcm, 140, "sound-with-ending")
}

/// firebase-android-sdk, CommonNotificationBuilder.getSound: `getIdentifier(sound, "raw", …)`. A sound for all devices that has
/// one of Apple's extensions is right for Apple's: other formats have one name for both, and FCM v1 has one for each.
enum AndroidSound: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .sound }

  private static let ofApple: [StaticString] = [".wav", ".caf", ".aif", ".aiff"]
  private static let endings: [StaticString] = [".mp3", ".ogg", ".m4a", ".aac", ".flac"] + ofApple
  private static let bits = FieldKey.bits(of: endings.map(FieldKey.ending))

  static func check(_ message: Message, _ context: CheckContext) {
    // That of a Live Activity is not sent to Android.
    guard let (name, ending) = fileName(of: message), !message.androidValues.contains(.sound), message.isShownOnAndroid,
      message.intent != .liveactivity, !message.isSet(.defaultSound)
    else { return }
    let isForBoth = ofApple.contains { ending.description == $0.description } && isForApple(name, message)
    // A file of an app for HarmonyOS has its ending.
    let isForHarmony = message.has(.huaweiV3Block)
    let stem = name.dropLast(ending.utf8CodeUnitCount)
    let place = message.span(.sound)
    let hasOneName = isForBoth || isForHarmony || message.isOfLegacyRequest(.sound)
    let isName = message.isName(.sound) && message.isAsRead(.sound) && !hasOneName && String(stem).isNameOfResource
    let help =
      isForHarmony
      ? "write another message for FCM: HarmonyOS takes the name with its ending"
      : hasOneName
        ? "FCM v1 has a name for each: android.notification.sound and apns.payload.aps.sound"
        : "write the name of a file in the app's res/raw, without its ending"
    context.report(
      isForBoth ? .note : .warning, .soundWithEnding,
      "Android looks for a resource named \(Visible.quoted(name)), and names have no ending",
      at: place, consequence: .silent("the default sound is played"), help: isName ? nil : help,
      fix: isName ? Fix("write \"\(stem)\"", .init(place, with: "\"\(stem)\""), isSafe: false) : nil)
  }

  /// The name of the sound and its ending, if it is that of a file that is to be played.
  static func fileName(of message: Message) -> (name: String, ending: StaticString)? {
    guard let sound = message.key(of: .sound), sound.mayEnd(withOneOf: bits), !message.isSet(.soundOff),
      let name = message.string(.sound), case let lowercased = name.lowercased(),
      let ending = endings.first(where: { lowercased.hasSuffix($0.description) })
    else { return nil }
    return (name, ending)
  }

  /// Whether Apple devices get the sound, too: it is not in a part for Android, such as `message.android.notification.sound`, or
  /// their own part names the same.
  private static func isForApple(_ name: String, _ message: Message) -> Bool {
    let sound = message.apsPart?["sound"]
    // The rest of a sound, such as a key that is unknown, has its name in the field.
    guard let sound, !sound.isObject || sound["name"] != nil else {
      return !message.name(of: .sound).contains(text: "android")
    }
    return (sound["name"] ?? sound).text == name
  }
}
