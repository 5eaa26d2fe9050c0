import PushCompiler
import PushGrammar

extension Base {
  /// One for each platform and kind of push. HMS rejects Live Activities.
  static let gorush = [1, 2, 3].flatMap { platform in
    [
      gorush("alert", platform, present: ["title", "message", "data"]),
      gorush(
        "silent", platform, present: ["push_type", "data"], pushType: "background", without: ["push_type"],
        other: ["content_available": ["false", "true"]]),
      gorush(
        "silent by inference", platform, present: ["data"], only: ["content_available"],
        other: ["content_available": ["true"]]),
      gorush(
        "live activity", platform,
        present: ["title", "message", "data", "event", "timestamp", "content-state", "attributes-type", "attributes"],
        pushType: "widgets", without: ["platform"],
        targets: platform == 3 ? [[.apns], [.fcm]] : [[.apns], [.fcm], nil]),
      gorush("alert with everything", platform, present: everything),
      gorush("alert with blocks", platform, present: everything + blocks, other: blockValues),
    ]
  }

  /// A notification of HMS v3 needs a category.
  static let gorushWithCategory = gorush(
    "alert with a category", 3, present: ["title", "message", "data", "category"],
    without: ["platform"])

  /// Other members may hide a leaf: here all sources of a field are present.
  private static let everything = [
    "title", "message", "data", "priority", "sound", "image", "collapse_id", "collapse_key", "badge", "category",
    "time_to_live", "expiration", "huawei_ttl", "mutable_content", "content_available", "thread-id", "volume", "topic",
    "condition", "alert", "alert.title", "alert.subtitle", "alert.loc-key", "notification", "notification.title",
    "notification.body", "notification.image", "notification.sound", "notification.tag", "huawei_notification",
    "huawei_notification.title", "huawei_notification.image", "huawei_notification.sound", "huawei_notification.tag",
    "huawei_notification.notify_id", "huawei_notification.channel_id", "android", "android.ttl", "android.notification",
    "android.notification.channel_id", "android.notification.tag", "apns", "apns.headers", "apns.payload",
  ]

  /// Blocks in the target's own format with everything that the common fields contain.
  private static let blocks = [
    "android.collapse_key", "android.priority", "android.restricted_package_name", "android.notification.icon",
    "android.notification.color", "android.notification.sound", "android.notification.click_action",
    "android.notification.body_loc_key", "android.notification.body_loc_args", "android.notification.title_loc_key",
    "android.notification.title_loc_args", "android.notification.ticker", "android.notification.visibility",
  ]
  private static let blockValues = [
    "apns.headers": [
      #"""
      {"apns-priority":"1","apns-topic":"other","apns-expiration":"5","apns-collapse-id":"other","apns-push-type":"alert",
       "apns-id":"123e4567-e89b-12d3-a456-4266554400a1"}
      """#
    ],
    "apns.payload": [
      #"""
      {"mdm":"other","key":"other","attachments":[],"aps":{"alert":{"title":"other","subtitle":"other","body":"other","action":"other",
       "loc-key":"other","loc-args":["other"],"title-loc-key":"other","title-loc-args":["other"],"launch-image":"other",
       "action-loc-key":"other","summary-arg":"other","summary-arg-count":9},"badge":9,"sound":"other","thread-id":"other",
       "category":"other","content-available":0,"mutable-content":0,"interruption-level":"passive","relevance-score":1,
       "url-args":["other"],"timestamp":9,"event":"end","content-state":{},"stale-date":9,"dismissal-date":9,
       "attributes-type":"other","attributes":{}}}
      """#
    ],
  ]

  private static func gorush(
    _ kind: String, _ platform: Int, present: [String], pushType: String = "voip", only: [String] = [],
    without: [String] = [], other: [String: [String]] = [:], targets: [[Target]?]? = nil
  ) -> Base {
    var values = at(values.merging(other) { _, other in other })
    values["notifications[].platform"] = ([platform] + [1, 2, 3].filter { $0 != platform }).map { "\($0)" }
    values["notifications[].push_type"] = ([pushType] + pushTypes.filter { $0 != pushType }).map { "\"\($0)\"" }
    var samples = Samples(texts: texts, values: values, present: Set(at(["tokens"] + present)))
    samples.textsArePaths = true
    var base = Base(
      name: "\(kind), platform \(platform)", format: .gorush, samples: samples, only: at(only), without: at(without))
    base.targets = targets ?? base.targets
    return base
  }

  private static func at(_ keys: [String]) -> [String] { keys.map { "notifications[].\($0)" } }

  private static func at<Value>(_ members: [String: Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: members.map { ("notifications[].\($0.key)", $0.value) })
  }

  private static let texts =
    at([
      "title": "Title", "message": "Message", "image": "https://example.com/image.png",
      "tokens[]": token, "to": String(token.reversed()),
      "apns_id": "123e4567-e89b-12d3-a456-4266554400a0",
      "huawei_ttl": "90s", "topic": "com.example.taxi", "condition": "'news' in topics",
      "huawei_notification.buttons[].name": "Call",
      "notification.image": "https://example.com/other.png",
      "notification.color": "#112233", "android.notification.color": "#332211",
      "huawei_notification.image": "https://example.com/other.png",
    ]).merging([
      "analytics-label": "label",
      "duration": "1.500s",
      "timestamp": "2027-01-01T00:00:00Z",
      "rgb-color": "#445566",
    ]) { left, _ in left }

  private static let values: [String: [String]] = [
    "content_available": ["true", "false"],
    "mutable_content": ["true", "false"],
    "dry_run": ["true", "false"],
    "delay_while_idle": ["true", "false"],
    "production": ["false", "true"],
    "development": ["true", "false"],
    "priority": ["high", "normal"].map { "\"\($0)\"" },
    "expiration": ["1800003600", "0"],
    "badge": ["3", "0"],
    "category": ["\"WORK\"", "\"VOIP\""],
    "huawei_notification.badge.set_num": ["4"],
    "huawei_notification.notify_id": ["5"],
    "huawei_notification.default_sound": ["false", "true"],
    "android.notification.default_sound": ["true", "false"],
    "huawei_notification.click_action.type": ["3", "1", "2", "4"],
    "volume": ["0.25", "0"],
    "sound.volume": ["0.5", "0.75"],
    "sound.critical": ["1", "0"],
    "time_to_live": ["60", "0", "9999999"],
    "fast_app_target": ["2", "1", "0"],
    "huawei_collapse_key": ["7", "0"],
    "collapse_key": ["\"sample\"", "\"7\""],
    "android.ttl": ["\"30s\""], "android.priority": ["\"NORMAL\"", "\"HIGH\""],
    "android.data": [#"{"other":"sample"}"#],
    "to": ["\"\(String(token.reversed()))\"", "\"/topics/news\""],
    "data": [#"{"key":"sample"}"#, #"{"key":1.50}"#, #"{"key":{"list":[true,null]}}"#, "{}"],
    "apns.headers": [#"{"key":"sample"}"#, #"{"apns-priority":"1"}"#, #"{"apns-topic":"com.example.other"}"#],
    "apns.payload": [
      #"{"key":"sample"}"#, #"{"aps":{"badge":9}}"#, #"{"aps":{"alert":{"title":"Other"}}}"#,
      #"{"aps":{"key":"sample"}}"#,
    ],
  ]

  private static let pushTypes = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk",
    "voip", "widgets",
  ]
}
