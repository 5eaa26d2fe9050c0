// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

extension TypedField where Value == String {
  /// The title.
  public static var title: Self { Self(.title) }
  /// The key of a title in the app's string table.
  public static var titleLocKey: Self { Self(.titleLocKey) }
  /// The subtitle (Apple).
  public static var subtitle: Self { Self(.subtitle) }
  /// The key of a subtitle in the app's string table.
  public static var subtitleLocKey: Self { Self(.subtitleLocKey) }
  /// The body text.
  public static var body: Self { Self(.body) }
  /// The key of a text in the app's string table.
  public static var bodyLocKey: Self { Self(.bodyLocKey) }
  /// The label of the action button (Safari).
  public static var action: Self { Self(.action) }
  /// The key of the action button's label.
  public static var actionLocKey: Self { Self(.actionLocKey) }
  /// The image file that is displayed while the app starts.
  public static var launchImage: Self { Self(.launchImage) }
  /// The argument of a group's summary (iOS 12 to 14).
  public static var summaryArg: Self { Self(.summaryArg) }
  /// The text read out by accessibility services (Android).
  public static var ticker: Self { Self(.ticker) }
  /// The URL of a picture in the notification.
  public static var image: Self { Self(.image) }
  /// The picture's uniform type identifier: `public.jpeg` (Apple).
  public static var imageType: Self { Self(.imageType) }
  /// The URL of a small picture next to the text.
  public static var icon: Self { Self(.icon) }
  /// The URL of a big picture below the text.
  public static var banner: Self { Self(.banner) }
  /// `default`, or the name of a sound file.
  public static var sound: Self { Self(.sound) }
  /// The URL that a tap opens.
  public static var tapURL: Self { Self(.tapURL) }
  /// The deep link that a tap opens.
  public static var tapDeepLink: Self { Self(.tapDeepLink) }
  /// The intent action that a tap starts (Android).
  public static var tapAction: Self { Self(.tapAction) }
  /// The app's custom data as a single string.
  public static var opaqueData: Self { Self(.opaqueData) }
  /// The collapse ID of a notification to dismiss.
  public static var dismissID: Self { Self(.dismissID) }
  /// The collapse ID: a device displays only the last message with the same ID: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS.
  public static var collapseID: Self { Self(.collapseID) }
  /// The collapse key: a service keeps only the last undelivered message with the same key (FCM, HMS).
  public static var collapseKey: Self { Self(.collapseKey) }
  /// The `apns-push-type`; inferred from the content if absent.
  ///
  /// One of `alert`, `background`, `complication`, `controls`, `fileprovider`, `liveactivity`, `location`, `mdm`, `pushtotalk`, `voip` and `widgets`.
  public static var pushType: Self { Self(.pushType) }
  /// The app's bundle ID (Apple).
  public static var topic: Self { Self(.topic) }
  /// The UUID of the notification, in lower case (Apple).
  public static var apnsID: Self { Self(.apnsID) }
  /// The APNs environment of the device token (Apple).
  ///
  /// One of `production` and `sandbox`.
  public static var environment: Self { Self(.environment) }
  /// The thread ID, by which notifications are grouped (Apple).
  public static var threadID: Self { Self(.threadID) }
  /// The category of buttons that the app has registered (Apple).
  public static var category: Self { Self(.category) }
  /// The interruption level (Apple).
  ///
  /// One of `passive`, `active`, `time-sensitive` and `critical`.
  public static var interruptionLevel: Self { Self(.interruptionLevel) }
  /// The ID of the window that a tap brings to the front (Apple).
  public static var targetContentID: Self { Self(.targetContentID) }
  /// The criteria for a Focus filter (Apple).
  public static var filterCriteria: Self { Self(.filterCriteria) }
  /// The purpose of a Push to Talk push: `service-update` (Apple).
  public static var pttPushType: Self { Self(.pttPushType) }
  /// The event of a Live Activity.
  ///
  /// One of `start`, `update` and `end`.
  public static var event: Self { Self(.event) }
  /// The Swift type of a Live Activity's attributes.
  public static var attributesType: Self { Self(.attributesType) }
  /// The broadcast channel from which a started Live Activity gets updates.
  public static var inputPushChannel: Self { Self(.inputPushChannel) }
  /// The token of a Live Activity, which is its address in FCM.
  public static var activityToken: Self { Self(.activityToken) }
  /// The notification channel (Android, HarmonyOS).
  public static var channelID: Self { Self(.channelID) }
  /// The name of an icon resource.
  public static var androidIcon: Self { Self(.androidIcon) }
  /// The color of the icon: `#RRGGBB` or `#AARRGGBB`.
  public static var color: Self { Self(.color) }
  /// The color of the notification light: `#RRGGBB`.
  public static var ledColor: Self { Self(.ledColor) }
  /// The package that a token must belong to (Android).
  public static var androidPackage: Self { Self(.androidPackage) }
  /// The category of the message; all except `MARKETING` require a permission (Huawei).
  ///
  /// Examples: `IM`, `TRAVEL`, `MARKETING`.
  ///
  /// One of `IM`, `VOIP`, `SUBSCRIPTION`, `TRAVEL`, `HEALTH`, `WORK`, `ACCOUNT`, `EXPRESS`, `FINANCE`, `DEVICE_REMINDER`, `MAIL`, `PLAY_VOICE`, `MARKETING`, `SYSTEM_REMINDER` and `MISS_CALL`.
  public static var huaweiCategory: Self { Self(.huaweiCategory) }
  /// The tag of a batch, returned in delivery receipts; at most 64 bytes in v3 (Huawei).
  public static var biTag: Self { Self(.biTag) }
  /// The app's custom data as a single string, usually JSON text (Huawei).
  public static var huaweiData: Self { Self(.huaweiData) }
  /// The group of the notification; a group is displayed as its newest notification and their number (Huawei).
  public static var huaweiGroup: Self { Self(.huaweiGroup) }
  /// The title of style 1, which replaces the title (Huawei).
  public static var bigTitle: Self { Self(.bigTitle) }
  /// The text of style 1, which replaces the body text (Huawei).
  public static var bigBody: Self { Self(.bigBody) }
  /// The summary of the notification (Huawei); an additional line of text (Braze).
  public static var notifySummary: Self { Self(.notifySummary) }
  /// The full class name of the app's entry activity, which is required for a badge (Huawei).
  public static var badgeClass: Self { Self(.badgeClass) }
  /// The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android).
  public static var eventTime: Self { Self(.eventTime) }
  /// The importance of the notification, in Huawei's values; it takes precedence over the Android importance.
  ///
  /// `HIGH` requires a permission.
  ///
  /// One of `LOW`, `NORMAL` and `HIGH`.
  public static var huaweiImportance: Self { Self(.huaweiImportance) }
  /// The user profile of the notification, at most 64 characters (Huawei).
  public static var profileID: Self { Self(.profileID) }
  /// The URL of the large picture of style 2, which the service no longer accepts (Huawei).
  package static var bigPicture: Self { Self(.bigPicture) }
  /// The configured ID of the endpoint that receives delivery receipts (Huawei).
  public static var receiptID: Self { Self(.receiptID) }
  /// The sender's own ID of the notification, which is included in the origin of a request record.
  public static var notificationID: Self { Self(.notificationID) }
  /// The tag for the sender's statistics (AppMetrica).
  package static var metadataTag: Self { Self(.metadataTag) }
  /// The app ID in the URL of an HMS request; in v2 and v3, the project ID.
  public static var appID: Self { Self(.appID) }
  /// The secret of the app, which is never written (gorush).
  package static var appSecret: Self { Self(.appSecret) }
  /// The HMS API version of the message.
  ///
  /// One of `v1`, `v2` and `v3`.
  public static var hmsVersion: Self { Self(.hmsVersion) }
  /// The Firebase project ID in the URL of an FCM request.
  public static var fcmProject: Self { Self(.fcmProject) }
  /// The campaign for statistics (Braze, Emarsys).
  package static var campaignID: Self { Self(.campaignID) }
  /// The send for statistics (Braze).
  package static var sendID: Self { Self(.sendID) }
  /// The campaign variation for statistics (Braze).
  package static var variationID: Self { Self(.variationID) }
}

