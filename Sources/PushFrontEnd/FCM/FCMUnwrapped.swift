import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// The members of a message are at the top of the request, without `message` around them.
  ///
  /// FCM v1 takes a request, which has the message as its member `message`. Without it every name is unknown to FCM.
  /// Example: `{ "token": "…", "notification": { … } }`.
  /// Put it all into `{ "message": … }`, which the fix does. The fix is unsafe if FCM refuses the message even then, as it
  /// does with message objects of the Firebase Admin SDKs: they have `tokens`, `imageUrl`, and a `ttl` in milliseconds,
  /// and the SDK makes requests of them.
  ///
  /// - Ground: documented, fcmDiscovery
  static let unwrappedMessage = Code(.shape, 180, "message-not-wrapped")
}

// Discovery document of fcm:v1, SendMessageRequest: a common mistake is to send the message without the enclosing
// request.

extension Lowering {
  /// Reports a message without its request, and nothing else about it. `name` is the first name that shows it.
  func reportUnwrapped(_ name: Node) {
    let whole = decoder.document.span(.root)
    report(
      Diagnostic(
        .error, .unwrappedMessage, "\"message\" is missing around the message", at: span(name),
        consequence: .rejected(
          service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(decoder.document.string(name))))"),
        help: isOfAdminSDK
          ? "this looks like a Firebase Admin SDK message; write the request that the SDK makes of it" : nil,
        fix: Fix(
          "put it into {\"message\": …}", .init(Span(whole.start, whole.start), with: "{\"message\": "),
          .init(Span(whole.end, whole.end), with: "}"), isSafe: isMessageForFCM)))
  }

  /// Whether FCM accepts the root as a message, as it is or after safe fixes.
  private var isMessageForFCM: Bool {
    let sink = DiagnosticSink()
    var trial = Decoder(decoder.document, diagnostics: sink, unknownKeySeverity: .error)
    trial.refusal = .fcm
    trial.check(.root, as: FCMMessage.self)
    return !sink.diagnostics.contains { $0.severity == .error && $0.fix?.isSafe != true }
  }

  /// Whether the root has what only the message objects of the Firebase Admin SDKs have.
  private var isOfAdminSDK: Bool {
    let document = decoder.document
    let android = document.member("android", of: .root)
    let ttl = document.kind(document.member("ttl", of: android))
    return document.member("tokens", of: .root).exists || ttl == .integer || ttl == .decimal
      || [.root, android].contains {
        document.member("imageUrl", of: document.member("notification", of: $0)).exists
      }
  }
}
