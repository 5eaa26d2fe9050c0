// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

/// Every field that a message can carry: the concepts of all formats, each once.
///
/// The order is that of the text dump. `name` is what rules, reports and findings call the field.
@frozen
public enum Field: UInt8, CaseIterable, Sendable {
  /// The first line.
  case title
  /// The key of a title in the app's string table.
  case titleLocKey
  /// The arguments of the title's key: an array of strings.
  case titleLocArgs
  /// The second line (Apple).
  case subtitle
  /// The key of a subtitle in the app's string table.
  case subtitleLocKey
  /// The arguments of the subtitle's key: an array of strings.
  case subtitleLocArgs
  /// The text.
  case body
  /// The key of a text in the app's string table.
  case bodyLocKey
  /// The arguments of the body's key: an array of strings.
  case bodyLocArgs
  /// The label of the action button (Safari).
  case action
  /// The key of the action button's label.
  case actionLocKey
  /// The image file that is shown while the app starts.
  case launchImage
  /// The argument of a group's summary (iOS 12 to 14).
  case summaryArg
  /// How many things the summary counts, from 1.
  case summaryArgCount
  /// The text read out by accessibility services (Android).
  case ticker
  /// The URL of a picture in the notification.
  case image
  /// What kind of file the picture is, as a uniform type identifier: `public.jpeg` (Apple).
  case imageType
  /// The URL of a small picture beside the text.
  case icon
  /// The URL of a big picture below the text.
  case banner
  /// Media: an array of objects with `url`, `id` and `type`.
  case attachments
  /// `default`, or the name of a sound file.
  case sound
  /// No sound at all.
  case soundOff
  /// Whether the sound ignores the mute switch (Apple).
  case soundCritical
  /// The loudness of a critical alert, 0 to 1.
  case soundVolume
  /// The number on the app's icon; 0 clears it.
  case badge
  /// What is added to the number on the app's icon.
  case badgeIncrement
  /// The web address that a tap opens.
  case tapURL
  /// The place in the app that a tap opens.
  case tapDeepLink
  /// The intent action that a tap starts (Android).
  case tapAction
  /// Whether the web address of a tap opens inside the app (Braze).
  case tapInWebView
  /// What a tap does that is neither a web address nor a place in the app: an object like a button (Emarsys).
  case tapEvent
  /// The message that the app shows inside itself: an object with `campaign_id` and `url` (Emarsys).
  case tapInApp
  /// The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and what belongs to the kind: `url`, or `name` and `payload`.
  case actions
  /// What is done when a silent message arrives: an array of objects like the buttons, with the further kinds `badge-set` and `badge-add`, which have a `value` (Emarsys).
  case receiptActions
  /// What the app receives: an object.
  case data
  /// One string for the app.
  case opaqueData
  /// Nothing is shown; the app is woken.
  case silent
  /// The app is woken beside what is shown (Apple).
  case contentAvailable
  /// The identity of a notification that is taken off the screen.
  case dismissID
  /// How soon it should arrive.
  case priority
  /// The TTL: how many seconds the service keeps trying; 0 is once.
  case ttl
  /// Until when the service keeps trying, in seconds since 1970.
  case expiration
  /// The collapse ID: of messages with the same one, a device shows the last: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS.
  case collapseID
  /// The collapse key: of undelivered messages with the same one, a service keeps the last (FCM, HMS).
  case collapseKey
  /// The service checks the message and delivers nothing.
  case dryRun
  /// The `apns-push-type`, where it does not follow from the content.
  case pushType
  /// The bundle identifier of the app (Apple).
  case topic
  /// The UUID of the notification, lower case (Apple).
  case apnsID
  /// Which of APNs's two environments knows the device (Apple).
  case environment
  /// Notifications of one thread are grouped (Apple).
  case threadID
  /// The category that the app registered its buttons under (Apple).
  case category
  /// How much a notification may interrupt (Apple).
  case interruptionLevel
  /// The rank in a summary, 0 to 1; any number for a Live Activity (Apple).
  case relevanceScore
  /// The window that a tap brings forward (Apple).
  case targetContentID
  /// What a Focus filters by (Apple).
  case filterCriteria
  /// A Notification Service Extension may change the content (Apple).
  case mutableContent
  /// The arguments of a Safari notification's URL: an array of strings.
  case urlArgs
  /// Widgets and controls are reloaded (Apple).
  case contentChanged
  /// What a push of Push to Talk is for: `service-update` (Apple).
  case pttPushType
  /// What happens to a Live Activity.
  case event
  /// When a Live Activity's content was made, in seconds since 1970.
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
  /// A started Live Activity asks for an update token.
  case inputPushToken
  /// The broadcast channel that a started Live Activity listens to.
  case inputPushChannel
  /// The token of a Live Activity, by which FCM reaches it.
  case activityToken
  /// The notification channel (Android, HarmonyOS).
  case channelID
  /// The name of an icon resource.
  case androidIcon
  /// `#RRGGBB` or `#AARRGGBB`: the colour of the icon.
  case color
  /// `#RRGGBB`: the colour of the light.
  case ledColor
  /// How long the light is on, in milliseconds.
  case ledOn
  /// How long the light is off, in milliseconds.
  case ledOff
  /// Pause, vibration, pause, vibration … in milliseconds: an array.
  case vibration
  /// What a locked screen shows (Android).
  case visibility
  /// How much a notification interrupts, −2 to 2 (Android).
  case importance
  /// The package that a token must belong to (Android).
  case androidPackage
  /// The conversation that the notification is part of: an object with its shortcut, persons and messages (Braze).
  case conversation
  /// What the message is about; all but `MARKETING` need a granted right (Huawei).
  case huaweiCategory
  /// The tag of a batch, given back in delivery receipts; at most 64 bytes in v3 (Huawei).
  case biTag
  /// The state of the quick app that gets the data: 1 development, 2 production (Huawei).
  case fastAppTarget
  /// The app's own data as one string, commonly JSON text (Huawei).
  case huaweiData
  /// Notifications of one group show as the newest one and their number (Huawei).
  case huaweiGroup
  /// The form of the notification: 0 standard, 1 a long text, 3 several lines (Huawei).
  case style
  /// The title of style 1, in place of the first line (Huawei).
  case bigTitle
  /// The text of style 1, in place of the text (Huawei).
  case bigBody
  /// The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei).
  case inbox
  /// The summary of the notification (Huawei); a further line of text (Braze).
  case notifySummary
  /// Whether the system's sound is heard, also where the message has a sound of the app's own (Android).
  case defaultSound
  /// Texts by key and language, looked up before those of the app: an object of objects (Huawei).
  case multiLangKey
  /// The full name of the class of the app's first activity, without which no badge shows (Huawei).
  case badgeClass
  /// The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android).
  case eventTime
  /// How much a notification interrupts, in Huawei's own words; it wins over the importance for Android.
  case huaweiImportance
  /// Whether the device vibrates as the system does, which is Huawei's default (Android).
  case defaultVibrate
  /// Whether the light blinks as the system's does, which is Huawei's default (Android).
  case defaultLight
  /// A vibration pattern that is finer than milliseconds: an array of spans in seconds: `["0.0005s"]` (Android).
  case vibrateTimings
  /// A light in the terms of FCM and HMS, its color as shares from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`.
  case lightSettings
  /// Whether the notification shows while the app is in the foreground, which is the default (Huawei).
  case foregroundShow
  /// The profile that the notification is for, at most 64 characters (Huawei).
  case profileID
  /// The buttons in Huawei's own terms: an array of 1 to 3 objects with `name` and `action_type`.
  case buttons
  /// After how many milliseconds the notification leaves the screen, from 1; an old key (Huawei).
  case autoClear
  /// Whether a tap takes the notification off the screen, which is the default; an old key (Huawei).
  case autoCancel
  /// The notification does not show on connected devices (Android).
  case localOnly
  /// The URL of the large picture of style 2, which the service no longer takes (Huawei).
  case bigPicture
  /// What a tap does in Huawei's own terms: an object with `type` and what belongs to it.
  case clickAction
  /// The endpoint that delivery receipts go to, by the ID under which it is configured (Huawei).
  case receiptID
  /// Request headers for APNs that no other field says: an object of strings.
  case apnsHeadersBlock
  /// A payload for Apple's devices that FCM or HMS passes on: an object.
  case apnsPayloadBlock
  /// Members of `aps` that no other field says: an object (Apple).
  case apsBlock
  /// Members of `apns` beside headers and payload: an object (FCM).
  case apnsBlock
  /// Members of `android` that no other field says: an object (FCM).
  case androidBlock
  /// Members of `android_v2` that no other field says: an object, which has FCM take this form even where it is empty.
  case androidV2Block
  /// What browsers get: the object `webpush` (FCM).
  case webpushBlock
  /// The options for all platforms: the object `fcm_options` (FCM).
  case fcmOptionsBlock
  /// Members of a message for FCM that no other field says: an object. No format fills it, and no target takes it.
  case fcmBlock
  /// Members of a request of HMS v1 or v2 that no other field says: an object.
  case huaweiBlock
  /// Members of a request of HMS v3 that no other field says: an object, which has HMS v3 taken even where it is empty.
  case huaweiV3Block
  /// What the SDK of Emarsys does with the message: the object `ems`.
  case emarsysBlock
  /// The recipient as the SDK of Emarsys knows it: an object with `sid`, or the same as JSON text.
  case emarsysUser
  /// What marks a message as one of Emarsys, commonly `{}`.
  case emarsysMarker
  /// The sender's own identifier of the notification, which the origin of a request record repeats.
  case notificationID
  /// The group of sends that the message is counted under (AppMetrica).
  case groupID
  /// The sender's own number of the send, which the origin of a request record repeats (AppMetrica).
  case transferID
  /// The tag that the sender counts the message under (AppMetrica).
  case metadataTag
  /// How often the sender tries again after a failure (gorush).
  case retry
  /// The message waits until the device is awake; an old key (FCM).
  case delayWhileIdle
  /// The app, in HMS v2 and v3 the project, that stands in the URL of a request to HMS.
  case appID
  /// The secret of the app, which is written nowhere (gorush).
  case appSecret
  /// The version of HMS's interface that the message is written for.
  case hmsVersion
  /// The Firebase project that stands in the URL of a request to FCM.
  case fcmProject
  /// The campaign that the message is counted under (Braze, Emarsys).
  case campaignID
  /// The send that the message is counted under (Braze).
  case sendID
  /// The variation of the campaign that the message is counted under (Braze).
  case variationID
  /// The message goes to the device alone that the user had in use last (Braze).
  case recentDeviceOnly
}

