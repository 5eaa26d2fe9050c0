import PushDiagnostics
import PushIR

extension Code {
  /// Every text of the alert is empty.
  ///
  /// APNs takes such an alert silently, and the device shows no notification. It is a warning where the push does
  /// something else. A Live Activity may be started with it: some apps do so to show no text, others report starts that
  /// never appeared.
  ///
  ///     {"aps": {"alert": {"title": "", "body": ""}}}
  ///
  /// Give the alert a title or a body, or leave it out: a badge and a sound need none.
  ///
  /// - Ground: observed, apnswift232
  static let emptyAlert = Code(.apns, 136, "empty-alert")
}

/// A visible notification needs a text ("Generating a remote notification"). Apps start Live Activities with empty
/// texts (LoopFollow's APNSClient, expo-live-activity), though some such starts were reported never to appear.
enum EmptyAlert: FieldCheck {
  static var fields: FieldSet { .alertTexts }

  private static let texts: [Field] = [.title, .subtitle, .body, .titleLocKey, .subtitleLocKey, .bodyLocKey]
  private static var effects: FieldSet { .badge | .sound | .soundCritical }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let first = firstEmptyText(of: message), message.intent == .alert || message.intent == .liveactivity
    else { return }
    report(isUsefulOtherwise(message) ? .warning : .error, message, at: first, context)
  }

  /// Whether an app extension may fill in the text, or the push may also be intended only for its badge, its sound or waking the
  /// app.
  private static func isUsefulOtherwise(_ message: Message) -> Bool {
    message.isSet(.mutableContent) || message.present.intersects(effects) || message.isSet(.contentAvailable)
      || message.intent == .liveactivity
  }

  /// Reports it in the same words for APNs and FCM, so that a message for both has one finding.
  fileprivate static func report(
    _ severity: Severity, _ message: Message, at field: Field, _ context: CheckContext
  ) {
    let isOfBlock = context.isPart || message.present.intersects(.blocksForApple)
    let part = message.writtenFor.first == .fcm && !isOfBlock ? "notification" : "alert"
    let isStart = message.equals(.event, "start")
    // The title alone is required in an update or an end.
    let needed = isStart ? "a title and a body" : message.intent == .liveactivity ? "a title" : "a title or a body"
    let mayLackIt = isUsefulOtherwise(message) && message.intent == .alert && !message.isSet(.mutableContent)
    context.report(
      severity, .emptyAlert, "the texts of the \(part) are empty", at: message.span(field),
      consequence: .silent(isStart ? "the activity may not start" : "Apple's devices show no notification"),
      help: "write \(needed)\(mayLackIt ? ", or remove the \(part)" : "")")
  }

  /// The first text of a message whose texts are all empty.
  static func firstEmptyText(of message: Message) -> Field? {
    // Most messages have a body.
    if message.hasText(.body) || texts.contains(where: message.hasText) { return nil }
    return texts.first(where: message.has)
  }
}

/// FCM makes an alert for Apple's devices of the notification for all platforms (discovery document of fcm:v1, Notification).
enum EmptyNotification: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { EmptyAlert.fields }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let first = EmptyAlert.firstEmptyText(of: message), message.intent == .alert,
      !message.text.isForAndroidAlone, !message.present.intersects(.blocksForApple),
      !message.passedToApple.intersects(fields)
    else { return }
    EmptyAlert.report(.warning, message, at: first, context)
  }
}
