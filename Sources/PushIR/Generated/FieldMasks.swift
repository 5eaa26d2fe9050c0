// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

extension FieldSet {
  @inlinable package static var title: FieldSet { FieldSet(.title) }
  @inlinable package static var titleLocKey: FieldSet { FieldSet(.titleLocKey) }
  @inlinable package static var titleLocArgs: FieldSet { FieldSet(.titleLocArgs) }
  @inlinable package static var subtitle: FieldSet { FieldSet(.subtitle) }
  @inlinable package static var subtitleLocKey: FieldSet { FieldSet(.subtitleLocKey) }
  @inlinable package static var subtitleLocArgs: FieldSet { FieldSet(.subtitleLocArgs) }
  @inlinable package static var body: FieldSet { FieldSet(.body) }
  @inlinable package static var bodyLocKey: FieldSet { FieldSet(.bodyLocKey) }
  @inlinable package static var bodyLocArgs: FieldSet { FieldSet(.bodyLocArgs) }
  @inlinable package static var action: FieldSet { FieldSet(.action) }
  @inlinable package static var actionLocKey: FieldSet { FieldSet(.actionLocKey) }
  @inlinable package static var launchImage: FieldSet { FieldSet(.launchImage) }
  @inlinable package static var summaryArg: FieldSet { FieldSet(.summaryArg) }
  @inlinable package static var summaryArgCount: FieldSet { FieldSet(.summaryArgCount) }
  @inlinable package static var ticker: FieldSet { FieldSet(.ticker) }
  @inlinable package static var image: FieldSet { FieldSet(.image) }
  @inlinable package static var imageType: FieldSet { FieldSet(.imageType) }
  @inlinable package static var icon: FieldSet { FieldSet(.icon) }
  @inlinable package static var banner: FieldSet { FieldSet(.banner) }
  @inlinable package static var attachments: FieldSet { FieldSet(.attachments) }
  @inlinable package static var sound: FieldSet { FieldSet(.sound) }
  @inlinable package static var soundOff: FieldSet { FieldSet(.soundOff) }
  @inlinable package static var soundCritical: FieldSet { FieldSet(.soundCritical) }
  @inlinable package static var soundVolume: FieldSet { FieldSet(.soundVolume) }
  @inlinable package static var badge: FieldSet { FieldSet(.badge) }
  @inlinable package static var badgeIncrement: FieldSet { FieldSet(.badgeIncrement) }
  @inlinable package static var tapURL: FieldSet { FieldSet(.tapURL) }
  @inlinable package static var tapDeepLink: FieldSet { FieldSet(.tapDeepLink) }
  @inlinable package static var tapAction: FieldSet { FieldSet(.tapAction) }
  @inlinable package static var tapInWebView: FieldSet { FieldSet(.tapInWebView) }
  @inlinable package static var tapEvent: FieldSet { FieldSet(.tapEvent) }
  @inlinable package static var tapInApp: FieldSet { FieldSet(.tapInApp) }
  @inlinable package static var actions: FieldSet { FieldSet(.actions) }
  @inlinable package static var receiptActions: FieldSet { FieldSet(.receiptActions) }
  @inlinable package static var data: FieldSet { FieldSet(.data) }
  @inlinable package static var opaqueData: FieldSet { FieldSet(.opaqueData) }
  @inlinable package static var silent: FieldSet { FieldSet(.silent) }
  @inlinable package static var contentAvailable: FieldSet { FieldSet(.contentAvailable) }
  @inlinable package static var dismissID: FieldSet { FieldSet(.dismissID) }
  @inlinable package static var priority: FieldSet { FieldSet(.priority) }
  @inlinable package static var ttl: FieldSet { FieldSet(.ttl) }
  @inlinable package static var expiration: FieldSet { FieldSet(.expiration) }
  @inlinable package static var collapseID: FieldSet { FieldSet(.collapseID) }
  @inlinable package static var collapseKey: FieldSet { FieldSet(.collapseKey) }
  @inlinable package static var dryRun: FieldSet { FieldSet(.dryRun) }
  @inlinable package static var pushType: FieldSet { FieldSet(.pushType) }
  @inlinable package static var topic: FieldSet { FieldSet(.topic) }
  @inlinable package static var apnsID: FieldSet { FieldSet(.apnsID) }
  @inlinable package static var environment: FieldSet { FieldSet(.environment) }
  @inlinable package static var threadID: FieldSet { FieldSet(.threadID) }
  @inlinable package static var category: FieldSet { FieldSet(.category) }
  @inlinable package static var interruptionLevel: FieldSet { FieldSet(.interruptionLevel) }
  @inlinable package static var relevanceScore: FieldSet { FieldSet(.relevanceScore) }
  @inlinable package static var targetContentID: FieldSet { FieldSet(.targetContentID) }
  @inlinable package static var filterCriteria: FieldSet { FieldSet(.filterCriteria) }
  @inlinable package static var mutableContent: FieldSet { FieldSet(.mutableContent) }
  @inlinable package static var urlArgs: FieldSet { FieldSet(.urlArgs) }
  @inlinable package static var contentChanged: FieldSet { FieldSet(.contentChanged) }
  @inlinable package static var pttPushType: FieldSet { FieldSet(.pttPushType) }
  @inlinable package static var event: FieldSet { FieldSet(.event) }
  @inlinable package static var timestamp: FieldSet { FieldSet(.timestamp) }
  @inlinable package static var contentState: FieldSet { FieldSet(.contentState) }
  @inlinable package static var staleDate: FieldSet { FieldSet(.staleDate) }
  @inlinable package static var dismissalDate: FieldSet { FieldSet(.dismissalDate) }
  @inlinable package static var attributesType: FieldSet { FieldSet(.attributesType) }
  @inlinable package static var attributes: FieldSet { FieldSet(.attributes) }
  @inlinable package static var inputPushToken: FieldSet { FieldSet(.inputPushToken) }
  @inlinable package static var inputPushChannel: FieldSet { FieldSet(.inputPushChannel) }
  @inlinable package static var activityToken: FieldSet { FieldSet(.activityToken) }
  @inlinable package static var channelID: FieldSet { FieldSet(.channelID) }
  @inlinable package static var androidIcon: FieldSet { FieldSet(.androidIcon) }
  @inlinable package static var color: FieldSet { FieldSet(.color) }
  @inlinable package static var ledColor: FieldSet { FieldSet(.ledColor) }
  @inlinable package static var ledOn: FieldSet { FieldSet(.ledOn) }
  @inlinable package static var ledOff: FieldSet { FieldSet(.ledOff) }
  @inlinable package static var vibration: FieldSet { FieldSet(.vibration) }
  @inlinable package static var visibility: FieldSet { FieldSet(.visibility) }
  @inlinable package static var importance: FieldSet { FieldSet(.importance) }
  @inlinable package static var androidPackage: FieldSet { FieldSet(.androidPackage) }
  @inlinable package static var conversation: FieldSet { FieldSet(.conversation) }
  @inlinable package static var huaweiCategory: FieldSet { FieldSet(.huaweiCategory) }
  @inlinable package static var biTag: FieldSet { FieldSet(.biTag) }
  @inlinable package static var fastAppTarget: FieldSet { FieldSet(.fastAppTarget) }
  @inlinable package static var testMessage: FieldSet { FieldSet(.testMessage) }
  @inlinable package static var huaweiData: FieldSet { FieldSet(.huaweiData) }
  @inlinable package static var huaweiGroup: FieldSet { FieldSet(.huaweiGroup) }
  @inlinable package static var style: FieldSet { FieldSet(.style) }
  @inlinable package static var bigTitle: FieldSet { FieldSet(.bigTitle) }
  @inlinable package static var bigBody: FieldSet { FieldSet(.bigBody) }
  @inlinable package static var inbox: FieldSet { FieldSet(.inbox) }
  @inlinable package static var notifySummary: FieldSet { FieldSet(.notifySummary) }
  @inlinable package static var defaultSound: FieldSet { FieldSet(.defaultSound) }
  @inlinable package static var multiLangKey: FieldSet { FieldSet(.multiLangKey) }
  @inlinable package static var badgeClass: FieldSet { FieldSet(.badgeClass) }
  @inlinable package static var eventTime: FieldSet { FieldSet(.eventTime) }
  @inlinable package static var huaweiImportance: FieldSet { FieldSet(.huaweiImportance) }
  @inlinable package static var defaultVibrate: FieldSet { FieldSet(.defaultVibrate) }
  @inlinable package static var defaultLight: FieldSet { FieldSet(.defaultLight) }
  @inlinable package static var vibrateTimings: FieldSet { FieldSet(.vibrateTimings) }
  @inlinable package static var lightSettings: FieldSet { FieldSet(.lightSettings) }
  @inlinable package static var foregroundShow: FieldSet { FieldSet(.foregroundShow) }
  @inlinable package static var profileID: FieldSet { FieldSet(.profileID) }
  @inlinable package static var buttons: FieldSet { FieldSet(.buttons) }
  @inlinable package static var autoClear: FieldSet { FieldSet(.autoClear) }
  @inlinable package static var autoCancel: FieldSet { FieldSet(.autoCancel) }
  @inlinable package static var localOnly: FieldSet { FieldSet(.localOnly) }
  @inlinable package static var bigPicture: FieldSet { FieldSet(.bigPicture) }
  @inlinable package static var clickAction: FieldSet { FieldSet(.clickAction) }
  @inlinable package static var receiptID: FieldSet { FieldSet(.receiptID) }
  @inlinable package static var apnsHeadersBlock: FieldSet { FieldSet(.apnsHeadersBlock) }
  @inlinable package static var apnsPayloadBlock: FieldSet { FieldSet(.apnsPayloadBlock) }
  @inlinable package static var apsBlock: FieldSet { FieldSet(.apsBlock) }
  @inlinable package static var apnsBlock: FieldSet { FieldSet(.apnsBlock) }
  @inlinable package static var androidBlock: FieldSet { FieldSet(.androidBlock) }
  @inlinable package static var androidV2Block: FieldSet { FieldSet(.androidV2Block) }
  @inlinable package static var webpushBlock: FieldSet { FieldSet(.webpushBlock) }
  @inlinable package static var fcmOptionsBlock: FieldSet { FieldSet(.fcmOptionsBlock) }
  @inlinable package static var fcmBlock: FieldSet { FieldSet(.fcmBlock) }
  @inlinable package static var huaweiBlock: FieldSet { FieldSet(.huaweiBlock) }
  @inlinable package static var huaweiV3Block: FieldSet { FieldSet(.huaweiV3Block) }
  @inlinable package static var emarsysBlock: FieldSet { FieldSet(.emarsysBlock) }
  @inlinable package static var emarsysUser: FieldSet { FieldSet(.emarsysUser) }
  @inlinable package static var emarsysMarker: FieldSet { FieldSet(.emarsysMarker) }
  @inlinable package static var notificationID: FieldSet { FieldSet(.notificationID) }
  @inlinable package static var groupID: FieldSet { FieldSet(.groupID) }
  @inlinable package static var transferID: FieldSet { FieldSet(.transferID) }
  @inlinable package static var metadataTag: FieldSet { FieldSet(.metadataTag) }
  @inlinable package static var retry: FieldSet { FieldSet(.retry) }
  @inlinable package static var delayWhileIdle: FieldSet { FieldSet(.delayWhileIdle) }
  @inlinable package static var appID: FieldSet { FieldSet(.appID) }
  @inlinable package static var appSecret: FieldSet { FieldSet(.appSecret) }
  @inlinable package static var hmsVersion: FieldSet { FieldSet(.hmsVersion) }
  @inlinable package static var fcmProject: FieldSet { FieldSet(.fcmProject) }
  @inlinable package static var campaignID: FieldSet { FieldSet(.campaignID) }
  @inlinable package static var sendID: FieldSet { FieldSet(.sendID) }
  @inlinable package static var variationID: FieldSet { FieldSet(.variationID) }
  @inlinable package static var recentDeviceOnly: FieldSet { FieldSet(.recentDeviceOnly) }

