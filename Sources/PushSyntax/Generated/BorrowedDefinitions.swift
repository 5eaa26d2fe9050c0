// swift-format-ignore-file
// Written by `swift run pushc-generate` from the grammars that others refer to. Do not edit.

package enum BorrowedDefinitions {
  /// The definitions that schemas of several formats have, and what is between the brackets of each.
  package static let all: [(name: StaticString, lines: StaticString)] = [
    ("apns.alert", #"""
d"Text to show. Each text is given either itself or by the key of a localized string.",
t"object",
p{
"title": {
d"Title: a string. In a Live Activity also a localized one.",
"anyOf": [
{
t"string"
},
{
rapns.localized-text"
}
]
},
"title-loc-key": {
d"Key of the title in the app's localized strings, instead of `title`.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"title-loc-args": {
d"Values for the placeholders of `title-loc-key`, in order.",
"anyOf": [
{
t"array",
"items": {
t"string"
}
},
{
t"null"
}
]
},
"subtitle": {
d"Second line, below the title.",
t"string"
},
"subtitle-loc-key": {
d"Key of the subtitle in the app's localized strings, instead of `subtitle`.",
t"string"
},
"subtitle-loc-args": {
d"Values for the placeholders of `subtitle-loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"body": {
d"Text below title and subtitle: a string. In a Live Activity also a localized one.",
"anyOf": [
{
t"string"
},
{
rapns.localized-text"
}
]
},
"loc-key": {
d"Key of the text in the app's localized strings, instead of `body`.",
t"string"
},
"loc-args": {
d"Values for the placeholders of `loc-key`, in order.",
t"array",
"items": {
t"string"
}
},
"action": {
d"Safari website push: label of the action button.",
t"string"
},
"action-loc-key": {
d"Key of a localized label for the button that opens the app; null hides the button. From older references.",
"anyOf": [
{
t"string"
},
{
t"null"
}
]
},
"launch-image": {
d"File name of the launch image, with or without its extension.",
t"string"
},
"summary-arg": {
d"Words for a group's summary line.\nWithout effect since iOS 15.",
"deprecated": true,
t"string"
},
"summary-arg-count": {
d"Number of items that this notification adds to a group's summary line, at least 1.\nWithout effect since iOS 15.",
"deprecated": true,
t"integer"
},
"sound": {
d"Live Activity: file name of the sound that goes with the alert, or \"default\".",
t"string"
}
},
afalse
"""#),
    ("apns.aps", #"""
d"What the system reads of a payload: user notifications, background updates and Live Activities.",
t"object",
p{
"alert": {
d"The text to show: a string is the body alone. Required to start a Live Activity.",
"anyOf": [
{
t"string"
},
{
rapns.alert"
}
]
},
"badge": {
d"Badge number on the app icon. 0 removes it, absent leaves it as it is.",
t"integer"
},
"sound": {
d"Sound: a file name or \"default\", or a dictionary for critical alerts.",
"anyOf": [
{
t"string"
},
{
rapns.sound"
}
]
},
"thread-id": {
d"Notifications with the same id are grouped.",
t"string"
},
"category": {
d"Name of the registered category that supplies the action buttons.",
t"string"
},
"content-available": {
d"1 wakes the app in the background. Leave it out rather than write 0.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"mutable-content": {
d"1 lets the app's Notification Service Extension change the notification before it shows.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"target-content-id": {
d"Identifier of the window that a tap brings forward.",
t"string"
},
"interruption-level": {
d"How much the notification may interrupt, iOS 15 and later. Default \"active\".",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"relevance-score": {
d"Rank in a summary, 0 to 1, highest first. For Live Activities any number.",
t"number"
},
"filter-criteria": {
d"What the app's Focus filters compare with, iOS 16 and later.",
t"string"
},
"url-args": {
d"Safari website push: values for the placeholders of the site's URL format, in order; may be empty.",
t"array",
"items": {
t"string"
}
},
"content-changed": {
d"Widgets and controls: true has them reload.",
t"boolean"
},
"ptt-push-type": {
d"Push to Talk: \"service-update\" marks a push that is not a call.",
t"string"
},
"timestamp": {
d"Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.",
t"number"
},
"event": {
d"Live Activity: what the push does.",
"enum": ["start", "update", "end"]
},
"content-state": {
d"Live Activity: the dynamic content, as the app's ContentState decodes it.",
t"object"
},
"attributes-type": {
d"Live Activity: name of the Swift type of the attributes. Required to start one.",
t"string"
},
"attributes": {
d"Live Activity: the static content. Required to start one.",
t"object"
},
"stale-date": {
d"Live Activity: UNIX time in seconds from which the content counts as out of date.",
t"number"
},
"dismissal-date": {
d"Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.\nA time in the past removes it at once. Default and maximum four hours after its end.",
t"number"
},
"input-push-token": {
d"Live Activity: 1 asks, at the start, for a token for later updates, iOS 18 and later.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"input-push-channel": {
d"Live Activity: id of the channel whose broadcasts update the activity, in base64, iOS 18 and later.",
t"string"
}
},
afalse
"""#),
    ("apns.headers", #"""
d"Request headers of one notification.",
t"object",
p{
"apns-push-type": {
d"Kind of the notification. It decides the suffix of the topic and what the payload may hold.",
rapns.push-type"
},
"apns-topic": {
d"Bundle id of the app, with the suffix that belongs to the push type. Not sent on broadcasts.",
t"string"
},
"apns-priority": {
d"\"10\" deliver at once, \"5\" mind the device's power, \"1\" never wake the device.\nDefault \"10\"; background needs \"5\".",
"enum": ["10", "5", "1"]
},
"apns-expiration": {
d"UNIX time in seconds at which delivery is given up; \"0\" is one attempt. Default: kept up to 30 days.",
t"string",
"pattern": "^(?:[0-9]+)$"
},
"apns-collapse-id": {
d"Notifications with the same id show as one. At most 64 bytes.",
t"string",
"minLength": 0,
"maxLength": 64
},
"apns-id": {
d"UUID of the notification, returned in the response. Default: APNs makes one.",
rapns.uuid"
},
"apns-channel-id": {
d"Broadcast: id of the channel, in base64.",
t"string",
"pattern": "^(?:[A-Za-z0-9+/]+=*)$"
},
"apns-request-id": {
d"Broadcast and channel management: UUID of the request, returned in the response.",
rapns.uuid"
}
},
"patternProperties": {
"^[Aa][Pp][Nn][Ss]-[Pp][Uu][Ss][Hh]-[Tt][Yy][Pp][Ee]$": {
rapns.headers/properties/apns-push-type"
},
"^[Aa][Pp][Nn][Ss]-[Tt][Oo][Pp][Ii][Cc]$": {
rapns.headers/properties/apns-topic"
},
"^[Aa][Pp][Nn][Ss]-[Pp][Rr][Ii][Oo][Rr][Ii][Tt][Yy]$": {
rapns.headers/properties/apns-priority"
},
"^[Aa][Pp][Nn][Ss]-[Ee][Xx][Pp][Ii][Rr][Aa][Tt][Ii][Oo][Nn]$": {
rapns.headers/properties/apns-expiration"
},
"^[Aa][Pp][Nn][Ss]-[Cc][Oo][Ll][Ll][Aa][Pp][Ss][Ee]-[Ii][Dd]$": {
rapns.headers/properties/apns-collapse-id"
},
"^[Aa][Pp][Nn][Ss]-[Ii][Dd]$": {
rapns.headers/properties/apns-id"
},
"^[Aa][Pp][Nn][Ss]-[Cc][Hh][Aa][Nn][Nn][Ee][Ll]-[Ii][Dd]$": {
rapns.headers/properties/apns-channel-id"
},
"^[Aa][Pp][Nn][Ss]-[Rr][Ee][Qq][Uu][Ee][Ss][Tt]-[Ii][Dd]$": {
rapns.headers/properties/apns-request-id"
},
"^(?:[^Aa]|[Aa][^Pp]|[Aa][Pp][^Nn]|[Aa][Pp][Nn][^Ss])": {}
},
afalse
"""#),
    ("apns.localized-text", #"""
d"Text of a Live Activity's alert by the key of a localized string.",
t"object",
p{
"loc-key": {
d"Key of the text in the app's localized strings.",
t"string"
},
"loc-args": {
d"Values for the placeholders of the localized string, in order.",
t"array",
"items": {
t"string"
}
}
},
"required": ["loc-key"],
afalse
"""#),
    ("apns.payload", #"""
d"Payload: `aps` for the system, and any keys of the app next to it. At most 4096 bytes, 5120 for voip.",
t"object",
p{
"aps": {
d"What the system reads.",
rapns.aps"
},
"mdm": {
d"Device management: the magic string of the enrolled device. It is then the only key. In other pushes it is the app's own."
},
"container-identifier": {
d"File Provider: identifier of the item whose contents have changed, a string. In other pushes it is the app's own."
},
"domain": {
d"File Provider: domain of the item, a string. Required if the app has added domains. In other pushes it is the app's own."
},
"Simulator Target Bundle": {
d"Xcode's Simulator: bundle identifier of the app that gets the file, a string. The app does not see the key; APNs has a\ntopic, and any other value is custom data."
}
},
atrue
"""#),
    ("apns.push-type", #"""
d"Kinds of notifications.",
"enum": ["alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets"]
"""#),
    ("apns.sound", #"""
d"Sound dictionary, for critical alerts.",
t"object",
p{
"critical": {
d"1 makes the alert critical: it sounds even when the device is muted. Default 0.",
"anyOf": [
{
t"integer",
"minimum": 0,
"maximum": 1
},
{
t"boolean"
}
]
},
"name": {
d"File name in the app's bundle or its sounds folder, or \"default\".",
t"string"
},
"volume": {
d"Volume of a critical alert, 0 silent to 1 full.",
t"number"
}
},
afalse
"""#),
    ("apns.uuid", #"""
d"UUID: 32 lower-case hexadecimal digits in five groups.",
t"string",
"pattern": "^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$"
"""#),
    ("fcm.analytics-label", #"""
d"Label of a message in analytics: 1 to 50 letters, digits and `-_.~%`.",
t"string",
"pattern": "^(?:[a-zA-Z0-9_.~%-]{1,50})$"
"""#),
    ("fcm.android-config", #"""
d"Options for Android devices.",
t"object",
p{
"collapse_key": {
d"Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
t"string"
},
"collapseKey": {
rfcm.android-config/properties/collapse_key"
},
"priority": {
d"Delivery priority. Default: \"NORMAL\" for data messages, \"HIGH\" for notifications.",
rfcm.android-priority"
},
"ttl": {
d"How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
rfcm.duration"
},
"restricted_package_name": {
d"Only an app with this package name may receive.",
t"string"
},
"restrictedPackageName": {
rfcm.android-config/properties/restricted_package_name"
},
"data": {
d"The app's own data; replaces the message's `data`.",
t"object",
a{
t"string"
}
},
"notification": {
d"Notification for Android devices.",
rfcm.android-notification"
},
"fcm_options": {
d"Options of the FCM SDK for Android.",
rfcm.android-fcm-options"
},
"fcmOptions": {
rfcm.android-config/properties/fcm_options"
},
"direct_boot_ok": {
d"Deliver while the device waits for its first unlock after a start. Default false.",
t"boolean"
},
"directBootOk": {
rfcm.android-config/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
d"Deliver over networks of little bandwidth. Default false.",
t"boolean"
},
"bandwidthConstrainedOk": {
rfcm.android-config/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
d"Deliver over restricted satellite networks. Default false.",
t"boolean"
},
"restrictedSatelliteOk": {
rfcm.android-config/properties/restricted_satellite_ok"
}
},
afalse
"""#),
    ("fcm.android-fcm-options", #"""
d"Options of the FCM SDK for Android.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
rfcm.analytics-label"
},
"analyticsLabel": {
rfcm.android-fcm-options/properties/analytics_label"
}
},
afalse
"""#),
    ("fcm.android-notification", #"""
d"Notification for Android devices.",
t"object",
p{
"title": {
d"Title; wins over the common notification's.",
t"string"
},
"body": {
d"Text; wins over the common notification's.",
t"string"
},
"image": {
d"URL of a picture; wins over the common notification's.",
t"string"
},
"icon": {
d"Name of a drawable resource. Default: the icon that the app's manifest states.",
t"string"
},
"color": {
d"Color of the icon, \"#rrggbb\".",
rfcm.rgb-color"
},
"sound": {
d"File name of a sound resource in `/res/raw`, or \"default\".",
t"string"
},
"default_sound": {
d"Use the default sound. Default false.",
t"boolean"
},
"defaultSound": {
rfcm.android-notification/properties/default_sound"
},
"tag": {
d"A notification on screen with the same tag is replaced.",
t"string"
},
"click_action": {
d"Intent action that a tap starts.",
t"string"
},
"clickAction": {
rfcm.android-notification/properties/click_action"
},
"body_loc_key": {
d"String resource of the text.",
t"string"
},
"bodyLocKey": {
rfcm.android-notification/properties/body_loc_key"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"bodyLocArgs": {
rfcm.android-notification/properties/body_loc_args"
},
"title_loc_key": {
d"String resource of the title.",
t"string"
},
"titleLocKey": {
rfcm.android-notification/properties/title_loc_key"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"titleLocArgs": {
rfcm.android-notification/properties/title_loc_args"
},
"channel_id": {
d"Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
t"string"
},
"channelId": {
rfcm.android-notification/properties/channel_id"
},
"ticker": {
d"Text for accessibility services.",
t"string"
},
"sticky": {
d"Keep the notification on screen after a tap. Default false.",
t"boolean"
},
"event_time": {
d"When the event happened that the notification tells of. Notifications are sorted by it.",
rfcm.timestamp"
},
"eventTime": {
rfcm.android-notification/properties/event_time"
},
"local_only": {
d"Do not show the notification on connected devices, such as a watch. Default false.",
t"boolean"
},
"localOnly": {
rfcm.android-notification/properties/local_only"
},
"notification_priority": {
d"Importance on the device. Not the delivery priority.",
rfcm.notification-priority"
},
"notificationPriority": {
rfcm.android-notification/properties/notification_priority"
},
"vibrate_timings": {
d"Vibration pattern: wait, on, off, on, …",
t"array",
"items": {
rfcm.duration"
}
},
"vibrateTimings": {
rfcm.android-notification/properties/vibrate_timings"
},
"default_vibrate_timings": {
d"Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
t"boolean"
},
"defaultVibrateTimings": {
rfcm.android-notification/properties/default_vibrate_timings"
},
"light_settings": {
d"Color and rhythm of the LED; wins over `default_light_settings`.",
rfcm.light-settings"
},
"lightSettings": {
rfcm.android-notification/properties/light_settings"
},
"default_light_settings": {
d"Use the default LED settings. Default false.",
t"boolean"
},
"defaultLightSettings": {
rfcm.android-notification/properties/default_light_settings"
},
"visibility": {
d"What a lock screen shows.",
rfcm.visibility"
},
"notification_count": {
d"Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
rfcm.android-notification/properties/notification_count"
},
"proxy": {
d"Who may show the notification in the app's stead. Unspecified means IF_PRIORITY_LOWERED.",
"enum": ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"]
},
"bypass_proxy_notification": {
d"Have the app show the notification rather than the proxy.\nDeprecated since FCM v1.",
"deprecated": true,
t"boolean"
},
"bypassProxyNotification": {
rfcm.android-notification/properties/bypass_proxy_notification"
}
},
afalse
"""#),
    ("fcm.android-priority", #"""
d"Delivery priority. The service takes both cases of this one choice.",
"enum": ["NORMAL", "HIGH", "normal", "high"]
"""#),
    ("fcm.apns-config", #"""
d"Options for Apple devices.",
t"object",
p{
"headers": {
d"APNs request headers. Defaults of FCM: `apns-priority` \"10\", `apns-expiration` in 30 days.",
t"object",
a{
t"string"
}
},
"payload": {
d"The APNs payload: `aps` and the app's own keys. Its title and text win over the common notification's.",
rapns.payload"
},
"fcm_options": {
d"Options of the FCM SDK for Apple devices.",
rfcm.apns-fcm-options"
},
"fcmOptions": {
rfcm.apns-config/properties/fcm_options"
},
"live_activity_token": {
d"Push token, or push-to-start token, of a Live Activity. The message needs its usual target as well.",
t"string"
},
"liveActivityToken": {
rfcm.apns-config/properties/live_activity_token"
}
},
afalse
"""#),
    ("fcm.apns-fcm-options", #"""
d"Options of the FCM SDK for Apple devices.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
rfcm.analytics-label"
},
"analyticsLabel": {
rfcm.apns-fcm-options/properties/analytics_label"
},
"image": {
d"URL of a picture; wins over the common notification's.",
t"string"
}
},
afalse
"""#),
    ("fcm.color", #"""
