// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.

extension GorushGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.",
"title": "gorush",
"description": "gorush: body of a push request.\nEndpoint: POST /api/push\nFacts: gorush's \"Web API\" document for names and documented meaning; the source of gorush 1.22 with its\nlibraries (apns2, firebase-admin-go, go-hms-push) for kinds, undocumented keys and what is ignored today.",
"$ref": "#/$defs/request",
"$defs": {
"request": {
"description": "Request: one or more notifications, each with its own platform and addresses.",
"type": "object",
"properties": {
"notifications": {
"description": "The notifications to send. An empty list is refused; the server's own limit is 100 unless configured.",
"type": "array",
"items": {
"$ref": "#/$defs/notification"
}
}
},
"required": ["notifications"],
"additionalProperties": false
},
"notification": {
"description": "One notification for one platform and any number of devices.",
"type": "object",
"properties": {
"notif_id": {
"description": "Caller's own id of the notification, returned in asynchronous feedback and logs.",
"type": "string"
},
"tokens": {
"description": "Device tokens that receive the message, at most 500 on FCM and HMS.\nMay be missing together with `topic`, `condition` or `to`.",
"type": "array",
"items": {
"type": "string"
}
},
"platform": {
"description": "Service that delivers: 1 APNs, 2 FCM (which reaches Apple devices too), 3 HMS.",
"$ref": "#/$defs/platform"
},
"message": {
"description": "Text of the notification.",
"type": "string"
},
"title": {
"description": "Title of the notification.",
"type": "string"
},
"priority": {
"description": "Delivery priority. APNs: high 10, normal 5. HMS: anything but high counts as normal.",
"enum": ["normal", "high"]
},
"content_available": {
"description": "Wake the app in the background without showing anything. Default false.",
"type": "boolean"
},
"sound": {
"description": "Sound: a file name or \"default\", or a dictionary that can make an iOS alert critical.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/sound"
}
]
},
"data": {
"description": "The app's own keys: at the payload's root on APNs with their types kept, strings on FCM, ignored on HMS.",
"type": "object"
},
"huawei_data": {
"description": "HMS only: the app's own data as one string, usually JSON text.",
"type": "string"
},
"retry": {
"description": "Number of repeated attempts after a failure. Effective between 1 and the server's `max_retry` (default 0).",
"type": "integer"
},
"topic": {
"description": "FCM and HMS: name of the topic to send to. APNs: the app's bundle id, that is the `apns-topic` header.",
"type": "string"
},
"image": {
"description": "URL of a picture shown with the notification. FCM and HMS only.",
"type": "string"
},
"to": {
"description": "An additional address next to `tokens`: a registration token; once also a notification key or `/topics/…`.",
"type": "string"
},
"collapse_key": {
"description": "FCM: queued messages with the same key replace each other. Today: `android.collapse_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"delay_while_idle": {
"description": "FCM: hold the message back until the device is awake.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "boolean"
},
"time_to_live": {
"description": "FCM: seconds that an undelivered message is kept, 0 to 2419200. Today: `android.ttl`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "integer",
"minimum": 0
},
"huawei_ttl": {
"description": "HMS: how long an undelivered message is kept, such as \"3600s\". Default \"86400s\".",
"type": "string"
},
"restricted_package_name": {
"description": "FCM: only an app with this package name may receive. Today: `android.restricted_package_name`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"dry_run": {
"description": "FCM: check the request without delivering it. Default false.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "boolean"
},
"notification": {
"description": "FCM: base of the common notification. Top-level `title`, `message` and `image` win over it.",
"$ref": "#/$defs/fcm-notification"
},
"huawei_notification": {
"description": "HMS: the whole Android notification. Top-level `title`, `message` and `image` win over it.",
"$ref": "#/$defs/hms.android-notification"
},
"app_id": {
"description": "HMS: id of the app. Current gorush reads it but takes the id of its own configuration.",
"type": "string"
},
"bi_tag": {
"description": "HMS: tag of a batch, returned in delivery receipts.",
"type": "string"
},
"fast_app_target": {
"description": "HMS: state of the quick app that a data message is for, 1 development, 2 production. 0 is as absent.",
"type": "integer",
"minimum": 0,
"maximum": 2
},
"expiration": {
"description": "APNs: UNIX time in seconds at which delivery is given up. 0 and less send no header.",
"type": "integer"
},
"apns_id": {
"description": "APNs: UUID of the notification, returned in the response.",
"type": "string"
},
"collapse_id": {
"description": "APNs: notifications with the same id show as one. At most 64 bytes.",
"type": "string"
},
"push_type": {
"description": "APNs: push type, such as \"alert\", \"background\" or \"liveactivity\". gorush sends \"alert\" if it is absent.",
"type": "string"
},
"badge": {
"description": "APNs: badge number on the app icon; 0 removes it. Negative numbers are not sent.",
"type": "integer"
},
"category": {
"description": "APNs: name of the registered category that supplies the action buttons. HMS: category of the message.",
"type": "string"
},
"alert": {
"description": "APNs: members of the alert dictionary.",
"$ref": "#/$defs/alert"
},
"mutable_content": {
"description": "APNs, and Apple devices through FCM: let the app's Notification Service Extension change the notification before it shows.\nDefault false.",
"type": "boolean"
},
"name": {
"description": "APNs: name of the sound dictionary. gorush builds a new critical sound of volume 1 from it.",
"type": "string"
},
"volume": {
"description": "APNs: volume of the sound dictionary, 0 silent to 1 full. gorush builds a new critical sound from it.",
"type": "number"
},
"interruption_level": {
"description": "APNs, iOS 15 and later: how much the notification may interrupt. Default \"active\" on the device.",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"content-state": {
"description": "APNs, Live Activity: the dynamic content, as the app's ContentState decodes it.",
"type": "object"
},
"timestamp": {
"description": "APNs, Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.",
"type": "integer"
},
"event": {
"description": "APNs, Live Activity: whether this push starts, updates or ends the activity. The document omits start.",
"enum": ["start", "update", "end"]
},
"stale-date": {
"description": "APNs, Live Activity: UNIX time in seconds from which the content counts as out of date.",
"type": "integer"
},
"dismissal-date": {
"description": "APNs, Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.",
"type": "integer"
},
"attributes-type": {
"description": "APNs, Live Activity: name of the Swift type of the attributes. Required to start one.",
"type": "string"
},
"attributes": {
"description": "APNs, Live Activity: the static content that an activity starts with.",
"type": "object"
},
"relevance-score": {
"description": "APNs: rank among the app's notifications in a summary, 0 to 1; Live Activities take any number.",
"type": "number"
},
"thread-id": {
"description": "APNs: notifications with the same id are grouped.",
"type": "string"
},
"url-args": {
"description": "APNs, Safari website push: values for the placeholders of the site's URL format, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"production": {
"description": "APNs: use the production service. Wins over `development`; the default is the server's configuration.",
"type": "boolean"
},
"development": {
"description": "APNs: use the sandbox service. FCM: log the messages as well.",
"type": "boolean"
},
"condition": {
"description": "FCM and HMS: expression over topics that selects the devices.",
"type": "string"
},
"android": {
"description": "FCM: options for Android devices, in FCM's format.",
"$ref": "#/$defs/fcm.android-config"
},
"webpush": {
"description": "FCM: options for browsers, in FCM's format.",
"$ref": "#/$defs/fcm.webpush-config"
},
"apns": {
"description": "FCM: options for Apple devices reached through FCM. Used by the document's samples, absent from its table.",
"$ref": "#/$defs/fcm.apns-config"
},
"fcm_options": {
"description": "FCM: options for all platforms, in FCM's format.",
"$ref": "#/$defs/fcm.fcm-options"
},
"app_secret": {
"description": "HMS: secret of the app. Current gorush reads it but takes the secret of its own configuration.",
"type": "string"
},
"huawei_collapse_key": {
"description": "HMS: which undelivered messages replace each other. gorush does not send 0.",
"$ref": "#/$defs/huawei-collapse-key"
}
},
"required": ["platform"],
"additionalProperties": false
},
"platform": {
"description": "Service that delivers a notification.",
"oneOf": [
{
"const": 1,
"title": "ios"
},
{
"const": 2,
"title": "android"
},
{
"const": 3,
"title": "huawei"
}
]
},
"huawei-collapse-key": {
"description": "Undelivered messages on HMS: -1 keeps all, 0 the newest of the app, 1 to 100 the newest of that group.",
"type": "integer",
"minimum": -1,
"maximum": 100
},
"alert": {
"description": "Members of the iOS alert dictionary.",
"type": "object",
"properties": {
"title": {
"description": "Title of the alert; wins over the top-level `title`.",
"type": "string"
},
"body": {
"description": "Text of the alert; wins over the top-level `message`.",
"type": "string"
},
"subtitle": {
"description": "Second line, below the title.",
"type": "string"
},
"action": {
"description": "Label of the action button of a Safari website push.",
"type": "string"
},
"action-loc-key": {
"description": "Key of a localized label for the button that opens the app.",
"type": "string"
},
"launch-image": {
"description": "File name of the app's launch image, with or without its extension.",
"type": "string"
},
"loc-args": {
"description": "Values for the placeholders of `loc-key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"loc-key": {
"description": "Key of the text in the app's localized strings, instead of `body`.",
"type": "string"
},
"title-loc-args": {
"description": "Values for the placeholders of `title-loc-key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"title-loc-key": {
"description": "Key of the title in the app's localized strings, instead of `title`.",
"type": "string"
},
"summary-arg": {
"description": "Words for a group's summary line; iOS 15 and later ignore it.",
"type": "string"
},
"summary-arg-count": {
"description": "Number of items that this notification adds to a group's summary line, at least 1.\niOS 15 and later ignore it.",
"type": "integer"
}
},
"additionalProperties": false
},
"sound": {
"description": "iOS sound dictionary, for critical alerts.",
"type": "object",
"properties": {
"name": {
"description": "File name in the app's bundle or its sounds folder, or \"default\".",
"type": "string"
},
"volume": {
"description": "Volume of a critical alert, 0 silent to 1 full. gorush itself does not check it and drops 0.",
"type": "number"
},
"critical": {
"description": "1 makes the alert critical: it sounds even when the device is muted. Default 0.",
"type": "integer"
}
},
"additionalProperties": false
},
"fcm-notification": {
"description": "FCM's common notification. The further members are those of FCM's old HTTP interface.",
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
"icon": {
"description": "Name of a drawable resource for the small icon. Today: `android.notification.icon`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"color": {
"description": "Color of the icon, \"#rrggbb\". Today: `android.notification.color`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"tag": {
"description": "A notification with the same tag is replaced on screen. Today: `android.notification.tag`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"sound": {
"description": "File name of a sound resource, or \"default\". Today: `android.notification.sound`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"click_action": {
"description": "Intent action that a tap starts. Today: `android.notification.click_action`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"title_loc_key": {
"description": "String resource of the title. Today: `android.notification.title_loc_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "array",
"items": {
"type": "string"
}
},
"body_loc_key": {
"description": "String resource of the text. Today: `android.notification.body_loc_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "array",
"items": {
"type": "string"
}
},
"android_channel_id": {
"description": "Notification channel on Android 8 and later. Today: `android.notification.channel_id`.\nWithout effect since gorush 1.18.",
"deprecated": true,
"type": "string"
}
},
"additionalProperties": false
},
"fcm.analytics-label": {
"description": "Label of a message in analytics: 1 to 50 letters, digits and `-_.~%`.",
"type": "string",
"pattern": "^(?:[a-zA-Z0-9_.~%-]{1,50})$"
},
"fcm.android-config": {
"description": "Options for Android devices.",
"type": "object",
"properties": {
"collapse_key": {
"description": "Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
"type": "string"
},
"collapseKey": {
"$ref": "#/$defs/fcm.android-config/properties/collapse_key"
},
"priority": {
"description": "Delivery priority. Default: \"NORMAL\" for data messages, \"HIGH\" for notifications.",
"$ref": "#/$defs/fcm.android-priority"
},
"ttl": {
"description": "How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
"$ref": "#/$defs/fcm.duration"
},
"restricted_package_name": {
"description": "Only an app with this package name may receive.",
"type": "string"
},
"restrictedPackageName": {
"$ref": "#/$defs/fcm.android-config/properties/restricted_package_name"
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
"$ref": "#/$defs/fcm.android-notification"
},
"fcm_options": {
"description": "Options of the FCM SDK for Android.",
"$ref": "#/$defs/fcm.android-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/fcm.android-config/properties/fcm_options"
},
"direct_boot_ok": {
"description": "Deliver while the device waits for its first unlock after a start. Default false.",
"type": "boolean"
},
"directBootOk": {
"$ref": "#/$defs/fcm.android-config/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
"description": "Deliver over networks of little bandwidth. Default false.",
"type": "boolean"
},
"bandwidthConstrainedOk": {
"$ref": "#/$defs/fcm.android-config/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
"description": "Deliver over restricted satellite networks. Default false.",
"type": "boolean"
},
"restrictedSatelliteOk": {
"$ref": "#/$defs/fcm.android-config/properties/restricted_satellite_ok"
}
},
"additionalProperties": false
},
"fcm.android-fcm-options": {
"description": "Options of the FCM SDK for Android.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/fcm.analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/fcm.android-fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"fcm.android-notification": {
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
"$ref": "#/$defs/fcm.rgb-color"
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
"$ref": "#/$defs/fcm.android-notification/properties/default_sound"
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
"$ref": "#/$defs/fcm.android-notification/properties/click_action"
},
"body_loc_key": {
"description": "String resource of the text.",
"type": "string"
},
"bodyLocKey": {
"$ref": "#/$defs/fcm.android-notification/properties/body_loc_key"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"bodyLocArgs": {
"$ref": "#/$defs/fcm.android-notification/properties/body_loc_args"
},
"title_loc_key": {
"description": "String resource of the title.",
"type": "string"
},
"titleLocKey": {
"$ref": "#/$defs/fcm.android-notification/properties/title_loc_key"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"titleLocArgs": {
"$ref": "#/$defs/fcm.android-notification/properties/title_loc_args"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
"type": "string"
},
"channelId": {
"$ref": "#/$defs/fcm.android-notification/properties/channel_id"
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
"$ref": "#/$defs/fcm.timestamp"
},
"eventTime": {
"$ref": "#/$defs/fcm.android-notification/properties/event_time"
},
"local_only": {
"description": "Do not show the notification on connected devices, such as a watch. Default false.",
"type": "boolean"
},
"localOnly": {
"$ref": "#/$defs/fcm.android-notification/properties/local_only"
},
"notification_priority": {
"description": "Importance on the device. Not the delivery priority.",
"$ref": "#/$defs/fcm.notification-priority"
},
"notificationPriority": {
"$ref": "#/$defs/fcm.android-notification/properties/notification_priority"
},
"vibrate_timings": {
"description": "Vibration pattern: wait, on, off, on, …",
"type": "array",
"items": {
"$ref": "#/$defs/fcm.duration"
}
},
"vibrateTimings": {
"$ref": "#/$defs/fcm.android-notification/properties/vibrate_timings"
},
"default_vibrate_timings": {
"description": "Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
"type": "boolean"
},
"defaultVibrateTimings": {
"$ref": "#/$defs/fcm.android-notification/properties/default_vibrate_timings"
},
"light_settings": {
"description": "Color and rhythm of the LED; wins over `default_light_settings`.",
"$ref": "#/$defs/fcm.light-settings"
},
"lightSettings": {
"$ref": "#/$defs/fcm.android-notification/properties/light_settings"
},
"default_light_settings": {
"description": "Use the default LED settings. Default false.",
"type": "boolean"
},
"defaultLightSettings": {
"$ref": "#/$defs/fcm.android-notification/properties/default_light_settings"
},
"visibility": {
"description": "What a lock screen shows.",
"$ref": "#/$defs/fcm.visibility"
},
"notification_count": {
"description": "Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
"$ref": "#/$defs/fcm.android-notification/properties/notification_count"
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
"$ref": "#/$defs/fcm.android-notification/properties/bypass_proxy_notification"
}
},
"additionalProperties": false
},
"fcm.android-priority": {
"description": "Delivery priority. The service takes both cases of this one choice.",
"enum": ["NORMAL", "HIGH", "normal", "high"]
},
"fcm.apns-config": {
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
"$ref": "#/$defs/fcm.apns-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/fcm.apns-config/properties/fcm_options"
},
"live_activity_token": {
"description": "Push token, or push-to-start token, of a Live Activity. The message needs its usual target as well.",
"type": "string"
},
"liveActivityToken": {
"$ref": "#/$defs/fcm.apns-config/properties/live_activity_token"
}
},
"additionalProperties": false
},
"fcm.apns-fcm-options": {
"description": "Options of the FCM SDK for Apple devices.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/fcm.analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/fcm.apns-fcm-options/properties/analytics_label"
},
"image": {
"description": "URL of a picture; wins over the common notification's.",
"type": "string"
}
},
"additionalProperties": false
},
"fcm.color": {
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
"fcm.duration": {
"description": "Span of time in seconds, with at most nine decimals and an `s`, such as \"3.5s\".",
"type": "string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?s)$"
},
"fcm.fcm-options": {
"description": "Options of the FCM SDKs for all platforms.",
"type": "object",
"properties": {
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/fcm.analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/fcm.fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"fcm.light-settings": {
"description": "How the LED blinks. Google documents all three members as required.",
"type": "object",
"properties": {
"color": {
"description": "Color of the LED. The client ignores opaque black.",
"$ref": "#/$defs/fcm.color"
},
"light_on_duration": {
"description": "How long the LED is on.",
"$ref": "#/$defs/fcm.duration"
},
"lightOnDuration": {
"$ref": "#/$defs/fcm.light-settings/properties/light_on_duration"
},
"light_off_duration": {
"description": "How long the LED is off in between.",
"$ref": "#/$defs/fcm.duration"
},
"lightOffDuration": {
"$ref": "#/$defs/fcm.light-settings/properties/light_off_duration"
}
},
"additionalProperties": false
},
"fcm.notification-priority": {
"description": "Importance of a notification on the device, Android 7.1 and earlier; later ones take it from the channel.\nUnspecified means PRIORITY_DEFAULT.",
"enum": ["PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX"]
},
"fcm.rgb-color": {
"description": "Color without opacity, \"#rrggbb\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
},
"fcm.timestamp": {
"description": "Point in time, RFC 3339, such as \"2026-11-21T09:30:00Z\".",
"type": "string",
"pattern": "^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$"
},
"fcm.visibility": {
"description": "What a lock screen shows of a notification. Unspecified means PRIVATE.",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"fcm.webpush-config": {
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
"$ref": "#/$defs/fcm.webpush-fcm-options"
},
"fcmOptions": {
"$ref": "#/$defs/fcm.webpush-config/properties/fcm_options"
}
},
"additionalProperties": false
},
"fcm.webpush-fcm-options": {
"description": "Options of the FCM SDK for browsers.",
"type": "object",
"properties": {
"link": {
"description": "URL that a click opens, always https.",
"type": "string"
},
"analytics_label": {
"description": "Label under which analytics count the message.",
"$ref": "#/$defs/fcm.analytics-label"
},
"analyticsLabel": {
"$ref": "#/$defs/fcm.webpush-fcm-options/properties/analytics_label"
}
},
"additionalProperties": false
},
"hms.android-notification": {
"description": "Notification for Android devices and HarmonyOS up to 4.",
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
"click_action": {
"description": "What a tap does. Mandatory for the service.",
"$ref": "#/$defs/hms.click-action"
},
"icon": {
"description": "Small icon: `/raw/name` of a resource of the app. Default: the app's icon.",
"type": "string"
},
"color": {
"description": "Color of the notification's buttons, \"#RRGGBB\".",
"$ref": "#/$defs/hms.rgb-color"
},
"sound": {
"description": "Sound: `/raw/name` of a resource of the app. Needs `default_sound` false.",
"type": "string"
},
"default_sound": {
"description": "Use the default sound. Default true.",
"type": "boolean"
},
"notify_id": {
"description": "Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
"type": "integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"tag": {
"description": "A notification on screen with the same tag is replaced.",
"type": "string"
},
"body_loc_key": {
"description": "String resource of the text.",
"type": "string"
},
"body_loc_args": {
"description": "Values for the placeholders of `body_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"title_loc_key": {
"description": "String resource of the title.",
"type": "string"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"multi_lang_key": {
"description": "Texts by localization key and language, looked up before the app's resources. At most 3 languages.",
"type": "object"
},
"channel_id": {
"description": "Notification channel, Android 8 and later. It must exist.",
"type": "string"
},
"notify_summary": {
"description": "Summary of the notification.",
"type": "string"
},
"image": {
"description": "URL of a picture next to the text, https; wins over the common notification's.",
"type": "string"
},
"style": {
"description": "Form of the notification. Default 0.",
"oneOf": [
{
"const": 0,
"title": "standard"
},
{
"const": 1,
"title": "text"
},
{
"const": 3,
"title": "inbox"
}
]
},
"big_title": {
"description": "Title of style 1, in place of `title`.",
"type": "string"
},
"big_body": {
"description": "Text of style 1, in place of `body`.",
"type": "string"
},
"inbox_content": {
"description": "Lines of style 3, at most 1024 characters each.",
"type": "array",
"items": {
"type": "string"
},
"minItems": 0,
"maxItems": 5
},
"group": {
"description": "Notifications of the same group show as the newest one and their number.",
"type": "string"
},
"badge": {
"description": "Badge number on the app icon.",
"$ref": "#/$defs/hms.badge"
},
"ticker": {
"description": "Text of the status bar on arrival. Without effect on Android 5 and later.",
"type": "string"
},
"when": {
"description": "Time by which notifications are sorted, UTC, such as \"2026-11-21T09:30:00Z\".",
"type": "string"
},
"importance": {
"description": "Importance on the device. HIGH is in older references and requires a permission. Default \"NORMAL\".",
"enum": ["LOW", "NORMAL", "HIGH"]
},
"use_default_vibrate": {
"description": "Use the default vibration pattern. Default true.",
"type": "boolean"
},
"use_default_light": {
"description": "Use the default LED settings. Default true.",
"type": "boolean"
},
"vibrate_config": {
"description": "Vibration pattern in seconds: at most 10 entries, each above 0 and at most 60.",
"type": "array",
"items": {
"$ref": "#/$defs/hms.duration"
},
"minItems": 0,
"maxItems": 10
},
"visibility": {
"description": "What a lock screen shows. Unspecified means PRIVATE. Default \"PRIVATE\".",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"light_settings": {
"description": "Color and rhythm of the LED.",
"$ref": "#/$defs/hms.light-settings"
},
"foreground_show": {
"description": "Show the notification while the app is in the foreground, too. Default true.",
"type": "boolean"
},
"profile_id": {
"description": "Id of the profile that the notification is for, at most 64 characters.",
"type": "string"
},
"buttons": {
"description": "Buttons below the text, at most 3.",
"type": "array",
"items": {
"$ref": "#/$defs/hms.button"
},
"minItems": 1,
"maxItems": 3
},
"auto_clear": {
"description": "Milliseconds after which the notification is dismissed automatically, above 0.\nNo longer documented.",
"deprecated": true,
"type": "integer"
},
"auto_cancel": {
"description": "Dismiss the notification when it is tapped. Default true.\nNo longer documented.",
"deprecated": true,
"type": "boolean"
},
"local_only": {
"description": "Do not show the notification on connected devices. Known from one of Huawei's demos only.\nNo longer documented.",
"deprecated": true,
"type": "boolean"
},
"big_picture": {
"description": "URL of the large picture of style 2, https, which the service no longer takes.\nNo longer documented.",
"deprecated": true,
"type": "string"
}
},
"additionalProperties": false
},
"hms.badge": {
"description": "Badge number on the app icon. Without `add_num` and `set_num` it grows by 1.",
"type": "object",
"properties": {
"add_num": {
"description": "Number to add, 1 to 99.",
"type": "integer",
"minimum": 1,
"maximum": 99
},
"set_num": {
"description": "Number to show, 0 to 99; wins over `add_num`.",
"type": "integer",
"minimum": 0,
"maximum": 99
},
"class": {
"description": "Full name of the class of the app's first activity.",
"type": "string"
}
},
"required": ["class"],
"additionalProperties": false
},
"hms.button": {
"description": "A button of a notification.",
"type": "object",
"properties": {
"name": {
"description": "Label, at most 40 characters.",
"type": "string"
},
"action_type": {
"description": "What it does: 0 the app, 1 a page of it, 2 a web page, 3 clear the notification, 4 Huawei Share.",
"oneOf": [
{
"const": 0,
"title": "home"
},
{
"const": 1,
"title": "page"
},
{
"const": 2,
"title": "web"
},
{
"const": 3,
"title": "clear"
},
{
"const": 4,
"title": "share"
}
]
},
"intent_type": {
"description": "What `intent` holds: 0 an intent URI, 1 an intent action. Mandatory with action type 1.",
"oneOf": [
{
"const": 0,
"title": "intent"
},
{
"const": 1,
"title": "action"
}
]
},
"intent": {
"description": "Action type 1: intent URI or action. Action type 2: web address, https.",
"type": "string"
},
"data": {
"description": "At most 1024 characters. Action types 0 and 1: an object as JSON text. Action type 4: the text to share.",
"type": "string"
}
},
"required": ["name", "action_type"],
"additionalProperties": false
},
"hms.click-action": {
"description": "What a tap on a notification does.",
"type": "object",
"properties": {
"type": {
"description": "Kind of the action: 1 a page of the app, 2 a URL, 3 the app, 4 rich media (older references only).",
"oneOf": [
{
"const": 1,
"title": "page"
},
{
"const": 2,
"title": "url"
},
{
"const": 3,
"title": "app"
},
{
"const": 4,
"title": "media"
}
]
},
"intent": {
"description": "Intent URI of the page, for type 1.",
"type": "string"
},
"action": {
"description": "Intent action of the page, for type 1.",
"type": "string"
},
"url": {
"description": "URL, https, for type 2.",
"type": "string"
},
"rich_resource": {
"description": "URL of a zip file of HTML, https, for type 4.\nNo longer documented.",
"deprecated": true,
"type": "string"
}
},
"required": ["type"],
"additionalProperties": false
},
"hms.color": {
"description": "A color by its parts.",
"type": "object",
"properties": {
"alpha": {
"description": "Opacity, 0 transparent to 1 solid. Default 1.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
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
}
},
"additionalProperties": false
},
"hms.duration": {
"description": "Span of time in seconds, with at most nine decimals; the `s` may be missing.",
"type": "string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?[sS]?)$"
},
"hms.light-settings": {
"description": "How the LED blinks. All three members are needed.",
"type": "object",
"properties": {
"color": {
"description": "Color of the LED.",
"$ref": "#/$defs/hms.color"
},
"light_on_duration": {
"description": "How long the LED is on, in seconds.",
"$ref": "#/$defs/hms.duration"
},
"light_off_duration": {
"description": "How long the LED is off in between, in seconds.",
"$ref": "#/$defs/hms.duration"
}
},
"required": ["color", "light_on_duration", "light_off_duration"],
"additionalProperties": false
},
"hms.rgb-color": {
"description": "Color without opacity, \"#RRGGBB\".",
"type": "string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
}
}
}
"""#
}