  /// The sender's own metadata, which is not sent to services.
  @inlinable package static var metadata: FieldSet {
    FieldSet(low: 0x0, middle: 0xfe00000000000000, high: 0x1ff)
  }

  /// Content that a device displays or plays.
  @inlinable package static var visible: FieldSet {
    FieldSet(low: 0x1de80db, middle: 0x0, high: 0x0)
  }

  /// Content that only Huawei devices display.
  @inlinable package static var visibleOnHuawei: FieldSet {
    FieldSet(low: 0x0, middle: 0xc4013c00000, high: 0x0)
  }

  /// The text of a notification on every service, literal or by key.
  @inlinable package static var texts: FieldSet {
    FieldSet(low: 0xc3, middle: 0x0, high: 0x0)
  }

  /// Pictures, which Apple devices download.
  @inlinable package static var pictures: FieldSet {
    FieldSet(low: 0xe8000, middle: 0x0, high: 0x0)
  }

  /// The forms of the app's own data; a document has one at a time.
  @inlinable package static var appData: FieldSet {
    FieldSet(low: 0xc00000000, middle: 0x100000, high: 0x0)
  }

  /// In an FCM request, only the block for Apple devices contains these.
  @inlinable package static var apple: FieldSet {
    FieldSet(low: 0xfffea02001c83e38, middle: 0x1e0000000001f, high: 0x0)
  }

  /// Fields that store the index of a word, not the word.
  @inlinable package static var numbered: FieldSet {
    FieldSet(low: 0x8000000000, middle: 0x1000, high: 0x0)
  }

  /// Objects in the format of one service or SDK.
  @inlinable package static var blocks: FieldSet {
    FieldSet(low: 0x0, middle: 0x1ffe00000000000, high: 0x0)
  }

  /// Objects in the format of APNs.
  @inlinable package static var blocksOfAPNs: FieldSet {
    FieldSet(low: 0x0, middle: 0xe00000000000, high: 0x0)
  }

  /// Objects in the format of FCM.
  @inlinable package static var blocksOfFCM: FieldSet {
    FieldSet(low: 0x0, middle: 0x3f000000000000, high: 0x0)
  }

  /// Objects in the format of HMS.
  @inlinable package static var blocksOfHMS: FieldSet {
    FieldSet(low: 0x0, middle: 0xc0000000000000, high: 0x0)
  }
}