extension Field {
  /// How many fields there are.
  static let count = 136

  /// The field's name for people and programs: `apple.topic`.
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
    case .autoCancel: "huawei.auto_cancel"
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

  /// What the field holds.
  package var type: FieldType {
    switch self {
    case .title, .titleLocKey, .subtitle, .subtitleLocKey, .body, .bodyLocKey, .action, .actionLocKey, .launchImage, .summaryArg, .ticker, .image, .imageType, .icon, .banner, .sound, .tapURL, .tapDeepLink, .tapAction, .opaqueData, .dismissID, .priority, .collapseID, .collapseKey, .pushType, .topic, .apnsID, .environment, .threadID, .category, .interruptionLevel, .targetContentID, .filterCriteria, .pttPushType, .event, .attributesType, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .visibility, .androidPackage, .huaweiCategory, .biTag, .huaweiData, .huaweiGroup, .bigTitle, .bigBody, .notifySummary, .badgeClass, .eventTime, .huaweiImportance, .profileID, .bigPicture, .receiptID, .notificationID, .metadataTag, .appID, .appSecret, .hmsVersion, .fcmProject, .campaignID, .sendID, .variationID: .text
    case .titleLocArgs, .subtitleLocArgs, .bodyLocArgs, .urlArgs, .inbox, .vibrateTimings: .texts
    case .summaryArgCount, .badge, .badgeIncrement, .ttl, .expiration, .ledOn, .ledOff, .importance, .fastAppTarget, .style, .autoClear, .groupID, .transferID, .retry: .integer
    case .attachments, .actions, .receiptActions, .buttons: .objects
    case .soundOff, .soundCritical, .tapInWebView, .silent, .contentAvailable, .dryRun, .mutableContent, .contentChanged, .inputPushToken, .defaultSound, .defaultVibrate, .defaultLight, .foregroundShow, .autoCancel, .localOnly, .delayWhileIdle, .recentDeviceOnly: .flag
    case .soundVolume, .relevanceScore, .timestamp, .staleDate, .dismissalDate: .number
    case .tapEvent, .tapInApp, .data, .contentState, .attributes, .conversation, .multiLangKey, .lightSettings, .clickAction, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock: .object
    case .vibration: .integers
    case .emarsysUser, .emarsysMarker: .any
    }
  }

