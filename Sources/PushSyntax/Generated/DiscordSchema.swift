// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.

extension DiscordGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.",
"title": "discord",
d"Discord: body by which a device registers its push tokens, and the request that takes them back.\nEndpoints: POST and DELETE /users/@me/devices, PUT /users/@me/devices/sync\nFacts: the unofficial Discord documentation \"discord-userdoccers\" for names and documented meaning; a decompiled\nclient for providers and keys that it omits.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
"anyOf": [
{
rregistration"
},
{
runregistration"
},
{
t"array",
"items": {
"anyOf": [
{
rregistration"
},
{
runregistration"
}
]
}
}
],
"$defs": {
"registration": {
d"Body that registers, unregisters or synchronizes the tokens of a device.",
t"object",
p{
"provider": {
d"Service that the token is for: \"gcm\", which is FCM; \"apns\"; \"apns_internal\", the employees' app.\nnull logs the device out.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"token": {
d"Push token. Mandatory unless the device is logged out.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"voip_provider": {
d"Service that the VoIP token is for, \"apns_voip\" or \"apns_internal_voip\"; iOS only.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"voip_token": {
d"PushKit token for calls.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"bundle_id": {
d"Bundle id of the app, which is the topic of its pushes. Default \"com.discord\".",
t"string"
},
"bypass_server_throttling_supported": {
d"Whether the client allows for the server's throttling to be bypassed.",
t"boolean"
},
"push_sync_tokens": {
d"Body of a synchronization: a sync token of each account that is to have the device's token.",
t"array",
"items": {
t"string"
}
}
},
"required": ["provider"],
afalse
},
"unregistration": {
d"Request that takes a registration back: the method and the body.",
t"object",
p{
"method": {
d"HTTP method. It tells this document from a registration.",
"enum": ["DELETE"]
},
"path": {
d"Path of the endpoint.",
t"string"
},
"body": {
d"The registration to take back.",
rregistration"
}
},
"required": ["method", "body"],
afalse
}
}
}
"""#
}
