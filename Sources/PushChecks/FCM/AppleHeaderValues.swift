import PushDiagnostics
import PushIR

extension Code {
  /// The headers for APNs make a background push of a message that shows or sounds something.
  ///
  /// FCM passes the headers on as they are; what HMS does is not known. A background push wakes the app and shows nothing; with an alert, a sound
  /// or a badge in it, Apple says, APNs may answer with an error, delay it or drop it.
  /// Example: `"apns-push-type": "background"` beside `"aps": { "alert": "Hi" }`.
  /// Write "alert", or take out what is to be seen.
  ///
  /// - Ground: documented, appleRequests, appleBackground
  /// - Ground: observed, rpush659, apnChannel128
  static let backgroundShows = Code(.fcm, 135, "background-push-that-shows")
}

/// APNs headers in a block that another service passes on ("Sending notification requests to APNs"). Other devices
/// still receive the message.
enum AppleHeaderValues: FieldCheck {
  static var routes: Routes { .fcm | .hmsV1 }
  static var fields: FieldSet { .blocksForApple }

  static func check(_ message: Message, _ context: CheckContext) {
    // HMS gets such a block only from a document of its own.
    if context.target == .hms, !message.writtenFor.contains(.hms) { return }
    let kind = message.part(.apnsHeadersBlock)?["apns-push-type"]
    guard kind?.equals("background") ?? (message.intent == .background) else { return }
    let aps = message.apsPart
    let texts: [Field] = message.text.isForAndroidAlone ? [] : [.title, .titleLocKey, .body, .bodyLocKey]
    let text = texts.first(where: message.has).map(message.span)
    // An empty sound is not heard.
    let sound = aps?["sound"].flatMap { $0.equals("") ? nil : $0 }
    // An alert without a text is not shown, and whether one of another type has a text is unknown.
    let alert = aps?["alert"].flatMap { alert in
      let hasText = alert.text != nil || alert.isObject && VisibleContent.hasText(alert)
      return hasText && !alert.isWrittenWithoutValues ? alert : nil
    }
    guard let shown = (alert ?? sound ?? aps?["badge"])?.span ?? text else {
      return checkPriority(message, context)
    }
    // HMS passes on the headers of the document and adds none.
    if kind == nil, context.target == .hms { return }
    context.report(
      .warning, .backgroundShows, "a background push shows nothing, and this one has something to show",
      at: kind?.span ?? shown, consequence: .delayedByAPNs,
      notes: kind == nil ? [] : [Note("shown here", at: shown)])
  }

  /// The priority of a background push. For FCM another check covers it.
  private static func checkPriority(_ message: Message, _ context: CheckContext) {
    guard context.target == .hms, message.hasAppleHeader("apns-priority", "10") else { return }
    context.sink.report(.backgroundPriority(isStated: true, at: message.spanOfApplePriority))
  }
}
