# Reads an AppMetrica batch and writes requests for FCM, HMS and APNs, as `pushc convert` does.
# usage: jq --compact-output --argjson now NOW --from-file appmetrica.jq FILE

def urgency: if . == "high" then "HIGH" else "NORMAL" end;

def request(target; url; headers; body): {target: target, method: "POST", url: url, headers: headers, body: body};

def json: {"content-type": "application/json"};

def fcm_record:
  .content as $content
  | request("fcm"; "https://fcm.googleapis.com/v1/projects/demo/messages:send"; json; {
      message: {
        token: "",
        notification: {title: $content.title, body: $content.text, image: $content.banner},
        data: {deeplink: .open_action.deeplink, data: $content.data},
        android: {
          priority: ($content.urgency | urgency),
          ttl: "\($content.time_to_live)s",
          notification: {
            icon: $content.icon, color: $content.icon_background, tag: ($content.collapse_key | tostring),
            channel_id: $content.channel_id, notification_priority: "PRIORITY_DEFAULT"
          }
        }
      }
    });

def hms_record:
  .content as $content
  | request("hms"; "https://push-api.cloud.huawei.com/v1/1001/messages:send"; json; {
      validate_only: false,
      message: {
        data: ({data: $content.data} | tojson),
        android: {
          urgency: ($content.urgency | urgency),
          ttl: "\($content.time_to_live)s",
          notification: {
            title: $content.title, body: $content.text,
            click_action: {type: 1, intent: .open_action.deeplink},
            icon: $content.icon, color: $content.icon_background, notify_id: $content.collapse_key,
            channel_id: $content.channel_id, importance: "NORMAL"
          }
        },
        token: []
      }
    });

def apns_record:
  .content as $content
  | request("apns"; ""; {
      "apns-push-type": "alert",
      "apns-topic": "com.example.shop",
      "apns-expiration": ($now + $content.expiration | tostring),
      "apns-collapse-id": $content.collapse_id
    }; {
      aps: {
        alert: {title: $content.title, body: $content.text},
        badge: $content.badge, sound: $content.sound, "thread-id": $content.thread_id
      },
      url: .open_action.url,
      data: $content.data
    });

# HMS takes a thousand tokens in a request.
def groups: . as $all | range(0; length; 1000) | $all[. : . + 1000];

.push_batch_request.batch[]
| .messages as $messages
| (.devices | map({(.id_type): .id_values}) | add) as $tokens
| ($messages.android | fcm_record as $record | $tokens.android_push_token[] as $token
    | $record | .body.message.token = $token),
  ($messages.android | hms_record as $record | ($tokens.huawei_push_token | groups) as $group
    | $record | .body.message.token = $group),
  ($messages.iOS | apns_record as $record | $tokens.ios_push_token[] as $token
    | $record | .url = "https://api.push.apple.com/3/device/\($token)")
