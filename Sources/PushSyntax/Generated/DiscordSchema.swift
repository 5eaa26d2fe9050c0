// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.

extension DiscordGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.",
"title": "discord",
"description": "Discord: body by which a device registers its push tokens, and the request that takes them back.\nEndpoints: POST and DELETE /users/@me/devices, PUT /users/@me/devices/sync\nFacts: the unofficial Discord documentation \"discord-userdoccers\" for names and documented meaning; a decompiled\nclient for providers and keys that it omits.",
"anyOf": [
{
"$ref": "#/$defs/registration"
},
{
"$ref": "#/$defs/unregistration"
}
],
"$defs": {
"registration": {
"description": "Body that registers, unregisters or synchronizes the tokens of a device.",
"type": "object",
"properties": {
"provider": {
"description": "Service that the token is for: \"gcm\", which is FCM; \"apns\"; \"apns_internal\", the employees' app.\nnull logs the device out.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"token": {
"description": "Push token. Mandatory unless the device is logged out.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"voip_provider": {
"description": "Service that the VoIP token is for, \"apns_voip\" or \"apns_internal_voip\"; iOS only.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"voip_token": {
"description": "PushKit token for calls.",
"anyOf": [
{
"type": "string"
},
{
"type": "null"
}
]
},
"bundle_id": {
"description": "Bundle id of the app, which is the topic of its pushes. Default \"com.discord\".",
"type": "string"
},
"bypass_server_throttling_supported": {
"description": "Whether the client allows for the server's throttling to be bypassed.",
"type": "boolean"
},
"push_sync_tokens": {
"description": "Body of a synchronization: a sync token of each account that is to have the device's token.",
"type": "array",
"items": {
"type": "string"
}
}
},
"required": ["provider"],
"additionalProperties": false
},
"unregistration": {
"description": "Request that takes a registration back: the method and the body.",
"type": "object",
"properties": {
"method": {
"description": "HTTP method. It tells this document from a registration.",
"enum": ["DELETE"]
},
"path": {
"description": "Path of the endpoint.",
"type": "string"
},
"body": {
"description": "The registration to take back.",
"$ref": "#/$defs/registration"
}
},
"required": ["method", "body"],
"additionalProperties": false
}
}
}
"""#
}
