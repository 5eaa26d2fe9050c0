import PushDiagnostics
import PushIR

extension Code {
  /// A message for an app with a vendor's SDK for Android lacks the text that the SDK shows.
  ///
  /// Braze's SDK shows a message only if it has both a title and a text; any other it takes for a silent one, which is
  /// never shown: `{"messages": {"apple_push": {"alert": "Hi"}}}` sent with `--to fcm --sdk braze`. AppMetrica's SDK needs
  /// one of the two, and Emarsys's shows an empty notification without them. Add what is missing.
  ///
  /// - Ground: client, brazeAndroid, appMetricaAndroid, emarsysAndroid
  static let sdkText = Code(.shape, 159, "sdk-needs-text", isAboutMembers: true)
}

/// A notification shown by a vendor's SDK for Android needs a literal text, because the SDKs do not look up keys:
/// Braze's requires both a title and a text (com.braze.push, BrazeNotificationPayload), AppMetrica's one of them
/// (PushMessage, PushNotification). Emarsys's shows them as they are (RemoteMessageMapperV1).
enum SDKText: MessageCheck {
  static var routes: Routes { .data }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let sdk = context.sdk, !message.isDataOnly else { return }
    let missing = [Field.title, .body].filter { !message.hasText($0) }
    switch sdk {
    case .braze where !missing.isEmpty:
      let names = missing.map { $0 == .title ? "a title" : "a text" }.joined(separator: " and ")
      report(
        missing, "Braze's SDK for Android needs \(names)", "taken for a silent one and never shown", message, context)
    case .appmetrica where missing.count == 2:
      report(missing, "AppMetrica's SDK for Android needs a title or a text", "never shown", message, context)
    case .emarsys where missing.count == 2 && isEmptyForEmarsys(message):
      report(missing, "Emarsys's SDK for Android needs a title or a text", "shown empty", message, context)
    default: break
    }
  }

  /// Whether the SDK shows a notification with nothing in it. It shows none for a push that wakes the app and has no
  /// alert.
  private static func isEmptyForEmarsys(_ message: Message) -> Bool {
    if message.present.intersects(.pictures | .dismissID) { return false }
    return !message.isSet(.contentAvailable) || message.present.intersects(.texts)
  }

  private static func report(
    _ missing: [Field], _ text: String, _ effect: String, _ message: Message, _ context: CheckContext
  ) {
    context.report(
      .error, .sdkText, text, at: context.place(ofMissing: missing[0], in: message),
      consequence: .silent("the message is \(effect)"))
  }
}
