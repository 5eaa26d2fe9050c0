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
    let hasHeaders = isRecord(record, of: .apns)
    // What APNs and the SDK read is copied, as in the format of APNs.
    decoder.diagnostics.judgingPlaceholders(false) {
      if hasHeaders { lowerAppleRecord(record) { $0.lowerBody($1) } } else { lowerPayload() }
    }
    message.writtenFor = TargetList(otherService(of: hasHeaders ? record.body : .root) ?? .apns)
    message.reachesApple = message.writtenFor.first == .apns
    consume(&self)
  }

  private mutating func lowerPayload() {
    let payload = decoder.decode(.root, as: EmarsysPayload.self)
    begin(.root, Message.Place())
    // Data for Android apps may have any key.
    isUnclear = otherService(of: .root) == nil && reportNestedPayload()
    message.sdk = .emarsys
    if payload.aps.exists { lower(decoder.decode(payload.aps, as: APNSAps.self)) }
    lower(payload)
  }

  /// The body of a request record, which has been decoded as APNs reads it.
  private mutating func lowerBody(_ body: APNSPayload) {
    message.sdk = .emarsys
    if let aps = body.aps {
      lower(aps)
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
    checkDialect(of: payload)
    lowerUser(payload.u, of: payload)
    lowerDismissal(payload)
    putRest(.data, payload.node)
  }

  /// Reports a payload of another version or for Android apps, which the documented SDK for iOS does not read.
  private func checkDialect(of payload: EmarsysPayload) {
    let version = version(of: payload.node)
    let other = otherService(of: payload.node)
    let loss = "writes no text that the SDK shows"
    if version.exists {
      report(
        .warning, .otherDialect,
        other.map { "ems.version marks a payload of Emarsys's second version for \($0.title)" }
          ?? "ems.version marks the second version of Emarsys's payloads, of which there are two that differ",
        at: version.memberName,
        consequence: .silent(
          other == nil
            ? "the SDK for iOS, version 3, reads none of it" : "pushc reads the first version alone, and \(loss)"))
    } else if other != nil {
      report(
        .warning, .otherDialect, "a text beside ems_msg marks Emarsys's data for Android apps",
        at: decoder.member("ems_msg", of: payload.node).memberName,
        consequence: .silent("pushc reads payloads for iOS alone, and \(loss)"))
    }
  }

  /// The service of payloads for Android apps. engagement-cloud-sdk marks those of the second version, and "APNS_V2" for Apple's
  /// devices; those of the first have their text beside the marker.
  private func otherService(of payload: Node) -> Target? {
    if has("aps", payload) { return nil }
    let version = version(of: payload)
    if version.exists {
      return document.equals(version, "HUAWEI_V2") ? .hms : document.equals(version, "FCM_V2") ? .fcm : nil
    }
    let hasText = isText(decoder.member("title", of: payload)) || isText(decoder.member("body", of: payload))
    return hasText && has("ems_msg", payload) ? .fcm : nil
  }

  /// What marks the second version; null marks nothing.
  private func version(of payload: Node) -> Node {
    let ems = decoder.member("ems", of: payload)
    return has("version", ems) ? decoder.member("version", of: ems) : .absent
  }

  /// "should contain content-available: 1 under aps and nothing more, also somewhere outside aps a del_id": the text
  /// and the sample spell the key differently.
  private mutating func lowerDismissal(_ payload: EmarsysPayload) {
    let first = stated(.dismissID, payload.delID)
    let second = stated(.dismissID, payload.otherDelID)
    if first.exists, second.exists, document.string(first) != document.string(second) {
      reportUnused(second, "del-id and del_id differ; this one is not used", as: .warning, winner: first)
    }
    takeOut(second)
    move(.dismissID, first.exists ? first : second)
    guard message.has(.dismissID), message.present.intersects(.texts | .badge | .sound) else { return }
    let (content, effect) =
      message.present.intersects(.texts)
      ? ("an alert", "the text is shown")
      : ("a badge or a sound", "the badge changes or the sound plays, as of a notification")
    report(
      .warning, .dismissalWithText,
      "del-id is set, and aps has \(content); only content-available is allowed beside del-id",
      at: message.span(.dismissID), consequence: .silent(effect))
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
      // Where it is not sent, its loss is reported.
      guard reachesSDKForApple else { return }
      // The SDK for iOS takes any JSON value for an object (NSDictionary+MobileEngage.m). Android does not get it.
      let onApple = text == nil ? "iOS ignores it" : "a tap crashes the app on iOS"
      report(
        .warning, .userIsNoJSON, "\"u\" is a string that is not a JSON object", at: node,
        consequence: .silent(judgesVendor ? "\(onApple); the Android app crashes" : onApple))
      return reportMissingSid(node, payload)
    }
    if !text.member("sid", of: .root).exists { reportMissingSid(node, payload) }
  }

  /// Whether Emarsys's SDK for iOS gets the payload.
  private var reachesSDKForApple: Bool {
    judgesVendor || settings.targets.contains(.apns) && !settings.isForApp && (settings.sdk ?? .emarsys) == .emarsys
  }

  /// The SDK for iOS reports the ID of what was tapped together with `sid` (EMSPushV3Internal.m); that for Android can do without.
  private mutating func reportMissingSid(_ node: Node, _ payload: EmarsysPayload) {
    guard reachesSDKForApple else { return }
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
