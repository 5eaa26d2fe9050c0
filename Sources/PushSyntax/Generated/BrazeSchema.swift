// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/braze.cddl. Do not edit.

extension BrazeGrammar {
  /// The lines of the format's JSON Schema, not indented.
  package static let schema: StaticString = #"""
{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$comment": "Written by `swift run pushc-generate` from grammar/braze.cddl. Do not edit.",
"title": "braze",
"description": "Braze: body of a send request, of a Live Activity request, or the push objects alone.\nEndpoint: POST /messages/send\nFacts: Braze's pages on the Apple, Android and Kindle push objects, on the send endpoint and on the Live Activity\nendpoints; older versions of these pages and the open Braze SDKs for what the pages omit.",
"anyOf": [
{
"$ref": "#/$defs/request"
},
{
"$ref": "#/$defs/messages"
},
{
"$ref": "#/$defs/apple-push"
},
{
"$ref": "#/$defs/activity-start"
},
{
"$ref": "#/$defs/activity-update"
}
],
"$defs": {
"request": {
"description": "Send request: the messages by channel, and the users who receive them.",
"type": "object",
"properties": {
"messages": {
"description": "The messages, one for each channel.",
"$ref": "#/$defs/messages"
},
"external_user_ids": {
"description": "Ids of the users who receive, at most 50.",
"type": "array",
"items": {
"type": "string"
}
},
"recipients": {
"description": "Users who receive, at most 50, each with `external_user_id` or `user_alias`.",
"type": "array",
"items": {}
},
"user_aliases": {
"description": "Aliases of the users who receive, each with `alias_name` and `alias_label`.",
"type": "array",
"items": {}
},
"segment_id": {
"description": "Id of the segment that receives. Together with named users, only those of them who are in it.",
"type": "string"
},
"campaign_id": {
"description": "Id of the API campaign that the sends are counted under. Needs a variation in each message.",
"type": "string"
},
"broadcast": {
"description": "Send to all of a segment or an audience. Required if no users are named. Default false.",
"type": "boolean"
},
"send_id": {
"description": "Id of this send, which groups its statistics.",
"type": "string"
},
"override_frequency_capping": {
"description": "Send even if the campaign's limit on messages per user is reached. Default false.\nBraze's own sample has the text \"false\".",
"anyOf": [
{
"type": "boolean"
},
{
"type": "string"
}
]
},
"override_messaging_limits": {
"description": "The same for /messages/schedule/create.",
"type": "boolean"
},
"recipient_subscription_state": {
"description": "Who may receive by their consent: opted in, subscribed too, or all. Default \"subscribed\".",
"enum": ["opted_in", "subscribed", "all"]
},
"audience": {
"description": "Filters that select the users who receive.",
"type": "object"
},
"schedule": {
"description": "When to send, of a request to /messages/schedule/create.",
"type": "object"
},
"schedule_id": {
"description": "The scheduled message to change, of a request to /messages/schedule/update.",
"type": "string"
}
},
"required": ["messages"],
"additionalProperties": false
},
"messages": {
"description": "Messages of one request by channel. Channels other than push are accepted and not looked into.",
"type": "object",
"properties": {
"apple_push": {
"description": "Push for Apple devices.",
"$ref": "#/$defs/apple-push"
},
"android_push": {
"description": "Push for Android devices, Huawei's among them.",
"$ref": "#/$defs/android-push"
},
"kindle_push": {
"description": "Push for Kindle and other FireOS devices.",
"$ref": "#/$defs/kindle-push"
},
"web_push": {
"description": "Push for browsers.",
"type": "object"
},
"email": {
"description": "Email.",
"type": "object"
},
"webhook": {
"description": "HTTP request to your own server.",
"type": "object"
},
"banner": {
"description": "Banner inside the app.",
"type": "object"
},
"content_card": {
"description": "Card in the app's feed.",
"type": "object"
},
"in_app_message": {
"description": "Message inside the app.",
"type": "object"
},
"sms": {
"description": "SMS.",
"type": "object"
},
"whats_app": {
"description": "WhatsApp message.",
"type": "object"
},
"windows_phone8_push": {
"description": "Push for Windows Phone 8. From older pages.",
"type": "object"
},
"windows_universal_push": {
"description": "Push for Windows. From older pages.",
"type": "object"
}
},
"additionalProperties": false
},
"apple-push": {
"description": "Push for Apple devices. Braze documents 3807 bytes on one page and 1912 on another, for all members together.",
"type": "object",
"properties": {
"badge": {
"description": "Badge number on the app icon. 0 removes it.",
"type": "integer"
},
"alert": {
"description": "The text to show: a string is the body alone. Mandatory unless `content-available` is true.",
"anyOf": [
{
"type": "string"
},
{
"$ref": "#/$defs/apple-alert"
}
]
},
"sound": {
"description": "Sound: a file of the app, or \"default\".",
"type": "string"
},
"extra": {
"description": "The app's own keys, at the payload's root. `aps` and `ab` are rejected.",
"type": "object"
},
"content-available": {
"description": "Wake the app in the background.",
"type": "boolean"
},
"content_available": {
"description": "Another spelling of `content-available`, known from Braze's client libraries.",
"type": "boolean"
},
"interruption_level": {
"description": "How much the notification may interrupt, iOS 15 and later.",
"enum": ["passive", "active", "time-sensitive", "critical"]
},
"relevance_score": {
"description": "Rank in a summary, 0 to 1, iOS 15 and later.",
"type": "number",
"minimum": 0.0,
"maximum": 1.0
},
"expiry": {
"description": "Time at which delivery is given up, ISO 8601. Default: 30 days from now, unless the settings say otherwise.",
"type": "string"
},
"custom_uri": {
"description": "URL or deep link that a tap opens.",
"type": "string"
},
"use_webview": {
"description": "Open the URL inside the app. Default true.",
"type": "boolean"
},
"message_variation_id": {
"description": "Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
"type": "string"
},
"notification_group_thread_id": {
"description": "Notifications with the same id are grouped.",
"type": "string"
},
"asset_url": {
"description": "URL of a picture, sound or video shown with the notification. Turns `mutable_content` on.",
"type": "string"
},
"asset_file_type": {
"description": "Kind of the file at `asset_url`. Mandatory with it.",
"enum": ["aif", "gif", "jpg", "m4a", "mp3", "mp4", "png", "wav"]
},
"collapse_id": {
"description": "A notification on screen with the same id is replaced. At most 64 bytes.",
"type": "string"
},
"mutable_content": {
"description": "Let the app's Notification Service Extension change the notification before it shows. `asset_url` wins.",
"type": "boolean"
},
"send_to_most_recent_device_only": {
"description": "Send to the user's most recently used iOS device alone. Default false.",
"type": "boolean"
},
"category": {
"description": "Name of the registered category that supplies the action buttons; Braze's own begin with `ab_cat_`.",
"type": "string"
},
"apns_priority": {
"description": "Delivery priority as in APNs, documented as 1 to 10; APNs knows 1, 5 and 10.",
"type": "integer"
},
"buttons": {
"description": "What the category's buttons do. Needs `category`.",
"type": "array",
"items": {
"$ref": "#/$defs/apple-button"
}
}
},
"additionalProperties": false
},
"apple-alert": {
"description": "Text to show on Apple devices. Each text is given either itself or by the key of a localized string.",
"type": "object",
"properties": {
"body": {
"description": "Text. Mandatory unless `content-available` is true.",
"type": "string"
},
"title": {
"description": "Title of the notification.",
"type": "string"
},
"title_loc_key": {
"description": "Key of the title in the app's localized strings, instead of `title`.",
"type": "string"
},
"title_loc_args": {
"description": "Values for the placeholders of `title_loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"action_loc_key": {
"description": "Key of a localized label for the button that opens the app.",
"type": "string"
},
"loc_key": {
"description": "Key of the text in the app's localized strings, instead of `body`.",
"type": "string"
},
"loc_args": {
"description": "Values for the placeholders of `loc_key`, in order.",
"type": "array",
"items": {
"type": "string"
}
},
"sound": {
"description": "Sound of a Live Activity's alert: a file of the app, or \"default\".",
"type": "string"
}
},
"additionalProperties": false
},
"apple-button": {
"description": "What a button of an Apple notification does.",
"type": "object",
"properties": {
"action_id": {
"description": "Identifier of the button within its category; Braze's own begin with `ab_pb_`.",
"type": "string"
},
"action": {
"description": "Kind of the action. Braze's own buttons have a default; categories of the app take URI and DEEP_LINK only.",
"$ref": "#/$defs/button-action"
},
"uri": {
"description": "URL or deep link to open. Mandatory with URI and DEEP_LINK.",
"type": "string"
},
"use_webview": {
"description": "Open the URL inside the app. Default true.",
"type": "boolean"
}
},
"required": ["action_id"],
"additionalProperties": false
},
"android-push": {
"description": "Push for Android devices. Braze's own limit is 4000 bytes for the alert and `extra` together.",
"type": "object",
"properties": {
"alert": {
"description": "Text. Mandatory unless `send_to_sync` is true.",
"type": "string"
},
"title": {
"description": "Title. Mandatory unless `send_to_sync` is true.",
"type": "string"
},
"extra": {
"description": "The app's own keys. `appboy_image_url` is the address of a large picture.",
"type": "object"
},
"message_variation_id": {
"description": "Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
"type": "string"
},
"notification_channel_id": {
"description": "Notification channel, Android 8 and later. Default: the one that Braze's settings state.",
"type": "string"
},
"priority": {
"description": "Importance on the device, -2 to 2. Any other number is as 0, the default.",
"type": "integer"
},
"android_priority": {
"description": "Delivery priority. Default: what Braze's settings state.",
"enum": ["normal", "high"]
},
"send_to_sync": {
"description": "Wake the app without showing anything. Rejected together with `alert` or `title`.",
"type": "boolean"
},
"collapse_key": {
"description": "Undelivered messages with the same key replace each other. FCM keeps 4 keys a device; Braze uses one of them.",
"type": "string"
},
"sound": {
"description": "Sound: a file of the app, or \"default\".",
"type": "string"
},
"custom_uri": {
"description": "URL or deep link that a tap opens.",
"type": "string"
},
"use_webview": {
"description": "Open the URL inside the app. Default false.",
"type": "boolean"
},
"summary_text": {
"description": "Further line of text.",
"type": "string"
},
"time_to_live": {
"description": "Seconds that an undelivered message is kept, at most 2419200.",
"type": "integer",
"minimum": 0
},
"notification_id": {
"description": "Notification id: a notification on screen with the same id is replaced.",
"type": "integer"
},
"push_icon_image_url": {
"description": "URL of the large icon, square, at least 40 x 40 pixels.",
"type": "string"
},
"accent_color": {
"description": "Color of the notification, red, green and blue as one number.",
"type": "integer"
},
"send_to_most_recent_device_only": {
"description": "Send to the user's most recently used Android device alone. Default false.",
"type": "boolean"
},
"buttons": {
"description": "Buttons below the text.",
"type": "array",
"items": {
"$ref": "#/$defs/android-button"
}
},
"conversation_data": {
"description": "Notification of a conversation: its shortcut, persons and messages.",
"type": "object"
}
},
"additionalProperties": false
},
"android-button": {
"description": "A button of an Android notification.",
"type": "object",
"properties": {
"text": {
"description": "Label of the button.",
"type": "string"
},
"action": {
"description": "What it does. Default \"OPEN_APP\".",
"$ref": "#/$defs/button-action"
},
"uri": {
"description": "URL or deep link to open.",
"type": "string"
},
"use_webview": {
"description": "Open the URL inside the app. Default true.",
"type": "boolean"
}
},
"required": ["text"],
"additionalProperties": false
},
"button-action": {
"description": "What a tap on a button does.",
"enum": ["OPEN_APP", "URI", "DEEP_LINK", "CLOSE"]
},
"kindle-push": {
"description": "Push for Kindle and other FireOS devices.",
"type": "object",
"properties": {
"alert": {
"description": "Text. Mandatory.",
"type": "string"
},
"title": {
"description": "Title. Mandatory.",
"type": "string"
},
"extra": {
"description": "The app's own keys.",
"type": "object"
},
"message_variation_id": {
"description": "Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.",
"type": "string"
},
"priority": {
"description": "Importance on the device, -2 to 2. Any other number is as 0, the default.",
"type": "integer"
},
"collapse_key": {
"description": "Undelivered messages with the same key replace each other.",
"type": "string"
},
"sound": {
"description": "Sound: a file of the app, or \"default\".",
"type": "string"
},
"custom_uri": {
"description": "URL or deep link that a tap opens.",
"type": "string"
}
},
"additionalProperties": false
},
"activity-start": {
"description": "Body of /messages/live_activity/start. The users are named, or selected by a segment or an audience.",
"type": "object",
"properties": {
"app_id": {
"description": "Id of the app in Braze.",
"type": "string"
},
"activity_id": {
"description": "Id of the activity, by which it is updated and ended.",
"type": "string"
},
"activity_attributes_type": {
"description": "Swift type of the attributes, as registered with `liveActivities.registerPushToStart`.",
"type": "string"
},
"activity_attributes": {
"description": "Fixed content of the activity.",
"type": "object"
},
"content_state": {
"description": "Dynamic content of the activity, in the shape of the app's `ContentState`.",
"type": "object"
},
"notification": {
"description": "Alert that the start shows, with a title and a body.",
"$ref": "#/$defs/apple-push"
},
"stale_date": {
"description": "Time at which the content becomes outdated, ISO 8601.",
"type": "string"
},
"dismissal_date": {
"description": "Time at which the activity is removed, ISO 8601. From older pages; the event end alone reads it.",
"type": "string"
},
"external_user_ids": {
"description": "Ids of the users who receive, at most 50 together with `user_aliases`.",
"type": "array",
"items": {
"type": "string"
}
},
"user_aliases": {
"description": "Aliases of the users who receive, each with `alias_name` and `alias_label`.",
"type": "array",
"items": {}
},
"segment_id": {
"description": "Id of the segment that receives.",
"type": "string"
},
"custom_audience": {
"description": "Filters that select the users who receive.",
"type": "object"
}
},
"required": ["app_id", "activity_id", "activity_attributes_type", "activity_attributes", "content_state", "notification"],
"additionalProperties": false
},
"activity-update": {
"description": "Body of /messages/live_activity/update, which also ends an activity.",
"type": "object",
"properties": {
"app_id": {
"description": "Id of the app in Braze.",
"type": "string"
},
"activity_id": {
"description": "Id of the activity: that of its start, or the `pushTokenTag` of `launchActivity`.",
"type": "string"
},
"content_state": {
"description": "Dynamic content of the activity, in the shape of the app's `ContentState`.",
"type": "object"
},
"end_activity": {
"description": "End the activity. Default false.",
"type": "boolean"
},
"dismissal_date": {
"description": "Time at which the ended activity is removed, ISO 8601. A time in the past removes it immediately.",
"type": "string"
},
"stale_date": {
"description": "Time at which the content becomes outdated, ISO 8601.",
"type": "string"
},
"notification": {
"description": "Alert that the update shows.",
"$ref": "#/$defs/apple-push"
}
},
"required": ["app_id", "activity_id", "content_state"],
"additionalProperties": false
}
}
}
"""#
}
