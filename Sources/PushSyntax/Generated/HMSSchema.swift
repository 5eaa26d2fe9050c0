// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/hms.cddl. Do not edit.

extension HMSGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/hms.cddl. Do not edit.",
"title": "hms",
"description": "HMS Push Kit: body of a send request, versions 1 and 2 (`request`) and version 3 (`request-v3`).\nEndpoints: POST https://push-api.cloud.huawei.com/v1/{clientid}/messages:send,\n/v2/{projectid}/messages:send and /v3/{projectId}/messages:send\nFacts: Huawei's reference of the server's send interface and, for version 3, the scenario-based message\npages of HarmonyOS; Huawei's server demos and older references for legacy members.",
"if": {
"required": ["body"],
"properties": {
"body": {
"type": "object"
}
},
"anyOf": [
{
"required": ["target"],
"properties": {
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
"$ref": "#/$defs/record"
},
"else": {
"anyOf": [
{
"$ref": "#/$defs/request"
},
{
"$ref": "#/$defs/request-v3"
}
]
},
"$defs": {
"request": {
"description": "Request of versions 1 and 2: one message for Android, HarmonyOS up to 4, Apple devices or browsers.",
"type": "object",
"properties": {
"validate_only": {
"description": "Check the form of the request without delivering it. Default false.",
"type": "boolean"
},
"message": {
"description": "The message to send.",
"$ref": "#/$defs/message"
},
"review": {
"description": "Results of a moderation of the content by others.",
"type": "array",
"items": {
"$ref": "#/$defs/review"
}
}
},
"required": ["message"],
"additionalProperties": false
},
"review": {
"description": "Result of a moderation of the content.",
"type": "object",
"properties": {
"reviewer": {
"description": "Who moderated. The reference knows \"tuibian\" alone.",
"type": "string"
},
"type": {
"description": "Kind of the result. The reference knows 0 alone.",
"type": "integer"
},
"result": {
"description": "The result, in the moderator's own form.",
"type": "object"
}
},
"required": ["reviewer", "type", "result"],
"additionalProperties": false
},
"message": {
"description": "A message. Exactly one of `token`, `topic` and `condition` is set.\nWith a notification in any block it is a notification message, otherwise a data message.",
"type": "object",
"properties": {
"data": {
"description": "The app's own data as one string, usually JSON text; never an object.",
"type": "string"
},
"notification": {
"description": "Notification for all platforms. It is not enough by itself: a platform's block is needed as well.",
"$ref": "#/$defs/notification"
},
"android": {
"description": "Options for Android devices and HarmonyOS up to 4. Mandatory for their notifications.",
"$ref": "#/$defs/android-config"
},
"apns": {
"description": "Options for Apple devices. Mandatory for their messages.",
"$ref": "#/$defs/apns-config"
},
"webpush": {
"description": "Options for browsers. Mandatory for their notifications.",
"$ref": "#/$defs/webpush-config"
},
"token": {
"description": "Target: 1 to 1000 push tokens. A repeated token receives the message twice. An empty list does not count.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 0,
"maxItems": 1000
},
"topic": {
"description": "Target: the name of a topic. Android only.",
"type": "string"
},
"condition": {
"description": "Target: an expression over at most 5 topics. Android only.",
"type": "string"
}
},
"additionalProperties": false
},
"notification": {
"description": "Notification for all platforms; each platform's own block can override it.",
"type": "object",
"properties": {
"title": {
"description": "Title. Mandatory here or in the platform's block.",
"type": "string"
},
"body": {
"description": "Text. Mandatory here or in the platform's block.",
"type": "string"
},
"image": {
"description": "URL of a picture next to the text, https: JPEG or PNG below 512 KB, 40 x 40 dp advised.",
"type": "string"
}
},
"additionalProperties": false
},
"android-config": {
"description": "Options for Android devices and HarmonyOS up to 4.",
"type": "object",
"properties": {
"collapse_key": {
"description": "Which undelivered messages replace each other: -1 none, 0 all of the app, 1 to 100 those of that group.\nDefault -1.",
"type": "integer",
"minimum": -1,
"maximum": 100
},
"urgency": {
"description": "Delivery priority of a data message. HIGH may start the app and requires a permission. Default \"NORMAL\".",
"enum": ["HIGH", "NORMAL"]
},
"category": {
"description": "What the message is about. All except MARKETING require a permission.",
"$ref": "#/$defs/category"
},
"ttl": {
"description": "How long an undelivered message is kept, in seconds, above 0 and at most \"1296000s\". Default \"86400s\".",
"$ref": "#/$defs/duration"
},
"bi_tag": {
"description": "Tag of a batch, returned in delivery receipts.",
"type": "string"
},
"receipt_id": {
"description": "Id of the configured endpoint that the delivery receipts go to.",
"type": "string"
},
"fast_app_target": {
"description": "State of the quick app that a data message is for. Default 2.",
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
"description": "The app's own data as one string; wins over the message's `data`.",
"type": "string"
},
"notification": {
"description": "Notification. Mandatory for notification messages.",
"$ref": "#/$defs/android-notification"
},
"target_user_type": {
"description": "1 marks a test message, at most 500 a day for each app. Default 0.",
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
"additionalProperties": false
},
"category": {
"description": "What a message is about. PLAY_VOICE is for data messages; SYSTEM_REMINDER is in older references only.",
"enum": ["IM", "VOIP", "SUBSCRIPTION", "TRAVEL", "HEALTH", "WORK", "ACCOUNT", "EXPRESS", "FINANCE", "DEVICE_REMINDER", "MAIL", "PLAY_VOICE", "MARKETING", "SYSTEM_REMINDER"]
},
"android-notification": {
"description": "Notification for Android devices and HarmonyOS up to 4.",
"type": "object",
"properties": {
"title": {
"description": "Title; wins over the common notification's.",
"type": "string"
},
"body": {
"description": "Text; wins over the common notification's.",
"type": "string"
},
"click_action": {
"description": "What a tap does. Mandatory for the service.",
"$ref": "#/$defs/click-action"
},
"icon": {
"description": "Small icon: `/raw/name` of a resource of the app. Default: the app's icon.",
"type": "string"
},
"color": {
"description": "Color of the notification's buttons, \"#RRGGBB\".",
"$ref": "#/$defs/rgb-color"
},
"sound": {
"description": "Sound: `/raw/name` of a resource of the app. Needs `default_sound` false.",
"type": "string"
},
"default_sound": {
"description": "Use the default sound. Default true.",
"type": "boolean"
},
"notify_id": {
"description": "Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"tag": {
"description": "A notification on screen with the same tag is replaced.",
"type": "string"
},
"body_loc_key": {
"description": "String resource of the text.",
"type": "string"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"title_loc_key": {
"description": "String resource of the title.",
"type": "string"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"multi_lang_key": {
"description": "Texts by localization key and language, looked up before the app's resources. At most 3 languages.",
"type": "object"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. It must exist.",
"type": "string"
},
"notify_summary": {
"description": "Summary of the notification.",
"type": "string"
},
"image": {
"description": "URL of a picture next to the text, https; wins over the common notification's.",
"type": "string"
},
"style": {
"description": "Form of the notification. Default 0.",
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
"description": "Title of style 1, in place of `title`.",
"type": "string"
},
"big_body": {
"description": "Text of style 1, in place of `body`.",
"type": "string"
},
"inbox_content": {
"description": "Lines of style 3, at most 1024 characters each.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 0,
"maxItems": 5
},
"group": {
"description": "Notifications of the same group show as the newest one and their number.",
"type": "string"
},
"badge": {
"description": "Badge number on the app icon.",
"$ref": "#/$defs/badge"
},
"ticker": {
"description": "Text of the status bar on arrival. Without effect on Android 5 and later.",
"type": "string"
},
"when": {
"description": "Time by which notifications are sorted, UTC, such as \"2026-11-21T09:30:00Z\".",
"type": "string"
},
"importance": {
"description": "Importance on the device. HIGH is in older references and requires a permission. Default \"NORMAL\".",
"enum": ["LOW", "NORMAL", "HIGH"]
},
"use_default_vibrate": {
"description": "Use the default vibration pattern. Default true.",
"type": "boolean"
},
"use_default_light": {
"description": "Use the default LED settings. Default true.",
"type": "boolean"
},
"vibrate_config": {
"description": "Vibration pattern in seconds: at most 10 entries, each above 0 and at most 60.",
"type": "array",
"items": {
"$ref": "#/$defs/duration"
},
"minItems": 0,
"maxItems": 10
},
"visibility": {
"description": "What a lock screen shows. Unspecified means PRIVATE. Default \"PRIVATE\".",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"light_settings": {
"description": "Color and rhythm of the LED.",
"$ref": "#/$defs/light-settings"
},
"foreground_show": {
"description": "Show the notification while the app is in the foreground, too. Default true.",
"type": "boolean"
},
"profile_id": {
"description": "Id of the profile that the notification is for, at most 64 characters.",
"type": "string"
},
"buttons": {
"description": "Buttons below the text, at most 3.",
"type": "array",
"items": {
"$ref": "#/$defs/button"
},
"minItems": 1,
"maxItems": 3
},
"auto_clear": {
"description": "Milliseconds after which the notification is dismissed automatically, above 0.\nNo longer documented.",
"deprecated": true,
"type": "integer"
},
"auto_cancel": {
"description": "Dismiss the notification when it is tapped. Default true.\nNo longer documented.",
"deprecated": true,
"type": "boolean"
},
"local_only": {
"description": "Do not show the notification on connected devices. Known from one of Huawei's demos only.\nNo longer documented.",
"deprecated": true,
"type": "boolean"
},
"big_picture": {
"description": "URL of the large picture of style 2, https, which the service no longer takes.\nNo longer documented.",
"deprecated": true,
"type": "string"
}
},
"additionalProperties": false
},
"click-action": {
"description": "What a tap on a notification does.",
"type": "object",
"properties": {
"type": {
"description": "Kind of the action: 1 a page of the app, 2 a URL, 3 the app, 4 rich media (older references only).",
"oneOf": [
{
"const": 1,
"title": "page"
},
{
"const": 2,
"title": "url"
},
{
"const": 3,
"title": "app"
},
{
"const": 4,
"title": "media"
}
]
},
"intent": {
"description": "Intent URI of the page, for type 1.",
"type": "string"
},
"action": {
"description": "Intent action of the page, for type 1.",
"type": "string"
},
"url": {
"description": "URL, https, for type 2.",
"type": "string"
},
"rich_resource": {
"description": "URL of a zip file of HTML, https, for type 4.\nNo longer documented.",
"deprecated": true,
"type": "string"
}
},
"required": ["type"],
"additionalProperties": false
},
"badge": {
"description": "Badge number on the app icon. Without `add_num` and `set_num` it grows by 1.",
"type": "object",
"properties": {
"add_num": {
"description": "Number to add, 1 to 99.",
"type": "integer",
"minimum": 1,
"maximum": 99
},
"set_num": {
"description": "Number to show, 0 to 99; wins over `add_num`.",
"type": "integer",
"minimum": 0,
"maximum": 99
},
"class": {
"description": "Full name of the class of the app's first activity.",
"type": "string"
}
},
"required": ["class"],
"additionalProperties": false
},
"light-settings": {
"description": "How the LED blinks. All three members are needed.",
"type": "object",
"properties": {
"color": {
"description": "Color of the LED.",
"$ref": "#/$defs/color"
},
"light_on_duration": {
"description": "How long the LED is on, in seconds.",
"$ref": "#/$defs/duration"
},
"light_off_duration": {
"description": "How long the LED is off in between, in seconds.",
"$ref": "#/$defs/duration"
}
},
"required": ["color", "light_on_duration", "light_off_duration"],
"additionalProperties": false
},
"color": {
"description": "A color by its parts.",
"type": "object",
"properties": {
"alpha": {
"description": "Opacity, 0 transparent to 1 solid. Default 1.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
"red": {
"description": "Share of red, 0 to 1. Default 0.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
"green": {
"description": "Share of green, 0 to 1. Default 0.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
"blue": {
"description": "Share of blue, 0 to 1. Default 0.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
}
},
"additionalProperties": false
},
"button": {
"description": "A button of a notification.",
"type": "object",
"properties": {
"name": {
"description": "Label, at most 40 characters.",
"type": "string"
},
"action_type": {
"description": "What it does: 0 the app, 1 a page of it, 2 a web page, 3 clear the notification, 4 Huawei Share.",
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
"const": 2,
"title": "web"
},
{
"const": 3,
"title": "clear"
},
{
"const": 4,
"title": "share"
}
]
},
"intent_type": {
"description": "What `intent` holds: 0 an intent URI, 1 an intent action. Mandatory with action type 1.",
"oneOf": [
{
"const": 0,
"title": "intent"
},
{
"const": 1,
"title": "action"
}
]
},
"intent": {
"description": "Action type 1: intent URI or action. Action type 2: web address, https.",
"type": "string"
},
"data": {
"description": "At most 1024 characters. Action types 0 and 1: an object as JSON text. Action type 4: the text to share.",
"type": "string"
}
},
"required": ["name", "action_type"],
"additionalProperties": false
},
"apns-config": {
"description": "Options for Apple devices.",
"type": "object",
"properties": {
"headers": {
"description": "APNs request headers, such as `apns-priority` \"5\" or \"10\".",
"type": "object"
},
"payload": {
"description": "The APNs payload: `aps` and the app's own keys.",
"type": "object"
},
"hms_options": {
"description": "Options of Push Kit.",
"$ref": "#/$defs/apns-hms-options"
}
},
"required": ["payload", "hms_options"],
"additionalProperties": false
},
"apns-hms-options": {
"description": "Options of Push Kit for Apple devices.",
"type": "object",
"properties": {
"target_user_type": {
"description": "Kind of the message: 1 test, by the sandbox; 2 production; 3 VoIP.",
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
"additionalProperties": false
},
"webpush-config": {
"description": "Options for browsers.",
"type": "object",
"properties": {
"headers": {
"description": "Web push headers.",
"$ref": "#/$defs/webpush-headers"
},
"notification": {
"description": "Notification for browsers.",
"$ref": "#/$defs/webpush-notification"
},
"hms_options": {
"description": "Options of Push Kit.",
"$ref": "#/$defs/webpush-hms-options"
},
"data": {
"description": "The app's own data. Known from Huawei's demos only.\nNo longer documented.",
"deprecated": true,
"type": "string"
}
},
"additionalProperties": false
},
"webpush-headers": {
"description": "Web push headers.",
"type": "object",
"properties": {
"ttl": {
"description": "How long an undelivered message is kept, in whole seconds. Default \"86400S\".",
"type": "string",
"pattern": "^(?:[0-9]+[sS]?)$"
},
"topic": {
"description": "An undelivered message with the same topic is replaced.",
"type": "string"
},
"urgency": {
"description": "Urgency. The reference says HIGH or NORMAL, the demos very-low, low, normal or high.",
"type": "string"
}
},
"additionalProperties": false
},
"webpush-notification": {
"description": "Notification for browsers.",
"type": "object",
"properties": {
"title": {
"description": "Title. Mandatory here or in the common notification.",
"type": "string"
},
"body": {
"description": "Text. Mandatory here or in the common notification.",
"type": "string"
},
"icon": {
"description": "URL of the icon.",
"type": "string"
},
"image": {
"description": "URL of a large picture.",
"type": "string"
},
"lang": {
"description": "Language of the text.",
"type": "string"
},
"tag": {
"description": "A notification on screen with the same tag is replaced.",
"type": "string"
},
"badge": {
"description": "URL of the picture that represents the notification if there is little space.",
"type": "string"
},
"dir": {
"description": "Direction of the text. Default \"auto\".",
"enum": ["auto", "ltr", "rtl"]
},
"vibrate": {
"description": "Vibration pattern in milliseconds: on, off, on, …",
"type": "array",
"items": {
"type": "integer",
"minimum": 0
}
},
"renotify": {
"description": "Tell the user again when a notification is replaced. Default false.",
"type": "boolean"
},
"require_interaction": {
"description": "Keep the notification on screen until the user acts on it. Default false.",
"type": "boolean"
},
"silent": {
"description": "Neither sound nor vibration. Default false.",
"type": "boolean"
},
"timestamp": {
"description": "UNIX time of the event. Huawei's samples have seconds and milliseconds.",
"type": "integer"
},
"actions": {
"description": "Buttons.",
"type": "array",
"items": {
"$ref": "#/$defs/webpush-action"
}
}
},
"additionalProperties": false
},
"webpush-action": {
"description": "A button of a notification in a browser.",
"type": "object",
"properties": {
"action": {
"description": "Name of the action.",
"type": "string"
},
"icon": {
"description": "URL of the button's icon.",
"type": "string"
},
"title": {
"description": "Label of the button.",
"type": "string"
}
},
"additionalProperties": false
},
"webpush-hms-options": {
"description": "Options of Push Kit for browsers.",
"type": "object",
"properties": {
"link": {
"description": "URL that a click opens.",
"type": "string"
}
},
"additionalProperties": false
},
"duration": {
"description": "Span of time in seconds, with at most nine decimals; the `s` may be missing.",
"type": "string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?[sS]?)$"
},
"rgb-color": {
"description": "Color without opacity, \"#RRGGBB\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
},
"request-v3": {
"description": "Request of version 3: one message for HarmonyOS 5 and later. The header `push-type` states its kind.",
"type": "object",
"properties": {
"validate_only": {
"description": "Not a member of version 3, which has no trials: true is refused for it, and taken for other services.",
"type": "boolean"
},
"payload": {
"description": "The content, by push type.",
"$ref": "#/$defs/v3-payload"
},
"target": {
"description": "The devices.",
"$ref": "#/$defs/v3-target"
},
"pushOptions": {
"description": "Options of the delivery.",
"$ref": "#/$defs/v3-push-options"
}
},
"required": ["payload", "target"],
"additionalProperties": false
},
"v3-payload": {
"description": "Content of a message of version 3. Which members belong together follows from the push type.",
"type": "object",
"properties": {
"notification": {
"description": "Push types 0 (alert, badge) and 2 (voice): the notification.",
"$ref": "#/$defs/v3-notification"
},
"subscription": {
"description": "Push type 0 (authorized subscription message): what the user subscribed to. In Huawei's reference for HarmonyOS 5.0 (V13).",
"type": "object"
},
"extraData": {
"description": "Push types 2 (voice), 6 (background), 10 (call) and 11 (MDM): the app's own data as one string.",
"type": "string"
},
"proxyData": {
"description": "Push type 6 (background): turns the proxying of `extraData` on.",
"enum": ["ENABLE"]
},
"formId": {
"description": "Push type 1 (card): id of the card.",
"type": "integer",
"minimum": 0
},
"version": {
"description": "Push type 1 (card): version of its content, 0 to 2147483647. Push type 7 (live view): of its update.",
"type": "integer",
"minimum": 0
},
"moduleName": {
"description": "Push type 1 (card): name of the app's module.",
"type": "string"
},
"formName": {
"description": "Push type 1 (card): name of the card.",
"type": "string"
},
"abilityName": {
"description": "Push type 1 (card): name of the ability that the card belongs to.",
"type": "string"
},
"formData": {
"description": "Push type 1 (card): the content to show.",
"type": "object"
},
"images": {
"description": "Push type 1 (card): the picture to load, at most one.",
"type": "array",
"items": {
"$ref": "#/$defs/v3-form-image"
},
"minItems": 0,
"maxItems": 1
},
"activityId": {
"description": "Push type 7 (live view): id of the live view, 32 bits.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"operation": {
"description": "Push type 7 (live view): 0 create, 1 update, 2 end, 4 start by a trigger, 6 stop by a trigger.",
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
"description": "Push type 7 (live view): what it is about.",
"$ref": "#/$defs/v3-event"
},
"subEvent": {
"description": "Push type 7 (live view): a narrower kind of the event.",
"type": "string"
},
"shareUrl": {
"description": "Push type 7 (live view): address that the user shares it by.",
"type": "string"
},
"status": {
"description": "Push type 7 (live view): stage of the event, from the list that belongs to it. Mandatory to create.",
"type": "string"
},
"title": {
"description": "Push type 7 (live view): title.",
"type": "string"
},
"content": {
"description": "Push type 7 (live view): text.",
"type": "string"
},
"mute": {
"description": "Push type 7 (live view): neither sound nor vibration. Default true.",
"type": "boolean"
},
"activityData": {
"description": "Push type 7 (live view): what it shows. Mandatory.",
"$ref": "#/$defs/v3-activity-data"
}
},
"additionalProperties": false
},
"v3-target": {
"description": "Devices of a message of version 3.",
"type": "object",
"properties": {
"token": {
"description": "1 to 1000 push tokens; exactly one for a card. Templates leave them out.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 1,
"maxItems": 1000
}
},
"additionalProperties": false
},
"v3-push-options": {
"description": "Options of the delivery in version 3.",
"type": "object",
"properties": {
"testMessage": {
"description": "Mark a test message: at most 10 tokens, 1000 a day for each project. Default false.",
"type": "boolean"
},
"ttl": {
"description": "Seconds that an undelivered message is kept, at most 1296000. Default 86400.",
"type": "integer",
"minimum": 1,
"maximum": 1296000
},
"biTag": {
"description": "Tag of a batch, returned in delivery receipts. At most 64 bytes.",
"type": "string",
"minLength": 0,
"maxLength": 64
},
"receiptId": {
"description": "Id of the configured endpoint that the delivery receipts go to.",
"type": "string"
},
"collapseKey": {
"description": "Push types 0 and 2: which undelivered messages replace each other: -1 none, 0 to 100 those of that group.\nDefault -1.",
"type": "integer",
"minimum": -1,
"maximum": 100
},
"backgroundMode": {
"description": "Push type 6: 1 marks the background message of a chat. Default 0.",
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
"additionalProperties": false
},
"v3-notification": {
"description": "Notification of version 3. With `badge` alone it changes the number on the icon and nothing else.",
"type": "object",
"properties": {
"category": {
"description": "What the message is about. Mandatory except for a badge alone.",
"$ref": "#/$defs/v3-category"
},
"title": {
"description": "Title. Mandatory except for a badge alone.",
"type": "string"
},
"body": {
"description": "Text. Mandatory except for a badge alone.",
"type": "string"
},
"clickAction": {
"description": "What a tap does. Mandatory except for a badge alone.",
"$ref": "#/$defs/v3-click-action"
},
"image": {
"description": "URL of a picture, https: PNG, JPEG or BMP, 128 x 128 pixels advised, at most 49152 pixels.",
"type": "string"
},
"style": {
"description": "Form of the notification. Style 1 is being retired. Default 0.",
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
"description": "Title of style 1.",
"type": "string"
},
"bigBody": {
"description": "Text of style 1.",
"type": "string"
},
"inboxContent": {
"description": "Lines of style 3, at most 1024 characters each.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 1,
"maxItems": 3
},
"notifyId": {
"description": "Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
"type": "integer",
"minimum": -1,
"maximum": 2147483647
},
"appMessageId": {
"description": "Id that keeps a message from showing twice within 24 hours, over all channels that it comes by.",
"type": "string",
"pattern": "^(?:[A-Za-z0-9+/=_\\s-]{1,64})$"
},
"profileId": {
"description": "Id of the profile that the notification is for, at most 64 characters.",
"type": "string"
},
"badge": {
"description": "Badge number on the app icon.",
"$ref": "#/$defs/v3-badge"
},
"sound": {
"description": "File name of a sound of the app, such as \"alert.mp3\".",
"type": "string"
},
"soundDuration": {
"description": "Seconds that the sound lasts, 1 to 60. Needs `sound`.",
"type": "integer",
"minimum": 1,
"maximum": 60
},
"foregroundShow": {
"description": "Show the notification while the app is in the foreground, too. Default true.",
"type": "boolean"
}
},
"additionalProperties": false
},
"v3-category": {
"description": "What a message of version 3 is about. PLAY_VOICE is for push type 2.",
"enum": ["IM", "VOIP", "MISS_CALL", "SUBSCRIPTION", "TRAVEL", "HEALTH", "WORK", "ACCOUNT", "EXPRESS", "FINANCE", "DEVICE_REMINDER", "MAIL", "PLAY_VOICE", "MARKETING"]
},
"v3-click-action": {
"description": "What a tap does in version 3.",
"type": "object",
"properties": {
"actionType": {
"description": "Kind of the action: 0 the app, 1 a page of it. In live views also 3 clear and 5 dial.",
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
"description": "Action of the page. Type 1 needs it or `uri`.",
"type": "string"
},
"uri": {
"description": "Address of the page. Type 1 needs it or `action`.",
"type": "string"
},
"data": {
"description": "The app's own data for the page. Type 5: the number to dial as `tel`, at most 20 characters.",
"type": "object"
}
},
"required": ["actionType"],
"additionalProperties": false
},
"v3-badge": {
"description": "Badge number on the app icon in version 3.",
"type": "object",
"properties": {
"addNum": {
"description": "Number to add, 1 to 99.",
"type": "integer",
"minimum": 1,
"maximum": 99
},
"setNum": {
"description": "Number to show, 0 to 99; wins over `addNum`.",
"type": "integer",
"minimum": 0,
"maximum": 99
}
},
"additionalProperties": false
},
"v3-form-image": {
"description": "A picture of a card.",
"type": "object",
"properties": {
"keyName": {
"description": "Key under which the card finds the picture; no key of `formData`.",
"type": "string"
},
"url": {
"description": "URL of the picture, https.",
"type": "string"
},
"require": {
"description": "Whether the picture is required, 0 or 1. Default 1.",
"type": "integer",
"minimum": 0,
"maximum": 1
}
},
"additionalProperties": false
},
"v3-event": {
"description": "What a live view is about. PICK_UP, SCORE, TIMER, WORKOUT and NAVIGATION are created by the app alone.",
"enum": ["TAXI", "DELIVERY", "FLIGHT", "TRAIN", "QUEUE", "PICK_UP", "SCORE", "RENT", "TIMER", "WORKOUT", "NAVIGATION", "EXPRESS", "CHECK_IN", "TRADE", "SUBSCRIBE_TIMER"]
},
"v3-activity-data": {
"description": "What a live view shows. Newer members are allowed.",
"type": "object",
"properties": {
"notificationData": {
"description": "The live view's card.",
"$ref": "#/$defs/v3-notification-data"
},
"capsuleData": {
"description": "The live view's capsule in the status bar.",
"$ref": "#/$defs/v3-capsule-data"
},
"externalData": {
"description": "Further data of the live view.",
"type": "object"
}
},
"required": ["notificationData"],
"additionalProperties": true
},
"v3-notification-data": {
"description": "Card of a live view. Newer members are allowed.",
"type": "object",
"properties": {
"type": {
"description": "Template: 3 progress, 4 emphasis, 5 two texts, 7 match. FLIGHT and TRAIN are created with 5 only.",
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
"description": "What a tap does. Mandatory.",
"$ref": "#/$defs/v3-click-action"
},
"contentTitle": {
"description": "Title, at most 1024 characters. Mandatory to create.",
"type": "string"
},
"contentText": {
"description": "Pieces of rich text, at most 1024 characters together and of one color. Mandatory to create.",
"type": "array",
"items": {}
},
"keywords": {
"description": "Values for the placeholders of the texts.",
"$ref": "#/$defs/v3-keywords"
},
"richProgress": {
"description": "Template 3: the progress.",
"type": "object"
},
"singleTextBlock": {
"description": "Template 4: the text.",
"type": "object"
},
"firstTextBlock": {
"description": "Template 5: the first text.",
"type": "object"
},
"lastTextBlock": {
"description": "Template 5: the last text.",
"type": "object"
},
"game": {
"description": "Template 7: the match.",
"type": "object"
},
"keepTime": {
"description": "How long the card stays after the end, 0 to 3600.",
"type": "integer",
"minimum": 0,
"maximum": 3600
}
},
"required": ["type"],
"additionalProperties": true
},
"v3-keywords": {
"description": "Values for the placeholders in a live view's texts. Newer members are allowed.",
"type": "object",
"properties": {
"flightNo": {
"description": "Number of the flight. Mandatory to create for FLIGHT.",
"type": "string"
},
"trainNo": {
"description": "Number of the train. Mandatory to create for TRAIN.",
"type": "string"
}
},
"additionalProperties": true
},
"v3-capsule-data": {
"description": "Capsule of a live view in the status bar. Newer members are allowed.",
"type": "object",
"properties": {
"type": {
"description": "Template of the capsule, 1 to 3. Mandatory.",
"type": "integer",
"minimum": 1,
"maximum": 3
},
"status": {
"description": "State of the capsule, 1 shown or -1 hidden. Mandatory.",
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
"description": "Icon of the capsule. Mandatory.",
"type": "string"
},
"bgColor": {
"description": "Background color, \"#AARRGGBB\", not one of the system's own. Mandatory.",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{8})$"
},
"remind": {
"description": "How the capsule draws attention.",
"enum": ["DEFAULT", "FLIP", "EXPAND"]
},
"title": {
"description": "Title, at most 128 characters.",
"type": "string"
},
"content": {
"description": "Text, at most 128 characters.",
"type": "string"
}
},
"additionalProperties": true
},
"record": {
"description": "Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.",
"type": "object",
"properties": {
"target": {
"description": "Service that the request is for.",
"enum": ["hms"]
},
"tokens": {
"description": "Templates only: the tokens, which the body then leaves out.",
"type": "array",
"items": {
"type": "string"
}
},
"method": {
"description": "HTTP method, \"POST\".",
"type": "string"
},
"url": {
"description": "Endpoint. Unknown parts are in braces, such as `{app_id}`.",
"type": "string"
},
"headers": {
"description": "Request headers.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"body": {
"description": "Body: a request of either form.",
"anyOf": [
{
"$ref": "#/$defs/request"
},
{
"$ref": "#/$defs/request-v3"
}
]
},
"origin": {
"description": "Where the message stood in the input: file, line, pointer and id.",
"type": "object"
}
},
"required": ["target", "body"],
"additionalProperties": false
}
}
}
"""#
}
