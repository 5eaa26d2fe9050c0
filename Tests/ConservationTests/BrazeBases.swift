import PushGrammar

extension Base {
  /// A document with content for Apple's devices and others keeps its messages at home, so each push has its documents.
  static let braze = [
    apple("alert", present: text + ["extra"], without: ["asset_url", "asset_file_type", "buttons"]),
    apple("file", present: text + ["asset_url", "asset_file_type"], without: ["buttons"]),
    apple(
      "buttons", present: text + ["category", "buttons", "buttons[].action", "buttons[].uri"],
      without: ["asset_url", "asset_file_type"]),
    apple(
      "silent", present: ["content-available", "extra"],
      without: ["alert", "asset_url", "asset_file_type", "buttons", "badge", "sound"],
      other: ["content-available": ["true"]]),
    android("alert", present: ["alert", "title", "extra"], without: ["send_to_sync", "buttons"]),
    android(
      "buttons", present: ["alert", "title", "buttons", "buttons[].action", "buttons[].uri"], without: ["send_to_sync"]),
    android(
      "silent", present: ["send_to_sync", "extra"], without: ["alert", "title", "buttons"],
      other: ["send_to_sync": ["true"]]),
    push("kindle_push", "alert", present: ["alert", "title", "extra"], other: plainAlert),
  ]

  private static let text = ["alert", "alert.title", "alert.body"]

  private static func apple(
    _ kind: String, present: [String], without: [String] = [], other: [String: [String]] = [:]
  ) -> Base {
    push("apple_push", kind, present: present, without: without, other: other)
  }

  private static let plainAlert = ["alert": ["\"Text\""]]

  private static func android(
    _ kind: String, present: [String], without: [String] = [], other: [String: [String]] = [:]
  ) -> Base {
    push("android_push", kind, present: present, without: without, other: other.merging(plainAlert) { left, _ in left })
  }

  private static func push(
    _ push: String, _ kind: String, present: [String], without: [String] = [], other: [String: [String]] = [:]
  ) -> Base {
    func at(_ keys: [String]) -> [String] { keys.map { "messages.\(push).\($0)" } }
    var values: [String: [String]] = [:]
    for (key, samples) in Self.values.merging(other, uniquingKeysWith: { $1 }) {
      values["messages.\(push).\(key)"] = samples
    }
    var samples = Samples(texts: [:], values: values, present: Set(at(present) + ["messages.\(push)"]))
    for (key, text) in texts { samples.texts["messages.\(push).\(key)"] = text }
    samples.textsArePaths = true
    let others = ["apple_push", "android_push", "kindle_push"].filter { $0 != push }.map { "messages.\($0)" }
    return Base(name: "\(push), \(kind)", format: .braze, samples: samples, without: others + at(without))
  }

  private static let texts = [
    "asset_url": "https://example.com/file", "custom_uri": "example://page", "expiry": "2026-12-01T00:00:00Z",
    "push_icon_image_url": "https://example.com/icon.png", "buttons[].uri": "https://example.com/page",
    "buttons[].action_id": "ab_pb_yes", "category": "ab_cat_yes_no",
  ]

  private static let values: [String: [String]] = [
    "alert": [#"{"title":"Title","body":"Body"}"#],
    "badge": ["3", "0"],
    "content-available": ["true", "false"],
    "content_available": ["true", "false"],
    "use_webview": ["true", "false"],
    "mutable_content": ["true", "false"],
    "send_to_sync": ["true", "false"],
    "send_to_most_recent_device_only": ["true", "false"],
    "custom_uri": [#""example://page""#, #""https://example.com/page""#],
    "apns_priority": ["10", "5", "1"],
    "priority": ["1", "0", "7"],
    "accent_color": ["255", "0", "4294901760"],
    "notification_id": ["7", "99999999999"],
    "time_to_live": ["60", "0", "9999999"],
    "asset_file_type": ["\"png\"", "\"mp3\""],
    "buttons[].action": ["\"URI\"", "\"DEEP_LINK\"", "\"CLOSE\"", "\"OPEN_APP\""],
    "buttons[].use_webview": ["true", "false"],
    "extra": [
      #"{"key":"sample"}"#, #"{"key":1.50}"#, #"{"appboy_image_url":"https://example.com/picture.png"}"#, "{}",
    ],
  ]
}
