import PushGrammar

extension Base {
  /// A document with content for Apple devices and others is not converted, so each push has its own documents.
  static let braze =
    pushes(of: nil, at: "messages.")
    + activities
    + (pushes(of: "messages", at: "") + apples(of: "apple-push", at: "")
    + apples(of: "activity-start", at: "notification.").filter { !$0.name.contains("silent") }
    + apples(of: "activity-update", at: "notification."))
    .map { base in
      // The members themselves are covered elsewhere; this checks that they are found at these paths as well.
      var base = base
      base.targets = [nil]
      return base
    }

  private static func pushes(of rule: String?, at start: String) -> [Base] {
    apples(of: rule, at: start + "apple_push.") + androids(of: rule, at: start + "android_push.") + [
      push(
        rule, start + "kindle_push.", "kindle_push, alert", present: ["alert", "title", "extra"],
        others: [start + "apple_push", start + "android_push"])
    ]
  }

  private static func apples(of rule: String?, at start: String) -> [Base] {
    let file = ["asset_url", "asset_file_type"]
    func apple(
      _ kind: String, present: [String], without: [String], other: [String: [String]] = [:]
    ) -> Base {
      push(
        rule, start, "apple_push, \(kind)", present: present, without: without, other: other,
        others: ["android_push", "kindle_push"].map { start.replacing("apple_push.", with: $0) })
    }
    return [
      apple("alert", present: text + ["extra"], without: file + ["buttons"]),
      apple("file", present: text + file, without: ["buttons"]),
      apple("buttons", present: text + ["category", "buttons[].action", "buttons[].uri"], without: file),
      apple(
        "silent", present: ["content-available", "extra"], without: file + ["alert", "buttons", "badge", "sound"],
        other: ["content-available": ["true"]]),
    ]
  }

  private static let activities: [Base] = ["activity-start", "activity-update"].map { rule in
    var base = Base(
      rule, .braze, rule: rule, present: ["content_state", "notification.alert.title", "notification.alert.body"],
      texts: ["stale_date": "2026-12-01T00:00:00Z", "dismissal_date": "2026-12-01T00:00:00Z"],
      values: ["end_activity": ["true", "false"]])
    base.without = ["notification"]
    base.targets = [[.apns], [.fcm], nil]
    return base
  }

  private static func androids(of rule: String?, at start: String) -> [Base] {
    func android(
      _ kind: String, present: [String], without: [String], other: [String: [String]] = [:]
    ) -> Base {
      push(
        rule, start, "android_push, \(kind)", present: present, without: without, other: other,
        others: ["apple_push", "kindle_push"].map { start.replacing("android_push.", with: $0) })
    }
    return [
      android("alert", present: ["alert", "title", "extra"], without: ["send_to_sync", "buttons"]),
      android("buttons", present: ["alert", "title", "buttons[].action", "buttons[].uri"], without: ["send_to_sync"]),
      android(
        "silent", present: ["send_to_sync", "extra"], without: ["alert", "title", "buttons"],
        other: ["send_to_sync": ["true"]]),
    ]
  }

  private static let text = ["alert.title", "alert.body"]

  private static func push(
    _ rule: String?, _ start: String, _ name: String, present: [String], without: [String] = [],
    other: [String: [String]] = [:], others: [String]
  ) -> Base {
    var base = Base(
      (rule.map { $0 + ", " } ?? "") + name, .braze, rule: rule, at: start, present: present, texts: texts,
      values: values.merging(other) { $1 }, without: without)
    base.without += others
    return base
  }

  private static let texts = [
    "asset_url": "https://example.com/file", "custom_uri": "example://page", "expiry": "2026-12-01T00:00:00Z",
    "push_icon_image_url": "https://example.com/icon.png", "buttons[].uri": "https://example.com/page",
    "buttons[].action_id": "ab_pb_yes", "category": "ab_cat_yes_no",
  ]

  private static let values: [String: [String]] = [
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