extension TypedField where Value == JSONText {
  /// The arguments of the title's key: an array of strings.
  public static var titleLocArgs: Self { Self(.titleLocArgs) }
  /// The arguments of the subtitle's key: an array of strings.
  public static var subtitleLocArgs: Self { Self(.subtitleLocArgs) }
  /// The arguments of the body's key: an array of strings.
  public static var bodyLocArgs: Self { Self(.bodyLocArgs) }
  /// Media: an array of objects with `url`, `id` and `type`.
  public static var attachments: Self { Self(.attachments) }
  /// The action of a tap, if it is neither a URL nor a deep link: an object like a button (Emarsys).
  package static var tapEvent: Self { Self(.tapEvent) }
  /// The in-app message that a tap opens: an object with `campaign_id` and `url` (Emarsys).
  public static var tapInApp: Self { Self(.tapInApp) }
  /// The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and the members of the kind: `url`, or `name` and `payload`. `other` has what else the document says.
  public static var actions: Self { Self(.actions) }
  /// The actions to run when a silent message arrives: an array of objects like the buttons, with the additional kinds `badge-set` and `badge-add`, which have a `value` (Emarsys).
  package static var receiptActions: Self { Self(.receiptActions) }
  /// The app's custom data: an object.
  public static var data: Self { Self(.data) }
  /// The arguments of a Safari notification's URL: an array of strings.
  public static var urlArgs: Self { Self(.urlArgs) }
  /// The dynamic content of a Live Activity: an object.
  public static var contentState: Self { Self(.contentState) }
  /// The fixed content of a Live Activity: an object.
  public static var attributes: Self { Self(.attributes) }
  /// Pause, vibration, pause, vibration … in milliseconds: an array.
  public static var vibration: Self { Self(.vibration) }
  /// The conversation that contains the notification: an object with its shortcut, persons and messages (Braze).
  package static var conversation: Self { Self(.conversation) }
  /// The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei).
  public static var inbox: Self { Self(.inbox) }
  /// Localized texts by key and language, which take precedence over those of the app: an object of objects (Huawei).
  public static var multiLangKey: Self { Self(.multiLangKey) }
  /// A vibration pattern more precise than milliseconds: an array of durations in seconds: `["0.0005s"]` (Android).
  public static var vibrateTimings: Self { Self(.vibrateTimings) }
  /// A light in the format of FCM and HMS, with color components from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`.
  public static var lightSettings: Self { Self(.lightSettings) }
  /// The buttons in Huawei's format: an array of 1 to 3 objects with `name` and `action_type`.
  public static var buttons: Self { Self(.buttons) }
  /// The action of a tap in Huawei's format: an object with `type` and the members of that type.
  public static var clickAction: Self { Self(.clickAction) }
  /// APNs request headers without a field of their own: an object of strings.
  public static var apnsHeadersBlock: Self { Self(.apnsHeadersBlock) }
  /// A payload for Apple devices that FCM or HMS passes on: an object.
  public static var apnsPayloadBlock: Self { Self(.apnsPayloadBlock) }
  /// Members of `aps` without a field of their own: an object (Apple).
  public static var apsBlock: Self { Self(.apsBlock) }
  /// Members of `apns` other than headers and payload: an object (FCM).
  public static var apnsBlock: Self { Self(.apnsBlock) }
  /// Members of `android` without a field of their own: an object (FCM).
  public static var androidBlock: Self { Self(.androidBlock) }
  /// Members of `android_v2` without a field of their own: an object, which selects this form even if it is empty (FCM).
  public static var androidV2Block: Self { Self(.androidV2Block) }
  /// The content for browsers: the object `webpush` (FCM).
  public static var webpushBlock: Self { Self(.webpushBlock) }
  /// The options for all platforms: the object `fcm_options` (FCM).
  public static var fcmOptionsBlock: Self { Self(.fcmOptionsBlock) }
  /// Members of an FCM message without a field of their own: an object. No format sets it, and no target uses it.
  package static var fcmBlock: Self { Self(.fcmBlock) }
  /// Members of an HMS v1 or v2 request without a field of their own: an object.
  public static var huaweiBlock: Self { Self(.huaweiBlock) }
  /// Members of an HMS v3 request without a field of their own: an object, which selects v3 even if it is empty.
  public static var huaweiV3Block: Self { Self(.huaweiV3Block) }
  /// The instructions for the Emarsys SDK: the object `ems`.
  public static var emarsysBlock: Self { Self(.emarsysBlock) }
  /// The recipient for the Emarsys SDK: an object with `sid`, or its JSON text.
  public static var emarsysUser: Self { Self(.emarsysUser) }
  /// The marker of Emarsys messages, usually `{}`.
  package static var emarsysMarker: Self { Self(.emarsysMarker) }
}

