// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/fcm.cddl. Do not edit.

extension FCMGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/fcm.cddl. Do not edit.",
"title": "fcm",
"description": "FCM HTTP v1: body of a send request, and that of the legacy HTTP API.\nEndpoint: POST https://fcm.googleapis.com/v1/projects/{project}/messages:send\nFacts: Google's discovery document fcm:v1, revision 20261023; the Firebase documentation and the Firebase\nAdmin SDKs for limits. Members are named in snake_case, which the service accepts as well as camelCase.",
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
"enum": ["fcm"]
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
"$ref": "#/$defs/legacy-request"
}
]
},
"$defs": {
"request": {
"description": "Request: one message for one target.",
"type": "object",
"properties": {
"message": {
"description": "The message to send.",
"$ref": "#/$defs/message"
},
"validate_only": {
"description": "Check the request without delivering it. Default false.",
"type": "boolean"
},
"validateOnly": {
"$ref": "#/$defs/request/properties/validate_only"
}
},
"required": ["message"],
"additionalProperties": false
},
"message": {
"description": "A message. Exactly one of `fid`, `token`, `topic` and `condition` is set.",
"type": "object",
"properties": {
"name": {
"description": "The service's name for a message that was sent, `projects/*/messages/*`. Only in responses.",
"type": "string"
},
"data": {
"description": "The app's own data. Reserved: `from`, `message_type`, and keys starting with `google.` or\n`gcm.notification.`.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"notification": {
"description": "Notification for all platforms.",
"$ref": "#/$defs/notification"
},
"android": {
"description": "Options for Android devices.",
"$ref": "#/$defs/android-config"
},
"android_v2": {
"description": "Options for Android devices in their second form, a preview. Not together with `android`.",
"$ref": "#/$defs/android-config-v2"
},
"androidV2": {
"$ref": "#/$defs/message/properties/android_v2"
},
"webpush": {
"description": "Options for browsers.",
"$ref": "#/$defs/webpush-config"
},
"apns": {
"description": "Options for Apple devices.",
"$ref": "#/$defs/apns-config"
},
"fcm_options": {
"description": "Options of the FCM SDKs for all platforms.",
"$ref": "#/$defs/fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/message/properties/fcm_options"
},
"fid": {
"description": "Target: a Firebase installation id.",
"type": "string"
},
"token": {
"description": "Target: a registration token. `fid` is to replace it; in the meantime it takes an installation id as well.",
"type": "string"
},
"topic": {
"description": "Target: the name of a topic, without \"/topics/\". Letters, digits and `-_.~%`.",
"type": "string",
"pattern": "^(?:[a-zA-Z0-9_.~%-]{1,900})$"
},
"condition": {
"description": "Target: an expression over topics, such as `'a' in topics && 'b' in topics`.",
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
"description": "Title of the notification.",
"type": "string"
},
"body": {
"description": "Text of the notification.",
"type": "string"
},
"image": {
"description": "URL of a picture, loaded by the device: JPEG, PNG or BMP; at most 1 MB on Android.",
"type": "string"
}
},
"additionalProperties": false
},
"android-config": {
"description": "Options for Android devices.",
"type": "object",
"properties": {
"collapse_key": {
"description": "Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
"type": "string"
},
"collapseKey": {
"$ref": "#/$defs/android-config/properties/collapse_key"
},
"priority": {
"description": "Delivery priority. Default: \"NORMAL\" for data messages, \"HIGH\" for notifications.",
"$ref": "#/$defs/android-priority"
},
"ttl": {
"description": "How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
"$ref": "#/$defs/duration"
},
"restricted_package_name": {
"description": "Only an app with this package name may receive.",
"type": "string"
},
"restrictedPackageName": {
"$ref": "#/$defs/android-config/properties/restricted_package_name"
},
"data": {
"description": "The app's own data; replaces the message's `data`.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"notification": {
"description": "Notification for Android devices.",
"$ref": "#/$defs/android-notification"
},
"fcm_options": {
"description": "Options of the FCM SDK for Android.",
"$ref": "#/$defs/android-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/android-config/properties/fcm_options"
},
"direct_boot_ok": {
"description": "Deliver while the device waits for its first unlock after a start. Default false.",
"type": "boolean"
},
"directBootOk": {
"$ref": "#/$defs/android-config/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
"description": "Deliver over networks of little bandwidth. Default false.",
"type": "boolean"
},
"bandwidthConstrainedOk": {
"$ref": "#/$defs/android-config/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
"description": "Deliver over restricted satellite networks. Default false.",
"type": "boolean"
},
"restrictedSatelliteOk": {
"$ref": "#/$defs/android-config/properties/restricted_satellite_ok"
}
},
"additionalProperties": false
},
"android-priority": {
"description": "Delivery priority. The service takes both cases of this one choice.",
"enum": ["NORMAL", "HIGH", "normal", "high"]
},
"android-notification": {
"description": "Notification for Android devices.",
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
"image": {
"description": "URL of a picture; wins over the common notification's.",
"type": "string"
},
"icon": {
"description": "Name of a drawable resource. Default: the icon that the app's manifest states.",
"type": "string"
},
"color": {
"description": "Color of the icon, \"#rrggbb\".",
"$ref": "#/$defs/rgb-color"
},
"sound": {
"description": "File name of a sound resource in `/res/raw`, or \"default\".",
"type": "string"
},
"default_sound": {
"description": "Use the default sound. Default false.",
"type": "boolean"
},
"defaultSound": {
"$ref": "#/$defs/android-notification/properties/default_sound"
},
"tag": {
"description": "A notification on screen with the same tag is replaced.",
"type": "string"
},
"click_action": {
"description": "Intent action that a tap starts.",
"type": "string"
},
"clickAction": {
"$ref": "#/$defs/android-notification/properties/click_action"
},
"body_loc_key": {
"description": "String resource of the text.",
"type": "string"
},
"bodyLocKey": {
"$ref": "#/$defs/android-notification/properties/body_loc_key"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"bodyLocArgs": {
"$ref": "#/$defs/android-notification/properties/body_loc_args"
},
"title_loc_key": {
"description": "String resource of the title.",
"type": "string"
},
"titleLocKey": {
"$ref": "#/$defs/android-notification/properties/title_loc_key"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"titleLocArgs": {
"$ref": "#/$defs/android-notification/properties/title_loc_args"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
"type": "string"
},
"channelId": {
"$ref": "#/$defs/android-notification/properties/channel_id"
},
"ticker": {
"description": "Text for accessibility services.",
"type": "string"
},
"sticky": {
"description": "Keep the notification on screen after a tap. Default false.",
"type": "boolean"
},
"event_time": {
"description": "When the event happened that the notification tells of. Notifications are sorted by it.",
"$ref": "#/$defs/timestamp"
},
"eventTime": {
"$ref": "#/$defs/android-notification/properties/event_time"
},
"local_only": {
"description": "Do not show the notification on connected devices, such as a watch. Default false.",
"type": "boolean"
},
"localOnly": {
"$ref": "#/$defs/android-notification/properties/local_only"
},
"notification_priority": {
"description": "Importance on the device. Not the delivery priority.",
"$ref": "#/$defs/notification-priority"
},
"notificationPriority": {
"$ref": "#/$defs/android-notification/properties/notification_priority"
},
"vibrate_timings": {
"description": "Vibration pattern: wait, on, off, on, …",
"type": "array",
"items": {
"$ref": "#/$defs/duration"
}
},
"vibrateTimings": {
"$ref": "#/$defs/android-notification/properties/vibrate_timings"
},
"default_vibrate_timings": {
"description": "Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
"type": "boolean"
},
"defaultVibrateTimings": {
"$ref": "#/$defs/android-notification/properties/default_vibrate_timings"
},
"light_settings": {
"description": "Color and rhythm of the LED; wins over `default_light_settings`.",
"$ref": "#/$defs/light-settings"
},
"lightSettings": {
"$ref": "#/$defs/android-notification/properties/light_settings"
},
"default_light_settings": {
"description": "Use the default LED settings. Default false.",
"type": "boolean"
},
"defaultLightSettings": {
"$ref": "#/$defs/android-notification/properties/default_light_settings"
},
"visibility": {
"description": "What a lock screen shows.",
"$ref": "#/$defs/visibility"
},
"notification_count": {
"description": "Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
"$ref": "#/$defs/android-notification/properties/notification_count"
},
"proxy": {
"description": "Who may show the notification in the app's stead. Unspecified means IF_PRIORITY_LOWERED.",
"enum": ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"]
},
"bypass_proxy_notification": {
"description": "Have the app show the notification rather than the proxy.\nDeprecated since fcm v1.",
"deprecated": true,
"type": "boolean"
},
"bypassProxyNotification": {
"$ref": "#/$defs/android-notification/properties/bypass_proxy_notification"
}
},
"additionalProperties": false
},
"notification-priority": {
"description": "Importance of a notification on the device, Android 7.1 and earlier; later ones take it from the channel.\nUnspecified means PRIORITY_DEFAULT.",
"enum": ["PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX"]
},
"visibility": {
"description": "What a lock screen shows of a notification. Unspecified means PRIVATE.",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"light-settings": {
"description": "How the LED blinks. Google documents all three members as required.",
"type": "object",
"properties": {
"color": {
"description": "Color of the LED. The client ignores opaque black.",
"$ref": "#/$defs/color"
},
"light_on_duration": {
"description": "How long the LED is on.",
"$ref": "#/$defs/duration"
},
"lightOnDuration": {
"$ref": "#/$defs/light-settings/properties/light_on_duration"
},
"light_off_duration": {
"description": "How long the LED is off in between.",
"$ref": "#/$defs/duration"
},
"lightOffDuration": {
"$ref": "#/$defs/light-settings/properties/light_off_duration"
}
},
"additionalProperties": false
},
"color": {
"description": "A color by its parts.",
"type": "object",
"properties": {
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
},
"alpha": {
"description": "Opacity, 0 transparent to 1 solid. Default 1.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
}
},
"additionalProperties": false
},
"android-config-v2": {
"description": "Options for Android devices in their second form, a preview: either a notification or a background message.",
"type": "object",
"properties": {
"collapse_key": {
"description": "Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
"type": "string"
},
"collapseKey": {
"$ref": "#/$defs/android-config-v2/properties/collapse_key"
},
"ttl": {
"description": "How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
"$ref": "#/$defs/duration"
},
"restricted_package_name": {
"description": "Only an app with this package name may receive.",
"type": "string"
},
"restrictedPackageName": {
"$ref": "#/$defs/android-config-v2/properties/restricted_package_name"
},
"data": {
"description": "The app's own data; replaces the message's `data`.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"fcm_options": {
"description": "Options of the FCM SDK for Android; wins over the message's `fcm_options`.",
"$ref": "#/$defs/android-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/android-config-v2/properties/fcm_options"
},
"direct_boot_ok": {
"description": "Deliver while the device waits for its first unlock after a start. Default false.",
"type": "boolean"
},
"directBootOk": {
"$ref": "#/$defs/android-config-v2/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
"description": "Deliver over networks of little bandwidth. Default false.",
"type": "boolean"
},
"bandwidthConstrainedOk": {
"$ref": "#/$defs/android-config-v2/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
"description": "Deliver over restricted satellite networks. Default false.",
"type": "boolean"
},
"restrictedSatelliteOk": {
"$ref": "#/$defs/android-config-v2/properties/restricted_satellite_ok"
},
"remote_notification": {
"description": "A visible message, delivered at once. Not together with `background_sync`.",
"$ref": "#/$defs/remote-notification"
},
"remoteNotification": {
"$ref": "#/$defs/android-config-v2/properties/remote_notification"
},
"background_sync": {
"description": "A message that is not urgent and may be delayed. Not together with `remote_notification`.",
"$ref": "#/$defs/background-sync"
},
"backgroundSync": {
"$ref": "#/$defs/android-config-v2/properties/background_sync"
}
},
"additionalProperties": false
},
"remote-notification": {
"description": "A visible message.",
"type": "object",
"properties": {
"notification": {
"description": "The notification.",
"$ref": "#/$defs/android-notification-v2"
},
"mutable_content": {
"description": "Let the app change the notification before it shows. Default false.",
"type": "boolean"
},
"mutableContent": {
"$ref": "#/$defs/remote-notification/properties/mutable_content"
},
"use_as_v1_data_message": {
"description": "Deliver a data message, without the notification, to clients that know only the first form. Default false.",
"type": "boolean"
},
"useAsV1DataMessage": {
"$ref": "#/$defs/remote-notification/properties/use_as_v1_data_message"
}
},
"additionalProperties": false
},
"android-notification-v2": {
"description": "Notification for Android devices in its second form.",
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
"icon": {
"description": "Name of a drawable resource. Default: the icon that the app's manifest states.",
"type": "string"
},
"color": {
"description": "Color of the icon, \"#rrggbb\".",
"$ref": "#/$defs/rgb-color"
},
"sound": {
"description": "File name of a sound resource in `/res/raw`, or \"default\".",
"type": "string"
},
"tag": {
"description": "A notification on screen with the same tag and `id` is replaced.",
"type": "string"
},
"id": {
"description": "A notification on screen with the same `tag` and id is replaced. 32 bits.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"click_action": {
"description": "Intent action that a tap starts.",
"type": "string"
},
"clickAction": {
"$ref": "#/$defs/android-notification-v2/properties/click_action"
},
"title_loc_key": {
"description": "String resource of the title.",
"type": "string"
},
"titleLocKey": {
"$ref": "#/$defs/android-notification-v2/properties/title_loc_key"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"titleLocArgs": {
"$ref": "#/$defs/android-notification-v2/properties/title_loc_args"
},
"body_loc_key": {
"description": "String resource of the text.",
"type": "string"
},
"bodyLocKey": {
"$ref": "#/$defs/android-notification-v2/properties/body_loc_key"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"bodyLocArgs": {
"$ref": "#/$defs/android-notification-v2/properties/body_loc_args"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
"type": "string"
},
"channelId": {
"$ref": "#/$defs/android-notification-v2/properties/channel_id"
},
"image": {
"description": "URL of a picture, always https; wins over the common notification's.",
"type": "string"
},
"ticker": {
"description": "Text for accessibility services.",
"type": "string"
},
"sticky": {
"description": "Keep the notification on screen after a tap. Default false.",
"type": "boolean"
},
"event_time": {
"description": "When the event happened that the notification tells of. Notifications are sorted by it.",
"$ref": "#/$defs/timestamp"
},
"eventTime": {
"$ref": "#/$defs/android-notification-v2/properties/event_time"
},
"local_only": {
"description": "Do not show the notification on connected devices, such as a watch. Default false.",
"type": "boolean"
},
"localOnly": {
"$ref": "#/$defs/android-notification-v2/properties/local_only"
},
"notification_priority": {
"description": "Importance on the device. Not the delivery priority.",
"$ref": "#/$defs/notification-priority"
},
"notificationPriority": {
"$ref": "#/$defs/android-notification-v2/properties/notification_priority"
},
"vibrate_timings": {
"description": "Vibration pattern: wait, on, off, on, …",
"type": "array",
"items": {
"$ref": "#/$defs/duration"
}
},
"vibrateTimings": {
"$ref": "#/$defs/android-notification-v2/properties/vibrate_timings"
},
"default_vibrate_timings": {
"description": "Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
"type": "boolean"
},
"defaultVibrateTimings": {
"$ref": "#/$defs/android-notification-v2/properties/default_vibrate_timings"
},
"default_sound": {
"description": "Use the default sound. Default false.",
"type": "boolean"
},
"defaultSound": {
"$ref": "#/$defs/android-notification-v2/properties/default_sound"
},
"light_settings": {
"description": "Color and rhythm of the LED; wins over `default_light_settings`.",
"$ref": "#/$defs/light-settings"
},
"lightSettings": {
"$ref": "#/$defs/android-notification-v2/properties/light_settings"
},
"default_light_settings": {
"description": "Use the default LED settings. Default false.",
"type": "boolean"
},
"defaultLightSettings": {
"$ref": "#/$defs/android-notification-v2/properties/default_light_settings"
},
"visibility": {
"description": "What a lock screen shows.",
"$ref": "#/$defs/visibility"
},
"notification_count": {
"description": "Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
"$ref": "#/$defs/android-notification-v2/properties/notification_count"
}
},
"additionalProperties": false
},
"background-sync": {
"description": "A message that is not urgent. It has no members.",
"type": "object",
"properties": {},
"additionalProperties": false
},
"apns-config": {
"description": "Options for Apple devices.",
"type": "object",
"properties": {
"headers": {
"description": "APNs request headers. Defaults of FCM: `apns-priority` \"10\", `apns-expiration` in 30 days.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"payload": {
"description": "The APNs payload: `aps` and the app's own keys. Its title and text win over the common notification's.",
"type": "object"
},
"fcm_options": {
"description": "Options of the FCM SDK for Apple devices.",
"$ref": "#/$defs/apns-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/apns-config/properties/fcm_options"
},
"live_activity_token": {
"description": "Push token, or push-to-start token, of a Live Activity. The message needs its usual target as well.",
"type": "string"
},
"liveActivityToken": {
"$ref": "#/$defs/apns-config/properties/live_activity_token"
}
},
"additionalProperties": false
},
"apns-fcm-options": {
"description": "Options of the FCM SDK for Apple devices.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/apns-fcm-options/properties/analytics_label"
},
"image": {
"description": "URL of a picture; wins over the common notification's.",
"type": "string"
}
},
"additionalProperties": false
},
"webpush-config": {
"description": "Options for browsers.",
"type": "object",
"properties": {
"headers": {
"description": "Web push headers: `TTL` in seconds, `Urgency`, `Topic`.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"data": {
"description": "The app's own data; replaces the message's `data`.",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"notification": {
"description": "Options of the browser's Notification. Its title and text win over the common notification's.",
"type": "object"
},
"fcm_options": {
"description": "Options of the FCM SDK for browsers.",
"$ref": "#/$defs/webpush-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/webpush-config/properties/fcm_options"
}
},
"additionalProperties": false
},
"webpush-fcm-options": {
"description": "Options of the FCM SDK for browsers.",
"type": "object",
"properties": {
"link": {
"description": "URL that a click opens, always https.",
"type": "string"
},
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/webpush-fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"fcm-options": {
"description": "Options of the FCM SDKs for all platforms.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"android-fcm-options": {
"description": "Options of the FCM SDK for Android.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/android-fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"analytics-label": {
"description": "Label of a message in analytics: 1 to 50 letters, digits and `-_.~%`.",
"type": "string",
"pattern": "^(?:[a-zA-Z0-9_.~%-]{1,50})$"
},
"duration": {
"description": "Span of time in seconds, with at most nine decimals and an `s`, such as \"3.5s\".",
"type": "string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?s)$"
},
"timestamp": {
"description": "Point in time, RFC 3339, such as \"2026-11-21T09:30:00Z\".",
"type": "string",
"pattern": "^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$"
},
"rgb-color": {
"description": "Color without opacity, \"#rrggbb\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
},
"legacy-request": {
"description": "Request of the legacy HTTP API, shut down since 2024, which old payload files still have. One of `to`,\n`registration_ids`, `condition` and `notification_key` is set.",
"type": "object",
"properties": {
"to": {
"description": "Target: a registration token, the key of a device group, or \"/topics/\" and the name of a topic.",
"type": "string"
},
"registration_ids": {
"description": "Target: 1 to 1000 registration tokens.",
"type": "array",
"items": {
"type": "string"
}
},
"registrationIds": {
"$ref": "#/$defs/legacy-request/properties/registration_ids"
},
"condition": {
"description": "Target: an expression over topics, such as `'a' in topics && 'b' in topics`.",
"type": "string"
},
"notification_key": {
"description": "Target: the key of a device group. Replaced by `to`.",
"type": "string"
},
"notificationKey": {
"$ref": "#/$defs/legacy-request/properties/notification_key"
},
"collapse_key": {
"description": "Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
"type": "string"
},
"collapseKey": {
"$ref": "#/$defs/legacy-request/properties/collapse_key"
},
"priority": {
"description": "Delivery priority. Default: \"normal\" for data messages, \"high\" for notifications.",
"enum": ["high", "normal"]
},
"time_to_live": {
"description": "Seconds that an undelivered message is kept, at most 2419200. Default four weeks.",
"type": "integer",
"minimum": 0
},
"timeToLive": {
"$ref": "#/$defs/legacy-request/properties/time_to_live"
},
"delay_while_idle": {
"description": "Hold the message back until the device is awake. Version 1 has no equivalent.",
"type": "boolean"
},
"delayWhileIdle": {
"$ref": "#/$defs/legacy-request/properties/delay_while_idle"
},
"restricted_package_name": {
"description": "Only an app with this package name may receive.",
"type": "string"
},
"restrictedPackageName": {
"$ref": "#/$defs/legacy-request/properties/restricted_package_name"
},
"dry_run": {
"description": "Check the request without delivering it. Default false.",
"type": "boolean"
},
"dryRun": {
"$ref": "#/$defs/legacy-request/properties/dry_run"
},
"direct_boot_ok": {
"description": "Deliver while an Android device waits for its first unlock after a start. Default false.",
"type": "boolean"
},
"directBootOk": {
"$ref": "#/$defs/legacy-request/properties/direct_boot_ok"
},
"content_available": {
"description": "Apple devices: wake the app in the background.",
"type": "boolean"
},
"contentAvailable": {
"$ref": "#/$defs/legacy-request/properties/content_available"
},
"mutable_content": {
"description": "Apple devices: let the app change the notification before it shows.",
"type": "boolean"
},
"mutableContent": {
"$ref": "#/$defs/legacy-request/properties/mutable_content"
},
"data": {
"description": "The app's own data. Version 1 accepts only strings.",
"type": "object"
},
"message_id": {
"description": "Id of the message. XMPP only.",
"type": "string"
},
"messageId": {
"$ref": "#/$defs/legacy-request/properties/message_id"
},
"message_type": {
"description": "Kind of the message. XMPP only.",
"type": "string"
},
"messageType": {
"$ref": "#/$defs/legacy-request/properties/message_type"
},
"delivery_receipt_requested": {
"description": "Have the delivery confirmed. XMPP only.",
"type": "boolean"
},
"deliveryReceiptRequested": {
"$ref": "#/$defs/legacy-request/properties/delivery_receipt_requested"
},
"notification": {
"description": "Notification, for all platforms at once.",
"$ref": "#/$defs/legacy-notification"
}
},
"additionalProperties": false
},
"legacy-notification": {
"description": "Notification of the legacy HTTP API, for all platforms at once.",
"type": "object",
"properties": {
"title": {
"description": "Title of the notification.",
"type": "string"
},
"body": {
"description": "Text of the notification.",
"type": "string"
},
"image": {
"description": "URL of a picture shown with the notification.",
"type": "string"
},
"android_channel_id": {
"description": "Android: notification channel, Android 8 and later.",
"type": "string"
},
"androidChannelId": {
"$ref": "#/$defs/legacy-notification/properties/android_channel_id"
},
"icon": {
"description": "Android: name of a drawable resource. Browsers: URL of the icon.",
"type": "string"
},
"color": {
"description": "Android: color of the icon, \"#rrggbb\".",
"type": "string"
},
"tag": {
"description": "Android: a notification on screen with the same tag is replaced.",
"type": "string"
},
"sound": {
"description": "File name of a sound, or \"default\".",
"type": "string"
},
"badge": {
"description": "Apple devices: badge number on the app icon. 0 removes it.",
"anyOf": [
{
"type": "string"
},
{
"type": "integer"
}
]
},
"content_available": {
"description": "Apple devices: wake the app in the background. Documented beside the notification, and read here as well."
},
"contentAvailable": {
"$ref": "#/$defs/legacy-notification/properties/content_available"
},
"subtitle": {
"description": "Apple devices: second line, below the title.",
"type": "string"
},
"click_action": {
"description": "What a tap does. Android: intent action. Apple devices: category. Browsers: address to open.",
"type": "string"
},
"clickAction": {
"$ref": "#/$defs/legacy-notification/properties/click_action"
},
"body_loc_key": {
"description": "Key of the text in the app's localized strings, instead of `body`.",
"type": "string"
},
"bodyLocKey": {
"$ref": "#/$defs/legacy-notification/properties/body_loc_key"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order: an array, or the same as JSON text.",
"anyOf": [
{
"type": "array",
"items": {
"type": "string"
}
},
{
"type": "string"
}
]
},
"bodyLocArgs": {
"$ref": "#/$defs/legacy-notification/properties/body_loc_args"
},
"title_loc_key": {
"description": "Key of the title in the app's localized strings, instead of `title`.",
"type": "string"
},
"titleLocKey": {
"$ref": "#/$defs/legacy-notification/properties/title_loc_key"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order: an array, or the same as JSON text.",
"anyOf": [
{
"type": "array",
"items": {
"type": "string"
}
},
{
"type": "string"
}
]
},
"titleLocArgs": {
"$ref": "#/$defs/legacy-notification/properties/title_loc_args"
}
},
"additionalProperties": false
},
"record": {
"description": "Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.",
"type": "object",
"properties": {
"target": {
"description": "Service that the request is for.",
"enum": ["fcm"]
},
"tokens": {
"description": "Templates only: the tokens, which the body then leaves out.",
"type": "array",
"items": {
"type": "string"
}
},
"fids": {
"description": "Templates only: the Firebase installation IDs, which the body then leaves out.",
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
"description": "Endpoint. Unknown parts are in braces, such as `{project}`.",
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
"description": "Body: the request.",
"$ref": "#/$defs/request"
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
