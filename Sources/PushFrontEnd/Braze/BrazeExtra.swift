import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Apple push object" and "Android push object": extra keys, and the maximum size of a push.

extension Lowering {
  /// "extra": `aps` and `ab` are reserved for Apple and Braze and are rejected. On a device with several SDKs, each one
  /// reads its own key.
  mutating func lowerExtra(_ extra: Node, isApple: Bool) {
    guard extra.exists else { return }
    message.put(.data, extra)
    let reader = judgesVendor ? .braze : settings.sdk(of: .braze)
    var members = decoder.members(of: extra)
    while let key = members.next(in: document) {
      let name = key.node
      if isApple, key.equals("aps") || key.equals("ab") {
        decoder.remember(.reservedExtra, at: name, ["\"x\""])
        report(
          .error, .reservedExtra, "extra has the key \"\(document.string(name))\", which is reserved", at: name,
          consequence: .refusedByBraze, help: "give it another name")
      } else if let owner = Self.owner(of: key), owner.sdk != reader, isAtRoot(for: reader, isApple: isApple) {
        report(
          .warning, .foreignSDKKey, "\"\(document.string(name))\" is a key that \(owner.name)'s SDK reads", at: name,
          consequence: .silent("an app with that SDK may take the message for one of its own"))
      }
    }
  }

  /// The vendor whose SDK recognizes its messages by a key.
  private static func owner(of key: Key) -> (sdk: SDK, name: StaticString)? {
    if key.equals("_ab") { return (.braze, "Braze") }
    if key.equals("yamp") { return (.appmetrica, "AppMetrica") }
    return key.equals("ems") || key.equals("ems_msg") ? (.emarsys, "Emarsys") : nil
  }

  /// Whether the keys are at the root of a payload or its data, where SDKs look for theirs. For Android, Braze and
  /// AppMetrica have them in the JSON text of one key, Expo everywhere in `body`; HMS has no SDK of Expo.
  private func isAtRoot(for reader: SDK?, isApple: Bool) -> Bool {
    switch reader {
    case nil, .emarsys: true
    case .appmetrica, .braze: judgesVendor ? isApple : settings.targets.contains(.apns)
    case .expo: settings.targets.contains(.hms)
    }
  }

  /// The complete Apple push counts, with its buttons. Braze documents two limits, both below that of APNs.
  func checkSize(_ push: BrazeApplePush) {
    decoder.diagnostics.amongButtons {
      if checkSize("apple_push", of: push.node, limit: 3807, .warning, at: push.node) { return }
      _ = checkSize("apple_push", of: push.node, limit: 1912, .note, at: push.node)
    }
  }

  /// The alert and the extra keys of an Android push are limited to 4000 bytes.
  func checkSize(alert: Node, extra: Node, of push: Node) {
    _ = checkSize("alert and extra", of: alert, extra, limit: 4000, .warning, at: push)
  }

  /// Counts the bytes of compact JSON, which are never more than those of the source. Returns whether the limit is
  /// exceeded.
  private func checkSize(
    _ name: StaticString, of node: Node, _ other: Node = .absent, limit: Int, _ severity: Severity, at push: Node
  ) -> Bool {
    let longest = span(node).count + span(other).count
    guard longest > limit else { return false }
    let output = Output(capacity: longest)
    for part in [node, other] { output.append(value: part, of: document, without: omitted) }
    guard output.count > limit else { return false }
    report(
      severity, .vendorLimit, "\(name) is \(output.count) bytes; Braze documents at most \(limit)",
      at: span(push).firstByte)
    return true
  }
}

extension Consequence {
  static let refusedByBraze = Consequence.rejected(service: "Braze", reason: "400 Bad Request")
}

extension Code {
  /// The extra data has a key that Braze keeps for itself.
  ///
  /// Braze refuses the request with 400 when `extra` of a push for Apple's devices has `aps` or `ab`: `{"apple_push":
  /// {"alert": "Hi", "extra": {"aps": {}}}}`. Give the key another name; what belongs to `aps` has its own members in
  /// `apple_push`.
  ///
  /// - Ground: documented, brazeAppleObject
  static let reservedExtra = Code(.shape, 143, "reserved-extra-key")

  /// The extra data has a key by which another vendor's SDK knows its own messages.
  ///
  /// An app that has this SDK as well may take the message for one of its own and handle it wrongly: `{"extra":
  /// {"yamp": {"i": 1}}}`. Rename the key, unless it is written for that SDK on purpose.
  static let foreignSDKKey = Code(.shape, 144, "key-of-another-sdk")
}
