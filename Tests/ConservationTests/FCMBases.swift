import PushGrammar

extension Base {
  static let fcm =
    requests(nil, at: "", "") + [
      push("target", nil, at: "", text, only: ["message.fid", "message.topic", "message.condition", "message.token"]),
      push("legacy, notification", "legacy-request", at: "", ["to", "notification.title", "notification.body"]),
      push("legacy, data", "legacy-request", at: "", ["to", "data"], without: ["notification"]),
      push("legacy, everything", "legacy-request", at: "", legacy),
    ] + requests("record", at: "body.", "record, ") + [
      push(
        "record", "record", at: "", ["url", "body.message.notification.title", "body.message.notification.body"],
        only: ["tokens", "method", "url", "headers", "origin"])
    ]

  /// The kinds of requests, bare or in a request record.
  private static func requests(_ rule: String?, at start: String, _ name: String) -> [Base] {
    [
      push(name + "notification", rule, at: start, text + ["message.token"], without: ["message.android_v2"]),
      push(
        name + "data", rule, at: start, ["message.token", "message.data"],
        without: [
          "message.notification", "message.android.notification", "message.webpush.notification", "message.android_v2",
        ]),
      push(name + "everything", rule, at: start, text + everything, values: blocks, without: ["message.android_v2"]),
      push(
        name + "android_v2", rule, at: start, text + ["message.android_v2.remote_notification.notification"],
        without: ["message.android", "message.android_v2.background_sync"]),
      push(
        name + "android_v2, data", rule, at: start, ["message.data", "message.android_v2.background_sync"],
        without: [
          "message.notification", "message.android", "message.android_v2", "message.webpush.notification",
        ]),
      push(
        name + "android_v2, not urgent", rule, at: start, text + ["message.android_v2.background_sync"],
        only: ["message.android_v2.background_sync"]),
    ]
  }

  private static func push(
    _ name: String, _ rule: String?, at start: String, _ present: [String], values: [String: [String]] = [:],
    only: [String] = [], without: [String] = []
  ) -> Base {
    Base(
      name, .fcm, rule: rule, at: start, present: present, texts: texts, values: Self.values.merging(values) { $1 },
      only: only, without: without)
  }

  private static let text = ["message.notification.title", "message.notification.body"]
  private static let everything =
    ["message.token", "message.data"]
    + ["collapse_key", "priority", "ttl", "notification.title", "notification.body", "notification.image", "data"].map {
      "message.android.\($0)"
    }
    + ["sound", "tag", "channel_id", "click_action", "title_loc_key", "body_loc_key"].map {
      "message.android.notification.\($0)"
    } + ["message.apns.headers", "message.apns.payload", "message.webpush.data", "message.webpush.notification"]
  private static let blocks = [
    "message.android.priority": ["NORMAL", "high"].map { "\"\($0)\"" },
    "message.apns.headers": [#"{"apns-priority":"5"}"#, #"{"apns-collapse-id":"other"}"#, #"{"key":"sample"}"#],
    "message.apns.payload": [
      #"{"aps":{"alert":{"title":"Other","body":"Other"},"badge":9,"sound":"other"},"key":"other"}"#,
      #"{"aps":{"category":"sample"}}"#,
    ],
  ]
  private static let legacy =
    ["to", "data", "collapse_key", "priority", "time_to_live", "content_available", "mutable_content"]
    + [
      "title", "body", "image", "sound", "badge", "subtitle", "tag", "click_action", "body_loc_key", "title_loc_key",
    ].map { "notification.\($0)" }

  private static let texts = [
    "message.token": token, "to": token, "registration_ids[]": String(token.reversed()),
    "message.notification.image": "https://example.com/image.png",
    "message.android.notification.image": "https://example.com/other.png",
    "message.android_v2.remote_notification.notification.image": "https://example.com/other.png",
    "notification.image": "https://example.com/image.png",
    "message.topic": "news", "message.condition": "'news' in topics", "duration": "1.500s",
    "timestamp": "2027-01-01T00:00:00Z", "rgb-color": "#445566",
    "message.android.ttl": "60s", "message.android_v2.ttl": "60s", "analytics-label": "label",
    "notification.color": "#445566", "notification.badge": "3",
    "tokens[]": token, "url": "https://fcm.googleapis.com/v1/projects/demo/messages:send",
  ]

  private static let values: [String: [String]] = [
    "message.android.priority": ["HIGH", "normal"].map { "\"\($0)\"" },
    "content_available": ["true", "false"],
    "mutable_content": ["true", "false"],
    "message.data": [#"{"key":"sample"}"#, #"{"other":"1"}"#, "{}"],
    "message.android.data": [#"{"key":"android"}"#, #"{"other":"android"}"#],
    "data": [#"{"key":"sample"}"#, #"{"key":1.50}"#, "{}"],
    "message.apns.headers": [
      #"{"key":"sample"}"#, #"{"apns-priority":"5"}"#, #"{"apns-collapse-id":"sample"}"#,
      #"{"apns-push-type":"alert"}"#,
    ],
    "message.apns.payload": [
      #"{"key":"sample"}"#, #"{"aps":{"badge":9}}"#, #"{"aps":{"alert":{"title":"Other"}}}"#,
      #"{"aps":{"key":"sample"}}"#,
    ],
    "method": ["\"POST\"", "\"PUT\""],
    "notification.body_loc_args": [#"["sample"]"#, #""[\"sample\"]""#],
    "notification.title_loc_args": [#"["sample"]"#, #""[\"sample\"]""#],
    "headers": [#"{"content-type":"application/json"}"#, #"{"key":"sample"}"#],
  ]
}
