// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/braze.cddl. Do not edit.

extension BrazeGrammar {
  /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/braze.cddl. Do not edit.",
"title": "braze",
d"Braze: body of a send request, of a Live Activity request, or the push objects alone.\nEndpoint: POST /messages/send\nFacts: Braze's pages on the Apple, Android and Kindle push objects, on the send endpoint and on the Live Activity\nendpoints; older versions of these pages and the open Braze SDKs for what the pages omit.\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
"anyOf": [
{
rrequest"
},
{
rmessages"
},
{
rapple-push"
},
{
ractivity-start"
},
{
ractivity-update"
}
],
"$defs": {
"request": {
d"Send request: the messages by channel, and the users who receive them.",
t"object",
p{
"messages": {
d"The messages, one for each channel.",
rmessages"
},
"external_user_ids": {
d"Ids of the users who receive, at most 50. Texts, and Braze was observed to take numbers.\nBraze's own sample has one text.",
"anyOf": [
{
t"array",
"items": {}
},
{
t"string"
}
]
},
"recipients": {
d"Users who receive, at most 50, each with `external_user_id` or `user_alias`.",
t"array",
"items": {}
},
"user_aliases": {
d"Aliases of the users who receive, each with `alias_name` and `alias_label`.\nBraze's own sample has one object.",
"anyOf": [
{
t"array",
"items": {}
},
{
t"object"
}
]
},
"segment_id": {
d"Id of the segment that receives. Together with named users, only those of them who are in it.",
t"string"
},
"campaign_id": {
d"Id of the API campaign that the sends are counted under. Needs a variation in each message.",
t"string"
},
"broadcast": {
d"Send to all of a segment or an audience. Required if no users are named. Default false.",
"anyOf": [
{
t"boolean"
},
{
t"string"
}
]
},
"send_id": {
d"Id of this send, which groups its statistics.",
t"string"
},
"override_frequency_capping": {
d"Send even if the campaign's limit on messages per user is reached. Default false.\nBraze's own sample has the text \"false\".",
"anyOf": [
{
t"boolean"
},
{
t"string"
}
]
},
"override_messaging_limits": {
d"The same for /messages/schedule/create.",
t"boolean"
},
"recipient_subscription_state": {
d"Who may receive by their consent: opted in, subscribed too, or all. Default \"subscribed\".",
"enum": ["opted_in", "subscribed", "all"]
},
"audience": {
d"Filters that select the users who receive.",
t"object"
},
"schedule": {
d"When to send, of a request to /messages/schedule/create.",
t"object"
},
"schedule_id": {
d"The scheduled message to change, of a request to /messages/schedule/update.",
t"string"
}
},
"required": ["messages"],
afalse
},
"messages": {
d"Messages of one request by channel. Channels other than push are accepted and not looked into.",
t"object",
p{
"apple_push": {
d"Push for Apple devices.",
rapple-push"
},
"android_push": {
d"Push for Android devices, Huawei's among them.",
randroid-push"
},
"kindle_push": {
d"Push for Kindle and other FireOS devices.",
rkindle-push"
},
"web_push": {
d"Push for browsers.",
t"object"
},
"email": {
d"Email.",
t"object"
},
"webhook": {
d"HTTP request to your own server.",
t"object"
},
"banner": {
d"Banner inside the app.",
t"object"
},
"content_card": {
d"Card in the app's feed.",
t"object"
},
"in_app_message": {
d"Message inside the app.",
t"object"
},
"sms": {
d"SMS.",
t"object"
},
"whats_app": {
d"WhatsApp message.",
t"object"
},
"windows_phone8_push": {
d"Push for Windows Phone 8. From older pages.",
t"object"
},
"windows_universal_push": {
d"Push for Windows. From older pages.",
t"object"
}
},
afalse
},
"apple-push": {
d"Push for Apple devices. Braze documents 3807 bytes on one page and 1912 on another, for all members together.",
t"object",
p{
"badge": {
d"Badge number on the app icon. 0 removes it.",
t"integer"
},
"alert": {
d"The text to show: a string is the body alone. Mandatory unless `content-available` is true.",
"anyOf": [
{
t"string"
},
{
rapple-alert"
}
]
},
"sound": {
d"Sound: a file of the app, or \"default\".",
t"string"
},
"extra": {
d"The app's own keys, at the payload's root. `aps` and `ab` are rejected.",
t"object"
},
"content-available": {
d"Wake the app in the background.",
t"boolean"
},
"content_available": {
d"Another spelling of `content-available`, known from Braze's client libraries.",
t"boolean"
},
"interruption_level": {
d"How much the notification may interrupt, iOS 15 and later.",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"relevance_score": {
d"Rank in a summary, 0 to 1, iOS 15 and later.",
t"number",
"minimum": 0.0,
"maximum": 1.0
},
"expiry": {
d"Time at which delivery is given up, ISO 8601. Default: 30 days from now, unless the settings say otherwise.",
t"string"
},
"custom_uri": {
d"URL or deep link that a tap opens.",
t"string"
},
"use_webview": {
d"Open the URL inside the app. Default true.",
t"boolean"
},
"message_variation_id": {
d"Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
t"string"
},
"notification_group_thread_id": {
d"Notifications with the same id are grouped.",
t"string"
},
"asset_url": {
d"URL of a picture, sound or video shown with the notification. Turns `mutable_content` on.",
t"string"
},
"asset_file_type": {
d"Kind of the file at `asset_url`. Mandatory with it.",
"enum": ["aif", "gif", "jpg", "m4a", "mp3", "mp4", "png", "wav"]
},
"collapse_id": {
d"A notification on screen with the same id is replaced. At most 64 bytes.",
t"string"
},
"mutable_content": {
d"Let the app's Notification Service Extension change the notification before it shows. `asset_url` wins.",
t"boolean"
},
"send_to_most_recent_device_only": {
d"Send to the user's most recently used iOS device alone. Default false.",
t"boolean"
},
"category": {
d"Name of the registered category that supplies the action buttons; Braze's own begin with `ab_cat_`.",
t"string"
},
"apns_priority": {
d"Delivery priority as in APNs, documented as 1 to 10; APNs knows 1, 5 and 10.",
t"integer"
},
"buttons": {
d"What the category's buttons do. Needs `category`.",
t"array",
"items": {
rapple-button"
}
}
},
afalse
},
"apple-alert": {
d"Text to show on Apple devices. Each text is given either itself or by the key of a localized string.",
t"object",
p{
"body": {
d"Text. Mandatory unless `content-available` is true.",
t"string"
},
"title": {
d"Title of the notification.",
t"string"
},
"title_loc_key": {
d"Key of the title in the app's localized strings, instead of `title`.",
t"string"
},
"title_loc_args": {
d"Values for the placeholders of `title_loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"action_loc_key": {
d"Key of a localized label for the button that opens the app.",
t"string"
},
"loc_key": {
d"Key of the text in the app's localized strings, instead of `body`.",
t"string"
},
"loc_args": {
d"Values for the placeholders of `loc_key`, in order.",
t"array",
"items": {
t"string"
}
},
"sound": {
d"Sound of a Live Activity's alert: a file of the app, or \"default\".",
t"string"
}
},
afalse
},
"apple-button": {
d"What a button of an Apple notification does.",
t"object",
p{
"action_id": {
d"Identifier of the button within its category; Braze's own begin with `ab_pb_`.",
t"string"
},
"action": {
d"Kind of the action. Braze's own buttons have a default; categories of the app take URI and DEEP_LINK only.",
rbutton-action"
},
"uri": {
d"URL or deep link to open. Mandatory with URI and DEEP_LINK.",
t"string"
},
"use_webview": {
d"Open the URL inside the app. Default true.",
t"boolean"
}
},
"required": ["action_id"],
afalse
},
"android-push": {
d"Push for Android devices. Braze's own limit is 4000 bytes for the alert and `extra` together.",
t"object",
p{
"alert": {
d"Text. Mandatory unless `send_to_sync` is true.",
t"string"
},
"title": {
d"Title. Mandatory unless `send_to_sync` is true.",
t"string"
},
"extra": {
d"The app's own keys. `appboy_image_url` is the address of a large picture.",
t"object"
},
"message_variation_id": {
d"Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
t"string"
},
"notification_channel_id": {
d"Notification channel, Android 8 and later. Default: the one that Braze's settings state.",
t"string"
},
"priority": {
d"Importance on the device, -2 to 2. Any other number is as 0, the default.",
t"integer"
},
"android_priority": {
d"Delivery priority. Default: what Braze's settings state.",
"enum": ["normal", "high"]
},
"send_to_sync": {
d"Wake the app without showing anything. Rejected together with `alert` or `title`.",
t"boolean"
},
"collapse_key": {
d"Undelivered messages with the same key replace each other. FCM keeps 4 keys a device; Braze uses one of them.",
t"string"
},
"sound": {
d"Sound: a file of the app, or \"default\".",
t"string"
},
"custom_uri": {
d"URL or deep link that a tap opens.",
t"string"
},
"use_webview": {
d"Open the URL inside the app. Default false.",
t"boolean"
},
"summary_text": {
d"Further line of text.",
t"string"
},
"time_to_live": {
d"Seconds that an undelivered message is kept, at most 2419200.",
t"integer",
"minimum": 0
},
"notification_id": {
d"Notification id: a notification on screen with the same id is replaced.",
t"integer"
},
"push_icon_image_url": {
d"URL of the large icon, square, at least 40 x 40 pixels.",
t"string"
},
"accent_color": {
d"Color of the notification, red, green and blue as one number.",
t"integer"
},
"send_to_most_recent_device_only": {
d"Send to the user's most recently used Android device alone. Default false.",
t"boolean"
},
"buttons": {
d"Buttons below the text.",
t"array",
"items": {
randroid-button"
}
},
"conversation_data": {
d"Notification of a conversation: its shortcut, persons and messages.",
t"object"
}
},
afalse
},
"android-button": {
d"A button of an Android notification.",
t"object",
p{
"text": {
d"Label of the button.",
t"string"
},
"action": {
d"What it does. Default \"OPEN_APP\".",
rbutton-action"
},
"uri": {
d"URL or deep link to open.",
t"string"
},
"use_webview": {
d"Open the URL inside the app. Default true.",
t"boolean"
}
},
"required": ["text"],
afalse
},
"button-action": {
d"What a tap on a button does.",
"enum": ["OPEN_APP", "URI", "DEEP_LINK", "CLOSE"]
},
"kindle-push": {
d"Push for Kindle and other FireOS devices.",
t"object",
p{
"alert": {
d"Text. Mandatory.",
t"string"
},
"title": {
d"Title. Mandatory.",
t"string"
},
"extra": {
d"The app's own keys.",
t"object"
},
"message_variation_id": {
d"Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
t"string"
},
"priority": {
d"Importance on the device, -2 to 2. Any other number is as 0, the default.",
t"integer"
},
"collapse_key": {
d"Undelivered messages with the same key replace each other.",
t"string"
},
"sound": {
d"Sound: a file of the app, or \"default\".",
t"string"
},
"custom_uri": {
d"URL or deep link that a tap opens.",
t"string"
}
},
afalse
},
"activity-start": {
d"Body of /messages/live_activity/start. The users are named, or selected by a segment or an audience.",
t"object",
p{
"app_id": {
d"Id of the app in Braze.",
t"string"
},
"activity_id": {
d"Id of the activity, by which it is updated and ended.",
t"string"
},
"activity_attributes_type": {
d"Swift type of the attributes, as registered with `liveActivities.registerPushToStart`.",
t"string"
},
"activity_attributes": {
d"Fixed content of the activity.",
t"object"
},
"content_state": {
d"Dynamic content of the activity, in the shape of the app's `ContentState`.",
t"object"
},
"notification": {
d"Alert that the start shows, with a title and a body.",
rapple-push"
},
"stale_date": {
d"Time at which the content becomes outdated, ISO 8601.",
t"string"
},
"dismissal_date": {
d"Time at which the activity is removed, ISO 8601. From older pages; the event end alone reads it.",
t"string"
},
"external_user_ids": {
d"Ids of the users who receive, at most 50 together with `user_aliases`.",
t"array",
"items": {}
},
"user_aliases": {
d"Aliases of the users who receive, each with `alias_name` and `alias_label`.",
t"array",
"items": {}
},
"segment_id": {
d"Id of the segment that receives.",
t"string"
},
"custom_audience": {
d"Filters that select the users who receive.",
t"object"
}
},
"required": ["app_id", "activity_id", "activity_attributes_type", "activity_attributes", "content_state", "notification"],
afalse
},
"activity-update": {
d"Body of /messages/live_activity/update, which also ends an activity.",
t"object",
p{
"app_id": {
d"Id of the app in Braze.",
t"string"
},
"activity_id": {
d"Id of the activity: that of its start, or the `pushTokenTag` of `launchActivity`.",
t"string"
},
"content_state": {
d"Dynamic content of the activity, in the shape of the app's `ContentState`.",
t"object"
},
"end_activity": {
d"End the activity. Default false.",
t"boolean"
},
"dismissal_date": {
d"Time at which the ended activity is removed, ISO 8601. A time in the past removes it immediately.",
t"string"
},
"stale_date": {
d"Time at which the content becomes outdated, ISO 8601.",
t"string"
},
"notification": {
d"Alert that the update shows.",
rapple-push"
}
},
"required": ["app_id", "activity_id", "content_state"],
afalse
}
}
}
"""#
}