extension TypedField where Value == Int64 {
  /// The number that the notification adds to the summary's count, from 1.
  public static var summaryArgCount: Self { Self(.summaryArgCount) }
  /// The badge number on the app icon; 0 removes it.
  public static var badge: Self { Self(.badge) }
  /// The number to add to the badge number on the app icon (Huawei).
  public static var badgeIncrement: Self { Self(.badgeIncrement) }
  /// The TTL: how long the service tries to deliver, in seconds; 0 means a single attempt.
  public static var ttl: Self { Self(.ttl) }
  /// The expiration: when the service stops trying to deliver, in seconds since 1970.
  public static var expiration: Self { Self(.expiration) }
  /// When the content of a Live Activity was created, in seconds since 1970.
  public static var timestamp: Self { Self(.timestamp) }
  /// When a Live Activity becomes stale, in seconds since 1970.
  public static var staleDate: Self { Self(.staleDate) }
  /// When an ended Live Activity is removed, in seconds since 1970.
  public static var dismissalDate: Self { Self(.dismissalDate) }
  /// How long the light is on, in milliseconds.
  public static var ledOn: Self { Self(.ledOn) }
  /// How long the light is off, in milliseconds.
  public static var ledOff: Self { Self(.ledOff) }
  /// The importance of the notification, −2 to 2 (Android).
  public static var importance: Self { Self(.importance) }
  /// The state of the quick app that receives the data: 1 development, 2 production (Huawei).
  public static var fastAppTarget: Self { Self(.fastAppTarget) }
  /// The style of the notification: 0 standard, 1 long text, 3 several lines (Huawei).
  public static var style: Self { Self(.style) }
  /// The time in milliseconds after which the notification is dismissed, from 1; a deprecated key (Huawei).
  public static var autoClear: Self { Self(.autoClear) }
  /// The group of sends for statistics (AppMetrica).
  package static var groupID: Self { Self(.groupID) }
  /// The sender's own number of the send, which is included in the origin of a request record (AppMetrica).
  public static var transferID: Self { Self(.transferID) }
  /// The number of retries after a failure (gorush).
  package static var retry: Self { Self(.retry) }
}

