/// Every field that a message can carry: the concepts of all formats, each once.
///
/// The order is that of the text dump. `name` is what `--emit ir`, the loss report and findings call the field.
@frozen
public enum Field: UInt8, CaseIterable, Sendable {
  // What is seen
  case title, titleKey, titleArguments, subtitle, subtitleKey, subtitleArguments, body, bodyKey, bodyArguments
  case action, actionKey, launchImage, summaryArgument, summaryArgumentCount, ticker
  case image, icon, banner, attachments
  case sound, soundOff, soundCritical, soundVolume, badge, badgeIncrement
  // What a tap does, and what the app receives
  case tapURL, tapDeeplink, tapAction, data, opaqueData
  // Delivery
  case silent, contentAvailable, urgency, lifetime, expiresAt, replaceID, queueKey, dryRun
  // Apple
  case pushType, topic, apnsID, environment, thread, category, interruptionLevel, relevanceScore, targetContentID
  case filterCriteria, mutableContent, urlArguments
  case event, timestamp, contentState, staleDate, dismissalDate, attributesType, attributes, inputPushToken
  case inputPushChannel
  // Android
  case channel, iconName, color, ledColor, ledOn, ledOff, vibration, visibility, importance, packageName
  // Huawei
  case huaweiCategory, biTag, fastAppTarget, huaweiData, huaweiGroup, style, bigTitle, bigBody, inbox, notifySummary
  case defaultSound, multiLanguage, badgeClass, when, huaweiImportance, useDefaultVibrate, useDefaultLight
  case vibrateConfig, lightSettings, foregroundShow, profileID, buttons, autoClear, autoCancel, localOnly
  case bigPicture, clickAction
  // Blocks in a target's own terms, and what is FCM's alone
  case apnsBlock, androidBlock, webpushBlock, fcmOptions
  // Bookkeeping of the sender: no service has a place for it
  case notificationID, groupID, transferID, senderTag, retry, delayWhileIdle, appID, appSecret

  /// How many fields there are.
  static let count = allCases.count

  /// The field's name for people and programs: `delivery.urgency`.
  public var name: String {
    switch self {
    case .title, .subtitle, .body, .ticker, .sound, .badge, .data, .silent: "\(self)"
    case .titleKey: "title.key"
    case .titleArguments: "title.arguments"
    case .subtitleKey: "subtitle.key"
    case .subtitleArguments: "subtitle.arguments"
    case .bodyKey: "body.key"
    case .bodyArguments: "body.arguments"
    case .action: "action"
    case .actionKey: "action.key"
    case .launchImage: "launch-image"
    case .summaryArgument: "summary.argument"
    case .summaryArgumentCount: "summary.count"
    case .image: "media.image"
    case .icon: "media.icon"
    case .banner: "media.banner"
    case .attachments: "media.attachments"
    case .soundOff: "sound.off"
    case .soundCritical: "sound.critical"
    case .soundVolume: "sound.volume"
    case .badgeIncrement: "badge.increment"
    case .tapURL: "tap.url"
    case .tapDeeplink: "tap.deeplink"
    case .tapAction: "tap.action"
    case .opaqueData: "data.opaque"
    default: deliveryName
    }
  }

  private var deliveryName: String {
    switch self {
    case .contentAvailable: "content-available"
    case .urgency: "delivery.urgency"
    case .lifetime: "delivery.lifetime"
    case .expiresAt: "delivery.expires"
    case .replaceID: "replace"
    case .queueKey: "queue"
    case .dryRun: "dry-run"
    case .notificationID: "origin.notification-id"
    case .groupID: "origin.group-id"
    case .transferID: "origin.transfer-id"
    case .senderTag: "origin.tag"
    case .retry: "origin.retry"
    case .delayWhileIdle: "origin.delay-while-idle"
    case .appID: "origin.app-id"
    case .appSecret: "origin.app-secret"
    default: appleName
    }
  }

  private var appleName: String {
    switch self {
    case .pushType: "apple.push-type"
    case .topic: "apple.topic"
    case .apnsID: "apple.apns-id"
    case .environment: "apple.environment"
    case .thread: "apple.thread"
    case .category: "apple.category"
    case .interruptionLevel: "apple.interruption-level"
    case .relevanceScore: "apple.relevance-score"
    case .targetContentID: "apple.target-content"
    case .filterCriteria: "apple.filter"
    case .mutableContent: "apple.mutable-content"
    case .urlArguments: "apple.url-arguments"
    case .event: "activity.event"
    case .timestamp: "activity.timestamp"
    case .contentState: "activity.content-state"
    case .staleDate: "activity.stale-date"
    case .dismissalDate: "activity.dismissal-date"
    case .attributesType: "activity.attributes-type"
    case .attributes: "activity.attributes"
    case .inputPushToken: "activity.input-push-token"
    case .inputPushChannel: "activity.input-push-channel"
    default: androidName
    }
  }