d"A color by its parts.",
t"object",
p{
"red": {
d"Share of red, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"green": {
d"Share of green, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"blue": {
d"Share of blue, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"alpha": {
d"Opacity, 0 transparent to 1 solid. Default 1.",
t"number",
"minimum": 0.0,
"maximum": 1.0
}
},
afalse
"""#),
    ("fcm.duration", #"""
d"Span of time in seconds, with at most nine decimals and an `s`, such as \"3.5s\".",
t"string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?s)$"
"""#),
    ("fcm.fcm-options", #"""
d"Options of the FCM SDKs for all platforms.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
rfcm.analytics-label"
},
"analyticsLabel": {
rfcm.fcm-options/properties/analytics_label"
}
},
afalse
"""#),
    ("fcm.light-settings", #"""
d"How the LED blinks. Google documents all three members as required.",
t"object",
p{
"color": {
d"Color of the LED. The client ignores opaque black.",
rfcm.color"
},
"light_on_duration": {
d"How long the LED is on.",
rfcm.duration"
},
"lightOnDuration": {
rfcm.light-settings/properties/light_on_duration"
},
"light_off_duration": {
d"How long the LED is off in between.",
rfcm.duration"
},
"lightOffDuration": {
rfcm.light-settings/properties/light_off_duration"
}
},
afalse
"""#),
    ("fcm.notification-priority", #"""
