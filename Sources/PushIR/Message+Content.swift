package import PushJSON

extension Message {
  /// What a device shows by itself.
  private static var shown: FieldSet { .visible | .visibleOnHuawei | .event }

  /// Whether the input's own block for Apple's devices shows or sounds something.
  package var hasVisibleBlock: Bool {
    guard let block = apsBlock else { return false }
    return ["alert", "badge", "sound"].contains { (key: StaticString) in
      let value = block.document.member(key, of: block.node, without: omitted)
      return value.exists && !(block.document.kind(value) == .object && block.document.isEmpty(value))
    }
  }

  /// Whether the input's own block for Apple's devices has an alert, be it empty.
  package var hasAlertBlock: Bool {
    guard let block = apsBlock else { return false }
    return block.document.member("alert", of: block.node, without: omitted).exists
  }

  /// Where it stands what the input itself, or a rule, says of `aps` beside what the fields say.
  package var apsBlock: (field: Field, document: Document, node: Node)? {
    if has(.apsBlock) {
      let (document, block) = resolve(.apsBlock)
      return (.apsBlock, document, block)
    }
    guard has(.apnsPayloadBlock) else { return nil }
    let (document, payload) = resolve(.apnsPayloadBlock)
    let aps = document.member("aps", of: payload, without: omitted)
    return aps.exists ? (.apnsPayloadBlock, document, aps) : nil
  }

  /// Whether a field, or the input's own `aps`, says something.
  package func says(_ field: Field, _ key: StaticString) -> Bool { has(field) || saysInAps(key) }

  /// Whether the input's own `aps` has a key.
  package func saysInAps(_ key: StaticString) -> Bool {
    apsBlock.map { $0.document.member(key, of: $0.node, without: omitted).exists } ?? false
  }

  /// How the input spells the key of what is to be taken off the screen: Emarsys documents both.
  package var isDismissIDUnderscored: Bool {
    let value = node(.dismissID)
    return value.exists && value.index & MessageStorage.additionFlag == 0
      && document.equals(value.memberName, "del_id")
  }

  /// Whether a device shows nothing of the message and its app receives data.
  package var isDataOnly: Bool {
    if intent == .background { return true }
    guard intent == .alert, !present.intersects(Self.shown) else { return false }
    return present.intersects(.appData)
  }
}
