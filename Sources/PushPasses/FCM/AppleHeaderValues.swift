import PushDiagnostics
import PushIR

extension Code {
  /// A header for APNs has a value that APNs refuses.
  ///
  /// FCM and HMS pass the headers on as they are. `apns-expiration` is a whole number of seconds since 1970,
  /// `apns-collapse-id` has at most 64 bytes, and a background push shows nothing.
  /// Example: `"apns-expiration": "1h"`.
  /// Write the time at which the message expires, or leave the header out.
  static let badAppleHeader = Code(.fcm, 135, "bad-apns-header-value")
}

/// Headers for APNs in a block that another service passes on ("Sending notification requests to APNs"). Devices of other
/// makers get the message all the same.
enum AppleHeaderValues {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.appleHeaders), let headers = message.part(.appleHeaders) else { return }
    if let expiration = headers["apns-expiration"], let text = expiration.text,
      text.isEmpty || !text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      report(
        "apns-expiration is \(Visible.quoted(text)); it must be seconds since 1970", at: expiration,
        "BadExpirationDate", context)
    }
    if let collapse = headers["apns-collapse-id"], collapse.byteCount > 64 {
      report(
        "apns-collapse-id is \(collapse.byteCount) bytes; APNs takes at most 64", at: collapse, "BadCollapseId", context
      )
    }
    guard let kind = headers["apns-push-type"], kind.equals("background") else { return }
    let aps = message.part(.applePayload)?["aps"]
    if let shown = aps?["alert"] ?? aps?["sound"] ?? aps?["badge"] {
      context.sink.report(
        Diagnostic(
          .warning, .badAppleHeader, "a background push shows nothing, and this one has something to show",
          at: kind.span, consequence: .silent("it is throttled or dropped, never shown"),
          notes: [Note("shown here", at: shown.span)]))
    }
  }

  private static func report(
    _ text: String, at place: FieldPart, _ reason: String, _ context: CheckContext
  ) {
    context.sink.report(
      Diagnostic(
        .warning, .badAppleHeader, text, at: place.span, consequence: .rejected(service: "APNs", reason: reason)))
  }
}