d"Importance of a notification on the device, Android 7.1 and earlier; later ones take it from the channel.\nUnspecified means PRIORITY_DEFAULT.",
"enum": ["PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX"]
"""#),
    ("fcm.rgb-color", #"""
d"Color without opacity, \"#rrggbb\".",
t"string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
"""#),
    ("fcm.timestamp", #"""
d"Point in time, RFC 3339, such as \"2026-11-21T09:30:00Z\".",
t"string",
"pattern": "^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$"
"""#),
    ("fcm.visibility", #"""
d"What a lock screen shows of a notification. Unspecified means PRIVATE.",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
"""#),
    ("fcm.webpush-config", #"""
d"Options for browsers.",
t"object",
p{
"headers": {
d"Web push headers: `TTL` in seconds, `Urgency`, `Topic`.",
t"object",
a{
t"string"
}
},
"data": {
d"The app's own data; replaces the message's `data`.",
t"object",
a{
t"string"
}
},
"notification": {
d"Options of the browser's Notification. Its title and text win over the common notification's.",
t"object"
},
"fcm_options": {
d"Options of the FCM SDK for browsers.",
rfcm.webpush-fcm-options"
},
"fcmOptions": {
rfcm.webpush-config/properties/fcm_options"
}
},
afalse
"""#),
    ("fcm.webpush-fcm-options", #"""
