// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

/// The fields of a message: the concepts of all formats, each once.
///
/// The order is that of the text dump. `name` is the field's name in rules, reports and findings.
@frozen
public enum Field: UInt8, CaseIterable, Sendable {
  /// The title.
  case title
  /// The key of a title in the app's string table.
  case titleLocKey
  /// The arguments of the title's key: an array of strings.
  case titleLocArgs
  /// The subtitle (Apple).
  case subtitle
  /// The key of a subtitle in the app's string table.
  case subtitleLocKey
  /// The arguments of the subtitle's key: an array of strings.
  case subtitleLocArgs
  /// The body text.
  case body
  /// The key of a text in the app's string table.
  case bodyLocKey
  /// The arguments of the body's key: an array of strings.
  case bodyLocArgs
  /// The label of the action button (Safari).
  case action
  /// The key of the action button's label.
  case actionLocKey
  /// The image file that is displayed while the app starts.
  case launchImage
  /// The argument of a group's summary (iOS 12 to 14).
  case summaryArg
  /// The number that the notification adds to the summary's count, from 1.
  case summaryArgCount
  /// The text read out by accessibility services (Android).
  case ticker
  /// The URL of a picture in the notification.
  case image
  /// The picture's uniform type identifier: `public.jpeg` (Apple).
  case imageType
  /// The URL of a small picture next to the text.
  case icon
  /// The URL of a big picture below the text.
  case banner
  /// Media: an array of objects with `url`, `id` and `type`.
  case attachments
  /// `default`, or the name of a sound file.
  case sound
  /// Whether the notification is silent.
  case soundOff
  /// Whether the sound ignores the mute switch (Apple).
  case soundCritical
  /// The volume of a critical alert, 0 to 1.
  case soundVolume
  /// The badge number on the app icon; 0 removes it.
  case badge
  /// The number to add to the badge number on the app icon (Huawei).
  case badgeIncrement
  /// The URL that a tap opens.
  case tapURL
  /// The deep link that a tap opens.
  case tapDeepLink
  /// The intent action that a tap starts (Android).
  case tapAction
  /// Whether a tap opens its URL in a web view inside the app (Braze).
  case tapInWebView
  /// The action of a tap, if it is neither a URL nor a deep link: an object like a button (Emarsys).
  case tapEvent
  /// The in-app message that a tap opens: an object with `campaign_id` and `url` (Emarsys).
  case tapInApp
  /// The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and the members of the kind: `url`, or `name` and `payload`. `other` has what else the document says.
  case actions
  /// The actions to run when a silent message arrives: an array of objects like the buttons, with the additional kinds `badge-set` and `badge-add`, which have a `value` (Emarsys).
  case receiptActions
  /// The app's custom data: an object.
  case data
  /// The app's custom data as a single string.
  case opaqueData
  /// Whether to wake the app without displaying anything.
  case silent
  /// Whether to wake the app in addition to displaying content (Apple).
  case contentAvailable
  /// The collapse ID of a notification to dismiss.
  case dismissID
  /// The delivery priority.
  case priority
  /// The TTL: how long the service tries to deliver, in seconds; 0 means a single attempt.
  case ttl
  /// The expiration: when the service stops trying to deliver, in seconds since 1970.
  case expiration
  /// The collapse ID: a device displays only the last message with the same ID: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS.
  case collapseID
  /// The collapse key: a service keeps only the last undelivered message with the same key (FCM, HMS).
  case collapseKey
  /// Whether the service only validates the message and does not deliver it.
  case dryRun
  /// The `apns-push-type`; inferred from the content if absent.
  case pushType
  /// The app's bundle ID (Apple).
  case topic
  /// The UUID of the notification, in lower case (Apple).
  case apnsID
  /// The APNs environment of the device token (Apple).
  case environment
  /// The thread ID, by which notifications are grouped (Apple).
  case threadID
  /// The category of buttons that the app has registered (Apple).
  case category
  /// The interruption level (Apple).
  case interruptionLevel
  /// The relevance score in a summary, 0 to 1; any number for a Live Activity (Apple).
  case relevanceScore
  /// The ID of the window that a tap brings to the front (Apple).
  case targetContentID
  /// The criteria for a Focus filter (Apple).
  case filterCriteria
  /// Whether a Notification Service Extension may change the content (Apple).
  case mutableContent
  /// The arguments of a Safari notification's URL: an array of strings.
  case urlArgs
  /// Whether widgets or controls are reloaded (Apple).
  case contentChanged
  /// The purpose of a Push to Talk push: `service-update` (Apple).
  case pttPushType
  /// The event of a Live Activity.
  case event
  /// When the content of a Live Activity was created, in seconds since 1970.
  case timestamp
  /// The dynamic content of a Live Activity: an object.
  case contentState
  /// When a Live Activity becomes stale, in seconds since 1970.
  case staleDate
  /// When an ended Live Activity is removed, in seconds since 1970.
  case dismissalDate
  /// The Swift type of a Live Activity's attributes.
  case attributesType
  /// The fixed content of a Live Activity: an object.
  case attributes
  /// Whether a started Live Activity requests an update token.
  case inputPushToken
  /// The broadcast channel from which a started Live Activity gets updates.
  case inputPushChannel
  /// The token of a Live Activity, which is its address in FCM.
  case activityToken
  /// The notification channel (Android, HarmonyOS).
  case channelID
  /// The name of an icon resource.
  case androidIcon
  /// The color of the icon: `#RRGGBB` or `#AARRGGBB`.
  case color
  /// The color of the notification light: `#RRGGBB`.
  case ledColor
  /// How long the light is on, in milliseconds.
  case ledOn
  /// How long the light is off, in milliseconds.
  case ledOff
  /// Pause, vibration, pause, vibration … in milliseconds: an array.
  case vibration
  /// The lock screen visibility (Android).
  case visibility
  /// The importance of the notification, −2 to 2 (Android).
  case importance
  /// The package that a token must belong to (Android).
  case androidPackage
  /// The conversation that contains the notification: an object with its shortcut, persons and messages (Braze).
  case conversation
  /// The category of the message; all except `MARKETING` require a permission (Huawei).
  case huaweiCategory
  /// The tag of a batch, returned in delivery receipts; at most 64 bytes in v3 (Huawei).
  case biTag
  /// The state of the quick app that receives the data: 1 development, 2 production (Huawei).
  case fastAppTarget
  /// Whether the message is a test, of which an app may send few a day (Huawei).
  case testMessage
  /// The app's custom data as a single string, usually JSON text (Huawei).
  case huaweiData
  /// The group of the notification; a group is displayed as its newest notification and their number (Huawei).
  case huaweiGroup
  /// The style of the notification: 0 standard, 1 long text, 3 several lines (Huawei).
  case style
  /// The title of style 1, which replaces the title (Huawei).
  case bigTitle
  /// The text of style 1, which replaces the body text (Huawei).
  case bigBody
  /// The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei).
  case inbox
  /// The summary of the notification (Huawei); an additional line of text (Braze).
  case notifySummary
  /// Whether the default sound is played, even if the message has a custom sound (Android).
  case defaultSound
  /// Localized texts by key and language, which take precedence over those of the app: an object of objects (Huawei).
  case multiLangKey
  /// The full class name of the app's entry activity, which is required for a badge (Huawei).
  case badgeClass
  /// The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android).
  case eventTime
  /// The importance of the notification, in Huawei's values; it takes precedence over the Android importance.
  case huaweiImportance
  /// Whether to use the default vibration, which is Huawei's default (Android).
  case defaultVibrate
  /// Whether to use the default light, which is Huawei's default (Android).
  case defaultLight
  /// A vibration pattern more precise than milliseconds: an array of durations in seconds: `["0.0005s"]` (Android).
  case vibrateTimings
  /// A light in the format of FCM and HMS, with color components from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`.
  case lightSettings
  /// Whether to display the notification while the app is in the foreground, which is the default (Huawei).
  case foregroundShow
  /// The user profile of the notification, at most 64 characters (Huawei).
  case profileID
  /// The buttons in Huawei's format: an array of 1 to 3 objects with `name` and `action_type`.
  case buttons
  /// The time in milliseconds after which the notification is dismissed, from 1; a deprecated key (Huawei).
  case autoClear
  /// Whether a tap dismisses the notification, which is the default: the opposite of FCM's `sticky` (Android).
  case autoCancel
  /// Whether the notification is hidden on connected devices (Android).
  case localOnly
  /// The URL of the large picture of style 2, which the service no longer accepts (Huawei).
  case bigPicture
  /// The action of a tap in Huawei's format: an object with `type` and the members of that type.
  case clickAction
  /// The configured ID of the endpoint that receives delivery receipts (Huawei).
  case receiptID
  /// APNs request headers without a field of their own: an object of strings.
  case apnsHeadersBlock
  /// A payload for Apple devices that FCM or HMS passes on: an object.
  case apnsPayloadBlock
  /// Members of `aps` without a field of their own: an object (Apple).
  case apsBlock
  /// Members of `apns` other than headers and payload: an object (FCM).
  case apnsBlock
  /// Members of `android` without a field of their own: an object (FCM).
  case androidBlock
  /// Members of `android_v2` without a field of their own: an object, which selects this form even if it is empty (FCM).
  case androidV2Block
  /// The content for browsers: the object `webpush` (FCM).
  case webpushBlock
  /// The options for all platforms: the object `fcm_options` (FCM).
  case fcmOptionsBlock
  /// Members of an FCM message without a field of their own: an object. No format sets it, and no target uses it.
  case fcmBlock
  /// Members of an HMS v1 or v2 request without a field of their own: an object.
  case huaweiBlock
  /// Members of an HMS v3 request without a field of their own: an object, which selects v3 even if it is empty.
  case huaweiV3Block
  /// The instructions for the Emarsys SDK: the object `ems`.
  case emarsysBlock
  /// The recipient for the Emarsys SDK: an object with `sid`, or its JSON text.
  case emarsysUser
  /// The marker of Emarsys messages, usually `{}`.
  case emarsysMarker
  /// The sender's own ID of the notification, which is included in the origin of a request record.
  case notificationID
  /// The group of sends for statistics (AppMetrica).
  case groupID
  /// The sender's own number of the send, which is included in the origin of a request record (AppMetrica).
  case transferID
  /// The tag for the sender's statistics (AppMetrica).
  case metadataTag
  /// The number of retries after a failure (gorush).
  case retry
  /// Whether to wait until the device is active; a deprecated key (FCM).
  case delayWhileIdle
  /// The app ID in the URL of an HMS request; in v2 and v3, the project ID.
  case appID
  /// The secret of the app, which is never written (gorush).
  case appSecret
  /// The HMS API version of the message.
  case hmsVersion
  /// The Firebase project ID in the URL of an FCM request.
  case fcmProject
  /// The campaign for statistics (Braze, Emarsys).
  case campaignID
  /// The send for statistics (Braze).
  case sendID
  /// The campaign variation for statistics (Braze).
  case variationID
  /// Whether to send only to the user's most recently used device (Braze).
  case recentDeviceOnly
}

