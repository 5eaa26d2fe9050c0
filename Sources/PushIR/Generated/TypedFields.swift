// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

extension TypedField where Value == String {
  /// The first line.
  public static var title: Self { Self(.title) }
  /// The key of a title in the app's string table.
  public static var titleLocKey: Self { Self(.titleLocKey) }
  /// The second line (Apple).
  public static var subtitle: Self { Self(.subtitle) }
  /// The key of a subtitle in the app's string table.
  public static var subtitleLocKey: Self { Self(.subtitleLocKey) }
  /// The text.
  public static var body: Self { Self(.body) }
  /// The key of a text in the app's string table.
  public static var bodyLocKey: Self { Self(.bodyLocKey) }
  /// The label of the action button (Safari).
  public static var action: Self { Self(.action) }
  /// The key of the action button's label.
  public static var actionLocKey: Self { Self(.actionLocKey) }
  /// The image file that is shown while the app starts.
  public static var launchImage: Self { Self(.launchImage) }
  /// The argument of a group's summary (iOS 12 to 14).
  public static var summaryArg: Self { Self(.summaryArg) }
  /// The text read out by accessibility services (Android).
  public static var ticker: Self { Self(.ticker) }
  /// The URL of a picture in the notification.
  public static var image: Self { Self(.image) }
  /// What kind of file the picture is, as a uniform type identifier: `public.jpeg` (Apple).
  public static var imageType: Self { Self(.imageType) }
  /// The URL of a small picture beside the text.
  public static var icon: Self { Self(.icon) }
  /// The URL of a big picture below the text.
  public static var banner: Self { Self(.banner) }
  /// `default`, or the name of a sound file.
  public static var sound: Self { Self(.sound) }
  /// The web address that a tap opens.
  public static var tapURL: Self { Self(.tapURL) }
  /// The place in the app that a tap opens.
  public static var tapDeepLink: Self { Self(.tapDeepLink) }
  /// The intent action that a tap starts (Android).
  public static var tapAction: Self { Self(.tapAction) }
  /// One string for the app.
  public static var opaqueData: Self { Self(.opaqueData) }
  /// The identity of a notification that is taken off the screen.
  public static var dismissID: Self { Self(.dismissID) }
  /// The collapse ID: of messages with the same one, a device shows the last: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS.
  public static var collapseID: Self { Self(.collapseID) }
  /// The collapse key: of undelivered messages with the same one, a service keeps the last (FCM, HMS).
  public static var collapseKey: Self { Self(.collapseKey) }
  /// The `apns-push-type`, where it does not follow from the content.
  ///
  /// One of `alert`, `background`, `complication`, `controls`, `fileprovider`, `liveactivity`, `location`, `mdm`, `pushtotalk`, `voip` and `widgets`.
  public static var pushType: Self { Self(.pushType) }
  /// The bundle identifier of the app (Apple).
  public static var topic: Self { Self(.topic) }
  /// The UUID of the notification, lower case (Apple).
  public static var apnsID: Self { Self(.apnsID) }
  /// Which of APNs's two environments knows the device (Apple).
  ///
  /// One of `production` and `sandbox`.
  public static var environment: Self { Self(.environment) }
  /// Notifications of one thread are grouped (Apple).
  public static var threadID: Self { Self(.threadID) }
  /// The category that the app registered its buttons under (Apple).
  public static var category: Self { Self(.category) }
  /// How much a notification may interrupt (Apple).
  ///
  /// One of `passive`, `active`, `time-sensitive` and `critical`.
  public static var interruptionLevel: Self { Self(.interruptionLevel) }
  /// The window that a tap brings forward (Apple).
  public static var targetContentID: Self { Self(.targetContentID) }
  /// What a Focus filters by (Apple).
  public static var filterCriteria: Self { Self(.filterCriteria) }
  /// What a push of Push to Talk is for: `service-update` (Apple).
  public static var pttPushType: Self { Self(.pttPushType) }
  /// What happens to a Live Activity.
  ///
  /// One of `start`, `update` and `end`.
  public static var event: Self { Self(.event) }
  /// The Swift type of a Live Activity's attributes.
  public static var attributesType: Self { Self(.attributesType) }
  /// The broadcast channel that a started Live Activity listens to.
  public static var inputPushChannel: Self { Self(.inputPushChannel) }
  /// The token of a Live Activity, by which FCM reaches it.
  public static var activityToken: Self { Self(.activityToken) }
  /// The notification channel (Android, HarmonyOS).
  public static var channelID: Self { Self(.channelID) }
  /// The name of an icon resource.
  public static var androidIcon: Self { Self(.androidIcon) }
  /// `#RRGGBB` or `#AARRGGBB`: the colour of the icon.
  public static var color: Self { Self(.color) }
  /// `#RRGGBB`: the colour of the light.
  public static var ledColor: Self { Self(.ledColor) }
  /// The package that a token must belong to (Android).
  public static var androidPackage: Self { Self(.androidPackage) }
  /// What the message is about; all but `MARKETING` need a granted right (Huawei).
  ///
  /// Such as `IM`, `TRAVEL`, `MARKETING`.
  ///
  /// One of `IM`, `VOIP`, `SUBSCRIPTION`, `TRAVEL`, `HEALTH`, `WORK`, `ACCOUNT`, `EXPRESS`, `FINANCE`, `DEVICE_REMINDER`, `MAIL`, `PLAY_VOICE`, `MARKETING`, `SYSTEM_REMINDER` and `MISS_CALL`.
  public static var huaweiCategory: Self { Self(.huaweiCategory) }
  /// The tag of a batch, given back in delivery receipts; at most 64 bytes in v3 (Huawei).
  public static var biTag: Self { Self(.biTag) }
  /// The app's own data as one string, commonly JSON text (Huawei).
  public static var huaweiData: Self { Self(.huaweiData) }
  /// Notifications of one group show as the newest one and their number (Huawei).
  public static var huaweiGroup: Self { Self(.huaweiGroup) }
  /// The title of style 1, in place of the first line (Huawei).
  public static var bigTitle: Self { Self(.bigTitle) }
  /// The text of style 1, in place of the text (Huawei).
  public static var bigBody: Self { Self(.bigBody) }
  /// The summary of the notification (Huawei); a further line of text (Braze).
  public static var notifySummary: Self { Self(.notifySummary) }
  /// The full name of the class of the app's first activity, without which no badge shows (Huawei).
  public static var badgeClass: Self { Self(.badgeClass) }
  /// The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android).
  public static var eventTime: Self { Self(.eventTime) }
  /// How much a notification interrupts, in Huawei's own words; it wins over the importance for Android.
  ///
  /// `HIGH` needs a granted right.
  ///
  /// One of `LOW`, `NORMAL` and `HIGH`.
  public static var huaweiImportance: Self { Self(.huaweiImportance) }
  /// The profile that the notification is for, at most 64 characters (Huawei).
  public static var profileID: Self { Self(.profileID) }
  /// The URL of the large picture of style 2, which the service no longer takes (Huawei).
  package static var bigPicture: Self { Self(.bigPicture) }
  /// The endpoint that delivery receipts go to, by the ID under which it is configured (Huawei).
  public static var receiptID: Self { Self(.receiptID) }
  /// The sender's own identifier of the notification, which the origin of a request record repeats.
  public static var notificationID: Self { Self(.notificationID) }
  /// The tag that the sender counts the message under (AppMetrica).
  package static var metadataTag: Self { Self(.metadataTag) }
  /// The app, in HMS v2 and v3 the project, that stands in the URL of a request to HMS.
  public static var appID: Self { Self(.appID) }
  /// The secret of the app, which is written nowhere (gorush).
  package static var appSecret: Self { Self(.appSecret) }
  /// The version of HMS's interface that the message is written for.
  ///
  /// One of `v1`, `v2` and `v3`.
  public static var hmsVersion: Self { Self(.hmsVersion) }
  /// The Firebase project that stands in the URL of a request to FCM.
  public static var fcmProject: Self { Self(.fcmProject) }
  /// The campaign that the message is counted under (Braze, Emarsys).
  package static var campaignID: Self { Self(.campaignID) }
  /// The send that the message is counted under (Braze).
  package static var sendID: Self { Self(.sendID) }
  /// The variation of the campaign that the message is counted under (Braze).
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
  /// What a tap does that is neither a web address nor a place in the app: an object like a button (Emarsys).
  package static var tapEvent: Self { Self(.tapEvent) }
  /// The message that the app shows inside itself: an object with `campaign_id` and `url` (Emarsys).
  public static var tapInApp: Self { Self(.tapInApp) }
  /// The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and what belongs to the kind: `url`, or `name` and `payload`.
  public static var actions: Self { Self(.actions) }
  /// What is done when a silent message arrives: an array of objects like the buttons, with the further kinds `badge-set` and `badge-add`, which have a `value` (Emarsys).
  package static var receiptActions: Self { Self(.receiptActions) }
  /// What the app receives: an object.
  public static var data: Self { Self(.data) }
  /// The arguments of a Safari notification's URL: an array of strings.
  public static var urlArgs: Self { Self(.urlArgs) }
  /// The dynamic content of a Live Activity: an object.
  public static var contentState: Self { Self(.contentState) }
  /// The fixed content of a Live Activity: an object.
  public static var attributes: Self { Self(.attributes) }
  /// Pause, vibration, pause, vibration … in milliseconds: an array.
  public static var vibration: Self { Self(.vibration) }
  /// The conversation that the notification is part of: an object with its shortcut, persons and messages (Braze).
  package static var conversation: Self { Self(.conversation) }
  /// The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei).
  public static var inbox: Self { Self(.inbox) }
  /// Texts by key and language, looked up before those of the app: an object of objects (Huawei).
  public static var multiLangKey: Self { Self(.multiLangKey) }
  /// A vibration pattern that is finer than milliseconds: an array of spans in seconds: `["0.0005s"]` (Android).
  public static var vibrateTimings: Self { Self(.vibrateTimings) }
  /// A light in the terms of FCM and HMS, its color as shares from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`.
  public static var lightSettings: Self { Self(.lightSettings) }
  /// The buttons in Huawei's own terms: an array of 1 to 3 objects with `name` and `action_type`.
  public static var buttons: Self { Self(.buttons) }
  /// What a tap does in Huawei's own terms: an object with `type` and what belongs to it.
  public static var clickAction: Self { Self(.clickAction) }
  /// Request headers for APNs that no other field says: an object of strings.
  public static var apnsHeadersBlock: Self { Self(.apnsHeadersBlock) }
  /// A payload for Apple's devices that FCM or HMS passes on: an object.
  public static var apnsPayloadBlock: Self { Self(.apnsPayloadBlock) }
  /// Members of `aps` that no other field says: an object (Apple).
  public static var apsBlock: Self { Self(.apsBlock) }
  /// Members of `apns` beside headers and payload: an object (FCM).
  public static var apnsBlock: Self { Self(.apnsBlock) }
  /// Members of `android` that no other field says: an object (FCM).
  public static var androidBlock: Self { Self(.androidBlock) }
  /// Members of `android_v2` that no other field says: an object, which has FCM take this form even where it is empty.
  public static var androidV2Block: Self { Self(.androidV2Block) }
  /// What browsers get: the object `webpush` (FCM).
  public static var webpushBlock: Self { Self(.webpushBlock) }
  /// The options for all platforms: the object `fcm_options` (FCM).
  public static var fcmOptionsBlock: Self { Self(.fcmOptionsBlock) }
  /// Members of a message for FCM that no other field says: an object. No format fills it, and no target takes it.
  package static var fcmBlock: Self { Self(.fcmBlock) }
  /// Members of a request of HMS v1 or v2 that no other field says: an object.
  public static var huaweiBlock: Self { Self(.huaweiBlock) }
  /// Members of a request of HMS v3 that no other field says: an object, which has HMS v3 taken even where it is empty.
  public static var huaweiV3Block: Self { Self(.huaweiV3Block) }
  /// What the SDK of Emarsys does with the message: the object `ems`.
  public static var emarsysBlock: Self { Self(.emarsysBlock) }
  /// The recipient as the SDK of Emarsys knows it: an object with `sid`, or the same as JSON text.
  public static var emarsysUser: Self { Self(.emarsysUser) }
  /// What marks a message as one of Emarsys, commonly `{}`.
  package static var emarsysMarker: Self { Self(.emarsysMarker) }
}

