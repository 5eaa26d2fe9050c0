import PushDiagnostics
import PushIR

extension Code {
  /// A localized text has arguments and no key.
  ///
  /// Nothing uses the arguments, and no error is given: `{"aps": {"alert": {"loc-args": ["7"], "body": "Hi"}}}`. Write the
  /// key in place of the text, such as `loc-key` for `body`, or take out the arguments.
  ///
  /// - Ground: client, firebaseAdminNode
  /// - Ground: documented, applePayload
  static let argumentsWithoutKey = Code(.shape, 130, "arguments-without-key")

  /// A localized text with arguments goes to devices of another platform.
  ///
  /// The payload names a string of the app and the arguments to put into it. Strings of iOS have `%@` or `%1$@` in these
  /// places, strings of Android `%s` or `%1$s`: `{"aps": {"alert": {"loc-key": "RIDE", "loc-args": ["7"]}}}` with `--to
  /// fcm`. The arguments are written as they are, in the same order. This is a note: check that the app for the other
  /// platform has a string of this name, with numbered arguments where the order differs.
  static let argumentsOfAnotherPlatform = Code(.loss, 186, "arguments-of-another-platform")
}

/// Localization arguments without a key: the official libraries of FCM and HMS reject them, Apple devices ignore them.
enum LocalizationArguments: FieldCheck {
  static var routes: Routes { .apns | .applePart | .fcm | .fcmOnAndroid | .hms }
  static var fields: FieldSet { .titleLocArgs | .subtitleLocArgs | .bodyLocArgs }

  static func check(_ message: Message, _ context: CheckContext) {
    checkPlatform(message, context)
    check(.titleLocArgs, .titleLocKey, "title-loc-key", beside: .title, message, context)
    check(.subtitleLocArgs, .subtitleLocKey, "subtitle-loc-key", beside: .subtitle, message, context)
    check(.bodyLocArgs, .bodyLocKey, "loc-key", beside: .body, message, context)
  }

  /// Localized strings of iOS refer to arguments as `%@` and `%1$@`, those of Android as `%s` and `%1$s`. The payload
  /// contains only the arguments, so each app needs a string of its own.
  private static func checkPlatform(_ message: Message, _ context: CheckContext) {
    // The alert of a Live Activity is only for Apple devices.
    guard message.intent != .liveactivity, !message.writtenFor.isEmpty else { return }
    for (arguments, key) in [(Field.titleLocArgs, Field.titleLocKey), (.bodyLocArgs, .bodyLocKey)]
    where message.has(arguments) && message.has(key) && !message.isEmptyContainer(arguments) {
      let isOfApple = isOfApple(key, message)
      if isOfApple == (context.target == .apns) { continue }
      return context.sink.report(.note, .argumentsOfAnotherPlatform) {
        let name = Visible.quoted(message.string(key) ?? "")
        return Diagnostic(
          .note, .argumentsOfAnotherPlatform,
          isOfApple
            ? "the arguments of \(name) are %@ or %1$@ in the iOS app, and %s or %1$s in an Android app"
            : "the arguments of \(name) are %s or %1$s in the Android app, and %@ or %1$@ in an iOS app",
          at: message.span(arguments), help: "add a string of this name to the app for the other platform")
      }
    }
  }

  /// Whether a key names a string of the iOS app, or arguments are those of one. A document has keys of both platforms if it has
  /// a block for Apple devices: `loc-key` and `title-loc-key` there, `body_loc_key` and `title_loc_key` elsewhere. Braze writes
  /// Apple's with `_`.
  private static func isOfApple(_ key: Field, _ message: Message) -> Bool {
    guard message.sdk != .braze, let name = message.key(at: message.span(key)) else {
      return message.writtenFor.first == .apns
    }
    return name.utf8.contains(UInt8(ascii: "-"))
  }

  private static func check(
    _ arguments: Field, _ key: Field, _ name: StaticString, beside text: Field, _ message: Message,
    _ context: CheckContext
  ) {
    guard message.has(arguments), !message.hasText(key), !message.isEmptyContainer(arguments) else { return }
    // A key that is not a text is told itself.
    if isOfApple(arguments, message), message.apsPart?["alert"]?[name] != nil { return }
    let step = message.hasText(text) ? "write the key in place of the text" : "add the key"
    context.report(
      .warning, .argumentsWithoutKey, "\(message.name(of: arguments)) is set without a localization key",
      at: message.span(arguments), consequence: .silent("the arguments are not used"),
      help: "\(step), or take out the arguments")
  }
}
