import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Emarsys SDK for iOS, "Push": rich push, update and delete, silent push, push to in-app. The document is an APNs
// payload; the keys next to `aps` are read by the SDK.

extension Format {
  /// Emarsys: a rich push payload.
  public static let emarsys = Format(
    "emarsys", "Emarsys rich push payload, bare or in a request record", schema: EmarsysGrammar.schema,
    conventions: Decoder.Conventions(wireFormat: .apns),
    signs: [
      Sign("ems", is: .object, says: .certain), Sign("ems_msg", says: .certain), Sign("del-id", says: .certain),
      Sign("del_id", says: .certain),
      // Data of an Android app has texts under these keys, of which the SDK for iOS reads none.
      Sign("body", "ems", is: .object, says: .particular), Sign("body", "ems_msg", is: .object, says: .particular),
      Sign("body", "del-id", says: .particular), Sign("body", "del_id", says: .particular),
      Sign("ems", is: .object, beside: ["aps"], says: .particular), Sign("ems_msg", beside: ["aps"], says: .particular),
      Sign("del-id", beside: ["aps"], says: .particular), Sign("del_id", beside: ["aps"], says: .particular),
    ],
    proofs: [
      [Sign("ems", is: .object), Sign("aps", is: .object)], [Sign("ems_msg"), Sign("ems", is: .object)],
      [Sign("ems_msg"), Sign("u")], [Sign("del_id"), Sign("aps")], [Sign("del-id"), Sign("aps")],
    ]
  ) { $0.lowerEmarsys(to: $1) }
}

extension Lowering {
  mutating func lowerEmarsys(to consume: Consumer) {
    beginPart()
    let record = RecordMembers(of: document)
    // What APNs and the SDK read is copied, as in the format of APNs.
    decoder.diagnostics.judgingPlaceholders(false) {
      if isRecord(record, of: .apns) { lowerAppleRecord(record) { $0.lowerBody($1) } } else { lowerPayload() }
    }
    let version = decoder.member("version", of: decoder.member("ems", of: .root))
    message.homes = TargetList(otherService(of: version) ?? .apns)
    message.reachesApple = message.homes.first == .apns
    consume(&self)
  }

  private mutating func lowerPayload() {
    let payload = decoder.decode(.root, as: EmarsysPayload.self)
    begin(.root, Message.Place())
    message.sdk = .emarsys
    if payload.aps.exists { lowerAps(decoder.decode(payload.aps, as: APNSAps.self)) }
    lower(payload)
  }

  private mutating func lowerAps(_ aps: APNSAps) {
    lower(aps)
    restateValues()
  }

  /// The body of a request record, which has been decoded as APNs reads it.
  private mutating func lowerBody(_ body: APNSPayload) {
    message.sdk = .emarsys
    if let aps = body.aps {
      lowerAps(aps)
    } else if case let aps = decoder.member("aps", of: body.node), aps.exists {
      // It is not an object, which has been reported.
      decoder.leftOut.insert(aps.memberName)
    }
    lower(decoder.decode(body.node, as: EmarsysPayload.self))
  }

  private mutating func lower(_ payload: EmarsysPayload) {
    payload.forEachField { field, node in
      // The marker only has to be present.
      if field == .emarsysMarker || !isLeftOut(field, node) { move(field, node) }
    }
    if let ems = payload.ems { lower(ems) }
    lowerUser(payload.u, of: payload)
    lowerDismissal(payload)
    putRest(.data, payload.node)
  }

  /// "should contain content-available: 1 under aps and nothing more, also somewhere outside aps a del_id": the text
  /// and the sample spell the key differently.
  private mutating func lowerDismissal(_ payload: EmarsysPayload) {
    let first = isLeftOut(.dismissID, payload.delID) ? .absent : payload.delID
    let second = isLeftOut(.dismissID, payload.otherDelID) ? .absent : payload.otherDelID
    if first.exists, second.exists, document.string(first) != document.string(second) {
      reportUnused(second, as: .warning, winner: first) { "del-id and del_id differ; this one is not used" }
    }
    takeOut(second)
    move(.dismissID, first.exists ? first : second)
    guard message.has(.dismissID), message.present.intersects(.texts | .badge | .sound) else { return }
    let effect =
      message.present.intersects(.texts)
      ? "the text is shown" : "the badge changes or the sound plays, as of a notification"
    report(.warning, .dismissalWithText, at: message.span(.dismissID), consequence: .silent(effect)) {
      "a message that takes a notification off the screen has content-available alone under aps"
    }
  }

  /// "u": an object, or a string with its JSON text. Only `sid` is read.
  private mutating func lowerUser(_ node: Node, of payload: EmarsysPayload) {
    guard node.exists else { return }
    move(.emarsysUser, node)
    guard document.kind(node) == .string else {
      if !decoder.decode(node, as: EmarsysUser.self).sid.exists { reportMissingSid(node, payload) }
      return
    }
    let text = Document(json: document.string(node))
    guard let text, text.kind(.root) == .object else {
      // The SDK for iOS takes any JSON value for an object (NSDictionary+MobileEngage.m).
      let effect = text == nil ? "iOS ignores it" : "a tap crashes the app on iOS"
      report(.warning, .userIsNoJSON, at: node, consequence: .silent("\(effect); the Android app crashes")) {
        "\"u\" is a string that is not a JSON object"
      }
      return reportMissingSid(node, payload)
    }
    if !text.member("sid", of: .root).exists { reportMissingSid(node, payload) }
  }

  /// The SDK reports the ID of what was tapped together with `sid` (EMSPushV3Internal.m).
  private mutating func reportMissingSid(_ node: Node, _ payload: EmarsysPayload) {
    let hasButtons = message.actions(.actions).contains { $0[.id].exists }
    let hasDefault = payload.ems?.defaultAction?.id.exists == true && message.present.intersects(.visible)
    guard hasButtons || hasDefault else { return }
    report(.missingSid("\"u\" has no \"sid\"", hasButtons: hasButtons, at: span(node)))
  }
}

extension Code {
  /// A message that is to remove a notification from the screen has a text, a badge or a sound of its own.
  ///
  /// With `del-id`, Emarsys wants `content-available` alone under `aps`. The text is shown to the user, and a badge or a sound
  /// makes it an alert push:
  ///
  /// ```json
  /// {"aps": {"content-available": 1, "alert": "Hi"}, "del-id": "ride-7"}
  /// ```
  ///
  /// Take out what is in `aps` besides, or take out `del-id`.
  ///
  /// - Ground: documented, emarsysPush
  static let dismissalWithText = Code(.shape, 152, "dismissal-with-text")

  /// The member "u" of an Emarsys payload is a string that holds no JSON object.
  ///
  /// The SDK reads it as JSON. On iOS it does without a text that is not JSON, and the app crashes at a tap if it is JSON of
  /// another kind, such as `"[]"`; on Android the app crashes: `{"aps": {"alert": "Hi"}, "ems": {}, "u": "sid=7"}`.
  /// Write an object, such as `"u": {"sid": "7"}`, or the same as JSON text.
  ///
  /// - Ground: client, emarsysIOS, emarsysAndroid
  static let userIsNoJSON = Code(.shape, 153, "user-is-no-json")
}
