# Reads gorush requests and writes requests for APNs and FCM, as `pushc convert` does.
# usage: jq --compact-output --argjson now NOW --from-file gorush.jq FILE

def priority: if . == "normal" then "5" else "10" end;

# The members whose value is not null.
def present: with_entries(select(.value != null));

def apns_record:
  {
    target: "apns", method: "POST", url: "",
    headers: ({
      "apns-push-type": "alert",
      "apns-priority": (.priority | if . then priority else null end),
      "apns-topic": .topic,
      "apns-expiration": (.expiration | if . then tostring else null end),
      "apns-collapse-id": .collapse_id
    } | present),
    body: ({
      aps: ({
        alert: ({title, body: .message} | present),
        badge, sound, "thread-id": .["thread-id"],
        "mutable-content": (if .mutable_content then 1 else null end)
      } | present)
    } + (.data // {}))
  };

def fcm_record:
  {
    collapse_key,
    priority: (.priority | if . == null then null elif . == "normal" then "NORMAL" else "HIGH" end),
    ttl: (.time_to_live | if . then "\(.)s" else null end),
    notification: (.notification | if . then {color, channel_id: .android_channel_id} else null end)
  } as $android
  | {
      "apns-priority": (.priority | if . then priority else null end),
      "apns-expiration": (.time_to_live | if . then $now + . | tostring else null end),
      "apns-collapse-id": .collapse_key
    } as $headers
  | {
      target: "fcm", method: "POST",
      url: "https://fcm.googleapis.com/v1/projects/demo/messages:send",
      headers: {"content-type": "application/json"},
      body: {
        message: ({
          token: "",
          notification: ({title, body: .message, image} | present),
          data: (.data | if . then map_values(if type == "string" then . else tojson end) else null end),
          android: ($android | present | if . == {} then null else . end),
          apns: ($headers | present | if . == {} then null else {headers: .} end)
        } | present)
      }
    };

.notifications[]
| if .platform == 1 then
    apns_record as $record
    | .tokens[] as $token
    | $record
    | .url = "https://api.push.apple.com/3/device/\($token)"
  else
    fcm_record as $record
    | .tokens[] as $token
    | $record
    | .body.message.token = $token
  end
