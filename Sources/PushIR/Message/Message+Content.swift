package import PushJSON

extension Message {
  /// Replaces the members of the document that are excluded from the values.
  package mutating func leaveOut(_ members: MemberSet) {
    makeUnique()
    storage.own.omitted = members
  }

  /// The fields that a device displays by itself.
  private static var shown: FieldSet { .visible | .visibleOnHuawei | .event }

  /// Whether the input's own block for Apple devices displays something or plays a sound.
  package var hasVisibleBlock: Bool {
    guard let block = apsBlock else { return false }
    // One that cannot be read may show something.
    if !block.value.isObject { return !block.value.isNull }
    return ["alert", "badge", "sound"].contains { (key: StaticString) in
      let value = block.value[key]
      return value.exists && !value.isNull && !value.isWrittenWithoutValues
    }
  }

  /// The picture for readers that support only one: the big one takes precedence over the small one.
  package var mainPicture: Field? {
    // Each message for FCM asks, and a list would be allocated.
    has(.banner) ? .banner : has(.image) ? .image : has(.icon) ? .icon : nil
  }

  /// Whether the push wakes the app without displaying anything. Apple devices show a picture only with a text, and attach
  /// files only to one.
  package var isWake: Bool {
    guard isSet(.contentAvailable) else { return false }
    let unseen: FieldSet = writtenFor.first == .apns ? .pictures : attachesNoPicture ? .attachments : FieldSet()
    return !present.intersects(.visible.subtracting(unseen)) && !hasVisibleBlock
  }

  /// The block with additional content of `aps`, from the input or a rule, that the fields do not cover, as APNs gets it:
  /// `aps` wins over the one of the payload.
  package var apsBlock: (field: Field, value: JSONValue)? {
    if has(.apsBlock) { return (.apsBlock, value(.apsBlock)) }
    guard has(.apnsPayloadBlock) else { return nil }
    let aps = value(.apnsPayloadBlock)["aps"]
    return aps.exists ? (.apnsPayloadBlock, aps) : nil
  }

  /// Whether a field, or the input's own `aps`, has a value.
  package func says(_ field: Field, _ key: StaticString) -> Bool { has(field) || saysInAps(key) }

  /// Whether the input's own `aps` has a key.
  package func saysInAps(_ key: StaticString) -> Bool {
    apsBlock.map { $0.value[key].exists } ?? false
  }

  /// Whether the input spells the key for the notification to dismiss with an underscore: Emarsys documents both
  /// spellings.
  package var isDismissIDUnderscored: Bool {
    let value = ownNode(.dismissID)
    return value.exists && document.equals(value.memberName, "del_id")
  }

  /// Whether a device displays nothing and the app receives data.
  package var isDataOnly: Bool {
    if intent == .background { return true }
    return intent == .alert && hasDataForApp && !present.intersects(Self.shown)
  }

  /// Whether the message has attachments of which Android shows none: it shows one picture of them.
  private var attachesNoPicture: Bool { has(.attachments) && imageOfAttachments == nil }

  /// Whether the sender's data have a value. An empty object of data is not sent.
  package var hasAppData: Bool {
    present.intersects(.appData.subtracting(.data)) || has(.data) && !isEmptyContainer(.data)
  }

  /// Whether the app gets data: the sender's data, or the ID of a notification to dismiss.
  var hasDataForApp: Bool { present.intersects(.appData | .dismissID) }

  /// Whether Android shows it. A sound, a tag or a channel alone would make an empty notification of data, which the app
  /// would not get.
  package var isShownOnAndroid: Bool { text.hasNotificationOfAndroid || present.intersects(Self.shownOnAndroid) }

  private static var shownOnAndroid: FieldSet { .texts | .image | .icon | .banner | .ticker }
}
