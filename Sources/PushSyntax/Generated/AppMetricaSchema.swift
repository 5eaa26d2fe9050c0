// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.

extension AppMetricaGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.",
"title": "appmetrica",
"description": "AppMetrica Push API: body of a batch send.\nEndpoint: POST https://push.api.appmetrica.yandex.net/push/v1/send-batch\nFacts: AppMetrica's document \"Sending push messages\" and its file type list; the open source of the\nAppMetrica Push SDKs for what the document leaves open.",
"$ref": "#/$defs/request",
"$defs": {
"request": {
"description": "Request: the document's single root key.",
"type": "object",
"properties": {
"push_batch_request": {
"description": "The batch of messages to send.",
"$ref": "#/$defs/batch-request"
}
},
"required": ["push_batch_request"],
"additionalProperties": false
},
"batch-request": {
"description": "A sending: messages with the devices that they go to.",
"type": "object",
"properties": {
"group_id": {
"description": "Id of the group that the sending belongs to. The group is created beforehand.",
"type": "integer"
},
"client_transfer_id": {
"description": "Caller's own id of the sending, 64 bits, unique within the group. Serves to ask for the status.",
"type": "integer"
},
"tag": {
"description": "Label under which reports gather sendings. Any number of sendings may share one.",
"type": "string"
},
"batch": {
"description": "The messages, each with its devices. All groups of a request hold at most 250,000 devices together.",
"type": "array",
"items": {
"$ref": "#/$defs/batch-item"
},
"minItems": 1
}
},
"required": ["group_id", "tag", "batch"],
"additionalProperties": false
},
"batch-item": {
"description": "One message and the devices that it goes to.",
"type": "object",
"properties": {
"messages": {
"description": "The content, per platform.",
"$ref": "#/$defs/messages"
},
"devices": {
"description": "The devices, grouped by the type of their ids. 1 to 5 groups.",
"type": "array",
"items": {
"$ref": "#/$defs/device-group"
},
"minItems": 1
}
},
"required": ["messages", "devices"],
"additionalProperties": false
},
"messages": {
"description": "Content per platform. Huawei ids are served with the `android` content.",
"type": "object",
"properties": {
"android": {
"description": "Content for Android and Huawei devices.",
"$ref": "#/$defs/android-message"
},
"iOS": {
"description": "Content for Apple devices.",
"$ref": "#/$defs/ios-message"
},
"ios": {
"description": "Content for Apple devices, in the spelling of the document's table; its samples spell `iOS`.\nMisspelt: the key is `iOS`.",
"deprecated": true,
"$ref": "#/$defs/ios-message"
}
},
"additionalProperties": false
},
"android-message": {
"description": "A message for Android and Huawei devices.",
"type": "object",
"properties": {
"silent": {
"description": "Deliver to the app without showing anything. Default false.",
"type": "boolean"
},
"content": {
"description": "What is shown, and how.",
"$ref": "#/$defs/android-content"
},
"contentt": {
"description": "What is shown, and how, in the misprint of the document's iOS table.\nMisspelt: the key is `content`.",
"deprecated": true,
"$ref": "#/$defs/android-content"
},
"open_action": {
"description": "What a tap does. Absent or empty: it opens the app.",
"$ref": "#/$defs/android-open-action"
}
},
"additionalProperties": false
},
"android-content": {
"description": "What an Android notification shows, and how it is delivered.",
"type": "object",
"properties": {
"title": {
"description": "Title. Mandatory unless the message is silent.",
"type": "string"
},
"text": {
"description": "Text, read as HTML by the SDK. Mandatory unless the message is silent.",
"type": "string"
},
"icon": {
"description": "Icon of the notification bar: a drawable resource of the app, by name or by number in quotes.\nDefault: the app's icon.",
"type": "string"
},
"icon_background": {
"description": "Color of the icon, \"#AARRGGBB\".",
"$ref": "#/$defs/argb-color"
},
"image": {
"description": "URL of a picture that is shown next to the text.",
"type": "string"
},
"banner": {
"description": "URL of a large picture that is shown below the text.",
"type": "string"
},
"data": {
"description": "Any string for the app, which reads it through the SDK.",
"type": "string"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. Default: the SDK's own channel.",
"type": "string"
},
"priority": {
"description": "Importance of the notification on the device, -2 lowest to 2 highest. Not the delivery priority.",
"type": "integer",
"minimum": -2,
"maximum": 2
},
"collapse_key": {
"description": "Notification id: a notification on screen with the same id is replaced. Default 0.",
"type": "integer"
},
"vibration": {
"description": "Vibration pattern in milliseconds: pause, vibration, pause, vibration, …",
"type": "array",
"items": {
"type": "integer",
"minimum": 0
}
},
"led_color": {
"description": "Color of the LED, \"#RRGGBB\".",
"$ref": "#/$defs/rgb-color"
},
"led_interval": {
"description": "Milliseconds that the LED is on.",
"type": "integer",
"minimum": 0
},
"led_pause_interval": {
"description": "Milliseconds that the LED is off in between.",
"type": "integer",
"minimum": 0
},
"time_to_live": {
"description": "Seconds that an undelivered message is kept. FCM keeps at most 2419200.",
"type": "integer",
"minimum": 0
},
"visibility": {
"description": "What a lock screen shows. Not set by default; Android 8 and later take it from the channel.",
"enum": ["secret", "private", "public"]
},
"urgency": {
"description": "Delivery priority: high wakes the device. Default \"high\".",
"enum": ["high", "normal"]
}
},
"additionalProperties": false
},
"android-open-action": {
"description": "What a tap on an Android notification does.",
"type": "object",
"properties": {
"deeplink": {
"description": "Deep link to a screen of the app.",
"type": "string"
},
"url": {
"description": "URL. It belongs to iOS; the document's table misprints it here. Accepted with a warning.",
"type": "string"
}
},
"additionalProperties": false
},
"ios-message": {
"description": "A message for Apple devices.",
"type": "object",
"properties": {
"silent": {
"description": "Deliver to the app without showing anything. Default false.",
"type": "boolean"
},
"content": {
"description": "What is shown, and how.",
"$ref": "#/$defs/ios-content"
},
"contentt": {
"description": "What is shown, and how, in the misprint of the document's table.\nMisspelt: the key is `content`.",
"deprecated": true,
"$ref": "#/$defs/ios-content"
},
"open_action": {
"description": "What a tap does. Absent or empty: it opens the app.",
"$ref": "#/$defs/ios-open-action"
}
},
"additionalProperties": false
},
"ios-content": {
"description": "What an iOS notification shows, and how it is delivered.",
"type": "object",
"properties": {
"title": {
"description": "Title. Mandatory unless the message is silent.",
"type": "string"
},
"text": {
"description": "Text. Mandatory unless the message is silent.",
"type": "string"
},
"badge": {
"description": "Badge number on the app icon; 0 removes it.",
"type": "integer",
"minimum": 0
},
"sound": {
"description": "The default sound, or no sound.",
"enum": ["default", "disable"]
},
"thread_id": {
"description": "Notifications with the same id are grouped.",
"type": "string"
},
"category": {
"description": "Name of the registered category that supplies the action buttons.",
"type": "string"
},
"mutable_content": {
"description": "1 lets the app's Notification Service Extension change the notification before it shows; it also reports\ndelivery and loads attachments. Default 0.",
"type": "integer",
"minimum": 0,
"maximum": 1
},
"expiration": {
"description": "Seconds after which delivery is given up. Default: unlimited.",
"type": "integer",
"minimum": 0
},
"data": {
"description": "Any string for the app, which reads it through the SDK.",
"type": "string"
},
"collapse_id": {
"description": "Notifications with the same id show as one. At most 64 bytes.",
"type": "string"
},
"attachments": {
"description": "Files shown with the notification. One that cannot be loaded loses all of them.",
"type": "array",
"items": {
"$ref": "#/$defs/attachment"
}
}
},
"additionalProperties": false
},
"attachment": {
"description": "A file shown with an iOS notification.",
"type": "object",
"properties": {
"id": {
"description": "Id of the attachment.",
"type": "string"
},
"file_url": {
"description": "URL of the file.",
"type": "string"
},
"file_type": {
"description": "Type of the file, by AppMetrica's short word. iOS attaches only some of them.",
"$ref": "#/$defs/file-type"
}
},
"additionalProperties": false
},
"file-type": {
"description": "AppMetrica's short words for file types.",
"enum": ["image", "jpg", "jpeg2000", "tiff", "pict", "gif", "png", "qtif", "icns", "bmp", "ico", "raw", "svg", "livephoto", "audiovisual", "movie", "video", "audio", "mov", "mpeg", "mpeg2", "mpeg2stream", "mp3", "mp4", "mp4a", "m4p", "m4v", "avi", "aiff", "wav", "midi"]
},
"ios-open-action": {
"description": "What a tap on an iOS notification does.",
"type": "object",
"properties": {
"url": {
"description": "URL to open, on the web or in an app.",
"type": "string"
},
"deeplink": {
"description": "Deep link. It belongs to Android; clients send it here too. Accepted with a warning.",
"type": "string"
}
},
"additionalProperties": false
},
"device-group": {
"description": "Devices whose ids are of one type.",
"type": "object",
"properties": {
"id_type": {
"description": "Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.",
"enum": ["appmetrica_device_id", "ios_ifa", "google_aid", "android_push_token", "ios_push_token", "huawei_push_token", "huawei_oaid"]
},
"id_values": {
"description": "The ids. Never empty.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 1
}
},
"required": ["id_type", "id_values"],
"additionalProperties": false
},
"argb-color": {
"description": "Color with its opacity first, \"#AARRGGBB\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{8})$"
},
"rgb-color": {
"description": "Color without opacity, \"#RRGGBB\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
}
}
}
"""#
}
