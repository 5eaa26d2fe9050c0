import PushJSON

extension Message {
  /// What a device shows by itself.
  private static let shown = FieldSet(
    .title, .titleKey, .subtitle, .subtitleKey, .body, .bodyKey, .badge, .badgeIncrement, .sound, .soundVolume,
    .soundCritical, .image, .icon, .banner, .attachments, .clickAction, .style, .bigTitle, .bigBody, .inbox,
    .multiLanguage, .bigPicture, .buttons, .event)

  /// Whether the input's own block for Apple's devices shows or sounds something.
  package var hasVisibleBlock: Bool {
    guard has(.apnsBlock) else { return false }
    let aps = document.member("aps", of: document.member("payload", of: node(.apnsBlock)))
    return ["alert", "badge", "sound"].contains { (key: StaticString) in document.member(key, of: aps).exists }
  }

  /// Whether a device shows nothing of the message and its app receives data.
  package var isDataOnly: Bool {
    if intent == .background { return true }
    guard intent == .alert, !present.intersects(Self.shown) else { return false }
    return has(.data) || has(.huaweiData) || has(.opaqueData)
  }
}
