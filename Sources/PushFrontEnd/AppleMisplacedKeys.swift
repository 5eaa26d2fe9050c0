import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A request header stands in the payload.
  ///
  /// What steers the delivery (topic, push type, priority, expiration, collapse identifier) are headers of the request.
  /// In the body they are data of the app, and the delivery goes on without them.
  ///
  ///     {"aps": {"alert": "Your taxi is here"}, "apns-topic": "com.example.taxi"}
  ///
  /// Move it: {"target": "apns", "headers": {"apns-topic": …}, "body": {"aps": …}}.
  static let headerInBody = Code(.shape, 170, "header-in-body")
  /// A flag of aps is 0.
  ///
  /// `content-available` and `mutable-content` are 1 or absent; Apple documents no other value. A 0 does nothing, and some
  /// clients take the presence of the key for the flag.
  ///
  ///     {"aps": {"alert": "Your taxi is here", "content-available": 0}}
  ///
  /// Leave the key out.
  static let zeroFlag = Code(.shape, 171, "zero-flag")
  /// The sound stands where this kind of push does not have it.
  ///
  /// A notification has its sound beside the alert, a Live Activity within it. In the other place it is taken without a
  /// word and not heard.
  ///
  ///     {"aps": {"event": "update", "alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}
  ///
  /// Move it into the alert; pushc writes it where it belongs.
  static let soundPlace = Code(.shape, 174, "sound-misplaced")
  /// A push for a managed device has the dictionary aps.
  ///
  /// What wakes a managed device is the key `mdm` with the magic string and nothing else. With `aps` beside it, the
  /// payload is one of a notification.
  ///
  ///     {"aps": {}, "mdm": "11F5DF32-…"}
  ///
  /// Leave `aps` out.
  static let apsBesideMDM = Code(.apns, 158, "aps-beside-mdm")
}

// "Generating a remote notification": keys in places where nobody reads them.

extension Lowering {
  /// Names that the system reads within aps, with other ways in which they are written beside it.
  private static let systemNames: [(wrong: StaticString, right: StaticString)] = [
    ("content_available", "content-available"), ("contentAvailable", "content-available"),
    ("mutable_content", "mutable-content"), ("mutableContent", "mutable-content"),
    ("interruption_level", "interruption-level"), ("interruptionLevel", "interruption-level"),
  ]
  private static let names: [StaticString] = [
    "alert", "badge", "sound", "content-available", "mutable-content", "thread-id", "interruption-level",
    "relevance-score", "target-content-id", "filter-criteria", "content-state", "attributes-type", "stale-date",
    "dismissal-date", "content-changed", "input-push-token", "input-push-channel", "url-args",
  ]

  /// Those names by their length, so that few are compared with each key.
  private static let namesByLength: [[StaticString]] = (0...32).map { length in
    (names + systemNames.map(\.wrong)).filter { $0.utf8CodeUnitCount == length }
  }

  /// Whether a key may be worth a closer look.
  private func isSuspicious(_ name: Node) -> Bool {
    let document = decoder.document
    let length = document.entry(name).length
    if document.entry(name).isEscaped || document.begins(name, with: "apns-") { return true }
    return length < Self.namesByLength.count && Self.namesByLength[length].contains { document.equals(name, $0) }
  }

  /// Beside "aps", the names of its keys are the app's own and mean nothing to the system.
  func reportMisplaced(in payload: Node) {
    let document = decoder.document
    var members = Members(of: payload, in: document)
    while let name = members.next(in: document, without: omitted) {
      guard isSuspicious(name) else { continue }
      if let key = Self.names.first(where: { document.equals(name, $0) }) {
        report(
          .warning, .misplacedKey, at: name, consequence: .silent("the system does not read it here"),
          help: "it belongs at aps.\(key)"
        ) { "\"\(key)\" stands beside aps" }
      } else if document.begins(name, with: "apns-") {
        report(
          .warning, .headerInBody, at: name, consequence: .silent("APNs does not read it here"),
          help: "a request record has headers beside the body"
        ) { "\(Visible.quoted(document.string(name))) is a request header, and stands in the payload" }
      } else if let (_, key) = Self.systemNames.first(where: { document.equals(name, $0.wrong) }) {
        report(
          .warning, .misplacedKey, at: name, consequence: .silent("the system does not read it here"),
          help: "\"\(key)\" belongs at aps.\(key)"
        ) { "\(Visible.quoted(document.string(name))) stands beside aps" }
      }
    }
  }

  /// Flags whose only documented value is 1.
  func reportZeroFlags(in aps: APNSAps) {
    for (node, name) in [(aps.contentAvailable, "content-available"), (aps.mutableContent, "mutable-content")]
    where node.exists && decoder.document.integer(node) == 0 {
      report(.note, .zeroFlag, at: node, help: "leave it out") { "\(name) is 0; it is documented as 1 or absent" }
    }
  }

  /// A Live Activity has its sound in the alert, a notification beside it.
  func reportMisplacedSound(in aps: APNSAps) {
    let isActivity = aps.event.node.exists || message.equals(.pushType, "liveactivity")
    let inner = decoder.document.member("sound", of: aps.alert)
    guard isActivity ? aps.sound.exists : inner.exists else { return }
    report(
      .warning, .soundPlace, at: isActivity ? aps.sound : inner, consequence: .silent("it is not heard"),
      help: isActivity ? "it belongs at aps.alert.sound" : "it belongs at aps.sound"
    ) {
      isActivity
        ? "the sound of a Live Activity stands in its alert" : "the sound of a notification stands beside its alert"
    }
  }

  /// Whether a payload is for a managed device, as far as "aps" says; one that has it is told.
  func reportApsBesideMDM(in payload: APNSPayload) {
    guard payload.mdm.exists, let aps = payload.aps, !message.has(.pushType) || message.equals(.pushType, "mdm")
    else { return }
    report(
      .warning, .apsBesideMDM, at: aps.node.memberName, consequence: .silent("the device may not take it"),
      help: "\"mdm\" is the only key of such a push"
    ) { "\"aps\" stands beside \"mdm\"" }
  }
}
