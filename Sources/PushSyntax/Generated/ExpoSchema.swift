// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/expo.cddl. Do not edit.

extension ExpoGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/expo.cddl. Do not edit.",
"title": "expo",
"description": "Expo: body of a request to the Expo Push Service.\nEndpoint: POST https://exp.host/--/api/v2/push/send\nFacts: Expo's page \"Send notifications with the Expo Push Service\" for names and documented meaning; the types of\nexpo-server-sdk-node 6 for members that the page omits, and its changes of August 2026 for those that came then.",
"anyOf": [
{
"$ref": "#/$defs/message"
},
{
"type": "array",
"items": {
"$ref": "#/$defs/message"
},
"minItems": 0,
"maxItems": 100
}
],
"$defs": {
"message": {
"description": "One message to any number of devices.",
"type": "object",
"properties": {
"to": {
"description": "Expo push tokens of the recipients, such as \"ExponentPushToken[…]\". Only Expo knows their devices.",
"anyOf": [
{
"type": "string"
},
{
"type": "array",
"items": {
"type": "string"
}
}
]
},
"contentAvailable": {
"description": "iOS: wake the app in the background.",
"type": "boolean"
},
"_contentAvailable": {
"description": "iOS: the former name of `contentAvailable`, which wins.",
"type": "boolean"
},
"data": {
"description": "The app's own data. The whole payload may have 4096 bytes.",
"type": "object"
},
"title": {
"description": "Title of the notification.",
"type": "string"
},
"body": {
"description": "Text of the notification.",
"type": "string"
},
"ttl": {
"description": "Seconds that an undelivered message is kept. Takes precedence over `expiration`.",
"type": "integer",
"minimum": 0
},
"expiration": {
"description": "Instant at which the message expires, in seconds since 1970.",
"type": "integer",
"minimum": 0
},
"priority": {
"description": "Delivery priority. \"default\" is the one of each service.",
"enum": ["default", "normal", "high"]
},
"subtitle": {
"description": "iOS: subtitle of the notification.",
"type": "string"
},
"sound": {
"description": "iOS: sound: \"default\" or a file name, or a dictionary that can make an alert critical. null plays none.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/sound"
},
{
"type": "null"
}
]
},
"badge": {
"description": "iOS: number on the app's icon; 0 removes it.",
"type": "integer",
"minimum": 0
},
"interruptionLevel": {
"description": "iOS: importance and timing of the delivery.",
"enum": ["active", "critical", "passive", "time-sensitive"]
},
"channelId": {
"description": "Android: channel of the notification. A notification to a channel that the app has not created is not shown.",
"type": "string"
},
"icon": {
"description": "Android: icon of the notification, a resource of the app.",
"type": "string"
},
"richContent": {
"description": "Picture of the notification. iOS needs a Notification Service Extension for it.",
"$ref": "#/$defs/rich-content"
},
"categoryId": {
"description": "Category of the notification, which has its buttons.",
"type": "string"
},
"threadId": {
"description": "iOS: notifications with the same id are grouped.",
"type": "string"
},
"targetContentId": {
"description": "iOS: the window of the app that is brought forward.",
"type": "string"
},
"relevanceScore": {
"description": "iOS: order within a summary, 0 to 1.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
"filterCriteria": {
"description": "iOS: what a Focus decides by whether the notification is shown.",
"type": "string"
},
"mutableContent": {
"description": "iOS: let the app's Notification Service Extension change the notification.",
"type": "boolean"
},
"collapseId": {
"description": "Of messages with the same id, only the last is delivered to a device that was offline. On iOS, they also replace each other\non the screen.",
"type": "string"
},
"tag": {
"description": "Android: notifications with the same tag replace each other on the screen.",
"type": "string"
}
},
"required": ["to"],
"additionalProperties": false
},
"sound": {
"description": "Sound of an alert on iOS.",
"type": "object",
"properties": {
"critical": {
"description": "Play it even if the device is muted. Needs an entitlement.",
"type": "boolean"
},
"name": {
"description": "\"default\" or a file name.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"volume": {
"description": "Volume of a critical alert, 0 to 1.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
}
},
"additionalProperties": false
},
"rich-content": {
"description": "What a notification shows besides its text.",
"type": "object",
"properties": {
"image": {
"description": "URL of a picture.",
"type": "string"
}
},
"additionalProperties": false
}
}
}
"""#
}
