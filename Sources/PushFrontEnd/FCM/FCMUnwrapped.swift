import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// The members of a message are at the top of the request, without `message` around them.
  ///
  /// FCM v1 takes a request, which has the message as its member `message`. Without it every name is unknown to FCM.
  /// Example: `{ "token": "…", "notification": { … } }`.
  /// Put it all into `{ "message": … }`, which the fix does.
  ///
  /// - Ground: documented, fcmDiscovery
  static let unwrappedMessage = Code(.shape, 180, "message-not-wrapped")
}

// Discovery document of fcm:v1, SendMessageRequest: a common mistake is to send the message without the enclosing
// request.

extension Lowering {
  /// Names that occur in a v1 message but not in a legacy request.
  private static let ofMessage: [StaticString] = [
    "token", "topic", "fid", "android", "android_v2", "androidV2", "apns", "webpush", "fcm_options", "fcmOptions",
  ]
  /// Names that specify the target of a legacy request.
  private static let ofLegacy: [StaticString] = ["to", "registration_ids", "notification_key"]

  /// Whether the document is a message without its request. No other findings are then reported.
  func refusesUnwrapped() -> Bool {
    let document = decoder.document
    guard !document.member("message", of: .root).exists, !isRecord(of: .fcm),
      let first = Self.ofMessage.first(where: { document.member($0, of: .root).exists }),
      !Self.ofLegacy.contains(where: { document.member($0, of: .root).exists })
    else { return false }
    let whole = document.span(.root)
    let name = document.member(first, of: .root)
    // This member belongs next to the message.
    let isTrial =
      document.member("validate_only", of: .root).exists || document.member("validateOnly", of: .root).exists
    report(
      Diagnostic(
        .error, .unwrappedMessage, "\"message\" is missing around the message", at: span(Node(name.index - 1)),
        consequence: .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \"\(first)\")"),
        fix: Fix(
          "put it into {\"message\": …}", .init(Span(whole.start, whole.start), with: "{\"message\": "),
          .init(Span(whole.end, whole.end), with: "}"), isSafe: !isTrial)))
    return true
  }
}
