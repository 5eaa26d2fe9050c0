import PushJSON

// Discovery document of fcm:v1: ApnsConfig. What FCM gets for Apple devices besides the document's own blocks.

extension Message {
  /// Whether a request to FCM has a part for Apple devices beside the document's own. A Live Activity goes to Apple
  /// devices, whatever the platform of the document.
  @inlinable package var isForAppleToo: Bool { reachesApple || intent == .liveactivity }

  /// Whether Apple devices get an alert of their own, because the text for all devices cannot hold all of it. It repeats
  /// the title and the body. A background push shows nothing.
  package var hasAlertBesideText: Bool {
    intent != .background
      && (present.intersects(.alertParts) || isForAppleToo && present.intersects(.titleLocKey | .bodyLocKey)
        || present.intersects(.apsBlock | .apnsPayloadBlock) && hasRestOfAlert)
  }

  /// Whether the message has texts, and the alert that they were read from has other members as well. How FCM merges an
  /// alert without texts with the text for all devices is not documented.
  private var hasRestOfAlert: Bool {
    guard present.intersects(.title | .body) else { return false }
    if writtenFor.first == .apns {
      let alert = value(.apsBlock)["alert"]
      return alert.isObject && !alert.isEmpty
    }
    // gorush's block, whose alert may have texts of its own.
    let alert = value(.apnsPayloadBlock)["aps"]["alert"]
    return namesPlatform && alert.isObject && !alert.isEmpty && Self.textsOfAlert.allSatisfy { !alert[$0].exists }
  }

  private static let textsOfAlert: [StaticString] = ["title", "title-loc-key", "body", "loc-key"]

  /// Whether the part for Apple devices of a request to FCM says that it is a background push. A rule may make it one.
  package var wakesAppleDevices: Bool {
    intent == .background && (isForAppleToo || isSet(.contentAvailable) || has(.pushType) && !isAsRead(.pushType))
  }

  /// The fields that are written into the part for Apple devices of a request to FCM.
  package var passedToApple: FieldSet {
    guard isForAppleToo || present.intersects(.apple) else { return FieldSet() }
    let isWake = wakesAppleDevices
    var fields: FieldSet = isWake ? .besideWake | .contentAvailable | .pushType | .apnsID : .ofApple
    if isForAppleToo { fields = fields | .topic | .expiration | .ttl | .collapseID | .collapseKey }
    if isWake { return present.common(with: fields) }
    if isForAppleToo { fields = fields | .priority }
    if isForAppleToo || present.intersects(.soundVolume | .soundCritical) { fields = fields | .sound | .soundOff }
    if hasAlertBesideText || intent == .liveactivity { fields = fields | .localizableTexts }
    return present.common(with: fields)
  }
}

extension FieldSet {
  /// The fields that are written as headers for APNs, besides the priority.
  package static var headersOfAPNs: FieldSet {
    .pushType | .topic | .expiration | .ttl | .collapseID | .collapseKey | .apnsID
  }

  /// What an app without a vendor's SDK reads beside its data: the tap destination, the opaque text, the notification to
  /// dismiss.
  @inlinable package static var portable: FieldSet { .tapURL | .tapDeepLink | .opaqueData | .huaweiData | .dismissID }

  /// The blocks for Apple devices.
  @inlinable package static var blocksForApple: FieldSet { .blocksOfAPNs | .apnsBlock }

  /// The fields of Apple's part that are written into the `aps` of its payload.
  package static var inAps: FieldSet { ofApple.subtracting(beside) | .sound | .localizableTexts }

  /// The fields that only Apple devices support and that are headers, or members beside `aps`.
  private static var beside: FieldSet { .pushType | .apnsID | .attachments | .activityToken }

  /// The fields of an `aps` that neither show nor play anything, and that a background push keeps: an app may read them.
  package static var besideWake: FieldSet {
    .threadID | .category | .targetContentID | .interruptionLevel | .relevanceScore | .filterCriteria
  }

  /// The texts of an alert.
  @inlinable package static var alertTexts: FieldSet { .texts | .subtitle | .subtitleLocKey }

  /// The fields that only Apple devices support.
  fileprivate static var ofApple: FieldSet { .apple.subtracting(.blocksForApple) }

  /// The title and the body, and what localizes them.
  @inlinable package static var localizableTexts: FieldSet { .texts | .titleLocArgs | .bodyLocArgs }

  /// The fields of an alert that the text for all devices cannot represent.
  package static var alertParts: FieldSet {
    .subtitle | .subtitleLocKey | .subtitleLocArgs | .action | .actionLocKey | .launchImage | .summaryArg
      | .summaryArgCount
  }
}