extension TypedField where Value == Bool {
  /// Whether the notification is silent.
  public static var soundOff: Self { Self(.soundOff) }
  /// Whether the sound ignores the mute switch (Apple).
  public static var soundCritical: Self { Self(.soundCritical) }
  /// Whether a tap opens its URL in a web view inside the app (Braze).
  public static var tapInWebView: Self { Self(.tapInWebView) }
  /// Whether to wake the app without displaying anything.
  public static var silent: Self { Self(.silent) }
  /// Whether to wake the app in addition to displaying content (Apple).
  public static var contentAvailable: Self { Self(.contentAvailable) }
  /// Whether the service only validates the message and does not deliver it.
  public static var dryRun: Self { Self(.dryRun) }
  /// Whether a Notification Service Extension may change the content (Apple).
  public static var mutableContent: Self { Self(.mutableContent) }
  /// Whether widgets or controls are reloaded (Apple).
  public static var contentChanged: Self { Self(.contentChanged) }
  /// Whether a started Live Activity requests an update token.
  public static var inputPushToken: Self { Self(.inputPushToken) }
  /// Whether the message is a test, of which an app may send few a day (Huawei).
  public static var testMessage: Self { Self(.testMessage) }
  /// Whether the default sound is played, even if the message has a custom sound (Android).
  public static var defaultSound: Self { Self(.defaultSound) }
  /// Whether to use the default vibration, which is Huawei's default (Android).
  public static var defaultVibrate: Self { Self(.defaultVibrate) }
  /// Whether to use the default light, which is Huawei's default (Android).
  public static var defaultLight: Self { Self(.defaultLight) }
  /// Whether to display the notification while the app is in the foreground, which is the default (Huawei).
  public static var foregroundShow: Self { Self(.foregroundShow) }
  /// Whether a tap dismisses the notification, which is the default: the opposite of FCM's `sticky` (Android).
  public static var autoCancel: Self { Self(.autoCancel) }
  /// Whether the notification is hidden on connected devices (Android).
  public static var localOnly: Self { Self(.localOnly) }
  /// Whether to wait until the device is active; a deprecated key (FCM).
  package static var delayWhileIdle: Self { Self(.delayWhileIdle) }
  /// Whether to send only to the user's most recently used device (Braze).
  package static var recentDeviceOnly: Self { Self(.recentDeviceOnly) }
}

extension TypedField where Value == Double {
  /// The volume of a critical alert, 0 to 1.
  public static var soundVolume: Self { Self(.soundVolume) }
  /// The relevance score in a summary, 0 to 1; any number for a Live Activity (Apple).
  public static var relevanceScore: Self { Self(.relevanceScore) }
}

extension TypedField where Value == Priority {
  /// The delivery priority.
  public static var priority: Self { Self(.priority) }
}

extension TypedField where Value == Visibility {
  /// The lock screen visibility (Android).
  public static var visibility: Self { Self(.visibility) }
}
