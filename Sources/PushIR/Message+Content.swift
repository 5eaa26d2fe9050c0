package import PushJSON

extension Message {
  /// What a device shows by itself.
  private static let shown = FieldSet(
    .title, .titleKey, .subtitle, .subtitleKey, .body, .bodyKey, .badge, .badgeIncrement, .sound, .soundVolume,
    .soundCritical, .image, .icon, .banner, .attachments, .clickAction, .style, .bigTitle, .bigBody, .inbox,
    .multiLanguage, .bigPicture, .buttons, .event)

  /// Whether the input's own block for Apple's devices shows or sounds something.
  package var hasVisibleBlock: Bool {
    guard has(.applePayload) || has(.apsBlock) else { return false }
    let (document, aps) = apsBlock
    return ["alert", "badge", "sound"].contains { (key: StaticString) in document.member(key, of: aps).exists }
  }

  /// Where it stands what the input itself, or a rule, says of `aps` beside what the fields say.
  package var apsBlock: (document: Document, node: Node) {
    if has(.apsBlock) { return resolve(node(.apsBlock)) }
    let (document, payload) = resolve(node(.applePayload))
    return (document, document.member("aps", of: payload))
  }

  /// Whether a field, or the input's own `aps`, says something.
  package func says(_ field: Field, _ key: StaticString) -> Bool {
    if has(field) { return true }
    let (document, aps) = apsBlock
    return document.member(key, of: aps).exists
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
    return has(.data) || has(.huaweiData) || has(.opaqueData)
  }
}
