// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/fcm.cddl. Do not edit.

extension FCMGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/fcm.cddl. Do not edit.",
"title": "fcm",
d"FCM HTTP v1: body of a send request, and that of the legacy HTTP API.\nEndpoint: POST https://fcm.googleapis.com/v1/projects/{project}/messages:send\nFacts: Google's discovery document fcm:v1, revision 20261023; the Firebase documentation and the Firebase\nAdmin SDKs for limits. Members are named in snake_case, which the service accepts as well as camelCase.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
"if": {
"required": ["body"],
p{
"body": {
t"object"
}
},
"anyOf": [
{
"required": ["target"],
p{
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
rrecord"
},
"else": {
"anyOf": [
{
rrequest"
},
{
rlegacy-request"
}
]
},
"$defs": {
"request": {
d"Request: one message for one target.",
t"object",
p{
"message": {
d"The message to send.",
rmessage"
},
"validate_only": {
d"Check the request without delivering it. Default false.",
t"boolean"
},
"validateOnly": {
rrequest/properties/validate_only"
}
},
"required": ["message"],
afalse
},
"message": {
d"A message. Exactly one of `fid`, `token`, `topic` and `condition` is set.",
t"object",
p{
"name": {
d"The service's name for a message that was sent, `projects/*/messages/*`. Only in responses.",
t"string"
},
"data": {
d"The app's own data. Reserved: `from`, `message_type`, and keys starting with `google.` or\n`gcm.notification.`.",
t"object",
a{
t"string"
}
},
"notification": {
d"Notification for all platforms.",
rnotification"
},
"android": {
d"Options for Android devices.",
randroid-config"
},
"android_v2": {
d"Options for Android devices in their second form, a preview. Not together with `android`.",
randroid-config-v2"
},
"androidV2": {
rmessage/properties/android_v2"
},
"webpush": {
d"Options for browsers.",
rwebpush-config"
},
"apns": {
d"Options for Apple devices.",
rapns-config"
},
"fcm_options": {
d"Options of the FCM SDKs for all platforms.",
rfcm-options"
},
"fcmOptions": {
rmessage/properties/fcm_options"
},
"fid": {
d"Target: a Firebase installation id.",
t"string"
},
"token": {
d"Target: a registration token. `fid` is to replace it; in the meantime it takes an installation id as well.",
t"string"
},
"topic": {
d"Target: the name of a topic, without \"/topics/\". Letters, digits and `-_.~%`.",
t"string",
"pattern": "^(?:[a-zA-Z0-9_.~%-]{1,900})$"
},
"condition": {
d"Target: an expression over topics, such as `'a' in topics && 'b' in topics`.",
t"string"
}
},
afalse
},
"notification": {
d"Notification for all platforms; each platform's own block can override it.",
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
d"URL of a picture, loaded by the device: JPEG, PNG or BMP; at most 1 MB on Android.",
t"string"
}
},
afalse
},
"android-config": {
d"Options for Android devices.",
t"object",
p{
"collapse_key": {
d"Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
t"string"
},
"collapseKey": {
randroid-config/properties/collapse_key"
},
"priority": {
d"Delivery priority. Default: \"NORMAL\" for data messages, \"HIGH\" for notifications.",
randroid-priority"
},
"ttl": {
d"How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
rduration"
},
"restricted_package_name": {
d"Only an app with this package name may receive.",
t"string"
},
"restrictedPackageName": {
randroid-config/properties/restricted_package_name"
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
randroid-notification"
},
"fcm_options": {
d"Options of the FCM SDK for Android.",
randroid-fcm-options"
},
"fcmOptions": {
randroid-config/properties/fcm_options"
},
"direct_boot_ok": {
d"Deliver while the device waits for its first unlock after a start. Default false.",
t"boolean"
},
"directBootOk": {
randroid-config/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
d"Deliver over networks of little bandwidth. Default false.",
t"boolean"
},
"bandwidthConstrainedOk": {
randroid-config/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
d"Deliver over restricted satellite networks. Default false.",
t"boolean"
},
"restrictedSatelliteOk": {
randroid-config/properties/restricted_satellite_ok"
}
},
afalse
},
"android-priority": {
bfcm.android-priority
},
"android-notification": {
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
rrgb-color"
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
randroid-notification/properties/default_sound"
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
randroid-notification/properties/click_action"
},
"body_loc_key": {
d"String resource of the text.",
t"string"
},
"bodyLocKey": {
randroid-notification/properties/body_loc_key"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"bodyLocArgs": {
randroid-notification/properties/body_loc_args"
},
"title_loc_key": {
d"String resource of the title.",
t"string"
},
"titleLocKey": {
randroid-notification/properties/title_loc_key"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"titleLocArgs": {
randroid-notification/properties/title_loc_args"
},
"channel_id": {
d"Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
t"string"
},
"channelId": {
randroid-notification/properties/channel_id"
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
rtimestamp"
},
"eventTime": {
randroid-notification/properties/event_time"
},
"local_only": {
d"Do not show the notification on connected devices, such as a watch. Default false.",
t"boolean"
},
"localOnly": {
randroid-notification/properties/local_only"
},
"notification_priority": {
d"Importance on the device. Not the delivery priority.",
rnotification-priority"
},
"notificationPriority": {
randroid-notification/properties/notification_priority"
},
"vibrate_timings": {
d"Vibration pattern: wait, on, off, on, …",
t"array",
"items": {
rduration"
}
},
"vibrateTimings": {
randroid-notification/properties/vibrate_timings"
},
"default_vibrate_timings": {
d"Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
t"boolean"
},
"defaultVibrateTimings": {
randroid-notification/properties/default_vibrate_timings"
},
"light_settings": {
d"Color and rhythm of the LED; wins over `default_light_settings`.",
rlight-settings"
},
"lightSettings": {
randroid-notification/properties/light_settings"
},
"default_light_settings": {
d"Use the default LED settings. Default false.",
t"boolean"
},
"defaultLightSettings": {
randroid-notification/properties/default_light_settings"
},
"visibility": {
d"What a lock screen shows.",
rvisibility"
},
"notification_count": {
d"Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
randroid-notification/properties/notification_count"
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
randroid-notification/properties/bypass_proxy_notification"
}
},
afalse
},
"notification-priority": {
bfcm.notification-priority
},
"visibility": {
bfcm.visibility
},
"light-settings": {
d"How the LED blinks. Google documents all three members as required.",
t"object",
p{
"color": {
d"Color of the LED. The client ignores opaque black.",
rcolor"
},
"light_on_duration": {
d"How long the LED is on.",
rduration"
},
"lightOnDuration": {
rlight-settings/properties/light_on_duration"
},
"light_off_duration": {
d"How long the LED is off in between.",
rduration"
},
"lightOffDuration": {
rlight-settings/properties/light_off_duration"
}
},
afalse
},
"color": {
bfcm.color
},
"android-config-v2": {
d"Options for Android devices in their second form, a preview: either a notification or a background message.",
t"object",
p{
"collapse_key": {
d"Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
t"string"
},
"collapseKey": {
randroid-config-v2/properties/collapse_key"
},
"ttl": {
d"How long an undelivered message is kept, \"0s\" to \"2419200s\". Default four weeks; \"0s\" now or never.",
rduration"
},
"restricted_package_name": {
d"Only an app with this package name may receive.",
t"string"
},
"restrictedPackageName": {
randroid-config-v2/properties/restricted_package_name"
},
"data": {
d"The app's own data; replaces the message's `data`.",
t"object",
a{
t"string"
}
},
"fcm_options": {
d"Options of the FCM SDK for Android; wins over the message's `fcm_options`.",
randroid-fcm-options"
},
"fcmOptions": {
randroid-config-v2/properties/fcm_options"
},
"direct_boot_ok": {
d"Deliver while the device waits for its first unlock after a start. Default false.",
t"boolean"
},
"directBootOk": {
randroid-config-v2/properties/direct_boot_ok"
},
"bandwidth_constrained_ok": {
d"Deliver over networks of little bandwidth. Default false.",
t"boolean"
},
"bandwidthConstrainedOk": {
randroid-config-v2/properties/bandwidth_constrained_ok"
},
"restricted_satellite_ok": {
d"Deliver over restricted satellite networks. Default false.",
t"boolean"
},
"restrictedSatelliteOk": {
randroid-config-v2/properties/restricted_satellite_ok"
},
"remote_notification": {
d"A visible message, delivered at once. Not together with `background_sync`.",
rremote-notification"
},
"remoteNotification": {
randroid-config-v2/properties/remote_notification"
},
"background_sync": {
d"A message that is not urgent and may be delayed. Not together with `remote_notification`.",
rbackground-sync"
},
"backgroundSync": {
randroid-config-v2/properties/background_sync"
}
},
afalse
},
"remote-notification": {
d"A visible message.",
t"object",
p{
"notification": {
d"The notification.",
randroid-notification-v2"
},
"mutable_content": {
d"Let the app change the notification before it shows. Default false.",
t"boolean"
},
"mutableContent": {
rremote-notification/properties/mutable_content"
},
"use_as_v1_data_message": {
d"Deliver a data message, without the notification, to clients that know only the first form. Default false.",
t"boolean"
},
"useAsV1DataMessage": {
rremote-notification/properties/use_as_v1_data_message"
}
},
afalse
},
"android-notification-v2": {
d"Notification for Android devices in its second form.",
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
"icon": {
d"Name of a drawable resource. Default: the icon that the app's manifest states.",
t"string"
},
"color": {
d"Color of the icon, \"#rrggbb\".",
rrgb-color"
},
"sound": {
d"File name of a sound resource in `/res/raw`, or \"default\".",
t"string"
},
"tag": {
d"A notification on screen with the same tag and `id` is replaced.",
t"string"
},
"id": {
d"A notification on screen with the same `tag` and id is replaced. 32 bits.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"click_action": {
d"Intent action that a tap starts.",
t"string"
},
"clickAction": {
randroid-notification-v2/properties/click_action"
},
"title_loc_key": {
d"String resource of the title.",
t"string"
},
"titleLocKey": {
randroid-notification-v2/properties/title_loc_key"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"titleLocArgs": {
randroid-notification-v2/properties/title_loc_args"
},
"body_loc_key": {
d"String resource of the text.",
t"string"
},
"bodyLocKey": {
randroid-notification-v2/properties/body_loc_key"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"bodyLocArgs": {
randroid-notification-v2/properties/body_loc_args"
},
"channel_id": {
d"Notification channel, Android 8 and later. Default: the one that the app's manifest states.",
t"string"
},
"channelId": {
randroid-notification-v2/properties/channel_id"
},
"image": {
d"URL of a picture, always https; wins over the common notification's.",
t"string"
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
rtimestamp"
},
"eventTime": {
randroid-notification-v2/properties/event_time"
},
"local_only": {
d"Do not show the notification on connected devices, such as a watch. Default false.",
t"boolean"
},
"localOnly": {
randroid-notification-v2/properties/local_only"
},
"notification_priority": {
d"Importance on the device. Not the delivery priority.",
rnotification-priority"
},
"notificationPriority": {
randroid-notification-v2/properties/notification_priority"
},
"vibrate_timings": {
d"Vibration pattern: wait, on, off, on, …",
t"array",
"items": {
rduration"
}
},
"vibrateTimings": {
randroid-notification-v2/properties/vibrate_timings"
},
"default_vibrate_timings": {
d"Use the default vibration pattern; wins over `vibrate_timings`. Default false.",
t"boolean"
},
"defaultVibrateTimings": {
randroid-notification-v2/properties/default_vibrate_timings"
},
"default_sound": {
d"Use the default sound. Default false.",
t"boolean"
},
"defaultSound": {
randroid-notification-v2/properties/default_sound"
},
"light_settings": {
d"Color and rhythm of the LED; wins over `default_light_settings`.",
rlight-settings"
},
"lightSettings": {
randroid-notification-v2/properties/light_settings"
},
"default_light_settings": {
d"Use the default LED settings. Default false.",
t"boolean"
},
"defaultLightSettings": {
randroid-notification-v2/properties/default_light_settings"
},
"visibility": {
d"What a lock screen shows.",
rvisibility"
},
"notification_count": {
d"Number of items that the notification represents, shown as a badge. 32 bits.\nDefault: one more than before.",
t"integer",
"minimum": -2147483648,
"maximum": 2147483647
},
"notificationCount": {
randroid-notification-v2/properties/notification_count"
}
},
afalse
},
"background-sync": {
d"A message that is not urgent. It has no members.",
t"object",
p{},
afalse
},
"apns-config": {
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
rapns-fcm-options"
},
"fcmOptions": {
rapns-config/properties/fcm_options"
},
"live_activity_token": {
d"Push token, or push-to-start token, of a Live Activity. The message needs its usual target as well.",
t"string"
},
"liveActivityToken": {
rapns-config/properties/live_activity_token"
}
},
afalse
},
"apns-fcm-options": {
d"Options of the FCM SDK for Apple devices.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
ranalytics-label"
},
"analyticsLabel": {
rapns-fcm-options/properties/analytics_label"
},
"image": {
d"URL of a picture; wins over the common notification's.",
t"string"
}
},
afalse
},
"webpush-config": {
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
rwebpush-fcm-options"
},
"fcmOptions": {
rwebpush-config/properties/fcm_options"
}
},
afalse
},
"webpush-fcm-options": {
d"Options of the FCM SDK for browsers.",
t"object",
p{
"link": {
d"URL that a click opens, always https.",
t"string"
},
"analytics_label": {
d"Label under which analytics count the message.",
ranalytics-label"
},
"analyticsLabel": {
rwebpush-fcm-options/properties/analytics_label"
}
},
afalse
},
"fcm-options": {
d"Options of the FCM SDKs for all platforms.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
ranalytics-label"
},
"analyticsLabel": {
rfcm-options/properties/analytics_label"
}
},
afalse
},
"android-fcm-options": {
d"Options of the FCM SDK for Android.",
t"object",
p{
"analytics_label": {
d"Label under which analytics count the message.",
ranalytics-label"
},
"analyticsLabel": {
randroid-fcm-options/properties/analytics_label"
}
},
afalse
},
"analytics-label": {
bfcm.analytics-label
},
"duration": {
bfcm.duration
},
"timestamp": {
bfcm.timestamp
},
"rgb-color": {
bfcm.rgb-color
},
"legacy-request": {
d"Request of the legacy HTTP API, shut down since 2024, which old payload files still have. One of `to`,\n`registration_ids`, `condition` and `notification_key` is set.",
t"object",
p{
"to": {
d"Target: a registration token, the key of a device group, or \"/topics/\" and the name of a topic.",
t"string"
},
"registration_ids": {
d"Target: 1 to 1000 registration tokens.",
t"array",
"items": {
t"string"
}
},
"registrationIds": {
rlegacy-request/properties/registration_ids"
},
"condition": {
d"Target: an expression over topics, such as `'a' in topics && 'b' in topics`.",
t"string"
},
"notification_key": {
d"Target: the key of a device group. Replaced by `to`.",
t"string"
},
"notificationKey": {
rlegacy-request/properties/notification_key"
},
"collapse_key": {
d"Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.",
t"string"
},
"collapseKey": {
rlegacy-request/properties/collapse_key"
},
"priority": {
d"Delivery priority. Default: \"normal\" for data messages, \"high\" for notifications.",
"enum": ["high", "normal"]
},
"time_to_live": {
d"Seconds that an undelivered message is kept, at most 2419200. Default four weeks.",
t"integer",
"minimum": 0
},
"timeToLive": {
rlegacy-request/properties/time_to_live"
},
"delay_while_idle": {
d"Hold the message back until the device is awake. Version 1 has no equivalent.",
t"boolean"
},
"delayWhileIdle": {
rlegacy-request/properties/delay_while_idle"
},
"restricted_package_name": {
d"Only an app with this package name may receive.",
t"string"
},
"restrictedPackageName": {
rlegacy-request/properties/restricted_package_name"
},
"dry_run": {
d"Check the request without delivering it. Default false.",
t"boolean"
},
"dryRun": {
rlegacy-request/properties/dry_run"
},
"direct_boot_ok": {
d"Deliver while an Android device waits for its first unlock after a start. Default false.",
t"boolean"
},
"directBootOk": {
rlegacy-request/properties/direct_boot_ok"
},
"content_available": {
d"Apple devices: wake the app in the background.",
t"boolean"
},
"contentAvailable": {
rlegacy-request/properties/content_available"
},
"mutable_content": {
d"Apple devices: let the app change the notification before it shows.",
t"boolean"
},
"mutableContent": {
rlegacy-request/properties/mutable_content"
},
"data": {
d"The app's own data. Version 1 accepts only strings.",
t"object"
},
"message_id": {
d"Id of the message. XMPP only.",
t"string"
},
"messageId": {
rlegacy-request/properties/message_id"
},
"message_type": {
d"Kind of the message. XMPP only.",
t"string"
},
"messageType": {
rlegacy-request/properties/message_type"
},
"delivery_receipt_requested": {
d"Have the delivery confirmed. XMPP only.",
t"boolean"
},
"deliveryReceiptRequested": {
rlegacy-request/properties/delivery_receipt_requested"
},
"notification": {
d"Notification, for all platforms at once.",
rlegacy-notification"
}
},
afalse
},
"legacy-notification": {
d"Notification of the legacy HTTP API, for all platforms at once.",
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
"android_channel_id": {
d"Android: notification channel, Android 8 and later.",
t"string"
},
"androidChannelId": {
rlegacy-notification/properties/android_channel_id"
},
"icon": {
d"Android: name of a drawable resource. Browsers: URL of the icon.",
t"string"
},
"color": {
d"Android: color of the icon, \"#rrggbb\".",
t"string"
},
"tag": {
d"Android: a notification on screen with the same tag is replaced.",
t"string"
},
"sound": {
d"File name of a sound, or \"default\".",
t"string"
},
"badge": {
d"Apple devices: badge number on the app icon. 0 removes it.",
"anyOf": [
{
t"string"
},
{
t"integer"
}
]
},
"content_available": {
d"Apple devices: wake the app in the background. Documented beside the notification, and read here as well."
},
"contentAvailable": {
rlegacy-notification/properties/content_available"
},
"subtitle": {
d"Apple devices: second line, below the title.",
t"string"
},
"click_action": {
d"What a tap does. Android: intent action. Apple devices: category. Browsers: address to open.",
t"string"
},
"clickAction": {
rlegacy-notification/properties/click_action"
},
"body_loc_key": {
d"Key of the text in the app's localized strings, instead of `body`.",
t"string"
},
"bodyLocKey": {
rlegacy-notification/properties/body_loc_key"
},
"body_loc_args": {
d"Values for the placeholders of `body_loc_key`, in order: an array, or the same as JSON text.",
"anyOf": [
{
t"array",
"items": {
t"string"
}
},
{
t"string"
}
]
},
"bodyLocArgs": {
rlegacy-notification/properties/body_loc_args"
},
"title_loc_key": {
d"Key of the title in the app's localized strings, instead of `title`.",
t"string"
},
"titleLocKey": {
rlegacy-notification/properties/title_loc_key"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order: an array, or the same as JSON text.",
"anyOf": [
{
t"array",
"items": {
t"string"
}
},
{
t"string"
}
]
},
"titleLocArgs": {
rlegacy-notification/properties/title_loc_args"
}
},
afalse
},
"record": {
d"Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.",
t"object",
p{
"target": {
d"Service that the request is for.",
"enum": ["fcm"]
},
"tokens": {
d"Templates only: the tokens, which the body then leaves out.",
t"array",
"items": {
t"string"
}
},
"fids": {
d"Templates only: the Firebase installation IDs, which the body then leaves out.",
t"array",
"items": {
t"string"
}
},
"method": {
d"HTTP method, \"POST\".",
t"string"
},
"url": {
d"Endpoint. Unknown parts are in braces, such as `{project}`.",
t"string"
},
"headers": {
d"Request headers.",
t"object",
a{
t"string"
}
},
"body": {
d"Body: the request.",
rrequest"
},
"origin": {
d"Where the message stood in the input: file, line, pointer and id.",
t"object"
}
},
"required": ["body"],
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
}
}
}
"""#
}
