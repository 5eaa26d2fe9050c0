// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.

extension GorushGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.",
"title": "gorush",
d"gorush: body of a push request.\nEndpoint: POST /api/push\nFacts: gorush's \"Web API\" document for names and documented meaning; the source of gorush 1.22 with its\nlibraries (apns2, firebase-admin-go, go-hms-push) for kinds, undocumented keys and what is ignored today.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
rrequest",
"$defs": {
"request": {
d"Request: one or more notifications, each with its own platform and addresses.",
t"object",
p{
"notifications": {
d"The notifications to send. An empty list is refused; the server's own limit is 100 unless configured.",
t"array",
"items": {
rnotification"
}
}
},
"required": ["notifications"],
afalse
},
"notification": {
d"One notification for one platform and any number of devices.",
t"object",
p{
"notif_id": {
d"Caller's own id of the notification, returned in asynchronous feedback and logs.",
t"string"
},
"tokens": {
d"Device tokens that receive the message, at most 500 on FCM and HMS.\nMay be missing together with `topic`, `condition` or `to`.",
t"array",
"items": {
t"string"
}
},
"platform": {
d"Service that delivers: 1 APNs, 2 FCM (which reaches Apple devices too), 3 HMS.",
rplatform"
},
"message": {
d"Text of the notification.",
t"string"
},
"title": {
d"Title of the notification.",
t"string"
},
"priority": {
d"Delivery priority. APNs: high 10, normal 5. HMS: anything but high counts as normal.",
"enum": ["normal", "high"]
},
"content_available": {
d"Wake the app in the background without showing anything. Default false.",
t"boolean"
},
"sound": {
d"Sound: a file name or \"default\", or a dictionary that can make an iOS alert critical.",
"anyOf": [
{
t"string"
},
{
rsound"
}
]
},
"data": {
d"The app's own keys: at the payload's root on APNs with their types kept, strings on FCM, ignored on HMS.",
t"object"
},
"huawei_data": {
d"HMS only: the app's own data as one string, usually JSON text.",
t"string"
},
"retry": {
d"Number of repeated attempts after a failure. Effective between 1 and the server's `max_retry` (default 0).",
t"integer"
},
"topic": {
d"FCM and HMS: name of the topic to send to. APNs: the app's bundle id, that is the `apns-topic` header.",
t"string"
},
"image": {
d"URL of a picture shown with the notification. FCM and HMS only.",
t"string"
},
"to": {
d"An additional address next to `tokens`: a registration token; once also a notification key or `/topics/…`.",
t"string"
},
"collapse_key": {
d"FCM: queued messages with the same key replace each other. Today: `android.collapse_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"delay_while_idle": {
d"FCM: hold the message back until the device is awake.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"boolean"
},
"time_to_live": {
d"FCM: seconds that an undelivered message is kept, 0 to 2419200. Today: `android.ttl`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"integer",
"minimum": 0
},
"huawei_ttl": {
d"HMS: how long an undelivered message is kept, such as \"3600s\". Default \"86400s\".",
t"string",
"pattern": "^(?:(|[0-9]+([.][0-9]{1,9})?[sS]?))$"
},
"restricted_package_name": {
d"FCM: only an app with this package name may receive. Today: `android.restricted_package_name`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"dry_run": {
d"FCM: check the request without delivering it. Default false.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"boolean"
},
"notification": {
d"FCM: base of the common notification. Top-level `title`, `message` and `image` win over it.",
rfcm-notification"
},
"huawei_notification": {
d"HMS: the whole Android notification. Top-level `title`, `message` and `image` win over it.",
rhms.android-notification"
},
"app_id": {
d"HMS: id of the app. Current gorush reads it but takes the id of its own configuration.",
t"string"
},
"bi_tag": {
d"HMS: tag of a batch, returned in delivery receipts.",
t"string"
},
"fast_app_target": {
d"HMS: state of the quick app that a data message is for, 1 development, 2 production. 0 is as absent.",
t"integer",
"minimum": 0,
"maximum": 2
},
"expiration": {
d"APNs: UNIX time in seconds at which delivery is given up. 0 and less send no header.",
t"integer"
},
"apns_id": {
d"APNs: UUID of the notification, returned in the response.",
t"string"
},
"collapse_id": {
d"APNs: notifications with the same id show as one. At most 64 bytes.",
t"string"
},
"push_type": {
d"APNs: push type, such as \"alert\", \"background\" or \"liveactivity\". gorush sends \"alert\" if it is absent.",
t"string"
},
"badge": {
d"APNs: badge number on the app icon; 0 removes it. Negative numbers are not sent.",
t"integer"
},
"category": {
d"APNs: name of the registered category that supplies the action buttons. HMS: category of the message.",
t"string"
},
"alert": {
d"APNs: members of the alert dictionary.",
ralert"
},
"mutable_content": {
d"APNs, and Apple devices through FCM: let the app's Notification Service Extension change the notification before it shows.\nDefault false.",
t"boolean"
},
"name": {
d"APNs: name of the sound dictionary. gorush builds a new critical sound of volume 1 from it.",
t"string"
},
"volume": {
d"APNs: volume of the sound dictionary, 0 silent to 1 full. gorush builds a new critical sound from it.",
t"number"
},
"interruption_level": {
d"APNs, iOS 15 and later: how much the notification may interrupt. Default \"active\" on the device.",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"content-state": {
d"APNs, Live Activity: the dynamic content, as the app's ContentState decodes it.",
t"object"
},
"timestamp": {
d"APNs, Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.",
t"integer"
},
"event": {
d"APNs, Live Activity: whether this push starts, updates or ends the activity. The document omits start.",
"enum": ["start", "update", "end"]
},
"stale-date": {
d"APNs, Live Activity: UNIX time in seconds from which the content counts as out of date.",
t"integer"
},
"dismissal-date": {
d"APNs, Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.",
t"integer"
},
"attributes-type": {
d"APNs, Live Activity: name of the Swift type of the attributes. Required to start one.",
t"string"
},
"attributes": {
d"APNs, Live Activity: the static content that an activity starts with.",
t"object"
},
"relevance-score": {
d"APNs: rank among the app's notifications in a summary, 0 to 1; Live Activities take any number.",
t"number"
},
"thread-id": {
d"APNs: notifications with the same id are grouped.",
t"string"
},
"url-args": {
d"APNs, Safari website push: values for the placeholders of the site's URL format, in order.",
t"array",
"items": {
t"string"
}
},
"production": {
d"APNs: use the production service. Wins over `development`; the default is the server's configuration.",
t"boolean"
},
"development": {
d"APNs: use the sandbox service. FCM: log the messages as well.",
t"boolean"
},
"condition": {
d"FCM and HMS: expression over topics that selects the devices.",
t"string"
},
"android": {
d"FCM: options for Android devices, in FCM's format.",
rfcm.android-config"
},
"webpush": {
d"FCM: options for browsers, in FCM's format.",
rfcm.webpush-config"
},
"apns": {
d"FCM: options for Apple devices reached through FCM. Used by the document's samples, absent from its table.",
rfcm.apns-config"
},
"fcm_options": {
d"FCM: options for all platforms, in FCM's format.",
rfcm.fcm-options"
},
"app_secret": {
d"HMS: secret of the app. Current gorush reads it but takes the secret of its own configuration.",
t"string"
},
"huawei_collapse_key": {
d"HMS: which undelivered messages replace each other. gorush does not send 0.",
rhuawei-collapse-key"
}
},
"required": ["platform"],
afalse
},
"platform": {
d"Service that delivers a notification.",
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
d"Undelivered messages on HMS: -1 keeps all, 0 the newest of the app, 1 to 100 the newest of that group.",
t"integer",
"minimum": -1,
"maximum": 100
},
"alert": {
d"Members of the iOS alert dictionary.",
t"object",
p{
"title": {
d"Title of the alert; wins over the top-level `title`.",
t"string"
},
"body": {
d"Text of the alert; wins over the top-level `message`.",
t"string"
},
"subtitle": {
d"Second line, below the title.",
t"string"
},
"action": {
d"Label of the action button of a Safari website push.",
t"string"
},
"action-loc-key": {
d"Key of a localized label for the button that opens the app.",
t"string"
},
"launch-image": {
d"File name of the app's launch image, with or without its extension.",
t"string"
},
"loc-args": {
d"Values for the placeholders of `loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"loc-key": {
d"Key of the text in the app's localized strings, instead of `body`.",
t"string"
},
"title-loc-args": {
d"Values for the placeholders of `title-loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"title-loc-key": {
d"Key of the title in the app's localized strings, instead of `title`.",
t"string"
},
"summary-arg": {
d"Words for a group's summary line; iOS 15 and later ignore it.",
t"string"
},
"summary-arg-count": {
d"Number of items that this notification adds to a group's summary line, at least 1.\niOS 15 and later ignore it.",
t"integer"
}
},
afalse
},
"sound": {
d"iOS sound dictionary, for critical alerts.",
t"object",
p{
"name": {
d"File name in the app's bundle or its sounds folder, or \"default\".",
t"string"
},
"volume": {
d"Volume of a critical alert, 0 silent to 1 full. gorush itself does not check it and drops 0.",
t"number"
},
"critical": {
d"1 makes the alert critical: it sounds even when the device is muted. Default 0.",
t"integer"
}
},
afalse
},
"fcm-notification": {
d"FCM's common notification. The further members are those of FCM's old HTTP interface.",
t"object",
p{
"title": {
d"Title of the notification.",
t"string"
},
"body": {
d"Text of the notification.",
t"string"
},
"image": {
d"URL of a picture shown with the notification.",
t"string"
},
"icon": {
d"Name of a drawable resource for the small icon. Today: `android.notification.icon`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"color": {
d"Color of the icon, \"#rrggbb\". Today: `android.notification.color`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"tag": {
d"A notification with the same tag is replaced on screen. Today: `android.notification.tag`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"sound": {
d"File name of a sound resource, or \"default\". Today: `android.notification.sound`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"click_action": {
d"Intent action that a tap starts. Today: `android.notification.click_action`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"title_loc_key": {
d"String resource of the title. Today: `android.notification.title_loc_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"array",
"items": {
t"string"
}
},
"body_loc_key": {
d"String resource of the text. Today: `android.notification.body_loc_key`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"array",
"items": {
t"string"
}
},
"android_channel_id": {
d"Notification channel on Android 8 and later. Today: `android.notification.channel_id`.\nWithout effect since gorush 1.18.",
"deprecated": true,
t"string"
}
},
afalse
},
"apns.alert": {
bapns.alert
},
"apns.aps": {
bapns.aps
},
"apns.localized-text": {
bapns.localized-text
},
"apns.payload": {
bapns.payload
},
"apns.sound": {
bapns.sound
},
"fcm.analytics-label": {
bfcm.analytics-label
},
"fcm.android-config": {
bfcm.android-config
},
"fcm.android-fcm-options": {
bfcm.android-fcm-options
},
"fcm.android-notification": {
bfcm.android-notification
},
"fcm.android-priority": {
bfcm.android-priority
},
"fcm.apns-config": {
bfcm.apns-config
},
"fcm.apns-fcm-options": {
bfcm.apns-fcm-options
},
"fcm.color": {
bfcm.color
},
"fcm.duration": {
bfcm.duration
},
"fcm.fcm-options": {
bfcm.fcm-options
},
"fcm.light-settings": {
bfcm.light-settings
},
"fcm.notification-priority": {
bfcm.notification-priority
},
"fcm.rgb-color": {
bfcm.rgb-color
},
"fcm.timestamp": {
bfcm.timestamp
},
"fcm.visibility": {
bfcm.visibility
},
"fcm.webpush-config": {
bfcm.webpush-config
},
"fcm.webpush-fcm-options": {
bfcm.webpush-fcm-options
},
"hms.android-notification": {
bhms.android-notification
},
"hms.badge": {
bhms.badge
},
"hms.button": {
bhms.button
},
"hms.click-action": {
bhms.click-action
},
"hms.color": {
bhms.color
},
"hms.duration": {
bhms.duration
},
"hms.light-settings": {
bhms.light-settings
},
"hms.rgb-color": {
bhms.rgb-color
}
}
}
"""#
}
