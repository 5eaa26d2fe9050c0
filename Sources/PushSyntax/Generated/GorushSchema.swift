// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.

extension GorushGrammar {
  /// The JSON Schema of the format.
  package static let schema = #"""
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
          "description": "Caller's own id of the notification, given back in asynchronous feedback and logs.",
          "type": "string"
        },
        "tokens": {
          "description": "Device tokens that receive the message, at most 500 on FCM and HMS.\nMay be missing beside `topic`, `condition` or `to`.",
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
          "type": "integer",
          "minimum": 0
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
          "description": "One more address beside `tokens`: a registration token; once also a notification key or `/topics/…`.",
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
          "$ref": "hms.schema.json#/$defs/android-notification"
        },
        "app_id": {
          "description": "HMS: id of the app. Current gorush reads it but takes the id of its own configuration.",
          "type": "string"
        },
        "bi_tag": {
          "description": "HMS: tag of a batch, given back in delivery receipts.",
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
          "description": "APNs: UUID of the notification, given back in the response.",
          "type": "string"
        },
        "collapse_id": {
          "description": "APNs: notifications with the same id show as one. At most 64 bytes.",
          "type": "string"
        },
        "push_type": {
          "description": "APNs: push type, such as \"alert\", \"background\" or \"liveactivity\". gorush sends \"alert\" where it is absent.",
          "type": "string"
        },
        "badge": {
          "description": "APNs: number on the app's icon; 0 removes it. Negative numbers are not sent.",
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
          "description": "APNs: let the app's Notification Service Extension change the notification before it shows. Default false.",
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
          "description": "APNs, Live Activity: UNIX time in seconds at which an ended activity leaves the screen.",
          "type": "integer"
        },
        "attributes-type": {
          "description": "APNs, Live Activity: name of the Swift type of the attributes. Needed to start one.",
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
          "description": "FCM: options for Android devices, in FCM's own terms.",
          "$ref": "fcm.schema.json#/$defs/android-config"
        },
        "webpush": {
          "description": "FCM: options for browsers, in FCM's own terms.",
          "$ref": "fcm.schema.json#/$defs/webpush-config"
        },
        "apns": {
          "description": "FCM: options for Apple devices reached through FCM. Used by the document's samples, absent from its table.",
          "$ref": "fcm.schema.json#/$defs/apns-config"
        },
        "fcm_options": {
          "description": "FCM: options for all platforms, in FCM's own terms.",
          "$ref": "fcm.schema.json#/$defs/fcm-options"
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
          "description": "Key of a localised label for the button that opens the app.",
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
          "description": "Key of the text in the app's localised strings, instead of `body`.",
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
          "description": "Key of the title in the app's localised strings, instead of `title`.",
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
          "description": "Colour of the icon, \"#rrggbb\". Today: `android.notification.color`.\nWithout effect since gorush 1.18.",
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
    }
  }
}

"""#
}