extension Field {
  /// The number of fields.
  static let count = 137

  /// The field's name for users and programs: `apple.topic`.
  public var name: String {
    switch self {
    case .title: "title"
    case .titleLocKey: "title_loc_key"
    case .titleLocArgs: "title_loc_args"
    case .subtitle: "subtitle"
    case .subtitleLocKey: "subtitle_loc_key"
    case .subtitleLocArgs: "subtitle_loc_args"
    case .body: "body"
    case .bodyLocKey: "body_loc_key"
    case .bodyLocArgs: "body_loc_args"
    case .action: "action"
    case .actionLocKey: "action_loc_key"
    case .launchImage: "launch_image"
    case .summaryArg: "summary_arg"
    case .summaryArgCount: "summary_arg_count"
    case .ticker: "ticker"
    case .image: "media.image"
    case .imageType: "media.image_type"
    case .icon: "media.icon"
    case .banner: "media.banner"
    case .attachments: "media.attachments"
    case .sound: "sound"
    case .soundOff: "sound_off"
    case .soundCritical: "sound_critical"
    case .soundVolume: "sound_volume"
    case .badge: "badge"
    case .badgeIncrement: "badge_increment"
    case .tapURL: "tap.url"
    case .tapDeepLink: "tap.deep_link"
    case .tapAction: "tap.action"
    case .tapInWebView: "tap.in_web_view"
    case .tapEvent: "tap.event"
    case .tapInApp: "tap.in_app"
    case .actions: "actions"
    case .receiptActions: "receipt_actions"
    case .data: "data"
    case .opaqueData: "opaque_data"
    case .silent: "silent"
    case .contentAvailable: "content_available"
    case .dismissID: "dismiss_id"
    case .priority: "priority"
    case .ttl: "ttl"
    case .expiration: "expiration"
    case .collapseID: "collapse_id"
    case .collapseKey: "collapse_key"
    case .dryRun: "dry_run"
    case .pushType: "push_type"
    case .topic: "apple.topic"
    case .apnsID: "apple.apns_id"
    case .environment: "apple.environment"
    case .threadID: "apple.thread_id"
    case .category: "apple.category"
    case .interruptionLevel: "apple.interruption_level"
    case .relevanceScore: "apple.relevance_score"
    case .targetContentID: "apple.target_content_id"
    case .filterCriteria: "apple.filter_criteria"
    case .mutableContent: "apple.mutable_content"
    case .urlArgs: "apple.url_args"
    case .contentChanged: "apple.content_changed"
    case .pttPushType: "apple.ptt_push_type"
    case .event: "activity.event"
    case .timestamp: "activity.timestamp"
    case .contentState: "activity.content_state"
    case .staleDate: "activity.stale_date"
    case .dismissalDate: "activity.dismissal_date"
    case .attributesType: "activity.attributes_type"
    case .attributes: "activity.attributes"
    case .inputPushToken: "activity.input_push_token"
    case .inputPushChannel: "activity.input_push_channel"
    case .activityToken: "activity.token"
    case .channelID: "android.channel_id"
    case .androidIcon: "android.icon"
    case .color: "android.color"
    case .ledColor: "android.led_color"
    case .ledOn: "android.led_on"
    case .ledOff: "android.led_off"
    case .vibration: "android.vibration"
    case .visibility: "android.visibility"
    case .importance: "android.importance"
    case .androidPackage: "android.package"
    case .conversation: "android.conversation"
    case .huaweiCategory: "huawei.category"
    case .biTag: "huawei.bi_tag"
    case .fastAppTarget: "huawei.fast_app_target"
    case .testMessage: "huawei.test_message"
    case .huaweiData: "huawei.data"
    case .huaweiGroup: "huawei.group"
    case .style: "huawei.style"
    case .bigTitle: "huawei.big_title"
    case .bigBody: "huawei.big_body"
    case .inbox: "huawei.inbox"
    case .notifySummary: "huawei.notify_summary"
    case .defaultSound: "android.default_sound"
    case .multiLangKey: "huawei.multi_lang_key"
    case .badgeClass: "huawei.badge_class"
    case .eventTime: "android.event_time"
    case .huaweiImportance: "huawei.importance"
    case .defaultVibrate: "android.default_vibrate"
    case .defaultLight: "android.default_light"
    case .vibrateTimings: "android.vibrate_timings"
    case .lightSettings: "android.light_settings"
    case .foregroundShow: "huawei.foreground_show"
    case .profileID: "huawei.profile_id"
    case .buttons: "huawei.buttons"
    case .autoClear: "huawei.auto_clear"
    case .autoCancel: "android.auto_cancel"
    case .localOnly: "android.local_only"
    case .bigPicture: "huawei.big_picture"
    case .clickAction: "huawei.click_action"
    case .receiptID: "huawei.receipt_id"
    case .apnsHeadersBlock: "block.apns.headers"
    case .apnsPayloadBlock: "block.apns.payload"
    case .apsBlock: "block.aps"
    case .apnsBlock: "block.apns"
    case .androidBlock: "block.android"
    case .androidV2Block: "block.android_v2"
    case .webpushBlock: "block.webpush"
    case .fcmOptionsBlock: "block.fcm_options"
    case .fcmBlock: "block.fcm"
    case .huaweiBlock: "block.huawei"
    case .huaweiV3Block: "block.huawei_v3"
    case .emarsysBlock: "sdk.emarsys"
    case .emarsysUser: "sdk.emarsys_user"
    case .emarsysMarker: "sdk.emarsys_marker"
    case .notificationID: "metadata.notification_id"
    case .groupID: "metadata.group_id"
    case .transferID: "metadata.transfer_id"
    case .metadataTag: "metadata.tag"
    case .retry: "metadata.retry"
    case .delayWhileIdle: "metadata.delay_while_idle"
    case .appID: "metadata.app_id"
    case .appSecret: "metadata.app_secret"
    case .hmsVersion: "metadata.hms_version"
    case .fcmProject: "metadata.fcm_project"
    case .campaignID: "metadata.campaign_id"
    case .sendID: "metadata.send_id"
    case .variationID: "metadata.variation_id"
    case .recentDeviceOnly: "metadata.recent_device_only"
    }
  }

