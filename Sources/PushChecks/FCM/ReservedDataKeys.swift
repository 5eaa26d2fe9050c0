import PushDiagnostics
import PushIR

extension Code {
  /// A data key has a name that FCM keeps for itself.
  ///
  /// Google reserves `from`, `message_type` and all that begins with `google.` or `gcm.notification.`: `{"message": {"token":
  /// "…", "data": {"from": "taxi"}}}`. FCM was observed to refuse `from`, and to accept and never deliver a message with
  /// `message_type`. What it does with the others is not known; they are warnings. Give the key another name.
  ///
  /// - Ground: observed, firebasePHP574, adminNode463
  /// - Ground: documented, fcmDiscovery
  static let reservedDataKey = Code(.fcm, 101, "reserved-data-key")

  /// A data key has a name that some of FCM's documents and clients reserve.
  ///
  /// Firebase's SDK for Android keeps names that begin with `gcm.` and `collapse_key` from the app: `{"data": {"collapse_key":
  /// "x"}}`. `aps` and `fcm_options` are keys that FCM writes for Apple's devices itself, and what an empty name does is not
  /// documented. Older pages reserve `notification`, and all that begins with `google` or `gcm`, too; these are notes, as such keys
  /// were observed to arrive. Give the key another name.
  ///
  /// To payloads for Apple's devices, FCM adds `gcm.message_id` and keys such as `google.c.a.e`. What becomes of one that is
  /// there already is not known, which is a note.
  ///
  /// - Ground: client, firebaseAndroid
  /// - Ground: documented, fcmErrors
  static let riskyDataKey = Code(.fcm, 102, "risky-data-key")
}

/// Names that FCM reserves in the data map: those of the REST reference, one of which was observed to be rejected, and
/// those that older documentation and clients reserve.
enum ReservedDataKeys: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid | .fcmData }
  static var fields: FieldSet { .data }

  /// The data for all platforms, or the data that replaces it.
  static func check(_ message: Message, _ context: CheckContext) {
    // The other SDKs put the sender's keys into a string of their own.
    guard message.mayHaveKey(of: filter, in: .data), [nil, .emarsys].contains(context.reader(of: message)) else {
      return
    }
    message.forEachKey(of: .data) { key in
      guard concerns(key) else { return }
      report(key, { message.name(of: key, in: .data) }, at: { message.span(of: key, in: .data) }, context)
    }
  }

  fileprivate static func concerns(_ key: FieldKey) -> Bool {
    filter.mayContain(first: key.first, length: key.length) && (isReserved(key) || isRisky(key) || isOfOldPages(key))
  }

  fileprivate static func report(
    _ key: FieldKey, _ name: () -> String, at span: () -> Span, _ context: CheckContext
  ) {
    let name = Visible.clipped(name())
    if isReserved(key) {
      let refusal = Consequence.rejected(
        service: "FCM", reason: "INVALID_ARGUMENT (Invalid data payload key: \(name))")
      context.report(
        key.equals("from") ? .error : .warning, .reservedDataKey,
        "the data key \(Visible.quoted(name)) is reserved", at: span(),
        consequence: key.equals("from")
          ? refusal
          : key.equals("message_type") ? .silent("the message is not delivered") : refusal.asPossible,
        help: "give it another name")
    } else {
      let isRisky = isRisky(key)
      context.report(
        isRisky ? .warning : .note, .riskyDataKey,
        key.length == 0 ? "a data key is empty" : whyRisky(key, name, isRisky: isRisky),
        at: span(),
        consequence: key.length == 0
          ? .undefined("the documented form") : isRisky ? .silent("the app may not see it") : nil,
        help: "give it another name")
    }
  }

  private static func whyRisky(_ key: FieldKey, _ name: String, isRisky: Bool) -> String {
    let start = "the data key \(Visible.quoted(name)) is"
    if appleNames.contains(where: key.equals) { return "\(start) a key that FCM writes for Apple's devices" }
    return "\(start) reserved by some of FCM's documents\(isRisky ? " and clients" : "")"
  }

  // MARK: Names

  private static let reservedNames: [StaticString] = ["from", "message_type"]
  private static let reservedPrefixes: [StaticString] = ["google.", "gcm.notification."]
  private static let appleNames: [StaticString] = ["aps", "fcm_options"]
  private static let riskyNames: [StaticString] = appleNames + ["collapse_key", ""]
  private static let oldName: StaticString = "notification"
  private static let oldPrefixes: [StaticString] = ["google", "gcm"]
  private static let filter = NameFilter(reservedNames + riskyNames + [oldName], prefixes: oldPrefixes)

  private static func isReserved(_ key: FieldKey) -> Bool {
    reservedNames.contains(where: key.equals) || reservedPrefixes.contains(where: key.begins)
  }

  private static func isRisky(_ key: FieldKey) -> Bool {
    key.length == 0 || riskyNames.contains(where: key.equals)
      || key.lowercased.begins(with: "gcm.")
  }

  private static func isOfOldPages(_ key: FieldKey) -> Bool {
    key.equals(oldName) || oldPrefixes.contains(where: key.lowercased.begins)
  }
}

/// The same names in the data of a single platform's block.
enum ReservedBlockKeys: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .androidBlock | .androidV2Block | .webpushBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    // For SDK data, FCM reads only the block for browsers.
    let blocks: FieldSet = context.sdk.showsData ? .webpushBlock : fields
    for block in blocks.fields {
      message.part(block)?["data"]?.forEachMember { name, _ in
        let key = name.key
        if ReservedDataKeys.concerns(key) {
          ReservedDataKeys.report(key, { name.name }, at: { name.span }, context)
        }
      }
    }
  }
}

/// Names of the keys that FCM adds to payloads for Apple's devices, beside `aps`.
enum ReservedPayloadKeys: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .apnsPayloadBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    message.forEachKey(of: .apnsPayloadBlock) { key in
      guard key.first == UInt8(ascii: "g"), names.contains(where: key.equals) || key.begins(with: "google.c.") else {
        return
      }
      let name = Visible.clipped(message.name(of: key, in: .apnsPayloadBlock))
      context.report(
        .note, .riskyDataKey, "\(Visible.quoted(name)) is a key that FCM adds itself",
        at: message.span(of: key, in: .apnsPayloadBlock), help: "leave it out, or give it another name")
    }
  }

  private static let names: [StaticString] = ["gcm.message_id", "gcm.n.e"]
}
