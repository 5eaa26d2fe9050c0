// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.

extension EmarsysGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.",
"title": "emarsys",
d"Emarsys: rich push payload, an APNs payload with keys for the Emarsys SDK.\nFacts: Emarsys's page on push for iOS; the source of the Emarsys SDKs for iOS and Android, version 3, for what is\nread and required.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
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
d"Payload: `aps` for the system, keys for the Emarsys SDK, and any keys of the app next to them.",
t"object",
p{
"aps": {
d"What the system reads. Picture, actions and in-app message need `mutable-content` there.",
rapns.aps"
},
"image_url": {
d"URL of a picture shown with the notification.",
t"string"
},
"u": {
d"The recipient: an object, or the same as JSON text. Required if buttons are tapped.",
"anyOf": [
{
t"string"
},
{
ruser"
}
]
},
"ems": {
d"What the Emarsys SDK reads.",
rems"
},
"ems_msg": {
d"Marks a message of Emarsys, commonly `{}`. The SDK for Android needs it, the one for iOS does not read it."
},
"del-id": {
d"Dismiss the notification with this id, which is the `apns-collapse-id` that was sent before.",
t"string"
},
"del_id": {
d"Another spelling of `del-id`, from the text of Emarsys's page; its sample has the other one.",
t"string"
}
},
atrue
},
"user": {
d"The recipient. Other keys are allowed, and not read by the SDK.",
t"object",
p{
"sid": {
d"Id of this send to this recipient, returned when the notification is opened.",
t"string"
}
},
atrue
},
"ems": {
d"What the Emarsys SDK reads.",
t"object",
p{
"multichannelId": {
d"Id of the campaign.",
t"string"
},
"actions": {
d"Visible notification: its buttons, at most 3. Silent one: what is done on arrival.",
t"array",
"items": {
raction"
}
},
"default_action": {
d"What a tap on the notification does.",
raction"
},
"inapp": {
d"In-app message to show, loaded beforehand.",
rinapp"
}
},
atrue
},
"action": {
d"An action: a button, what a tap does, or what a silent push does. The type decides which members it needs.",
t"object",
p{
"id": {
d"Id of the action, reported when it is taken. Mandatory for buttons.",
t"string"
},
"title": {
d"Label of the button. Mandatory for buttons.",
t"string"
},
t{
d"Kind of the action: MEAppEvent, MECustomEvent, OpenExternalUrl, Dismiss, or BadgeCount in silent pushes.\niOS shows no button for another type. Mandatory.",
t"string"
},
"name": {
d"Name of the event. Mandatory for MEAppEvent and MECustomEvent.",
t"string"
},
"url": {
d"URL to open. Mandatory for OpenExternalUrl.",
t"string"
},
"payload": {
d"MEAppEvent and MECustomEvent: the event's own data.",
t"object"
},
"method": {
d"BadgeCount: ADD in any case adds to the number on the icon; anything else sets it. Mandatory for BadgeCount.",
t"string"
},
"value": {
d"BadgeCount: the number to set or to add. Mandatory for BadgeCount.",
t"number"
}
},
atrue
},
"inapp": {
d"In-app message. It needs both of its members.",
t"object",
p{
"campaign_id": {
d"Id of the message's campaign.",
t"string"
},
"url": {
d"URL of the message's content.",
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
rapns.headers"
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
atrue
},
"apns.alert": {
bapns.alert
},
"apns.aps": {
bapns.aps
},
"apns.headers": {
bapns.headers
},
"apns.localized-text": {
bapns.localized-text
},
"apns.push-type": {
bapns.push-type
},
"apns.sound": {
bapns.sound
},
"apns.uuid": {
bapns.uuid
}
}
}
"""#
}