  /// The type of the field's value.
  package var type: FieldType {
    switch self {
    case .title, .titleLocKey, .subtitle, .subtitleLocKey, .body, .bodyLocKey, .action, .actionLocKey, .launchImage, .summaryArg, .ticker, .image, .imageType, .icon, .banner, .sound, .tapURL, .tapDeepLink, .tapAction, .opaqueData, .dismissID, .priority, .collapseID, .collapseKey, .pushType, .topic, .apnsID, .environment, .threadID, .category, .interruptionLevel, .targetContentID, .filterCriteria, .pttPushType, .event, .attributesType, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .visibility, .androidPackage, .huaweiCategory, .biTag, .huaweiData, .huaweiGroup, .bigTitle, .bigBody, .notifySummary, .badgeClass, .eventTime, .huaweiImportance, .profileID, .bigPicture, .receiptID, .notificationID, .metadataTag, .appID, .appSecret, .hmsVersion, .fcmProject, .campaignID, .sendID, .variationID: .text
    case .titleLocArgs, .subtitleLocArgs, .bodyLocArgs, .urlArgs, .inbox, .vibrateTimings: .texts
    case .summaryArgCount, .badge, .badgeIncrement, .ttl, .expiration, .ledOn, .ledOff, .importance, .fastAppTarget, .style, .autoClear, .groupID, .transferID, .retry: .integer
    case .attachments, .actions, .receiptActions, .buttons: .objects
    case .soundOff, .soundCritical, .tapInWebView, .silent, .contentAvailable, .dryRun, .mutableContent, .contentChanged, .inputPushToken, .testMessage, .defaultSound, .defaultVibrate, .defaultLight, .foregroundShow, .autoCancel, .localOnly, .delayWhileIdle, .recentDeviceOnly: .flag
    case .soundVolume, .relevanceScore, .timestamp, .staleDate, .dismissalDate: .number
    case .tapEvent, .tapInApp, .data, .contentState, .attributes, .conversation, .multiLangKey, .lightSettings, .clickAction, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock: .object
    case .vibration: .integers
    case .emarsysUser, .emarsysMarker: .any
    }
  }

