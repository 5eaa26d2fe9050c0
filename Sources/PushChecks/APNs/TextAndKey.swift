import PushDiagnostics
import PushIR

extension Code {
  /// A text of the alert is given twice: itself and by the key of a localized string.
  ///
  /// Apple documents each key as a replacement of a text: `title-loc-key` of `title`, `loc-key` of `body`. With both, the
  /// device shows one of them, and no page says which.
  ///
  ///     {"aps": {"alert": {"title": "Taxi", "title-loc-key": "TAXI_TITLE"}}}
  ///
  /// Keep the one that is meant. A text for devices without the string belongs in the app's own table.
  ///
  /// - Ground: documented, applePayload
  static let textAndKey = Code(.apns, 135, "text-and-key")
}

/// Each text is given only once, as a literal or by key ("Generating a remote notification", keys of alert).
enum TextAndKey: FieldCheck {
  static var fields: FieldSet { .titleLocKey | .subtitleLocKey | .bodyLocKey }

  static func check(_ message: Message, _ context: CheckContext) {
    check(.title, .titleLocKey, message, context)
    check(.subtitle, .subtitleLocKey, message, context)
    check(.body, .bodyLocKey, message, context)
  }

  private static func check(_ text: Field, _ key: Field, _ message: Message, _ context: CheckContext) {
    guard message.has(text), message.hasText(key), context.isRequestToAPNs || isForApple(key, message) else { return }
    // A Live Activity has one of each text, and the loss of its key is told.
    if message.intent == .liveactivity, context.writesAnew(.event, of: message), context.writesAnew(key, of: message) {
      return
    }
    // On other services, the text is the fallback for a string that the app does not have.
    let severity: Severity = message.writtenFor.first == .apns || context.target == .fcm ? .warning : .note
    // In FCM's own format, Android devices get both, too, and show the text.
    let isForAndroid = message.writtenFor.first == .fcm && !message.value(of: key, isWithin: .apnsPayloadBlock)
    context.reportIfKept(
      severity, .textAndKey,
      "\(message.name(of: key)) is beside \(message.name(of: text))",
      at: message.span(key),
      consequence: .silent(isForAndroid ? "Apple's devices show one of them" : "the device shows one of them"),
      notes: [Note("the text", at: message.span(text))])
  }

  /// Whether Apple devices get a text: it is not for Android alone, or it is in a block of their own.
  private static func isForApple(_ key: Field, _ message: Message) -> Bool {
    guard message.text.isForAndroidAlone else { return true }
    return message.value(of: key, isWithin: .apnsPayloadBlock) || message.value(of: key, isWithin: .apsBlock)
  }
}