  private var androidName: String {
    switch self {
    case .channel: "android.channel"
    case .iconName: "android.icon"
    case .color: "android.color"
    case .ledColor: "android.led.color"
    case .ledOn: "android.led.on"
    case .ledOff: "android.led.off"
    case .vibration: "android.vibration"
    case .visibility: "android.visibility"
    case .importance: "android.importance"
    case .packageName: "android.package"
    case .apnsBlock: "block.apns"
    case .androidBlock: "block.android"
    case .webpushBlock: "block.webpush"
    case .fcmOptions: "block.fcm-options"
    default: huaweiName
    }
  }

  private var huaweiName: String {
    switch self {
    case .huaweiCategory: "huawei.category"
    case .biTag: "huawei.bi-tag"
    case .fastAppTarget: "huawei.fast-app-target"
    case .huaweiData: "huawei.data"
    case .huaweiGroup: "huawei.group"
    case .style: "huawei.style"
    case .bigTitle: "huawei.big-title"
    case .bigBody: "huawei.big-body"
    case .inbox: "huawei.inbox"
    case .notifySummary: "huawei.summary"
    case .defaultSound: "huawei.default-sound"
    case .multiLanguage: "huawei.languages"
    case .badgeClass: "huawei.badge-class"
    case .when: "huawei.when"
    case .huaweiImportance: "huawei.importance"
    case .useDefaultVibrate: "huawei.default-vibrate"
    case .useDefaultLight: "huawei.default-light"
    case .vibrateConfig: "huawei.vibrate-config"
    case .lightSettings: "huawei.light-settings"
    case .foregroundShow: "huawei.foreground-show"
    case .profileID: "huawei.profile-id"
    case .buttons: "huawei.buttons"
    case .autoClear: "huawei.auto-clear"
    case .autoCancel: "huawei.auto-cancel"
    case .localOnly: "huawei.local-only"
    case .bigPicture: "huawei.big-picture"
    default: "huawei.click-action"
    }
  }
}

/// A set of fields.
@frozen
public struct FieldSet: Sendable, Equatable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// No fields.
  @inlinable public init() {}

  package init(_ fields: Field...) {
    for field in fields { insert(field) }
  }

  /// Whether no field is in it.
  @inlinable public var isEmpty: Bool { low | high == 0 }

  /// Whether a field is in it.
  @inlinable
  @inline(__always)
  public func contains(_ field: Field) -> Bool {
    let raw = field.rawValue
    return (raw < 64 ? low >> UInt64(raw) : high >> UInt64(raw &- 64)) & 1 != 0
  }

  /// Puts a field in.
  @inlinable
  @inline(__always)
  public mutating func insert(_ field: Field) {
    let raw = field.rawValue
    if raw < 64 { low |= 1 << UInt64(raw) } else { high |= 1 << UInt64(raw &- 64) }
  }

  /// Takes a field out.
  @inlinable
  @inline(__always)
  public mutating func remove(_ field: Field) {
    let raw = field.rawValue
    if raw < 64 { low &= ~(1 << UInt64(raw)) } else { high &= ~(1 << UInt64(raw &- 64)) }
  }

  /// Whether both have a field in common.
  @inlinable
  @inline(__always)
  public func intersects(_ other: FieldSet) -> Bool { low & other.low | high & other.high != 0 }

  /// The fields that the other set does not have.
  @inlinable
  @inline(__always)
  public func subtracting(_ other: FieldSet) -> FieldSet {
    var result = self
    result.low &= ~other.low
    result.high &= ~other.high
    return result
  }

  /// The fields in their order.
  package var fields: [Field] {
    var fields: [Field] = []
    forEach { fields.append($0) }
    return fields
  }

  /// Visits the fields in their order.
  package func forEach(_ visit: (Field) -> Void) {
    var rest = low
    while rest != 0 {
      if let field = Field(rawValue: UInt8(rest.trailingZeroBitCount)) { visit(field) }
      rest &= rest &- 1
    }
    rest = high
    while rest != 0 {
      if let field = Field(rawValue: UInt8(64 + rest.trailingZeroBitCount)) { visit(field) }
      rest &= rest &- 1
    }
  }
}
