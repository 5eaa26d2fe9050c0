// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/apns.cddl. Do not edit.

extension APNSGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/apns.cddl. Do not edit.",
"title": "apns",
d"APNs: payload of a remote notification, and the request headers that go with it.\nEndpoint: POST https://api.push.apple.com/3/device/{token}, or api.sandbox.push.apple.com\nFacts: Apple's documents \"Generating a remote notification\", \"Sending notification requests to APNs\" and the\nActivityKit push documents; older Apple references and open APNs clients for legacy keys.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
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
rrecord"
},
"else": {
rpayload"
},
"$defs": {
"payload": {
d"Payload: `aps` for the system, and any keys of the app next to it. At most 4096 bytes, 5120 for voip.",
t"object",
p{
"aps": {
d"What the system reads.",
raps"
},
"mdm": {
d"Device management: the magic string of the enrolled device. It is then the only key. In other pushes it is the app's own."
},
"container-identifier": {
d"File Provider: identifier of the item whose contents have changed, a string. In other pushes it is the app's own."
},
"domain": {
d"File Provider: domain of the item, a string. Required if the app has added domains. In other pushes it is the app's own."
},
"Simulator Target Bundle": {
d"Xcode's Simulator: bundle identifier of the app that gets the file, a string. The app does not see the key; APNs has a\ntopic, and any other value is custom data."
}
},
atrue
},
"aps": {
d"What the system reads of a payload: user notifications, background updates and Live Activities.",
t"object",
p{
"alert": {
d"The text to show: a string is the body alone. Required to start a Live Activity.",
"anyOf": [
{
t"string"
},
{
ralert"
}
]
},
"badge": {
d"Badge number on the app icon. 0 removes it, absent leaves it as it is.",
t"integer"
},
"sound": {
d"Sound: a file name or \"default\", or a dictionary for critical alerts.",
"anyOf": [
{
t"string"
},
{
rsound"
}
]
},
"thread-id": {
d"Notifications with the same id are grouped.",
t"string"
},
"category": {
d"Name of the registered category that supplies the action buttons.",
t"string"
},
"content-available": {
d"1 wakes the app in the background. Leave it out rather than write 0.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"mutable-content": {
d"1 lets the app's Notification Service Extension change the notification before it shows.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"target-content-id": {
d"Identifier of the window that a tap brings forward.",
t"string"
},
"interruption-level": {
d"How much the notification may interrupt, iOS 15 and later. Default \"active\".",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"relevance-score": {
d"Rank in a summary, 0 to 1, highest first. For Live Activities any number.",
t"number"
},
"filter-criteria": {
d"What the app's Focus filters compare with, iOS 16 and later.",
t"string"
},
"url-args": {
d"Safari website push: values for the placeholders of the site's URL format, in order; may be empty.",
t"array",
"items": {
t"string"
}
},
"content-changed": {
d"Widgets and controls: true has them reload.",
t"boolean"
},
"ptt-push-type": {
d"Push to Talk: \"service-update\" marks a push that is not a call.",
t"string"
},
"timestamp": {
d"Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.",
t"number"
},
"event": {
d"Live Activity: what the push does.",
"enum": ["start", "update", "end"]
},
"content-state": {
d"Live Activity: the dynamic content, as the app's ContentState decodes it.",
t"object"
},
"attributes-type": {
d"Live Activity: name of the Swift type of the attributes. Required to start one.",
t"string"
},
"attributes": {
d"Live Activity: the static content. Required to start one.",
t"object"
},
"stale-date": {
d"Live Activity: UNIX time in seconds from which the content counts as out of date.",
t"number"
},
"dismissal-date": {
d"Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.\nA time in the past removes it at once. Default and maximum four hours after its end.",
t"number"
},
"input-push-token": {
d"Live Activity: 1 asks, at the start, for a token for later updates, iOS 18 and later.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"input-push-channel": {
d"Live Activity: id of the channel whose broadcasts update the activity, in base64, iOS 18 and later.",
t"string"
}
},
afalse
},
"alert": {
d"Text to show. Each text is given either itself or by the key of a localized string.",
t"object",
p{
"title": {
d"Title: a string. In a Live Activity also a localized one.",
"anyOf": [
{
t"string"
},
{
rlocalized-text"
}
]
},
"title-loc-key": {
d"Key of the title in the app's localized strings, instead of `title`.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"title-loc-args": {
d"Values for the placeholders of `title-loc-key`, in order.",
"anyOf": [
{
t"array",
"items": {
t"string"
}
},
{
t"null"
}
]
},
"subtitle": {
d"Second line, below the title.",
t"string"
},
"subtitle-loc-key": {
d"Key of the subtitle in the app's localized strings, instead of `subtitle`.",
t"string"
},
"subtitle-loc-args": {
d"Values for the placeholders of `subtitle-loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"body": {
d"Text below title and subtitle: a string. In a Live Activity also a localized one.",
"anyOf": [
{
t"string"
},
{
rlocalized-text"
}
]
},
"loc-key": {
d"Key of the text in the app's localized strings, instead of `body`.",
t"string"
},
"loc-args": {
d"Values for the placeholders of `loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"action": {
d"Safari website push: label of the action button.",
t"string"
},
"action-loc-key": {
d"Key of a localized label for the button that opens the app; null hides the button. From older references.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"launch-image": {
d"File name of the launch image, with or without its extension.",
t"string"
},
"summary-arg": {
d"Words for a group's summary line.\nWithout effect since iOS 15.",
"deprecated": true,
t"string"
},
"summary-arg-count": {
d"Number of items that this notification adds to a group's summary line, at least 1.\nWithout effect since iOS 15.",
"deprecated": true,
t"integer"
},
"sound": {
d"Live Activity: file name of the sound that goes with the alert, or \"default\".",
t"string"
}
},
afalse
},
"localized-text": {
bapns.localized-text
},
"sound": {
bapns.sound
},
"headers": {
d"Request headers of one notification.",
t"object",
p{
"apns-push-type": {
d"Kind of the notification. It decides the suffix of the topic and what the payload may hold.",
rpush-type"
},
"apns-topic": {
d"Bundle id of the app, with the suffix that belongs to the push type. Not sent on broadcasts.",
t"string"
},
"apns-priority": {
d"\"10\" deliver at once, \"5\" mind the device's power, \"1\" never wake the device.\nDefault \"10\"; background needs \"5\".",
"enum": ["10", "5", "1"]
},
"apns-expiration": {
d"UNIX time in seconds at which delivery is given up; \"0\" is one attempt. Default: kept up to 30 days.",
t"string",
"pattern": "^(?:[0-9]+)$"
},
"apns-collapse-id": {
d"Notifications with the same id show as one. At most 64 bytes.",
t"string",
"minLength": 0,
"maxLength": 64
},
"apns-id": {
d"UUID of the notification, returned in the response. Default: APNs makes one.",
ruuid"
},
"apns-channel-id": {
d"Broadcast: id of the channel, in base64.",
t"string",
"pattern": "^(?:[A-Za-z0-9+/]+=*)$"
},
"apns-request-id": {
d"Broadcast and channel management: UUID of the request, returned in the response.",
ruuid"
}
},
"patternProperties": {
"^[Aa][Pp][Nn][Ss]-[Pp][Uu][Ss][Hh]-[Tt][Yy][Pp][Ee]$": {
rheaders/properties/apns-push-type"
},
"^[Aa][Pp][Nn][Ss]-[Tt][Oo][Pp][Ii][Cc]$": {
rheaders/properties/apns-topic"
},
"^[Aa][Pp][Nn][Ss]-[Pp][Rr][Ii][Oo][Rr][Ii][Tt][Yy]$": {
rheaders/properties/apns-priority"
},
"^[Aa][Pp][Nn][Ss]-[Ee][Xx][Pp][Ii][Rr][Aa][Tt][Ii][Oo][Nn]$": {
rheaders/properties/apns-expiration"
},
"^[Aa][Pp][Nn][Ss]-[Cc][Oo][Ll][Ll][Aa][Pp][Ss][Ee]-[Ii][Dd]$": {
rheaders/properties/apns-collapse-id"
},
"^[Aa][Pp][Nn][Ss]-[Ii][Dd]$": {
rheaders/properties/apns-id"
},
"^[Aa][Pp][Nn][Ss]-[Cc][Hh][Aa][Nn][Nn][Ee][Ll]-[Ii][Dd]$": {
rheaders/properties/apns-channel-id"
},
"^[Aa][Pp][Nn][Ss]-[Rr][Ee][Qq][Uu][Ee][Ss][Tt]-[Ii][Dd]$": {
rheaders/properties/apns-request-id"
},
"^(?:[^Aa]|[Aa][^Pp]|[Aa][Pp][^Nn]|[Aa][Pp][Nn][^Ss])": {}
},
afalse
},
"push-type": {
bapns.push-type
},
"uuid": {
bapns.uuid
},
"record": {
d"Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.",
t"object",
p{
"target": {
d"Service that the request is for.",
"enum": ["apns"]
},
"tokens": {
d"Templates only: the tokens. The URL has `{token}` in their place.",
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
d"Endpoint. Unknown parts are in braces, such as `{token}`.",
t"string"
},
"headers": {
d"Request headers.",
rheaders"
},
"body": {
d"Body: the payload.",
rpayload"
},
"origin": {
d"Where the message stood in the input: file, line, pointer and id.",
t"object"
}
},
"required": ["body"],
afalse
}
}
}
"""#
}
