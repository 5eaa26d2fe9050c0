import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// The members of a message are at the top of the request, without `message` around them.
  ///
  /// FCM v1 and HMS v1 take a request, which has the message as its member `message`. Without it every name is unknown to
  /// FCM, and HMS finds no token.
  /// Example: `{ "token": "…", "notification": { … } }`.
  /// Put it all into `{ "message": … }`, which the fix does. The fix is unsafe if the service refuses the message even
  /// then, as FCM does with message objects of the Firebase Admin SDKs: they have `tokens`, `imageUrl`, and a `ttl` in
  /// milliseconds, and the SDK makes requests of them.
  ///
  /// - Ground: documented, fcmDiscovery
  /// - Ground: documented, huaweiSend
  static let unwrappedMessage = Code(.shape, 180, "message-not-wrapped")
}

// Discovery document of fcm:v1, SendMessageRequest; Huawei Push Kit REST API, "message": a common mistake is to send the
// message without the enclosing request.

extension Lowering {
  /// Reports a message without its request, and what FCM would refuse in it with the request around it. `name` is the first
  /// name that shows it.
  func reportUnwrapped(_ name: Node) {
    let refusal = Consequence.rejected(
      service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(document.string(name))))")
    // The SDK's own names and units are right for the SDK, and FCM does not take them in a request.
    if isOfAdminSDK {
      let help = "this looks like a Firebase Admin SDK message; write the request that the SDK makes of it"
      return reportUnwrapped(name, refusal, help: help)
    }
    let ofRequest = document.names(of: .root).first { Decoder.lines(FCMRequest.keys).contains(document.string($0)) }
    let errors = errors(as: .fcm) { $0.check(.root, as: FCMMessage.self) }
      .filter { error in ofRequest.map { document.span($0) } != error.span }
    if let ofRequest {
      let own = Visible.quoted(document.string(ofRequest))
      reportUnwrapped(name, refusal, help: "put all but \(own) into {\"message\": …}")
    } else {
      reportUnwrapped(name, refusal, fix: wrapping(errors))
    }
    for error in errors { report(error) }
  }

  /// The first name at the root that HMS has in a message: the document is a message without the request around it.
  var nameOfUnwrappedHMS: Node? {
    if Self.ofRequestForHMS.contains(where: { document.hasMember($0, in: .root) }) { return nil }
    return document.names(of: .root).first { Self.ofMessageForHMS.contains(document.string($0)) }
  }

  /// Names of requests of v1 and of v3.
  private static let ofRequestForHMS: [StaticString] = ["message", "payload", "target", "pushOptions"]

  private static let ofMessageForHMS = Decoder.lines(HMSMessage.keys)

  /// Huawei Push Kit REST API, "message": the request has the message, and with it the tokens, as a member.
  func reportUnwrappedHMS(_ name: Node) {
    let errors = errors(as: .hms) { $0.check(.root, as: HMSMessage.self) }
    reportUnwrapped(name, WireFormat.hms.answer(to: "message"), fix: wrapping(errors))
    // HMS does not look at names that it does not know.
    for error in errors where ![.unknownKey, .misplacedKey].contains(error.code) { report(error) }
  }

  private func reportUnwrapped(_ name: Node, _ consequence: Consequence?, help: String? = nil, fix: Fix? = nil) {
    report(
      .error, .unwrappedMessage, "\"message\" is missing around the message", at: name, consequence: consequence,
      help: help, fix: fix)
  }

  /// The fix. It is safe if the service accepts the message then, as it is or after safe fixes of its errors.
  private func wrapping(_ errors: [Diagnostic]) -> Fix {
    let whole = document.span(.root)
    return Fix(
      "put it into {\"message\": …}", .init(Span(whole.start, whole.start), with: "{\"message\": "),
      .init(Span(whole.end, whole.end), with: "}"), isSafe: errors.allSatisfy { $0.fix?.isSafe == true })
  }

  /// What a service would refuse in the root as a message. `check` decodes it.
  private func errors(as format: WireFormat, _ check: (inout Decoder) -> Void) -> [Diagnostic] {
    let sink = DiagnosticSink()
    var trial = Decoder(document, diagnostics: sink)
    trial.conventions = Decoder.Conventions(wireFormat: format, unknownKeySeverity: .error)
    check(&trial)
    return sink.diagnostics.filter { $0.severity == .error }
  }

  /// Whether the root has what only the message objects of the Firebase Admin SDKs have.
  private var isOfAdminSDK: Bool {
    let (android, apns) = (document.member("android", of: .root), document.member("apns", of: .root))
    let ttl = document.kind(document.member("ttl", of: android))
    let aps = document.member("aps", of: document.member("payload", of: apns))
    // Names of the SDK for Node (firebase-admin-node, messaging-api.ts) that it writes in another form. FCM passes `aps` on as it
    // is, so that they are not reported.
    let ownNames: [(object: Node, names: [StaticString])] = [
      (.root, ["tokens"]), (document.member("notification", of: .root), ["imageUrl"]),
      (document.member("notification", of: android), ["imageUrl", "eventTimestamp", "vibrateTimingsMillis"]),
      (document.member("fcmOptions", of: apns), ["imageUrl"]),
      (aps, ["contentAvailable", "mutableContent", "threadId"]),
      (
        document.member("alert", of: aps),
        [
          "titleLocKey", "titleLocArgs", "subtitleLocKey", "subtitleLocArgs", "locKey", "locArgs", "actionLocKey",
          "launchImage",
        ]
      ),
    ]
    return ttl == .integer || ttl == .decimal
      || ownNames.contains { object, names in names.contains { document.hasMember($0, in: object) } }
  }
}
