// swift-format-ignore-file
// Written by `swift run pushc-generate` from the doc comments of the typed fields. Do not edit.

extension Field {
  /// What the field is for.
  package var summary: String {
    switch self {
    case .appleHeaders: ##"Request headers for APNs that no other field says: an object of strings."##
    case .applePayload: ##"A payload for Apple's devices that FCM or HMS passes on: an object."##
    case .apsBlock: ##"Members of `aps` that no other field says: an object (Apple)."##
    case .apnsBlock: ##"Members of `apns` beside headers and payload: an object (FCM)."##
    case .androidBlock: ##"Members of `android` that no other field says: an object (FCM)."##
    case .androidV2Block: ##"Members of `android_v2` that no other field says: an object, which has FCM take this form even where it is empty."##
    case .webpushBlock: ##"What browsers get: the object `webpush` (FCM)."##
    case .fcmOptions: ##"The options for all platforms: the object `fcm_options` (FCM)."##
    case .fcmBlock: ##"Members of a message for FCM that no other field says: an object. No format fills it, and no target takes it."##
    case .huaweiBlock: ##"Members of a request of HMS v1 or v2 that no other field says: an object."##
    case .huaweiV3Block: ##"Members of a request of HMS v3 that no other field says: an object, which has HMS v3 taken even where it is empty."##
    case .emarsysBlock: ##"What the SDK of Emarsys does with the message: the object `ems`."##
    case .emarsysUser: ##"The recipient as the SDK of Emarsys knows it: an object with `sid`, or the same as JSON text."##
    case .emarsysMarker: ##"What marks a message as one of Emarsys, commonly `{}`."##
    case .huaweiCategory: ##"What the message is about; all but `MARKETING` need a granted right (Huawei)."##
    case .biTag: ##"The tag of a batch, given back in delivery receipts; at most 64 bytes in v3 (Huawei)."##
    case .receiptID: ##"The endpoint that delivery receipts go to, by the ID under which it is configured (Huawei)."##
    case .huaweiData: ##"The app's own data as one string, commonly JSON text (Huawei)."##
    case .huaweiGroup: ##"Notifications of one group show as the newest one and their number (Huawei)."##
    case .bigTitle: ##"The title of style 1, in place of the first line (Huawei)."##
    case .bigBody: ##"The text of style 1, in place of the text (Huawei)."##
    case .notifySummary: ##"The summary of the notification (Huawei); a further line of text (Braze)."##
    case .badgeClass: ##"The full name of the class of the app's first activity, without which no badge shows (Huawei)."##
    case .when: ##"The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android)."##
    case .huaweiImportance: ##"How much a notification interrupts, in Huawei's own words; it wins over the importance for Android."##
    case .profileID: ##"The profile that the notification is for, at most 64 characters (Huawei)."##
    case .bigPicture: ##"The URL of the large picture of style 2, which the service no longer takes (Huawei)."##
    case .fastAppTarget: ##"The state of the quick app that gets the data: 1 development, 2 production (Huawei)."##
    case .style: ##"The form of the notification: 0 standard, 1 a long text, 3 several lines (Huawei)."##
    case .autoClear: ##"After how many milliseconds the notification leaves the screen, from 1; an old key (Huawei)."##
    case .defaultSound: ##"Whether the system's sound is heard, also where the message has a sound of the app's own (Android)."##
    case .useDefaultVibrate: ##"Whether the device vibrates as the system does, which is Huawei's default (Android)."##
    case .useDefaultLight: ##"Whether the light blinks as the system's does, which is Huawei's default (Android)."##
    case .foregroundShow: ##"Whether the notification shows while the app is in the foreground, which is the default (Huawei)."##
    case .autoCancel: ##"Whether a tap takes the notification off the screen, which is the default; an old key (Huawei)."##
    case .localOnly: ##"The notification does not show on connected devices (Android)."##
    case .inbox: ##"The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei)."##
    case .multiLanguage: ##"Texts by key and language, looked up before those of the app: an object of objects (Huawei)."##
    case .vibrateConfig: ##"A vibration pattern that is finer than milliseconds: an array of spans in seconds: `["0.0005s"]` (Android)."##
    case .lightSettings: ##"A light in the terms of FCM and HMS, its color as shares from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`."##
    case .buttons: ##"The buttons in Huawei's own terms: an array of 1 to 3 objects with `name` and `action_type`."##
    case .clickAction: ##"What a tap does in Huawei's own terms: an object with `type` and what belongs to it."##
    case .notificationID: ##"The sender's own identifier of the notification, which the origin of a request record repeats."##
    case .senderTag: ##"The tag that the sender counts the message under (AppMetrica)."##
    case .appID: ##"The app, in HMS v2 and v3 the project, that stands in the URL of a request to HMS."##
    case .appSecret: ##"The secret of the app, which is written nowhere (gorush)."##
    case .hmsVersion: ##"The version of HMS's interface that the message is written for."##
    case .fcmProject: ##"The Firebase project that stands in the URL of a request to FCM."##
    case .campaignID: ##"The campaign that the message is counted under (Braze, Emarsys)."##
    case .sendID: ##"The send that the message is counted under (Braze)."##
    case .variationID: ##"The variation of the campaign that the message is counted under (Braze)."##
    case .groupID: ##"The group of sends that the message is counted under (AppMetrica)."##
    case .transferID: ##"The sender's own number of the send, which the origin of a request record repeats (AppMetrica)."##
    case .retry: ##"How often the sender tries again after a failure (gorush)."##
    case .delayWhileIdle: ##"The message waits until the device is awake; an old key (FCM)."##
    case .recentDeviceOnly: ##"The message goes to the device alone that the user had in use last (Braze)."##
    case .title: ##"The first line."##
    case .titleKey: ##"The key of a title in the app's string table."##
    case .subtitle: ##"The second line (Apple)."##
    case .subtitleKey: ##"The key of a subtitle in the app's string table."##
    case .body: ##"The text."##
    case .bodyKey: ##"The key of a text in the app's string table."##
    case .action: ##"The label of the action button (Safari)."##
    case .actionKey: ##"The key of the action button's label."##
    case .launchImage: ##"The image file that is shown while the app starts."##
    case .summaryArgument: ##"The argument of a group's summary (iOS 12 to 14)."##
    case .ticker: ##"The text read out by accessibility services (Android)."##
    case .image: ##"The URL of a picture in the notification."##
    case .imageType: ##"What kind of file the picture is, as a uniform type identifier: `public.jpeg` (Apple)."##
    case .icon: ##"The URL of a small picture beside the text."##
    case .banner: ##"The URL of a big picture below the text."##
    case .sound: ##"`default`, or the name of a sound file."##
    case .tapURL: ##"The web address that a tap opens."##
    case .tapDeeplink: ##"The place in the app that a tap opens."##
    case .tapAction: ##"The intent action that a tap starts (Android)."##
    case .opaqueData: ##"One string for the app."##
    case .replaceID: ##"Messages of the same identity replace each other on the screen."##
    case .queueKey: ##"Undelivered messages of the same key replace each other."##
    case .pushType: ##"The `apns-push-type`, where it does not follow from the content."##
    case .topic: ##"The bundle identifier of the app (Apple)."##
    case .apnsID: ##"The UUID of the notification, lower case (Apple)."##
    case .environment: ##"Which of APNs's two environments knows the device (Apple)."##
    case .thread: ##"Notifications of one thread are grouped (Apple)."##
    case .category: ##"The category that the app registered its buttons under (Apple)."##
    case .interruptionLevel: ##"How much a notification may interrupt (Apple)."##
    case .targetContentID: ##"The window that a tap brings forward (Apple)."##
    case .filterCriteria: ##"What a Focus filters by (Apple)."##
    case .event: ##"What happens to a Live Activity."##
    case .attributesType: ##"The Swift type of a Live Activity's attributes."##
    case .activityToken: ##"The token of a Live Activity, by which FCM reaches it."##
    case .dismissID: ##"The identity of a notification that is taken off the screen."##
    case .pushToTalkType: ##"What a push of Push to Talk is for: `service-update` (Apple)."##
    case .inputPushChannel: ##"The broadcast channel that a started Live Activity listens to."##
    case .channel: ##"The notification channel (Android, HarmonyOS)."##
    case .iconName: ##"The name of an icon resource."##
    case .color: ##"`#RRGGBB` or `#AARRGGBB`: the colour of the icon."##
    case .ledColor: ##"`#RRGGBB`: the colour of the light."##
    case .packageName: ##"The package that a token must belong to (Android)."##
    case .summaryArgumentCount: ##"How many things the summary counts, from 1."##
    case .badge: ##"The number on the app's icon; 0 clears it."##
    case .badgeIncrement: ##"What is added to the number on the app's icon."##
    case .lifetime: ##"How many seconds the service keeps trying; 0 is once."##
    case .expiresAt: ##"Until when the service keeps trying, in seconds since 1970."##
    case .timestamp: ##"When a Live Activity's content was made, in seconds since 1970."##
    case .staleDate: ##"When a Live Activity becomes stale, in seconds since 1970."##
    case .dismissalDate: ##"When an ended Live Activity is removed, in seconds since 1970."##
    case .ledOn: ##"How long the light is on, in milliseconds."##
    case .ledOff: ##"How long the light is off, in milliseconds."##
    case .importance: ##"How much a notification interrupts, −2 to 2 (Android)."##
    case .soundVolume: ##"The loudness of a critical alert, 0 to 1."##
    case .relevanceScore: ##"The rank in a summary, 0 to 1; any number for a Live Activity (Apple)."##
    case .soundOff: ##"No sound at all."##
    case .soundCritical: ##"Whether the sound ignores the mute switch (Apple)."##
    case .silent: ##"Nothing is shown; the app is woken."##
    case .contentAvailable: ##"The app is woken beside what is shown (Apple)."##
    case .mutableContent: ##"A Notification Service Extension may change the content (Apple)."##
    case .dryRun: ##"The service checks the message and delivers nothing."##
    case .contentChanged: ##"Widgets and controls are reloaded (Apple)."##
    case .tapInWebView: ##"Whether the web address of a tap opens inside the app (Braze)."##
    case .inputPushToken: ##"A started Live Activity asks for an update token."##
    case .urgency: ##"How soon it should arrive."##
    case .visibility: ##"What a locked screen shows (Android)."##
    case .titleArguments: ##"The arguments of the title's key: an array of strings."##
    case .subtitleArguments: ##"The arguments of the subtitle's key: an array of strings."##
    case .bodyArguments: ##"The arguments of the body's key: an array of strings."##
    case .attachments: ##"Media: an array of objects with `url`, `id` and `type`."##
    case .actions: ##"The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`, `custom-event`) and what belongs to the kind: `url`, or `name` and `payload`."##
    case .receiptActions: ##"What is done when a silent message arrives: an array of objects like the buttons, with the further kinds `badge-set` and `badge-add`, which have a `value` (Emarsys)."##
    case .tapEvent: ##"What a tap does that is neither a web address nor a place in the app: an object like a button (Emarsys)."##
    case .inApp: ##"The message that the app shows inside itself: an object with `campaign_id` and `url` (Emarsys)."##
    case .data: ##"What the app receives: an object."##
    case .urlArguments: ##"The arguments of a Safari notification's URL: an array of strings."##
    case .contentState: ##"The dynamic content of a Live Activity: an object."##
    case .attributes: ##"The fixed content of a Live Activity: an object."##
    case .vibration: ##"Pause, vibration, pause, vibration … in milliseconds: an array."##
    case .conversation: ##"The conversation that the notification is part of: an object with its shortcut, persons and messages (Braze)."##
    }
  }
}