extension TypedField where Value == Int64 {
  /// How many things the summary counts, from 1.
  public static var summaryArgCount: Self { Self(.summaryArgCount) }
  /// The number on the app's icon; 0 clears it.
  public static var badge: Self { Self(.badge) }
  /// What is added to the number on the app's icon.
  public static var badgeIncrement: Self { Self(.badgeIncrement) }
  /// The TTL: how many seconds the service keeps trying; 0 is once.
  public static var ttl: Self { Self(.ttl) }
  /// Until when the service keeps trying, in seconds since 1970.
  public static var expiration: Self { Self(.expiration) }
  /// When a Live Activity's content was made, in seconds since 1970.
  public static var timestamp: Self { Self(.timestamp) }
  /// When a Live Activity becomes stale, in seconds since 1970.
  public static var staleDate: Self { Self(.staleDate) }
  /// When an ended Live Activity is removed, in seconds since 1970.
  public static var dismissalDate: Self { Self(.dismissalDate) }
  /// How long the light is on, in milliseconds.
  public static var ledOn: Self { Self(.ledOn) }
  /// How long the light is off, in milliseconds.
  public static var ledOff: Self { Self(.ledOff) }
  /// How much a notification interrupts, −2 to 2 (Android).
  public static var importance: Self { Self(.importance) }
  /// The state of the quick app that gets the data: 1 development, 2 production (Huawei).
  public static var fastAppTarget: Self { Self(.fastAppTarget) }
  /// The form of the notification: 0 standard, 1 a long text, 3 several lines (Huawei).
  public static var style: Self { Self(.style) }
  /// After how many milliseconds the notification leaves the screen, from 1; an old key (Huawei).
  public static var autoClear: Self { Self(.autoClear) }
  /// The group of sends that the message is counted under (AppMetrica).
  package static var groupID: Self { Self(.groupID) }
  /// The sender's own number of the send, which the origin of a request record repeats (AppMetrica).
  public static var transferID: Self { Self(.transferID) }
  /// How often the sender tries again after a failure (gorush).
  package static var retry: Self { Self(.retry) }
}

