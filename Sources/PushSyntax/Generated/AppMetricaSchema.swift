// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.

extension AppMetricaGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.",
"title": "appmetrica",
d"AppMetrica Push API: body of a batch send.\nEndpoint: POST https://push.api.appmetrica.yandex.net/push/v1/send-batch\nFacts: AppMetrica's document \"Sending push messages\" and its file type list; the open source of the\nAppMetrica Push SDKs for what the document leaves open.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
rrequest",
"$defs": {
"request": {
d"Request: the document's single root key.",
t"object",
p{
"push_batch_request": {
d"The batch of messages to send.",
rbatch-request"
}
},
"required": ["push_batch_request"],
afalse
},
"batch-request": {
d"A sending: messages with the devices that they go to.",
t"object",
p{
"group_id": {
d"Id of the group that the sending belongs to. The group is created beforehand.",
t"integer"
},
"client_transfer_id": {
d"Caller's own id of the sending, 64 bits, unique within the group. Serves to ask for the status.",
t"integer"
},
"tag": {
d"Label under which reports gather sendings. Any number of sendings may share one.",
t"string"
},
"batch": {
d"The messages, each with its devices. All groups of a request hold at most 250,000 devices together.",
t"array",
"items": {
rbatch-item"
},
"minItems": 1
}
},
"required": ["group_id", "tag", "batch"],
afalse
},
"batch-item": {
d"One message and the devices that it goes to.",
t"object",
p{
"messages": {
d"The content, per platform.",
rmessages"
},
"devices": {
d"The devices, grouped by the type of their ids. 1 to 5 groups.",
t"array",
"items": {
rdevice-group"
},
"minItems": 1
}
},
"required": ["messages", "devices"],
afalse
},
"messages": {
d"Content per platform. Huawei ids are served with the `android` content.",
t"object",
p{
"android": {
d"Content for Android and Huawei devices.",
randroid-message"
},
"iOS": {
d"Content for Apple devices.",
rios-message"
},
"ios": {
d"Content for Apple devices, in the spelling of the document's table; its samples spell `iOS`.\nMisspelled: the key is `iOS`.",
"deprecated": true,
rios-message"
}
},
afalse
},
"android-message": {
d"A message for Android and Huawei devices.",
t"object",
p{
"silent": {
d"Deliver to the app without showing anything. Default false.",
t"boolean"
},
"content": {
d"What is shown, and how.",
randroid-content"
},
"contentt": {
d"What is shown, and how, in the misprint of the document's iOS table.\nMisspelled: the key is `content`.",
"deprecated": true,
randroid-content"
},
"open_action": {
d"What a tap does. Absent or empty: it opens the app.",
randroid-open-action"
}
},
afalse
},
"android-content": {
d"What an Android notification shows, and how it is delivered.",
t"object",
p{
"title": {
d"Title. Mandatory unless the message is silent.",
t"string"
},
"text": {
d"Text, read as HTML by the SDK. Mandatory unless the message is silent.",
t"string"
},
"icon": {
d"Icon of the notification bar: a drawable resource of the app, by name or by number in quotes.\nDefault: the app's icon.",
t"string"
},
"icon_background": {
d"Color of the icon, \"#AARRGGBB\" or \"#RRGGBB\".",
rargb-color"
},
"image": {
d"URL of a picture that is shown next to the text.",
t"string"
},
"banner": {
d"URL of a large picture that is shown below the text.",
t"string"
},
"data": {
d"Any string for the app, which reads it through the SDK.",
t"string"
},
"channel_id": {
d"Notification channel, Android 8 and later. Default: the SDK's own channel.",
t"string"
},
"priority": {
d"Importance of the notification on the device, -2 lowest to 2 highest. Not the delivery priority.",
t"integer",
"minimum": -2,
"maximum": 2
},
"collapse_key": {
d"Notification id: a notification on screen with the same id is replaced. Default 0.",
t"integer"
},
"vibration": {
d"Vibration pattern in milliseconds: pause, vibration, pause, vibration, …",
t"array",
"items": {
t"integer",
"minimum": 0
}
},
"led_color": {
d"Color of the LED, \"#RRGGBB\".",
rrgb-color"
},
"led_interval": {
d"Milliseconds that the LED is on.",
t"integer",
"minimum": 0
},
"led_pause_interval": {
d"Milliseconds that the LED is off in between.",
t"integer",
"minimum": 0
},
"time_to_live": {
d"Seconds that an undelivered message is kept. FCM keeps at most 2419200.",
t"integer",
"minimum": 0
},
"visibility": {
d"What a lock screen shows. Not set by default; Android 8 and later take it from the channel.",
"enum": ["secret", "private", "public"]
},
"urgency": {
d"Delivery priority: high wakes the device. Default \"high\".",
"enum": ["high", "normal"]
}
},
afalse
},
"android-open-action": {
d"What a tap on an Android notification does.",
t"object",
p{
"deeplink": {
d"Deep link to a screen of the app.",
t"string"
},
"url": {
d"URL. It belongs to iOS; the document's table misprints it here. Accepted with a warning.",
t"string"
}
},
afalse
},
"ios-message": {
d"A message for Apple devices.",
t"object",
p{
"silent": {
d"Deliver to the app without showing anything. Default false.",
t"boolean"
},
"content": {
d"What is shown, and how.",
rios-content"
},
"contentt": {
d"What is shown, and how, in the misprint of the document's table.\nMisspelled: the key is `content`.",
"deprecated": true,
rios-content"
},
"open_action": {
d"What a tap does. Absent or empty: it opens the app.",
rios-open-action"
}
},
afalse
},
"ios-content": {
d"What an iOS notification shows, and how it is delivered.",
t"object",
p{
"title": {
d"Title. Mandatory unless the message is silent.",
t"string"
},
"text": {
d"Text. Mandatory unless the message is silent.",
t"string"
},
"badge": {
d"Badge number on the app icon; 0 removes it.",
t"integer",
"minimum": 0
},
"sound": {
d"The default sound, or no sound.",
"enum": ["default", "disable"]
},
"thread_id": {
d"Notifications with the same id are grouped.",
t"string"
},
"category": {
d"Name of the registered category that supplies the action buttons.",
t"string"
},
"mutable_content": {
d"1 lets the app's Notification Service Extension change the notification before it shows; it also reports\ndelivery and loads attachments. Default 0.",
t"integer",
"minimum": 0,
"maximum": 1
},
"expiration": {
d"Seconds after which delivery is given up. Default: unlimited.",
t"integer",
"minimum": 0
},
"data": {
d"Any string for the app, which reads it through the SDK.",
t"string"
},
"collapse_id": {
d"Notifications with the same id show as one. At most 64 bytes.",
t"string"
},
"attachments": {
d"Files shown with the notification. One that cannot be loaded loses all of them.",
t"array",
"items": {
rattachment"
}
}
},
afalse
},
"attachment": {
d"A file shown with an iOS notification.",
t"object",
p{
"id": {
d"Id of the attachment.",
t"string"
},
"file_url": {
d"URL of the file.",
t"string"
},
"file_type": {
d"Type of the file, by AppMetrica's short word. iOS attaches only some of them.",
rfile-type"
}
},
afalse
},
"file-type": {
d"AppMetrica's short words for file types.",
"enum": ["image", "jpg", "jpeg2000", "tiff", "pict", "gif", "png", "qtif", "icns", "bmp", "ico", "raw", "svg", "livephoto", "audiovisual", "movie", "video", "audio", "mov", "mpeg", "mpeg2", "mpeg2stream", "mp3", "mp4", "mp4a", "m4p", "m4v", "avi", "aiff", "wav", "midi"]
},
"ios-open-action": {
d"What a tap on an iOS notification does.",
t"object",
p{
"url": {
d"URL to open, on the web or in an app.",
t"string"
},
"deeplink": {
d"Deep link. It belongs to Android; clients send it here too. Accepted with a warning.",
t"string"
}
},
afalse
},
"device-group": {
d"Devices whose ids are of one type.",
t"object",
p{
"id_type": {
d"Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.",
"enum": ["appmetrica_device_id", "ios_ifa", "google_aid", "android_push_token", "ios_push_token", "huawei_push_token", "huawei_oaid"]
},
"id_values": {
d"The ids. Never empty.",
t"array",
"items": {
t"string"
},
"minItems": 1
}
},
"required": ["id_type", "id_values"],
afalse
},
"argb-color": {
d"Color with its opacity first, \"#AARRGGBB\".",
t"string",
"pattern": "^(?:(#([0-9A-Fa-f]{2})?[0-9A-Fa-f]{6})?)$"
},
"rgb-color": {
d"Color without opacity, \"#RRGGBB\".",
t"string",
"pattern": "^(?:(#[0-9A-Fa-f]{6})?)$"
}
}
}
"""#
}