  /// The words that a text is one of; nil where it is free.
  package var words: [String]? {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .body, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .image, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .badge, .badgeIncrement, .tapURL, .tapDeepLink, .tapAction, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .data, .opaqueData, .silent, .contentAvailable, .dismissID, .ttl, .expiration, .collapseID, .collapseKey, .dryRun, .topic, .apnsID, .threadID, .category, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .pttPushType, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .ledOn, .ledOff, .vibration, .importance, .androidPackage, .conversation, .biTag, .fastAppTarget, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .eventTime, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock, .emarsysUser, .emarsysMarker, .notificationID, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .fcmProject, .campaignID, .sendID, .variationID, .recentDeviceOnly: nil
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

  /// What the field is for.
  package var summary: String {
    switch self {
    case .title: ##"The first line."##
    case .titleLocKey: ##"The key of a title in the app's string table."##
    case .titleLocArgs: ##"The arguments of the title's key: an array of strings."##
    case .subtitle: ##"The second line (Apple)."##
    case .subtitleLocKey: ##"The key of a subtitle in the app's string table."##
    case .subtitleLocArgs: ##"The arguments of the subtitle's key: an array of strings."##
    case .body: ##"The text."##
    case .bodyLocKey: ##"The key of a text in the app's string table."##
    case .bodyLocArgs: ##"The arguments of the body's key: an array of strings."##
    case .action: ##"The label of the action button (Safari)."##
    case .actionLocKey: ##"The key of the action button's label."##
    case .launchImage: ##"The image file that is shown while the app starts."##
    case .summaryArg: ##"The argument of a group's summary (iOS 12 to 14)."##
    case .summaryArgCount: ##"How many things the summary counts, from 1."##
    case .ticker: ##"The text read out by accessibility services (Android)."##
    case .image: ##"The URL of a picture in the notification."##
    case .imageType: ##"What kind of file the picture is, as a uniform type identifier: `public.jpeg` (Apple)."##
    case .icon: ##"The URL of a small picture beside the text."##
    case .banner: ##"The URL of a big picture below the text."##
    case .attachments: ##"Media: an array of objects with `url`, `id` and `type`."##
    case .sound: ##"`default`, or the name of a sound file."##
    case .soundOff: ##"No sound at all."##
    case .soundCritical: ##"Whether the sound ignores the mute switch (Apple)."##
    case .soundVolume: ##"The loudness of a critical alert, 0 to 1."##
    case .badge: ##"The number on the app's icon; 0 clears it."##
    case .badgeIncrement: ##"What is added to the number on the app's icon."##
    case .tapURL: ##"The web address that a tap opens."##
    case .tapDeepLink: ##"The place in the app that a tap opens."##
    case .tapAction: ##"The intent action that a tap starts (Android)."##
    case .tapInWebView: ##"Whether the web address of a tap opens inside the app (Braze)."##
    case .tapEvent: ##"What a tap does that is neither a web address nor a place in the app: an object like a button (Emarsys)."##
    case .tapInApp: ##"The message that the app shows inside itself: an object with `campaign_id` and `url` (Emarsys)."##
    case .actions: ##"The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and what belongs to the kind: `url`, or `name` and `payload`."##
    case .receiptActions: ##"What is done when a silent message arrives: an array of objects like the buttons, with the further kinds `badge-set` and `badge-add`, which have a `value` (Emarsys)."##
    case .data: ##"What the app receives: an object."##
    case .opaqueData: ##"One string for the app."##
    case .silent: ##"Nothing is shown; the app is woken."##
    case .contentAvailable: ##"The app is woken beside what is shown (Apple)."##
    case .dismissID: ##"The identity of a notification that is taken off the screen."##
    case .priority: ##"How soon it should arrive."##
    case .ttl: ##"The TTL: how many seconds the service keeps trying; 0 is once."##
    case .expiration: ##"Until when the service keeps trying, in seconds since 1970."##
    case .collapseID: ##"The collapse ID: of messages with the same one, a device shows the last: `apns-collapse-id`, `tag` of FCM, `notify_id` of HMS."##
    case .collapseKey: ##"The collapse key: of undelivered messages with the same one, a service keeps the last (FCM, HMS)."##
    case .dryRun: ##"The service checks the message and delivers nothing."##
    case .pushType: ##"The `apns-push-type`, where it does not follow from the content."##
    case .topic: ##"The bundle identifier of the app (Apple)."##
    case .apnsID: ##"The UUID of the notification, lower case (Apple)."##
    case .environment: ##"Which of APNs's two environments knows the device (Apple)."##
    case .threadID: ##"Notifications of one thread are grouped (Apple)."##
    case .category: ##"The category that the app registered its buttons under (Apple)."##
    case .interruptionLevel: ##"How much a notification may interrupt (Apple)."##
    case .relevanceScore: ##"The rank in a summary, 0 to 1; any number for a Live Activity (Apple)."##
    case .targetContentID: ##"The window that a tap brings forward (Apple)."##
    case .filterCriteria: ##"What a Focus filters by (Apple)."##
    case .mutableContent: ##"A Notification Service Extension may change the content (Apple)."##
    case .urlArgs: ##"The arguments of a Safari notification's URL: an array of strings."##
    case .contentChanged: ##"Widgets and controls are reloaded (Apple)."##
    case .pttPushType: ##"What a push of Push to Talk is for: `service-update` (Apple)."##
    case .event: ##"What happens to a Live Activity."##
    case .timestamp: ##"When a Live Activity's content was made, in seconds since 1970."##
    case .contentState: ##"The dynamic content of a Live Activity: an object."##
    case .staleDate: ##"When a Live Activity becomes stale, in seconds since 1970."##
    case .dismissalDate: ##"When an ended Live Activity is removed, in seconds since 1970."##
    case .attributesType: ##"The Swift type of a Live Activity's attributes."##
    case .attributes: ##"The fixed content of a Live Activity: an object."##
    case .inputPushToken: ##"A started Live Activity asks for an update token."##
    case .inputPushChannel: ##"The broadcast channel that a started Live Activity listens to."##
    case .activityToken: ##"The token of a Live Activity, by which FCM reaches it."##
    case .channelID: ##"The notification channel (Android, HarmonyOS)."##
    case .androidIcon: ##"The name of an icon resource."##
    case .color: ##"`#RRGGBB` or `#AARRGGBB`: the colour of the icon."##
    case .ledColor: ##"`#RRGGBB`: the colour of the light."##
    case .ledOn: ##"How long the light is on, in milliseconds."##
    case .ledOff: ##"How long the light is off, in milliseconds."##
    case .vibration: ##"Pause, vibration, pause, vibration … in milliseconds: an array."##
    case .visibility: ##"What a locked screen shows (Android)."##
    case .importance: ##"How much a notification interrupts, −2 to 2 (Android)."##
    case .androidPackage: ##"The package that a token must belong to (Android)."##
    case .conversation: ##"The conversation that the notification is part of: an object with its shortcut, persons and messages (Braze)."##
    case .huaweiCategory: ##"What the message is about; all but `MARKETING` need a granted right (Huawei)."##
    case .biTag: ##"The tag of a batch, given back in delivery receipts; at most 64 bytes in v3 (Huawei)."##
    case .fastAppTarget: ##"The state of the quick app that gets the data: 1 development, 2 production (Huawei)."##
    case .huaweiData: ##"The app's own data as one string, commonly JSON text (Huawei)."##
    case .huaweiGroup: ##"Notifications of one group show as the newest one and their number (Huawei)."##
    case .style: ##"The form of the notification: 0 standard, 1 a long text, 3 several lines (Huawei)."##
    case .bigTitle: ##"The title of style 1, in place of the first line (Huawei)."##
    case .bigBody: ##"The text of style 1, in place of the text (Huawei)."##
    case .inbox: ##"The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei)."##
    case .notifySummary: ##"The summary of the notification (Huawei); a further line of text (Braze)."##
    case .defaultSound: ##"Whether the system's sound is heard, also where the message has a sound of the app's own (Android)."##
    case .multiLangKey: ##"Texts by key and language, looked up before those of the app: an object of objects (Huawei)."##
    case .badgeClass: ##"The full name of the class of the app's first activity, without which no badge shows (Huawei)."##
    case .eventTime: ##"The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android)."##
    case .huaweiImportance: ##"How much a notification interrupts, in Huawei's own words; it wins over the importance for Android."##
    case .defaultVibrate: ##"Whether the device vibrates as the system does, which is Huawei's default (Android)."##
    case .defaultLight: ##"Whether the light blinks as the system's does, which is Huawei's default (Android)."##
    case .vibrateTimings: ##"A vibration pattern that is finer than milliseconds: an array of spans in seconds: `["0.0005s"]` (Android)."##
    case .lightSettings: ##"A light in the terms of FCM and HMS, its color as shares from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`."##
    case .foregroundShow: ##"Whether the notification shows while the app is in the foreground, which is the default (Huawei)."##
    case .profileID: ##"The profile that the notification is for, at most 64 characters (Huawei)."##
    case .buttons: ##"The buttons in Huawei's own terms: an array of 1 to 3 objects with `name` and `action_type`."##
    case .autoClear: ##"After how many milliseconds the notification leaves the screen, from 1; an old key (Huawei)."##
    case .autoCancel: ##"Whether a tap takes the notification off the screen, which is the default; an old key (Huawei)."##
    case .localOnly: ##"The notification does not show on connected devices (Android)."##
    case .bigPicture: ##"The URL of the large picture of style 2, which the service no longer takes (Huawei)."##
    case .clickAction: ##"What a tap does in Huawei's own terms: an object with `type` and what belongs to it."##
    case .receiptID: ##"The endpoint that delivery receipts go to, by the ID under which it is configured (Huawei)."##
    case .apnsHeadersBlock: ##"Request headers for APNs that no other field says: an object of strings."##
    case .apnsPayloadBlock: ##"A payload for Apple's devices that FCM or HMS passes on: an object."##
    case .apsBlock: ##"Members of `aps` that no other field says: an object (Apple)."##
    case .apnsBlock: ##"Members of `apns` beside headers and payload: an object (FCM)."##
    case .androidBlock: ##"Members of `android` that no other field says: an object (FCM)."##
    case .androidV2Block: ##"Members of `android_v2` that no other field says: an object, which has FCM take this form even where it is empty."##
    case .webpushBlock: ##"What browsers get: the object `webpush` (FCM)."##
    case .fcmOptionsBlock: ##"The options for all platforms: the object `fcm_options` (FCM)."##
    case .fcmBlock: ##"Members of a message for FCM that no other field says: an object. No format fills it, and no target takes it."##
    case .huaweiBlock: ##"Members of a request of HMS v1 or v2 that no other field says: an object."##
    case .huaweiV3Block: ##"Members of a request of HMS v3 that no other field says: an object, which has HMS v3 taken even where it is empty."##
    case .emarsysBlock: ##"What the SDK of Emarsys does with the message: the object `ems`."##
    case .emarsysUser: ##"The recipient as the SDK of Emarsys knows it: an object with `sid`, or the same as JSON text."##
    case .emarsysMarker: ##"What marks a message as one of Emarsys, commonly `{}`."##
    case .notificationID: ##"The sender's own identifier of the notification, which the origin of a request record repeats."##
    case .groupID: ##"The group of sends that the message is counted under (AppMetrica)."##
    case .transferID: ##"The sender's own number of the send, which the origin of a request record repeats (AppMetrica)."##
    case .metadataTag: ##"The tag that the sender counts the message under (AppMetrica)."##
    case .retry: ##"How often the sender tries again after a failure (gorush)."##
    case .delayWhileIdle: ##"The message waits until the device is awake; an old key (FCM)."##
    case .appID: ##"The app, in HMS v2 and v3 the project, that stands in the URL of a request to HMS."##
    case .appSecret: ##"The secret of the app, which is written nowhere (gorush)."##
    case .hmsVersion: ##"The version of HMS's interface that the message is written for."##
    case .fcmProject: ##"The Firebase project that stands in the URL of a request to FCM."##
    case .campaignID: ##"The campaign that the message is counted under (Braze, Emarsys)."##
    case .sendID: ##"The send that the message is counted under (Braze)."##
    case .variationID: ##"The variation of the campaign that the message is counted under (Braze)."##
    case .recentDeviceOnly: ##"The message goes to the device alone that the user had in use last (Braze)."##
    }
  }

  /// Other words for the field, of vendors and services.
  package var synonyms: [String] {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .opaqueData, .silent, .contentAvailable, .apnsID, .environment, .category, .interruptionLevel, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .color, .ledColor, .ledOn, .ledOff, .vibration, .visibility, .importance, .conversation, .huaweiCategory, .biTag, .fastAppTarget, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .huaweiImportance, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptionsBlock, .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock, .emarsysUser, .emarsysMarker, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .hmsVersion, .fcmProject, .sendID, .variationID, .recentDeviceOnly: []
    case .body: ["alert", "message", "text"]
    case .image: ["image_url", "media_url", "picture"]
    case .badge: ["badge_count", "notification_count"]
    case .badgeIncrement: ["add_num", "badge_add_num"]
    case .tapURL: ["link", "web_url"]
    case .tapDeepLink: ["custom_uri", "deeplink"]
    case .tapAction: ["intent"]
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
    case .eventTime: ["when"]
    case .notificationID: ["notif_id"]
    case .campaignID: ["campaign"]
    }
  }

  /// The path of a block in the terms of the service or SDK that it is written for; nil for other fields.
  package var blockPath: String? {
    switch self {
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .body, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .image, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .badge, .badgeIncrement, .tapURL, .tapDeepLink, .tapAction, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .data, .opaqueData, .silent, .contentAvailable, .dismissID, .priority, .ttl, .expiration, .collapseID, .collapseKey, .dryRun, .pushType, .topic, .apnsID, .environment, .threadID, .category, .interruptionLevel, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .pttPushType, .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .ledOn, .ledOff, .vibration, .visibility, .importance, .androidPackage, .conversation, .huaweiCategory, .biTag, .fastAppTarget, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .eventTime, .huaweiImportance, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .emarsysUser, .emarsysMarker, .notificationID, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .hmsVersion, .fcmProject, .campaignID, .sendID, .variationID, .recentDeviceOnly: nil
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
