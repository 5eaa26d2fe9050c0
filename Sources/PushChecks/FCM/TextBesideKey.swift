import PushDiagnostics
import PushIR

extension Code {
  /// Android devices show a literal text instead of the localized one beside it.
  ///
  /// Firebase's SDK looks for a literal text first, and for the key of a localized one only if there is none. The common
  /// `notification.title` is such a text, as Android devices get it with the message: they show it in every language.
  /// Example: `"notification": {"title": "Taxi"}` beside `"android": {"notification": {"title_loc_key": "TAXI"}}`.
  /// Leave the literal text out, and write it for Apple's devices into `apns.payload.aps.alert`.
  ///
  /// - Ground: client, firebaseAndroid
  static let textBesideKey = Code(.fcm, 153, "text-beside-key")
}

/// firebase-android-sdk, NotificationParams.getPossiblyLocalizedString: texts of the part for Android.
enum TextBesideKey: FieldCheck {
  static var routes: Routes { .fcmOnAndroid }
  static var fields: FieldSet { .titleLocKey | .bodyLocKey }

  static func check(_ message: Message, _ context: CheckContext) { check(message, fields, context) }

  fileprivate static func check(_ message: Message, _ keys: FieldSet, _ context: CheckContext) {
    // The alert of a Live Activity is only for Apple devices.
    if message.intent == .liveactivity { return }
    for (key, text) in [(Field.titleLocKey, Field.title), (.bodyLocKey, .body)]
    where keys.contains(key) && message.hasText(key) && message.hasText(text) {
      context.reportIfKept(
        .warning, .textBesideKey, "\(message.name(of: text)) is shown instead of \(message.name(of: key))",
        at: message.span(key), consequence: .silent("the text is not localized on Android"),
        notes: [Note("the text", at: message.span(text))], help: "leave one of them out")
    }
  }
}

/// The same for texts of the message.
enum TextBesideCommonKey: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { TextBesideKey.fields }

  static func check(_ message: Message, _ context: CheckContext) {
    let others = message.writtenFor.first == .fcm ? message.androidValues : FieldSet()
    TextBesideKey.check(message, fields.subtracting(others), context)
  }
}
