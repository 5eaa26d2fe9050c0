// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.

extension EmarsysGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.",
"title": "emarsys",
"description": "Emarsys: rich push payload, an APNs payload with keys for the Emarsys SDK.\nFacts: Emarsys's page on push for iOS; the source of the Emarsys SDKs for iOS and Android, version 3, for what is\nread and required.",
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
"enum": ["apns"]
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
"$ref": "#/$defs/payload"
},
"$defs": {
"payload": {
"description": "Payload: `aps` for the system, keys for the Emarsys SDK, and any keys of the app next to them.",
"type": "object",
"properties": {
"aps": {
"description": "What the system reads. Picture, actions and in-app message need `mutable-content` there.",
"$ref": "#/$defs/apns.aps"
},
"image_url": {
"description": "URL of a picture shown with the notification.",
"type": "string"
},
"u": {
"description": "The recipient: an object, or the same as JSON text. Required if buttons are tapped.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/user"
}
]
},
"ems": {
"description": "What the Emarsys SDK reads.",
"$ref": "#/$defs/ems"
},
"ems_msg": {
"description": "Marks a message of Emarsys, commonly `{}`. The SDK for Android needs it, the one for iOS does not read it."
},
"del-id": {
"description": "Dismiss the notification with this id, which is the `apns-collapse-id` that was sent before.",
"type": "string"
},
"del_id": {
"description": "Another spelling of `del-id`, from the text of Emarsys's page; its sample has the other one.",
"type": "string"
}
},
"additionalProperties": true
},
"user": {
"description": "The recipient. Other keys are allowed, and not read by the SDK.",
"type": "object",
"properties": {
"sid": {
"description": "Id of this send to this recipient, returned when the notification is opened.",
"type": "string"
}
},
"additionalProperties": true
},
"ems": {
"description": "What the Emarsys SDK reads.",
"type": "object",
"properties": {
"multichannelId": {
"description": "Id of the campaign.",
"type": "string"
},
"actions": {
"description": "Visible notification: its buttons, at most 3. Silent one: what is done on arrival.",
"type": "array",
"items": {
"$ref": "#/$defs/action"
}
},
"default_action": {
"description": "What a tap on the notification does.",
"$ref": "#/$defs/action"
},
"inapp": {
"description": "In-app message to show, loaded beforehand.",
"$ref": "#/$defs/inapp"
}
},
"additionalProperties": true
},
"action": {
"description": "An action: a button, what a tap does, or what a silent push does. The type decides which members it needs.",
"type": "object",
"properties": {
"id": {
"description": "Id of the action, reported when it is taken. Mandatory for buttons.",
"type": "string"
},
"title": {
"description": "Label of the button. Mandatory for buttons.",
"type": "string"
},
"type": {
"description": "Kind of the action: MEAppEvent, MECustomEvent, OpenExternalUrl, Dismiss, or BadgeCount in silent pushes.\niOS shows no button for another type. Mandatory.",
"type": "string"
},
"name": {
"description": "Name of the event. Mandatory for MEAppEvent and MECustomEvent.",
"type": "string"
},
"url": {
"description": "URL to open. Mandatory for OpenExternalUrl.",
"type": "string"
},
"payload": {
"description": "MEAppEvent and MECustomEvent: the event's own data.",
"type": "object"
},
"method": {
"description": "BadgeCount: ADD in any case adds to the number on the icon; anything else sets it. Mandatory for BadgeCount.",
"type": "string"
},
"value": {
"description": "BadgeCount: the number to set or to add. Mandatory for BadgeCount.",
"type": "number"
}
},
"additionalProperties": true
},
"inapp": {
"description": "In-app message. It needs both of its members.",
"type": "object",
"properties": {
"campaign_id": {
"description": "Id of the message's campaign.",
"type": "string"
},
"url": {
"description": "URL of the message's content.",
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
"enum": ["apns"]
},
"tokens": {
"description": "Templates only: the tokens. The URL has `{token}` in their place.",
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
"description": "Endpoint. Unknown parts are in braces, such as `{token}`.",
"type": "string"
},
"headers": {
"description": "Request headers.",
"$ref": "#/$defs/apns.headers"
},
"body": {
"description": "Body: the payload.",
"$ref": "#/$defs/payload"
},
"origin": {
"description": "Where the message stood in the input: file, line, pointer and id.",
"type": "object"
}
},
"required": ["body"],
"additionalProperties": true
},
"apns.alert": {
"description": "Text to show. Each text is given either itself or by the key of a localized string.",
"type": "object",
"properties": {
"title": {
"description": "Title: a string. In a Live Activity also a localized one.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/apns.localized-text"
}
]
},
"title-loc-key": {
"description": "Key of the title in the app's localized strings, instead of `title`.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"title-loc-args": {
"description": "Values for the placeholders of `title-loc-key`, in order.",
"anyOf": [
{
"type": "array",
"items": {
"type": "string"
}
},
{
"type": "null"
}
]
},
"subtitle": {
"description": "Second line, below the title.",
"type": "string"
},
"subtitle-loc-key": {
"description": "Key of the subtitle in the app's localized strings, instead of `subtitle`.",
"type": "string"
},
"subtitle-loc-args": {
"description": "Values for the placeholders of `subtitle-loc-key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"body": {
"description": "Text below title and subtitle: a string. In a Live Activity also a localized one.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/apns.localized-text"
}
]
},
"loc-key": {
"description": "Key of the text in the app's localized strings, instead of `body`.",
"type": "string"
},
"loc-args": {
"description": "Values for the placeholders of `loc-key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"action": {
"description": "Safari website push: label of the action button.",
"type": "string"
},
"action-loc-key": {
"description": "Key of a localized label for the button that opens the app; null hides the button. From older references.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"launch-image": {
"description": "File name of the launch image, with or without its extension.",
"type": "string"
},
"summary-arg": {
"description": "Words for a group's summary line.\nWithout effect since ios 15.",
"deprecated": true,
"type": "string"
},
"summary-arg-count": {
"description": "Number of items that this notification adds to a group's summary line, at least 1.\nWithout effect since ios 15.",
"deprecated": true,
"type": "integer"
},
"sound": {
"description": "Live Activity: file name of the sound that goes with the alert, or \"default\".",
"type": "string"
}
},
"additionalProperties": false
},
"apns.aps": {
"description": "What the system reads of a payload: user notifications, background updates and Live Activities.",
"type": "object",
"properties": {
"alert": {
"description": "The text to show: a string is the body alone. Required to start a Live Activity.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/apns.alert"
}
]
},
"badge": {
"description": "Badge number on the app icon. 0 removes it, absent leaves it as it is.",
"type": "integer"
},
"sound": {
"description": "Sound: a file name or \"default\", or a dictionary for critical alerts.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/apns.sound"
}
]
},
"thread-id": {
"description": "Notifications with the same id are grouped.",
"type": "string"
},
"category": {
"description": "Name of the registered category that supplies the action buttons.",
"type": "string"
},
"content-available": {
"description": "1 wakes the app in the background. Leave it out rather than write 0.",
"anyOf": [
{
"type": "integer",
"minimum": 0,
"maximum": 1
},
{
"type": "boolean"
}
]
},
"mutable-content": {
"description": "1 lets the app's Notification Service Extension change the notification before it shows.",
"anyOf": [
{
"type": "integer",
"minimum": 0,
"maximum": 1
},
{
"type": "boolean"
}
]
},
"target-content-id": {
"description": "Identifier of the window that a tap brings forward.",
"type": "string"
},
"interruption-level": {
"description": "How much the notification may interrupt, iOS 15 and later. Default \"active\".",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"relevance-score": {
"description": "Rank in a summary, 0 to 1, highest first. For Live Activities any number.",
"type": "number"
},
"filter-criteria": {
"description": "What the app's Focus filters compare with, iOS 16 and later.",
"type": "string"
},
"url-args": {
"description": "Safari website push: values for the placeholders of the site's URL format, in order; may be empty.",
"type": "array",
"items": {
"type": "string"
}
},
"content-changed": {
"description": "Widgets and controls: true has them reload.",
"type": "boolean"
},
"ptt-push-type": {
"description": "Push to Talk: \"service-update\" marks a push that is not a call.",
"type": "string"
},
"timestamp": {
"description": "Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.",
"type": "number"
},
"event": {
"description": "Live Activity: what the push does.",
"enum": ["start", "update", "end"]
},
"content-state": {
"description": "Live Activity: the dynamic content, as the app's ContentState decodes it.",
"type": "object"
},
"attributes-type": {
"description": "Live Activity: name of the Swift type of the attributes. Required to start one.",
"type": "string"
},
"attributes": {
"description": "Live Activity: the static content. Required to start one.",
"type": "object"
},
"stale-date": {
"description": "Live Activity: UNIX time in seconds from which the content counts as out of date.",
"type": "number"
},
"dismissal-date": {
"description": "Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.\nA time in the past removes it at once. Default and maximum four hours after its end.",
"type": "number"
},
"input-push-token": {
"description": "Live Activity: 1 asks, at the start, for a token for later updates, iOS 18 and later.",
"anyOf": [
{
"type": "integer",
"minimum": 0,
"maximum": 1
},
{
"type": "boolean"
}
]
},
"input-push-channel": {
"description": "Live Activity: id of the channel whose broadcasts update the activity, in base64, iOS 18 and later.",
"type": "string"
}
},
"additionalProperties": false
},
"apns.headers": {
"description": "Request headers of one notification.",
"type": "object",
"properties": {
"apns-push-type": {
"description": "Kind of the notification. It decides the suffix of the topic and what the payload may hold.",
"$ref": "#/$defs/apns.push-type"
},
"apns-topic": {
"description": "Bundle id of the app, with the suffix that belongs to the push type. Not sent on broadcasts.",
"type": "string"
},
"apns-priority": {
"description": "\"10\" deliver at once, \"5\" mind the device's power, \"1\" never wake the device.\nDefault \"10\"; background needs \"5\".",
"enum": ["10", "5", "1"]
},
"apns-expiration": {
"description": "UNIX time in seconds at which delivery is given up; \"0\" is one attempt. Default: kept up to 30 days.",
"type": "string",
"pattern": "^(?:[0-9]+)$"
},
"apns-collapse-id": {
"description": "Notifications with the same id show as one. At most 64 bytes.",
"type": "string",
"minLength": 0,
"maxLength": 64
},
"apns-id": {
"description": "UUID of the notification, returned in the response. Default: APNs makes one.",
"$ref": "#/$defs/apns.uuid"
},
"apns-channel-id": {
"description": "Broadcast: id of the channel, in base64.",
"type": "string",
"pattern": "^(?:[A-Za-z0-9+/]+=*)$"
},
"apns-request-id": {
"description": "Broadcast and channel management: UUID of the request, returned in the response.",
"$ref": "#/$defs/apns.uuid"
}
},
"additionalProperties": false
},
"apns.localized-text": {
"description": "Text of a Live Activity's alert by the key of a localized string.",
"type": "object",
"properties": {
"loc-key": {
"description": "Key of the text in the app's localized strings.",
"type": "string"
},
"loc-args": {
"description": "Values for the placeholders of the localized string, in order.",
"type": "array",
"items": {
"type": "string"
}
}
},
"required": ["loc-key"],
"additionalProperties": false
},
"apns.push-type": {
"description": "Kinds of notifications.",
"enum": ["alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets"]
},
"apns.sound": {
"description": "Sound dictionary, for critical alerts.",
"type": "object",
"properties": {
"critical": {
"description": "1 makes the alert critical: it sounds even when the device is muted. Default 0.",
"anyOf": [
{
"type": "integer",
"minimum": 0,
"maximum": 1
},
{
"type": "boolean"
}
]
},
"name": {
"description": "File name in the app's bundle or its sounds folder, or \"default\".",
"type": "string"
},
"volume": {
"description": "Volume of a critical alert, 0 silent to 1 full.",
"type": "number"
}
},
"additionalProperties": false
},
"apns.uuid": {
"description": "UUID: 32 lower-case hexadecimal digits in five groups.",
"type": "string",
"pattern": "^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$"
}
}
}
"""#
}
