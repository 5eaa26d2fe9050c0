import PushGrammar

extension Base {
  /// One for each platform and kind of push.
  static let gorush = [1, 2, 3].flatMap { platform in
    [
      gorush("alert", platform, present: ["title", "message", "data"]),
      gorush(
        "silent", platform, present: ["content_available", "push_type", "data"], pushType: "background",
        without: ["push_type"]),
      gorush("silent by inference", platform, present: ["data"], only: ["content_available"],
        other: ["content_available": ["true"]]),
      gorush(
        "live activity", platform,
        present: ["title", "message", "data", "event", "timestamp", "content-state", "attributes-type", "attributes"]),
    ]
  }

  private static func gorush(
    _ kind: String, _ platform: Int, present: [String], pushType: String = "alert", only: [String] = [],
    without: [String] = [], other: [String: [String]] = [:]
  ) -> Base {
    var values = at(values.merging(other) { _, other in other })
    values["notifications[].platform"] = ([platform] + [1, 2, 3].filter { $0 != platform }).map { "\($0)" }
    values["notifications[].push_type"] = ([pushType] + PushTypes.all.filter { $0 != pushType }).map { "\"\($0)\"" }
    let samples = Samples(texts: texts, values: values, present: Set(at(["tokens"] + present)))
    return Base(
      name: "\(kind), platform \(platform)", format: .gorush, samples: samples, only: at(only), without: at(without))
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
      "huawei_ttl": "60s",
      "notification.image": "https://example.com/other.png",
      "notification.color": "#112233",
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
    "production": ["true", "false"],
    "development": ["true", "false"],
    "expiration": ["1800003600", "0"],
    "badge": ["3", "0"],
    "volume": ["0.5", "0"],
    "sound.volume": ["0.5", "0"],
    "sound.critical": ["1", "0"],
    "time_to_live": ["60", "0", "9999999"],
    "fast_app_target": ["2", "1", "0"],
    "huawei_collapse_key": ["7", "0"],
    "collapse_key": ["\"sample\"", "\"7\""],
    "to": ["\"\(String(token.reversed()))\"", "\"/topics/news\""],
    "data": [#"{"key":"sample"}"#, #"{"key":1.50}"#, #"{"key":{"list":[true,null]}}"#, "{}"],
    "apns.headers": [#"{"key":"sample"}"#, #"{"apns-priority":"1"}"#, #"{"apns-topic":"com.example.other"}"#],
    "apns.payload": [
      #"{"key":"sample"}"#, #"{"aps":{"badge":9}}"#, #"{"aps":{"alert":{"title":"Other"}}}"#, #"{"aps":{"key":"sample"}}"#,
    ],
  ]
}

/// The words of `apns-push-type`, the one that every app uses first.
enum PushTypes {
  static let all = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk",
    "voip", "widgets",
  ]
}
