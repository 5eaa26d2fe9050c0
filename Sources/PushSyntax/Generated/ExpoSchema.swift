// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/expo.cddl. Do not edit.

extension ExpoGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/expo.cddl. Do not edit.",
"title": "expo",
d"Expo: body of a request to the Expo Push Service.\nEndpoint: POST https://exp.host/--/api/v2/push/send\nFacts: Expo's page \"Send notifications with the Expo Push Service\" for names and documented meaning; the types of\nexpo-server-sdk-node 6 for members that the page omits, and its changes of August 2026 for those that came then.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
"anyOf": [
{
rmessage"
},
{
t"array",
"items": {
rmessage"
},
"minItems": 0,
"maxItems": 100
}
],
"$defs": {
"message": {
d"One message to any number of devices.",
t"object",
p{
"to": {
d"Expo push tokens of the recipients, such as \"ExponentPushToken[…]\". Only Expo knows their devices.",
"anyOf": [
{
t"string"
},
{
t"array",
"items": {
t"string"
}
}
]
},
"contentAvailable": {
d"iOS: wake the app in the background.",
t"boolean"
},
"_contentAvailable": {
d"iOS: the former name of `contentAvailable`, which wins.",
t"boolean"
},
"data": {
d"The app's own data. The whole payload may have 4096 bytes.",
t"object"
},
"title": {
d"Title of the notification.",
t"string"
},
"body": {
d"Text of the notification.",
t"string"
},
"ttl": {
d"Seconds that an undelivered message is kept. Takes precedence over `expiration`.",
t"integer",
"minimum": 0
},
"expiration": {
d"Instant at which the message expires, in seconds since 1970.",
t"integer",
"minimum": 0
},
"priority": {
d"Delivery priority. \"default\" is the one of each service.",
"enum": ["default", "normal", "high"]
},
"subtitle": {
d"iOS: subtitle of the notification.",
t"string"
},
"sound": {
d"iOS: sound: \"default\" or a file name, or a dictionary that can make an alert critical. null plays none.",
"anyOf": [
{
t"string"
},
{
rsound"
},
{
t"null"
}
]
},
"badge": {
d"iOS: number on the app's icon; 0 removes it.",
t"integer",
"minimum": 0
},
"interruptionLevel": {
d"iOS: importance and timing of the delivery.",
"enum": ["active", "critical", "passive", "time-sensitive"]
},
"channelId": {
d"Android: channel of the notification. A notification to a channel that the app has not created is not shown.",
t"string"
},
"icon": {
d"Android: icon of the notification, a resource of the app.",
t"string"
},
"richContent": {
d"Picture of the notification. iOS needs a Notification Service Extension for it.",
rrich-content"
},
"categoryId": {
d"Category of the notification, which has its buttons.",
t"string"
},
"threadId": {
d"iOS: notifications with the same id are grouped.",
t"string"
},
"targetContentId": {
d"iOS: the window of the app that is brought forward.",
t"string"
},
"relevanceScore": {
d"iOS: order within a summary, 0 to 1.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"filterCriteria": {
d"iOS: what a Focus decides by whether the notification is shown.",
t"string"
},
"mutableContent": {
d"iOS: let the app's Notification Service Extension change the notification.",
t"boolean"
},
"collapseId": {
d"Of messages with the same id, only the last is delivered to a device that was offline. On iOS, they also replace each other\non the screen.",
t"string"
},
"tag": {
d"Android: notifications with the same tag replace each other on the screen.",
t"string"
}
},
"required": ["to"],
afalse
},
"sound": {
d"Sound of an alert on iOS.",
t"object",
p{
"critical": {
d"Play it even if the device is muted. Needs an entitlement.",
t"boolean"
},
"name": {
d"\"default\" or a file name.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"volume": {
d"Volume of a critical alert, 0 to 1.",
t"number",
"minimum": 0.0,
"maximum": 1.0
}
},
afalse
},
"rich-content": {
d"What a notification shows besides its text.",
t"object",
p{
"image": {
d"URL of a picture.",
t"string"
}
},
afalse
}
}
}
"""#
}
