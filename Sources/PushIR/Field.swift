/// Every field that a message can carry: the concepts of all formats, each once.
///
/// The order is that of the text dump. `name` is what `--emit ir`, the loss report and findings call the field.
@frozen
public enum Field: UInt8, CaseIterable, Sendable {
  // What is seen
  case title, titleKey, titleArguments, subtitle, subtitleKey, subtitleArguments, body, bodyKey, bodyArguments
  case action, actionKey, launchImage, summaryArgument, summaryArgumentCount, ticker
  case image, imageType, icon, banner, attachments
  case sound, soundOff, soundCritical, soundVolume, badge, badgeIncrement
  // What a tap does, and what the app receives
  case tapURL, tapDeeplink, tapAction, tapInWebView, tapEvent, inApp, actions, receiptActions, data, opaqueData
  // Delivery
  case silent, contentAvailable, dismissID, urgency, lifetime, expiresAt, replaceID, queueKey, dryRun
  // Apple
  case pushType, topic, apnsID, environment, thread, category, interruptionLevel, relevanceScore, targetContentID
  case filterCriteria, mutableContent, urlArguments, contentChanged, pushToTalkType
  case event, timestamp, contentState, staleDate, dismissalDate, attributesType, attributes, inputPushToken
  case inputPushChannel, activityToken
  // Android
  case channel, iconName, color, ledColor, ledOn, ledOff, vibration, visibility, importance, packageName, conversation
  // Huawei
  case huaweiCategory, biTag, fastAppTarget, huaweiData, huaweiGroup, style, bigTitle, bigBody, inbox, notifySummary
  case defaultSound, multiLanguage, badgeClass, when, huaweiImportance, useDefaultVibrate, useDefaultLight
  case vibrateConfig, lightSettings, foregroundShow, profileID, buttons, autoClear, autoCancel, localOnly
  case bigPicture, clickAction, receiptID
  // Blocks in a target's own terms: what no other field says
  case appleHeaders, applePayload, apsBlock, apnsBlock, androidBlock, androidV2Block, webpushBlock, fcmOptions, fcmBlock
  case huaweiBlock, huaweiV3Block
  // Blocks that a vendor's SDK reads
  case emarsysBlock, emarsysUser, emarsysMarker
  // Bookkeeping of the sender: no service has a place for it
  case notificationID, groupID, transferID, senderTag, retry, delayWhileIdle, appID, appSecret, hmsVersion, fcmProject
  case campaignID, sendID, variationID, recentDeviceOnly

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
    case .imageType: "media.image-type"
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
    case .tapInWebView: "tap.in-web-view"
    case .tapEvent: "tap.event"
    case .inApp: "tap.in-app"
    case .actions: "actions"
    case .receiptActions: "actions.on-receipt"
    case .opaqueData: "data.opaque"
    default: deliveryName
    }
  }

  private var deliveryName: String {
    switch self {
    case .contentAvailable: "content-available"
    case .dismissID: "dismiss"
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
    case .hmsVersion: "origin.hms-version"
    case .fcmProject: "origin.fcm-project"
    case .campaignID: "origin.campaign"
    case .sendID: "origin.send"
    case .variationID: "origin.variation"
    case .recentDeviceOnly: "origin.recent-device-only"
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
    case .contentChanged: "apple.content-changed"
    case .pushToTalkType: "apple.push-to-talk-type"
    case .event: "activity.event"
    case .timestamp: "activity.timestamp"
    case .contentState: "activity.content-state"
    case .staleDate: "activity.stale-date"
    case .dismissalDate: "activity.dismissal-date"
    case .attributesType: "activity.attributes-type"
    case .attributes: "activity.attributes"
    case .inputPushToken: "activity.input-push-token"
    case .inputPushChannel: "activity.input-push-channel"
    case .activityToken: "activity.token"
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
    case .conversation: "android.conversation"
    default: blockName
    }
  }

  private var blockName: String {
    switch self {
    case .appleHeaders: "block.apns.headers"
    case .applePayload: "block.apns.payload"
    case .apsBlock: "block.aps"
    case .apnsBlock: "block.apns"
    case .androidBlock: "block.android"
    case .androidV2Block: "block.android-v2"
    case .webpushBlock: "block.webpush"
    case .fcmOptions: "block.fcm-options"
    case .fcmBlock: "block.fcm"
    case .huaweiBlock: "block.huawei"
    case .huaweiV3Block: "block.huawei-v3"
    case .emarsysBlock: "sdk.ems"
    case .emarsysUser: "sdk.u"
    case .emarsysMarker: "sdk.ems-msg"
    default: huaweiName
    }
  }

  /// Where a block stands in the terms of the service or SDK that it is written for; nil for what is no block.
  package var blockPath: String? {
    switch self {
    case .appleHeaders: "apns.headers"
    case .applePayload: "apns.payload"
    case .apsBlock: "aps"
    case .apnsBlock: "apns"
    case .androidBlock: "android"
    case .androidV2Block: "android_v2"
    case .webpushBlock: "webpush"
    case .fcmOptions: "fcm_options"
    case .fcmBlock: "message"
    case .huaweiBlock, .huaweiV3Block: "body"
    case .emarsysBlock: "ems"
    default: nil
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
    case .defaultSound: "android.default-sound"
    case .multiLanguage: "huawei.languages"
    case .badgeClass: "huawei.badge-class"
    case .when: "android.when"
    case .huaweiImportance: "huawei.importance"
    case .useDefaultVibrate: "android.default-vibrate"
    case .useDefaultLight: "android.default-light"
    case .vibrateConfig: "android.vibrate-timings"
    case .lightSettings: "android.light-settings"
    case .foregroundShow: "huawei.foreground-show"
    case .profileID: "huawei.profile-id"
    case .buttons: "huawei.buttons"
    case .autoClear: "huawei.auto-clear"
    case .autoCancel: "huawei.auto-cancel"
    case .localOnly: "android.local-only"
    case .bigPicture: "huawei.big-picture"
    case .receiptID: "huawei.receipt-id"
    default: "huawei.click-action"
    }
  }
}