  /// The allowed values of a string; nil if any string is allowed.
  package var words: [String]? {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .body, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .image, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .badge, .badgeIncrement, .tapURL, .tapDeepLink, .tapAction, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .data, .opaqueData, .silent, .contentAvailable, .dismissID, .ttl, .expiration, .collapseID, .collapseKey, .dryRun, .topic, .apnsID, .threadID, .category, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .pttPushType, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .ledOn, .ledOff, .vibration, .importance, .androidPackage, .conversation, .biTag, .fastAppTarget, .testMessage, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .eventTime, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock, .emarsysUser, .emarsysMarker, .notificationID, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .fcmProject, .campaignID, .sendID, .variationID, .recentDeviceOnly: nil
    case .priority: ["normal", "high"]
    case .pushType: ["alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets"]
    case .environment: ["production", "sandbox"]
    case .interruptionLevel: ["passive", "active", "time-sensitive", "critical"]
    case .event: ["start", "update", "end"]
    case .visibility: ["secret", "private", "public"]
    case .huaweiCategory: ["IM", "VOIP", "SUBSCRIPTION", "TRAVEL", "HEALTH", "WORK", "ACCOUNT", "EXPRESS", "FINANCE", "DEVICE_REMINDER", "MAIL", "PLAY_VOICE", "MARKETING", "SYSTEM_REMINDER", "MISS_CALL"]
    case .huaweiImportance: ["LOW", "NORMAL", "HIGH"]
    case .hmsVersion: ["v1", "v2", "v3"]
    }
  }

  /// The purpose of the field.
  package var summary: String {
    switch self {
    case .title: ##"The title."##
    case .titleLocKey: ##"The key of a title in the app's string table."##
    case .titleLocArgs: ##"The arguments of the title's key: an array of strings."##
    case .subtitle: ##"The subtitle (Apple)."##
    case .subtitleLocKey: ##"The key of a subtitle in the app's string table."##
    case .subtitleLocArgs: ##"The arguments of the subtitle's key: an array of strings."##
    case .body: ##"The body text."##
    case .bodyLocKey: ##"The key of a text in the app's string table."##
    case .bodyLocArgs: ##"The arguments of the body's key: an array of strings."##
    case .action: ##"The label of the action button (Safari)."##
    case .actionLocKey: ##"The key of the action button's label."##
    case .launchImage: ##"The image file that is displayed while the app starts."##
    case .summaryArg: ##"The argument of a group's summary (iOS 12 to 14)."##
    case .summaryArgCount: ##"The number that the notification adds to the summary's count, from 1."##
    case .ticker: ##"The text read out by accessibility services (Android)."##
    case .image: ##"The URL of a picture in the notification."##
    case .imageType: ##"The picture's uniform type identifier: `public.jpeg` (Apple)."##
    case .icon: ##"The URL of a small picture next to the text."##
    case .banner: ##"The URL of a big picture below the text."##
    case .attachments: ##"Media: an array of objects with `url`, `id` and `type`."##
    case .sound: ##"`default`, or the name of a sound file."##
    case .soundOff: ##"Whether the notification is silent."##
    case .soundCritical: ##"Whether the sound ignores the mute switch (Apple)."##
    case .soundVolume: ##"The volume of a critical alert, 0 to 1."##
    case .badge: ##"The badge number on the app icon; 0 removes it."##
    case .badgeIncrement: ##"The number to add to the badge number on the app icon (Huawei)."##
    case .tapURL: ##"The URL that a tap opens."##
    case .tapDeepLink: ##"The deep link that a tap opens."##
    case .tapAction: ##"The intent action that a tap starts (Android)."##
    case .tapInWebView: ##"Whether a tap opens its URL in a web view inside the app (Braze)."##
    case .tapEvent: ##"The action of a tap, if it is neither a URL nor a deep link: an object like a button (Emarsys)."##
    case .tapInApp: ##"The in-app message that a tap opens: an object with `campaign_id` and `url` (Emarsys)."##
    case .actions: ##"The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and the members of the kind: `url`, or `name` and `payload`. `other` has what else the document says."##
    case .receiptActions: ##"The actions to run when a silent message arrives: an array of objects like the buttons, with the additional kinds `badge-set` and `badge-add`, which have a `value` (Emarsys)."##
    case .data: ##"The app's custom data: an object."##
    case .opaqueData: ##"The app's custom data as a single string."##
    case .silent: ##"Whether to wake the app without displaying anything."##
    case .contentAvailable: ##"Whether to wake the app in addition to displaying content (Apple)."##
    case .dismissID: ##"The collapse ID of a notification to dismiss."##
    case .priority: ##"The delivery priority."##
    case .ttl: ##"The TTL: how long the service tries to deliver, in seconds; 0 means a single attempt."##
    case .expiration: ##"The expiration: when the service stops trying to deliver, in seconds since 1970."##
    case .collapseID: ##"The collapse ID: a device displays only the last message with the same ID: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS."##
    case .collapseKey: ##"The collapse key: a service keeps only the last undelivered message with the same key (FCM, HMS)."##
    case .dryRun: ##"Whether the service only validates the message and does not deliver it."##
    case .pushType: ##"The `apns-push-type`; inferred from the content if absent."##
    case .topic: ##"The app's bundle ID (Apple)."##
    case .apnsID: ##"The UUID of the notification, in lower case (Apple)."##
    case .environment: ##"The APNs environment of the device token (Apple)."##
    case .threadID: ##"The thread ID, by which notifications are grouped (Apple)."##
    case .category: ##"The category of buttons that the app has registered (Apple)."##
    case .interruptionLevel: ##"The interruption level (Apple)."##
    case .relevanceScore: ##"The relevance score in a summary, 0 to 1; any number for a Live Activity (Apple)."##
    case .targetContentID: ##"The ID of the window that a tap brings to the front (Apple)."##
    case .filterCriteria: ##"The criteria for a Focus filter (Apple)."##
    case .mutableContent: ##"Whether a Notification Service Extension may change the content (Apple)."##
    case .urlArgs: ##"The arguments of a Safari notification's URL: an array of strings."##
    case .contentChanged: ##"Whether widgets or controls are reloaded (Apple)."##
    case .pttPushType: ##"The purpose of a Push to Talk push: `service-update` (Apple)."##
    case .event: ##"The event of a Live Activity."##
    case .timestamp: ##"When the content of a Live Activity was created, in seconds since 1970."##
    case .contentState: ##"The dynamic content of a Live Activity: an object."##
    case .staleDate: ##"When a Live Activity becomes stale, in seconds since 1970."##
    case .dismissalDate: ##"When an ended Live Activity is removed, in seconds since 1970."##
    case .attributesType: ##"The Swift type of a Live Activity's attributes."##
    case .attributes: ##"The fixed content of a Live Activity: an object."##
    case .inputPushToken: ##"Whether a started Live Activity requests an update token."##
    case .inputPushChannel: ##"The broadcast channel from which a started Live Activity gets updates."##
    case .activityToken: ##"The token of a Live Activity, which is its address in FCM."##
    case .channelID: ##"The notification channel (Android, HarmonyOS)."##
    case .androidIcon: ##"The name of an icon resource."##
    case .color: ##"The color of the icon: `#RRGGBB` or `#AARRGGBB`."##
    case .ledColor: ##"The color of the notification light: `#RRGGBB`."##
    case .ledOn: ##"How long the light is on, in milliseconds."##
    case .ledOff: ##"How long the light is off, in milliseconds."##
    case .vibration: ##"Pause, vibration, pause, vibration … in milliseconds: an array."##
    case .visibility: ##"The lock screen visibility (Android)."##
    case .importance: ##"The importance of the notification, −2 to 2 (Android)."##
    case .androidPackage: ##"The package that a token must belong to (Android)."##
    case .conversation: ##"The conversation that contains the notification: an object with its shortcut, persons and messages (Braze)."##
    case .huaweiCategory: ##"The category of the message; all except `MARKETING` require a permission (Huawei)."##
    case .biTag: ##"The tag of a batch, returned in delivery receipts; at most 64 bytes in v3 (Huawei)."##
    case .fastAppTarget: ##"The state of the quick app that receives the data: 1 development, 2 production (Huawei)."##
    case .testMessage: ##"Whether the message is a test, of which an app may send few a day (Huawei)."##
    case .huaweiData: ##"The app's custom data as a single string, usually JSON text (Huawei)."##
    case .huaweiGroup: ##"The group of the notification; a group is displayed as its newest notification and their number (Huawei)."##
    case .style: ##"The style of the notification: 0 standard, 1 long text, 3 several lines (Huawei)."##
    case .bigTitle: ##"The title of style 1, which replaces the title (Huawei)."##
    case .bigBody: ##"The text of style 1, which replaces the body text (Huawei)."##
    case .inbox: ##"The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei)."##
    case .notifySummary: ##"The summary of the notification (Huawei); an additional line of text (Braze)."##
    case .defaultSound: ##"Whether the default sound is played, even if the message has a custom sound (Android)."##
    case .multiLangKey: ##"Localized texts by key and language, which take precedence over those of the app: an object of objects (Huawei)."##
    case .badgeClass: ##"The full class name of the app's entry activity, which is required for a badge (Huawei)."##
    case .eventTime: ##"The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android)."##
    case .huaweiImportance: ##"The importance of the notification, in Huawei's values; it takes precedence over the Android importance."##
    case .defaultVibrate: ##"Whether to use the default vibration, which is Huawei's default (Android)."##
    case .defaultLight: ##"Whether to use the default light, which is Huawei's default (Android)."##
    case .vibrateTimings: ##"A vibration pattern more precise than milliseconds: an array of durations in seconds: `["0.0005s"]` (Android)."##
    case .lightSettings: ##"A light in the format of FCM and HMS, with color components from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`."##
    case .foregroundShow: ##"Whether to display the notification while the app is in the foreground, which is the default (Huawei)."##
    case .profileID: ##"The user profile of the notification, at most 64 characters (Huawei)."##
    case .buttons: ##"The buttons in Huawei's format: an array of 1 to 3 objects with `name` and `action_type`."##
    case .autoClear: ##"The time in milliseconds after which the notification is dismissed, from 1; a deprecated key (Huawei)."##
    case .autoCancel: ##"Whether a tap dismisses the notification, which is the default: the opposite of FCM's `sticky` (Android)."##
    case .localOnly: ##"Whether the notification is hidden on connected devices (Android)."##
    case .bigPicture: ##"The URL of the large picture of style 2, which the service no longer accepts (Huawei)."##
    case .clickAction: ##"The action of a tap in Huawei's format: an object with `type` and the members of that type."##
    case .receiptID: ##"The configured ID of the endpoint that receives delivery receipts (Huawei)."##
    case .apnsHeadersBlock: ##"APNs request headers without a field of their own: an object of strings."##
    case .apnsPayloadBlock: ##"A payload for Apple devices that FCM or HMS passes on: an object."##
    case .apsBlock: ##"Members of `aps` without a field of their own: an object (Apple)."##
    case .apnsBlock: ##"Members of `apns` other than headers and payload: an object (FCM)."##
    case .androidBlock: ##"Members of `android` without a field of their own: an object (FCM)."##
    case .androidV2Block: ##"Members of `android_v2` without a field of their own: an object, which selects this form even if it is empty (FCM)."##
    case .webpushBlock: ##"The content for browsers: the object `webpush` (FCM)."##
    case .fcmOptionsBlock: ##"The options for all platforms: the object `fcm_options` (FCM)."##
    case .fcmBlock: ##"Members of an FCM message without a field of their own: an object. No format sets it, and no target uses it."##
    case .huaweiBlock: ##"Members of an HMS v1 or v2 request without a field of their own: an object."##
    case .huaweiV3Block: ##"Members of an HMS v3 request without a field of their own: an object, which selects v3 even if it is empty."##
    case .emarsysBlock: ##"The instructions for the Emarsys SDK: the object `ems`."##
    case .emarsysUser: ##"The recipient for the Emarsys SDK: an object with `sid`, or its JSON text."##
    case .emarsysMarker: ##"The marker of Emarsys messages, usually `{}`."##
    case .notificationID: ##"The sender's own ID of the notification, which is included in the origin of a request record."##
    case .groupID: ##"The group of sends for statistics (AppMetrica)."##
    case .transferID: ##"The sender's own number of the send, which is included in the origin of a request record (AppMetrica)."##
    case .metadataTag: ##"The tag for the sender's statistics (AppMetrica)."##
    case .retry: ##"The number of retries after a failure (gorush)."##
    case .delayWhileIdle: ##"Whether to wait until the device is active; a deprecated key (FCM)."##
    case .appID: ##"The app ID in the URL of an HMS request; in v2 and v3, the project ID."##
    case .appSecret: ##"The secret of the app, which is never written (gorush)."##
    case .hmsVersion: ##"The HMS API version of the message."##
    case .fcmProject: ##"The Firebase project ID in the URL of an FCM request."##
    case .campaignID: ##"The campaign for statistics (Braze, Emarsys)."##
    case .sendID: ##"The send for statistics (Braze)."##
    case .variationID: ##"The campaign variation for statistics (Braze)."##
    case .recentDeviceOnly: ##"Whether to send only to the user's most recently used device (Braze)."##
    }
  }

  /// Vendors' and services' names for the field.
  package var synonyms: [String] {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .tapInWebView, .tapEvent, .tapInApp, .receiptActions, .opaqueData, .silent, .contentAvailable, .apnsID, .environment, .category, .interruptionLevel, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .color, .ledColor, .ledOn, .ledOff, .vibration, .visibility, .importance, .conversation, .huaweiCategory, .biTag, .fastAppTarget, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .huaweiImportance, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock, .emarsysUser, .emarsysMarker, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .hmsVersion, .fcmProject, .sendID, .variationID, .recentDeviceOnly: []
    case .body: ["alert", "message", "text"]
    case .image: ["image_url", "media_url", "picture"]
    case .badge: ["badge_count", "notification_count"]
    case .badgeIncrement: ["add_num", "badge_add_num"]
    case .tapURL: ["link", "web_url"]
    case .tapDeepLink: ["custom_uri", "deeplink"]
    case .tapAction: ["intent"]
    case .actions: ["buttons"]
    case .data: ["custom_data", "extra"]
    case .dismissID: ["del_id", "dismiss"]
    case .priority: ["apns_priority", "urgency"]
    case .ttl: ["lifetime", "time_to_live"]
    case .expiration: ["apns_expiration", "expires", "expiry"]
    case .collapseID: ["apns_collapse_id", "notify_id", "replace", "tag"]
    case .collapseKey: ["queue"]
    case .dryRun: ["validate_only"]
    case .pushType: ["apns_push_type"]
    case .topic: ["apns_topic", "bundle_id"]
    case .threadID: ["thread"]
    case .pttPushType: ["push_to_talk_type"]
    case .channelID: ["channel"]
    case .androidIcon: ["small_icon"]
    case .androidPackage: ["restricted_package_name"]
    case .testMessage: ["target_user_type"]
    case .eventTime: ["when"]
    case .notificationID: ["notif_id"]
    case .campaignID: ["campaign"]
    }
  }

  /// The path of a block in the format of its service or SDK; nil for other fields.
  package var blockPath: String? {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .body, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .image, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .badge, .badgeIncrement, .tapURL, .tapDeepLink, .tapAction, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .data, .opaqueData, .silent, .contentAvailable, .dismissID, .priority, .ttl, .expiration, .collapseID, .collapseKey, .dryRun, .pushType, .topic, .apnsID, .environment, .threadID, .category, .interruptionLevel, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .pttPushType, .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .ledOn, .ledOff, .vibration, .visibility, .importance, .androidPackage, .conversation, .huaweiCategory, .biTag, .fastAppTarget, .testMessage, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .eventTime, .huaweiImportance, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .emarsysUser, .emarsysMarker, .notificationID, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .hmsVersion, .fcmProject, .campaignID, .sendID, .variationID, .recentDeviceOnly: nil
    case .apnsHeadersBlock: "apns.headers"
    case .apnsPayloadBlock: "apns.payload"
    case .apsBlock: "aps"
    case .apnsBlock: "apns"
    case .androidBlock: "android"
    case .androidV2Block: "android_v2"
    case .webpushBlock: "webpush"
    case .fcmOptionsBlock: "fcm_options"
    case .fcmBlock: "message"
    case .huaweiBlock, .huaweiV3Block: "body"
    case .emarsysBlock: "ems"
    }
  }
}