extension TypedField where Value == Bool {
  /// No sound at all.
  public static var soundOff: Self { Self(.soundOff) }
  /// Whether the sound ignores the mute switch (Apple).
  public static var soundCritical: Self { Self(.soundCritical) }
  /// Whether the web address of a tap opens inside the app (Braze).
  public static var tapInWebView: Self { Self(.tapInWebView) }
  /// Nothing is shown; the app is woken.
  public static var silent: Self { Self(.silent) }
  /// The app is woken beside what is shown (Apple).
  public static var contentAvailable: Self { Self(.contentAvailable) }
  /// The service checks the message and delivers nothing.
  public static var dryRun: Self { Self(.dryRun) }
  /// A Notification Service Extension may change the content (Apple).
  public static var mutableContent: Self { Self(.mutableContent) }
  /// Widgets and controls are reloaded (Apple).
  public static var contentChanged: Self { Self(.contentChanged) }
  /// A started Live Activity asks for an update token.
  public static var inputPushToken: Self { Self(.inputPushToken) }
  /// Whether the system's sound is heard, also where the message has a sound of the app's own (Android).
  public static var defaultSound: Self { Self(.defaultSound) }
  /// Whether the device vibrates as the system does, which is Huawei's default (Android).
  public static var defaultVibrate: Self { Self(.defaultVibrate) }
  /// Whether the light blinks as the system's does, which is Huawei's default (Android).
  public static var defaultLight: Self { Self(.defaultLight) }
  /// Whether the notification shows while the app is in the foreground, which is the default (Huawei).
  public static var foregroundShow: Self { Self(.foregroundShow) }
  /// Whether a tap takes the notification off the screen, which is the default; an old key (Huawei).
  public static var autoCancel: Self { Self(.autoCancel) }
  /// The notification does not show on connected devices (Android).
  public static var localOnly: Self { Self(.localOnly) }
  /// The message waits until the device is awake; an old key (FCM).
  package static var delayWhileIdle: Self { Self(.delayWhileIdle) }
  /// The message goes to the device alone that the user had in use last (Braze).
  package static var recentDeviceOnly: Self { Self(.recentDeviceOnly) }
}

extension TypedField where Value == Double {
  /// The loudness of a critical alert, 0 to 1.
  public static var soundVolume: Self { Self(.soundVolume) }
  /// The rank in a summary, 0 to 1; any number for a Live Activity (Apple).
  public static var relevanceScore: Self { Self(.relevanceScore) }
}

extension TypedField where Value == Priority {
  /// How soon it should arrive.
  public static var priority: Self { Self(.priority) }
}

extension TypedField where Value == Visibility {
  /// What a locked screen shows (Android).
  public static var visibility: Self { Self(.visibility) }
}
