// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/hms.cddl. Do not edit.

extension HMSGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/hms.cddl. Do not edit.",
"title": "hms",
d"HMS Push Kit: body of a send request, versions 1 and 2 (`request`) and version 3 (`request-v3`).\nEndpoints: POST https://push-api.cloud.huawei.com/v1/{clientid}/messages:send,\n/v2/{projectid}/messages:send and /v3/{projectId}/messages:send\nFacts: Huawei's reference of the server's send interface and, for version 3, the scenario-based message\npages of HarmonyOS; Huawei's server demos and older references for legacy members.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
"if": {
"required": ["body"],
p{
"body": {
t"object"
}
},
"anyOf": [
{
"required": ["target"],
p{
"target": {
"enum": ["hms"]
}
}
},
{
"required": ["headers"]
}
]
},
"then": {
rrecord"
},
"else": {
"anyOf": [
{
rrequest"
},
{
rrequest-v3"
}
]
},
"$defs": {
"request": {
d"Request of versions 1 and 2: one message for Android, HarmonyOS up to 4, Apple devices or browsers.",
t"object",
p{
"validate_only": {
d"Check the form of the request without delivering it. Default false.",
t"boolean"
},
"message": {
d"The message to send.",
rmessage"
},
"review": {
d"Results of a moderation of the content by others.",
t"array",
"items": {
rreview"
}
}
},
"required": ["message"],
afalse
},
"review": {
d"Result of a moderation of the content.",
t"object",
p{
"reviewer": {
d"Who moderated. The reference knows \"tuibian\" alone.",
t"string"
},
t{
d"Kind of the result. The reference knows 0 alone.",
t"integer"
},
"result": {
d"The result, in the moderator's own form.",
t"object"
}
},
"required": ["reviewer", "type", "result"],
afalse
},
"message": {
d"A message. Exactly one of `token`, `topic` and `condition` is set.\nWith a notification in any block it is a notification message, otherwise a data message.",
t"object",
p{
"data": {
d"The app's own data as one string, usually JSON text; never an object.",
t"string"
},
"notification": {
d"Notification for all platforms. It is not enough by itself: a platform's block is needed as well.",
rnotification"
},
"android": {
d"Options for Android devices and HarmonyOS up to 4. Mandatory for their notifications.",
randroid-config"
},
"apns": {
d"Options for Apple devices. Mandatory for their messages.",
rapns-config"
},
"webpush": {
d"Options for browsers. Mandatory for their notifications.",
rwebpush-config"
},
"token": {
d"Target: 1 to 1000 push tokens. A repeated token receives the message twice. An empty list does not count.",
t"array",
"items": {
t"string"
},
"minItems": 0,
"maxItems": 1000
},
"topic": {
d"Target: the name of a topic. Android only.",
t"string"
},
"condition": {
d"Target: an expression over at most 5 topics. Android only.",
t"string"
}
},
afalse
},
"notification": {
d"Notification for all platforms; each platform's own block can override it.",
t"object",
p{
"title": {
d"Title. Mandatory here or in the platform's block.",
t"string"
},
"body": {
d"Text. Mandatory here or in the platform's block.",
t"string"
},
"image": {
d"URL of a picture next to the text, https: JPEG or PNG below 512 KB, 40 x 40 dp advised.",
t"string"
}
},
afalse
},
"android-config": {
d"Options for Android devices and HarmonyOS up to 4.",
t"object",
p{
"collapse_key": {
d"Which undelivered messages replace each other: -1 none, 0 all of the app, 1 to 100 those of that group.\nDefault -1.",
t"integer",
"minimum": -1,
"maximum": 100
},
"urgency": {
d"Delivery priority of a data message. HIGH may start the app and requires a permission. Default \"NORMAL\".",
"enum": ["HIGH", "NORMAL"]
},
"category": {
d"What the message is about. All except MARKETING require a permission.",
rcategory"
},
"ttl": {
d"How long an undelivered message is kept, in seconds, above 0 and at most \"1296000s\". Default \"86400s\".",
rduration"
},
"bi_tag": {
d"Tag of a batch, returned in delivery receipts.",
t"string"
},
"receipt_id": {
d"Id of the configured endpoint that the delivery receipts go to.",
t"string"
},
"fast_app_target": {
d"State of the quick app that a data message is for. Default 2.",
"oneOf": [
{
"const": 1,
"title": "development"
},
{
"const": 2,
"title": "production"
}
]
},
"data": {
d"The app's own data as one string; wins over the message's `data`.",
t"string"
},
"notification": {
d"Notification. Mandatory for notification messages.",
randroid-notification"
},
"target_user_type": {
d"1 marks a test message, at most 500 a day for each app. Default 0.",
"oneOf": [
{
"const": 0,
"title": "normal"
},
{
"const": 1,
"title": "test"
}
]
}
},
afalse
},
"category": {
d"What a message is about. PLAY_VOICE is for data messages; SYSTEM_REMINDER is in older references only.",
"enum": ["IM", "VOIP", "SUBSCRIPTION", "TRAVEL", "HEALTH", "WORK", "ACCOUNT", "EXPRESS", "FINANCE", "DEVICE_REMINDER", "MAIL", "PLAY_VOICE", "MARKETING", "SYSTEM_REMINDER"]
},
"android-notification": {
d"Notification for Android devices and HarmonyOS up to 4.",
t"object",
p{
"title": {
d"Title; wins over the common notification's.",
t"string"
},
"body": {
d"Text; wins over the common notification's.",
t"string"
},
"click_action": {
d"What a tap does. Mandatory for the service.",
rclick-action"
},
"icon": {
d"Small icon: `/raw/name` of a resource of the app. Default: the app's icon.",
t"string"
},
"color": {
d"Color of the notification's buttons, \"#RRGGBB\".",
rrgb-color"
},
"sound": {
d"Sound: `/raw/name` of a resource of the app. Needs `default_sound` false.",
t"string"
},
"default_sound": {
d"Use the default sound. Default true.",
t"boolean"
},
"notify_id": {
d"Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"tag": {
d"A notification on screen with the same tag is replaced.",
t"string"
},
"body_loc_key": {
d"String resource of the text.",
t"string"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"title_loc_key": {
d"String resource of the title.",
t"string"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"multi_lang_key": {
d"Texts by localization key and language, looked up before the app's resources. At most 3 languages.",
t"object"
},
"channel_id": {
d"Notification channel, Android 8 and later. It must exist.",
t"string"
},
"notify_summary": {
d"Summary of the notification.",
t"string"
},
"image": {
d"URL of a picture next to the text, https; wins over the common notification's.",
t"string"
},
"style": {
d"Form of the notification. Default 0.",
"oneOf": [
{
"const": 0,
"title": "standard"
},
{
"const": 1,
"title": "text"
},
{
"const": 3,
"title": "inbox"
}
]
},
"big_title": {
d"Title of style 1, in place of `title`.",
t"string"
},
"big_body": {
d"Text of style 1, in place of `body`.",
t"string"
},
"inbox_content": {
d"Lines of style 3, 1 to 5 of at most 1024 characters.",
t"array",
"items": {
t"string"
}
},
"group": {
d"Notifications of the same group show as the newest one and their number.",
t"string"
},
"badge": {
d"Badge number on the app icon.",
rbadge"
},
"ticker": {
d"Text of the status bar on arrival. Without effect on Android 5 and later.",
t"string"
},
"when": {
d"Time by which notifications are sorted, UTC, such as \"2026-11-21T09:30:00Z\".",
t"string"
},
"importance": {
d"Importance on the device. HIGH is in older references and requires a permission. Default \"NORMAL\".",
"enum": ["LOW", "NORMAL", "HIGH"]
},
"use_default_vibrate": {
d"Use the default vibration pattern. Default true.",
t"boolean"
},
"use_default_light": {
d"Use the default LED settings. Default true.",
t"boolean"
},
"vibrate_config": {
d"Vibration pattern in seconds: at most 10 entries, each above 0 and at most 60.",
t"array",
"items": {
rduration"
},
"minItems": 0,
"maxItems": 10
},
"visibility": {
d"What a lock screen shows. Unspecified means PRIVATE. Default \"PRIVATE\".",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"light_settings": {
d"Color and rhythm of the LED.",
rlight-settings"
},
"foreground_show": {
d"Show the notification while the app is in the foreground, too. Default true.",
t"boolean"
},
"profile_id": {
d"Id of the profile that the notification is for, at most 64 characters.",
t"string"
},
"buttons": {
d"Buttons below the text, at most 3.",
t"array",
"items": {
rbutton"
},
"minItems": 0,
"maxItems": 3
},
"auto_clear": {
d"Milliseconds after which the notification is dismissed automatically, above 0.\nNo longer documented.",
"deprecated": true,
t"integer"
},
"auto_cancel": {
d"Dismiss the notification when it is tapped. Default true.\nNo longer documented.",
"deprecated": true,
t"boolean"
},
"local_only": {
d"Do not show the notification on connected devices. Known from one of Huawei's demos only.\nNo longer documented.",
"deprecated": true,
t"boolean"
},
"big_picture": {
d"URL of the large picture of style 2, https, which the service no longer takes.\nNo longer documented.",
"deprecated": true,
t"string"
}
},
afalse
},
"click-action": {
bhms.click-action
},
"badge": {
bhms.badge
},
"light-settings": {
d"How the LED blinks. All three members are needed.",
t"object",
p{
"color": {
d"Color of the LED.",
rcolor"
},
"light_on_duration": {
d"How long the LED is on, in seconds.",
rduration"
},
"light_off_duration": {
d"How long the LED is off in between, in seconds.",
rduration"
}
},
"required": ["color", "light_on_duration", "light_off_duration"],
afalse
},
"color": {
bhms.color
},
"button": {
bhms.button
},
"apns-config": {
d"Options for Apple devices.",
t"object",
p{
"headers": {
d"APNs request headers, such as `apns-priority` \"5\" or \"10\".",
t"object"
},
"payload": {
d"The APNs payload: `aps` and the app's own keys.",
rapns.payload"
},
"hms_options": {
d"Options of Push Kit.",
rapns-hms-options"
}
},
"required": ["payload", "hms_options"],
afalse
},
"apns-hms-options": {
d"Options of Push Kit for Apple devices.",
t"object",
p{
"target_user_type": {
d"Kind of the message: 1 test, by the sandbox; 2 production; 3 VoIP.",
"oneOf": [
{
"const": 1,
"title": "test"
},
{
"const": 2,
"title": "production"
},
{
"const": 3,
"title": "voip"
}
]
}
},
"required": ["target_user_type"],
afalse
},
"webpush-config": {
d"Options for browsers.",
t"object",
p{
"headers": {
d"Web push headers.",
rwebpush-headers"
},
"notification": {
d"Notification for browsers.",
rwebpush-notification"
},
"hms_options": {
d"Options of Push Kit.",
rwebpush-hms-options"
},
"data": {
d"The app's own data. Known from Huawei's demos only.\nNo longer documented.",
"deprecated": true,
t"string"
}
},
afalse
},
"webpush-headers": {
d"Web push headers.",
t"object",
p{
"ttl": {
d"How long an undelivered message is kept, in whole seconds. Default \"86400S\".",
t"string",
"pattern": "^(?:[0-9]+[sS]?)$"
},
"topic": {
d"An undelivered message with the same topic is replaced.",
t"string"
},
"urgency": {
d"Urgency. The reference says HIGH or NORMAL, the demos very-low, low, normal or high.",
t"string"
}
},
afalse
},
"webpush-notification": {
d"Notification for browsers.",
t"object",
p{
"title": {
d"Title. Mandatory here or in the common notification.",
t"string"
},
"body": {
d"Text. Mandatory here or in the common notification.",
t"string"
},
"icon": {
d"URL of the icon.",
t"string"
},
"image": {
d"URL of a large picture.",
t"string"
},
"lang": {
d"Language of the text.",
t"string"
},
"tag": {
d"A notification on screen with the same tag is replaced.",
t"string"
},
"badge": {
d"URL of the picture that represents the notification if there is little space.",
t"string"
},
"dir": {
d"Direction of the text. Default \"auto\".",
"enum": ["auto", "ltr", "rtl"]
},
"vibrate": {
d"Vibration pattern in milliseconds: on, off, on, …",
t"array",
"items": {
t"integer",
"minimum": 0
}
},
"renotify": {
d"Tell the user again when a notification is replaced. Default false.",
t"boolean"
},
"require_interaction": {
d"Keep the notification on screen until the user acts on it. Default false.",
t"boolean"
},
"silent": {
d"Neither sound nor vibration. Default false.",
t"boolean"
},
"timestamp": {
d"UNIX time of the event. Huawei's samples have seconds and milliseconds.",
t"integer"
},
"actions": {
d"Buttons.",
t"array",
"items": {
rwebpush-action"
}
}
},
afalse
},
"webpush-action": {
d"A button of a notification in a browser.",
t"object",
p{
"action": {
d"Name of the action.",
t"string"
},
"icon": {
d"URL of the button's icon.",
t"string"
},
"title": {
d"Label of the button.",
t"string"
}
},
afalse
},
"webpush-hms-options": {
d"Options of Push Kit for browsers.",
t"object",
p{
"link": {
d"URL that a click opens.",
t"string"
}
},
afalse
},
"duration": {
bhms.duration
},
"rgb-color": {
bhms.rgb-color
},
"request-v3": {
d"Request of version 3: one message for HarmonyOS 5 and later. The header `push-type` states its kind.",
t"object",
p{
"validate_only": {
d"Not a member of version 3, which has no trials: true is refused for it, and taken for other services.",
t"boolean"
},
"payload": {
d"The content, by push type.",
rv3-payload"
},
"target": {
d"The devices.",
rv3-target"
},
"pushOptions": {
d"Options of the delivery.",
rv3-push-options"
}
},
"required": ["payload", "target"],
afalse
},
"v3-payload": {
d"Content of a message of version 3. Which members belong together follows from the push type.",
t"object",
p{
"notification": {
d"Push types 0 (alert, badge) and 2 (voice): the notification.",
rv3-notification"
},
"subscription": {
d"Push type 0 (authorized subscription message): what the user subscribed to. In Huawei's reference for HarmonyOS 5.0 (V13).",
t"object"
},
"extraData": {
d"Push types 2 (voice), 6 (background), 10 (call) and 11 (MDM): the app's own data as one string.",
t"string"
},
"proxyData": {
d"Push type 6 (background): turns the proxying of `extraData` on.",
"enum": ["ENABLE"]
},
"formId": {
d"Push type 1 (card): id of the card.",
t"integer",
"minimum": 0
},
"version": {
d"Push type 1 (card): version of its content, 0 to 2147483647. Push type 7 (live view): of its update.",
t"integer",
"minimum": 0
},
"moduleName": {
d"Push type 1 (card): name of the app's module.",
t"string"
},
"formName": {
d"Push type 1 (card): name of the card.",
t"string"
},
"abilityName": {
d"Push type 1 (card): name of the ability that the card belongs to.",
t"string"
},
"formData": {
d"Push type 1 (card): the content to show.",
t"object"
},
"images": {
d"Push type 1 (card): the picture to load, at most one.",
t"array",
"items": {
rv3-form-image"
},
"minItems": 0,
"maxItems": 1
},
"activityId": {
d"Push type 7 (live view): id of the live view, 32 bits.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"operation": {
d"Push type 7 (live view): 0 create, 1 update, 2 end, 4 start by a trigger, 6 stop by a trigger.",
"oneOf": [
{
"const": 0,
"title": "create"
},
{
"const": 1,
"title": "update"
},
{
"const": 2,
"title": "end"
},
{
"const": 4,
"title": "trigger-start"
},
{
"const": 6,
"title": "trigger-stop"
}
]
},
"event": {
d"Push type 7 (live view): what it is about.",
rv3-event"
},
"subEvent": {
d"Push type 7 (live view): a narrower kind of the event.",
t"string"
},
"shareUrl": {
d"Push type 7 (live view): address that the user shares it by.",
t"string"
},
"status": {
d"Push type 7 (live view): stage of the event, from the list that belongs to it. Mandatory to create.",
t"string"
},
"title": {
d"Push type 7 (live view): title.",
t"string"
},
"content": {
d"Push type 7 (live view): text.",
t"string"
},
"mute": {
d"Push type 7 (live view): neither sound nor vibration. Default true.",
t"boolean"
},
"activityData": {
d"Push type 7 (live view): what it shows. Mandatory.",
rv3-activity-data"
}
},
afalse
},
"v3-target": {
d"Devices of a message of version 3.",
t"object",
p{
"token": {
d"1 to 1000 push tokens; exactly one for a card. Templates leave them out.",
t"array",
"items": {
t"string"
},
"minItems": 1,
"maxItems": 1000
}
},
afalse
},
"v3-push-options": {
d"Options of the delivery in version 3.",
t"object",
p{
"testMessage": {
d"Mark a test message: at most 10 tokens, 1000 a day for each project. Default false.",
t"boolean"
},
"ttl": {
d"Seconds that an undelivered message is kept, 1 to 1296000. Default 86400.",
t"integer",
"minimum": 0
},
"biTag": {
d"Tag of a batch, returned in delivery receipts. At most 64 bytes.",
t"string",
"minLength": 0,
"maxLength": 64
},
"receiptId": {
d"Id of the configured endpoint that the delivery receipts go to.",
t"string"
},
"collapseKey": {
d"Push types 0 and 2: which undelivered messages replace each other: -1 none, 0 to 100 those of that group.\nDefault -1.",
t"integer",
"minimum": -1,
"maximum": 100
},
"backgroundMode": {
d"Push type 6: 1 marks the background message of a chat. Default 0.",
"oneOf": [
{
"const": 0,
"title": "standard"
},
{
"const": 1,
"title": "chat"
}
]
}
},
afalse
},
"v3-notification": {
d"Notification of version 3. With `badge` alone it changes the number on the icon and nothing else.",
t"object",
p{
"category": {
d"What the message is about. Mandatory except for a badge alone.",
rv3-category"
},
"title": {
d"Title. Mandatory except for a badge alone.",
t"string"
},
"body": {
d"Text. Mandatory except for a badge alone.",
t"string"
},
"clickAction": {
d"What a tap does. Mandatory except for a badge alone.",
rv3-click-action"
},
"image": {
d"URL of a picture, https: PNG, JPEG or BMP, 128 x 128 pixels advised, at most 49152 pixels.",
t"string"
},
"style": {
d"Form of the notification. Style 1 is being retired. Default 0.",
"oneOf": [
{
"const": 0,
"title": "standard"
},
{
"const": 1,
"title": "text"
},
{
"const": 3,
"title": "inbox"
}
]
},
"bigTitle": {
d"Title of style 1.",
t"string"
},
"bigBody": {
d"Text of style 1.",
t"string"
},
"inboxContent": {
d"Lines of style 3, 1 to 3 of at most 1024 characters.",
t"array",
"items": {
t"string"
}
},
"notifyId": {
d"Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
t"integer",
"minimum": -1,
"maximum": 2147483647
},
"appMessageId": {
d"Id that keeps a message from showing twice within 24 hours, over all channels that it comes by.",
t"string",
"pattern": "^(?:[A-Za-z0-9+/=_\\s-]{1,64})$"
},
"profileId": {
d"Id of the profile that the notification is for, at most 64 characters.",
t"string"
},
"badge": {
d"Badge number on the app icon.",
rv3-badge"
},
"sound": {
d"File name of a sound of the app, such as \"alert.mp3\".",
t"string"
},
"soundDuration": {
d"Seconds that the sound lasts, 1 to 60. Needs `sound`.",
t"integer",
"minimum": 1,
"maximum": 60
},
"foregroundShow": {
d"Show the notification while the app is in the foreground, too. Default true.",
t"boolean"
}
},
afalse
},
"v3-category": {
d"What a message of version 3 is about. PLAY_VOICE is for push type 2.",
"enum": ["IM", "VOIP", "MISS_CALL", "SUBSCRIPTION", "TRAVEL", "HEALTH", "WORK", "ACCOUNT", "EXPRESS", "FINANCE", "DEVICE_REMINDER", "MAIL", "PLAY_VOICE", "MARKETING"]
},
"v3-click-action": {
d"What a tap does in version 3.",
t"object",
p{
"actionType": {
d"Kind of the action: 0 the app, 1 a page of it. In live views also 3 clear and 5 dial.",
"oneOf": [
{
"const": 0,
"title": "home"
},
{
"const": 1,
"title": "page"
},
{
"const": 3,
"title": "clear"
},
{
"const": 5,
"title": "dial"
}
]
},
"action": {
d"Action of the page. Type 1 needs it or `uri`.",
t"string"
},
"uri": {
d"Address of the page. Type 1 needs it or `action`.",
t"string"
},
"data": {
d"The app's own data for the page. Type 5: the number to dial as `tel`, at most 20 characters.",
t"object"
}
},
"required": ["actionType"],
afalse
},
"v3-badge": {
d"Badge number on the app icon in version 3.",
t"object",
p{
"addNum": {
d"Number to add, 1 to 99.",
t"integer",
"minimum": 1,
"maximum": 99
},
"setNum": {
d"Number to show, 0 to 99; wins over `addNum`.",
t"integer",
"minimum": 0,
"maximum": 99
}
},
afalse
},
"v3-form-image": {
d"A picture of a card.",
t"object",
p{
"keyName": {
d"Key under which the card finds the picture; no key of `formData`.",
t"string"
},
"url": {
d"URL of the picture, https.",
t"string"
},
"require": {
d"Whether the picture is required, 0 or 1. Default 1.",
t"integer",
"minimum": 0,
"maximum": 1
}
},
afalse
},
"v3-event": {
d"What a live view is about. PICK_UP, SCORE, TIMER, WORKOUT and NAVIGATION are created by the app alone.",
"enum": ["TAXI", "DELIVERY", "FLIGHT", "TRAIN", "QUEUE", "PICK_UP", "SCORE", "RENT", "TIMER", "WORKOUT", "NAVIGATION", "EXPRESS", "CHECK_IN", "TRADE", "SUBSCRIBE_TIMER"]
},
"v3-activity-data": {
d"What a live view shows. Newer members are allowed.",
t"object",
p{
"notificationData": {
d"The live view's card.",
rv3-notification-data"
},
"capsuleData": {
d"The live view's capsule in the status bar.",
rv3-capsule-data"
},
"externalData": {
d"Further data of the live view.",
t"object"
}
},
"required": ["notificationData"],
atrue
},
"v3-notification-data": {
d"Card of a live view. Newer members are allowed.",
t"object",
p{
t{
d"Template: 3 progress, 4 emphasis, 5 two texts, 7 match. FLIGHT and TRAIN are created with 5 only.",
"oneOf": [
{
"const": 3,
"title": "progress"
},
{
"const": 4,
"title": "emphasis"
},
{
"const": 5,
"title": "text"
},
{
"const": 7,
"title": "match"
}
]
},
"clickAction": {
d"What a tap does. Mandatory.",
rv3-click-action"
},
"contentTitle": {
d"Title, at most 1024 characters. Mandatory to create.",
t"string"
},
"contentText": {
d"Pieces of rich text, at most 1024 characters together and of one color. Mandatory to create.",
t"array",
"items": {}
},
"keywords": {
d"Values for the placeholders of the texts.",
rv3-keywords"
},
"richProgress": {
d"Template 3: the progress.",
t"object"
},
"singleTextBlock": {
d"Template 4: the text.",
t"object"
},
"firstTextBlock": {
d"Template 5: the first text.",
t"object"
},
"lastTextBlock": {
d"Template 5: the last text.",
t"object"
},
"game": {
d"Template 7: the match.",
t"object"
},
"keepTime": {
d"How long the card stays after the end, 0 to 3600.",
t"integer",
"minimum": 0,
"maximum": 3600
}
},
"required": ["type"],
atrue
},
"v3-keywords": {
d"Values for the placeholders in a live view's texts. Newer members are allowed.",
t"object",
p{
"flightNo": {
d"Number of the flight. Mandatory to create for FLIGHT.",
t"string"
},
"trainNo": {
d"Number of the train. Mandatory to create for TRAIN.",
t"string"
}
},
atrue
},
"v3-capsule-data": {
d"Capsule of a live view in the status bar. Newer members are allowed.",
t"object",
p{
t{
d"Template of the capsule, 1 to 3. Mandatory.",
t"integer",
"minimum": 1,
"maximum": 3
},
"status": {
d"State of the capsule, 1 shown or -1 hidden. Mandatory.",
"oneOf": [
{
"const": 1,
"title": "shown"
},
{
"const": -1,
"title": "hidden"
}
]
},
"icon": {
d"Icon of the capsule. Mandatory.",
t"string"
},
"bgColor": {
d"Background color, \"#AARRGGBB\", not one of the system's own. Mandatory.",
t"string",
"pattern": "^(?:#[0-9A-Fa-f]{8})$"
},
"remind": {
d"How the capsule draws attention.",
"enum": ["DEFAULT", "FLIP", "EXPAND"]
},
"title": {
d"Title, at most 128 characters.",
t"string"
},
"content": {
d"Text, at most 128 characters.",
t"string"
}
},
atrue
},
"record": {
d"Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.",
t"object",
p{
"target": {
d"Service that the request is for.",
"enum": ["hms"]
},
"tokens": {
d"Templates only: the tokens, which the body then leaves out.",
t"array",
"items": {
t"string"
}
},
"method": {
d"HTTP method, \"POST\".",
t"string"
},
"url": {
d"Endpoint. Unknown parts are in braces, such as `{app_id}`.",
t"string"
},
"headers": {
d"Request headers.",
t"object",
a{
t"string"
}
},
"body": {
d"Body: a request of either form.",
"anyOf": [
{
rrequest"
},
{
rrequest-v3"
}
]
},
"origin": {
d"Where the message stood in the input: file, line, pointer and id.",
t"object"
}
},
"required": ["body"],
afalse
},
"apns.alert": {
bapns.alert
},
"apns.aps": {
bapns.aps
},
"apns.localized-text": {
bapns.localized-text
},
"apns.payload": {
bapns.payload
},
"apns.sound": {
bapns.sound
}
}
}
"""#
}
