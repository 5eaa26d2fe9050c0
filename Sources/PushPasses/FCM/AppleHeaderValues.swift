import PushDiagnostics
import PushIR

extension Code {
  /// The headers for APNs make a background push of a message that shows or sounds something.
  ///
  /// FCM and HMS pass the headers on as they are. A background push wakes the app and shows nothing; with an alert, a sound
  /// or a badge in it, APNs throttles or drops it.
  /// Example: `"apns-push-type": "background"` beside `"aps": { "alert": "Hi" }`.
  /// Write "alert", or take out what is to be seen.
  static let backgroundShows = Code(.fcm, 135, "background-push-that-shows")
}

/// Headers for APNs in a block that another service passes on ("Sending notification requests to APNs"). Devices of other
/// makers get the message all the same.
enum AppleHeaderValues {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.appleHeaders), let headers = message.part(.appleHeaders) else { return }
    if let expiration = headers["apns-expiration"], let text = expiration.text, !text.isWholeNumber {
      report(
        "apns-expiration is \(Visible.quoted(text)); it must be seconds since 1970", at: expiration,
        .badExpiration, "BadExpirationDate", context)
    }
    if let collapse = headers["apns-collapse-id"], collapse.byteCount > CollapseID.limit {
      report(
        "apns-collapse-id is \(collapse.byteCount) bytes; APNs takes at most \(CollapseID.limit)", at: collapse,
        .collapseIDTooLong,
        "BadCollapseId", context
      )
    }
    guard let kind = headers["apns-push-type"], kind.equals("background") else { return }
    let aps = message.part(.applePayload)?["aps"]
    if let shown = aps?["alert"] ?? aps?["sound"] ?? aps?["badge"] {
      context.sink.report(
        Diagnostic(
          .warning, .backgroundShows, "a background push shows nothing, and this one has something to show",
          at: kind.span, consequence: .silent("it is throttled or dropped, never shown"),
          notes: [Note("shown here", at: shown.span)]))
    }
  }

  private static func report(
    _ text: String, at place: FieldPart, _ code: Code, _ reason: String, _ context: CheckContext
  ) {
    context.sink.report(
      Diagnostic(
        .warning, code, text, at: place.span, consequence: .possible(service: "APNs", reason: reason)))
  }
}