d"Options of the FCM SDK for browsers.",
t"object",
p{
"link": {
d"URL that a click opens, always https.",
t"string"
},
"analytics_label": {
d"Label under which analytics count the message.",
rfcm.analytics-label"
},
"analyticsLabel": {
rfcm.webpush-fcm-options/properties/analytics_label"
}
},
afalse
"""#),
    ("hms.android-notification", #"""
d"Notification for Android devices and HarmonyOS up to 4.",
t"object",
p{
"title": {
d"Title; wins over the common notification's.",
t"string"
},
"body": {
d"Text; wins over the common notification's.",
t"string"
},
"click_action": {
d"What a tap does. Mandatory for the service.",
rhms.click-action"
},
"icon": {
d"Small icon: `/raw/name` of a resource of the app. Default: the app's icon.",
t"string"
},
"color": {
d"Color of the notification's buttons, \"#RRGGBB\".",
rhms.rgb-color"
},
"sound": {
d"Sound: `/raw/name` of a resource of the app. Needs `default_sound` false.",
t"string"
},
"default_sound": {
d"Use the default sound. Default true.",
t"boolean"
},
"notify_id": {
d"Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"tag": {
d"A notification on screen with the same tag is replaced.",
t"string"
},
"body_loc_key": {
d"String resource of the text.",
t"string"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"title_loc_key": {
d"String resource of the title.",
t"string"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"multi_lang_key": {
d"Texts by localization key and language, looked up before the app's resources. At most 3 languages.",
t"object"
},
"channel_id": {
d"Notification channel, Android 8 and later. It must exist.",
t"string"
},
"notify_summary": {
d"Summary of the notification.",
t"string"
},
"image": {
d"URL of a picture next to the text, https; wins over the common notification's.",
t"string"
},
"style": {
d"Form of the notification. Default 0.",
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
d"Title of style 1, in place of `title`.",
t"string"
},
"big_body": {
d"Text of style 1, in place of `body`.",
t"string"
},
"inbox_content": {
d"Lines of style 3, 1 to 5 of at most 1024 characters.",
t"array",
"items": {
t"string"
}
},
"group": {
d"Notifications of the same group show as the newest one and their number.",
t"string"
},
"badge": {
d"Badge number on the app icon.",
rhms.badge"
},
"ticker": {
d"Text of the status bar on arrival. Without effect on Android 5 and later.",
t"string"
},
"when": {
d"Time by which notifications are sorted, UTC, such as \"2026-11-21T09:30:00Z\".",
t"string"
},
"importance": {
d"Importance on the device. HIGH is in older references and requires a permission. Default \"NORMAL\".",
"enum": ["LOW", "NORMAL", "HIGH"]
},
"use_default_vibrate": {
d"Use the default vibration pattern. Default true.",
t"boolean"
},
"use_default_light": {
d"Use the default LED settings. Default true.",
t"boolean"
},
"vibrate_config": {
d"Vibration pattern in seconds: at most 10 entries, each above 0 and at most 60.",
t"array",
"items": {
rhms.duration"
},
"minItems": 0,
"maxItems": 10
},
"visibility": {
d"What a lock screen shows. Unspecified means PRIVATE. Default \"PRIVATE\".",
"enum": ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
},
"light_settings": {
d"Color and rhythm of the LED.",
rhms.light-settings"
},
"foreground_show": {
d"Show the notification while the app is in the foreground, too. Default true.",
t"boolean"
},
"profile_id": {
d"Id of the profile that the notification is for, at most 64 characters.",
t"string"
},
"buttons": {
d"Buttons below the text, at most 3.",
t"array",
"items": {
rhms.button"
},
"minItems": 0,
"maxItems": 3
},
"auto_clear": {
d"Milliseconds after which the notification is dismissed automatically, above 0.\nNo longer documented.",
"deprecated": true,
t"integer"
},
"auto_cancel": {
d"Dismiss the notification when it is tapped. Default true.\nNo longer documented.",
"deprecated": true,
t"boolean"
},
"local_only": {
d"Do not show the notification on connected devices. Known from one of Huawei's demos only.\nNo longer documented.",
"deprecated": true,
t"boolean"
},
"big_picture": {
d"URL of the large picture of style 2, https, which the service no longer takes.\nNo longer documented.",
"deprecated": true,
t"string"
}
},
afalse
"""#),
    ("hms.badge", #"""
d"Badge number on the app icon. Without `add_num` and `set_num` it grows by 1.",
t"object",
p{
"add_num": {
d"Number to add, 1 to 99.",
t"integer",
"minimum": 1,
"maximum": 99
},
"set_num": {
d"Number to show, 0 to 99; wins over `add_num`.",
t"integer",
"minimum": 0,
"maximum": 99
},
"class": {
d"Full name of the class of the app's first activity.",
t"string"
}
},
"required": ["class"],
afalse
"""#),
    ("hms.button", #"""
d"A button of a notification.",
t"object",
p{
"name": {
d"Label, at most 40 characters.",
t"string"
},
"action_type": {
d"What it does: 0 the app, 1 a page of it, 2 a web page, 3 clear the notification, 4 Huawei Share.",
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
d"What `intent` holds: 0 an intent URI, 1 an intent action. Mandatory with action type 1.",
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
d"Action type 1: intent URI or action. Action type 2: web address, https.",
t"string"
},
"data": {
d"At most 1024 characters. Action types 0 and 1: an object as JSON text. Action type 4: the text to share.",
t"string"
}
},
"required": ["name", "action_type"],
afalse
"""#),
    ("hms.click-action", #"""
d"What a tap on a notification does.",
t"object",
p{
t{
d"Kind of the action: 1 a page of the app, 2 a URL, 3 the app, 4 rich media (older references only).",
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
d"Intent URI of the page, for type 1.",
t"string"
},
"action": {
d"Intent action of the page, for type 1.",
t"string"
},
"url": {
d"URL, https, for type 2.",
t"string"
},
"rich_resource": {
d"URL of a zip file of HTML, https, for type 4.\nNo longer documented.",
"deprecated": true,
t"string"
}
},
"required": ["type"],
afalse
"""#),
    ("hms.color", #"""
d"A color by its parts.",
t"object",
p{
"alpha": {
d"Opacity, 0 transparent to 1 solid. Default 1.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"red": {
d"Share of red, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"green": {
d"Share of green, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"blue": {
d"Share of blue, 0 to 1. Default 0.",
t"number",
"minimum": 0.0,
"maximum": 1.0
}
},
afalse
"""#),
    ("hms.duration", #"""
d"Span of time in seconds, with at most nine decimals; the `s` may be missing.",
t"string",
"pattern": "^(?:[0-9]+([.][0-9]{1,9})?[sS]?)$"
"""#),
    ("hms.light-settings", #"""
d"How the LED blinks. All three members are needed.",
t"object",
p{
"color": {
d"Color of the LED.",
rhms.color"
},
"light_on_duration": {
d"How long the LED is on, in seconds.",
rhms.duration"
},
"light_off_duration": {
d"How long the LED is off in between, in seconds.",
rhms.duration"
}
},
"required": ["color", "light_on_duration", "light_off_duration"],
afalse
"""#),
    ("hms.rgb-color", #"""
d"Color without opacity, \"#RRGGBB\".",
t"string",
"pattern": "^(?:#[0-9A-Fa-f]{6})$"
"""#),
  ]
}
