import PushGrammar

extension Base {
  static let emarsys = [
    push("visible", words + ["aps.mutable-content", "u.sid"] + button, values: plain, without: ["del-id", "del_id"]),
    push("visible by keys", words, only: ["aps.alert"]),
    push("silent", ["aps.content-available", "*"] + event, values: wake, without: shown + ["del-id", "del_id"]),
    push("silent, number", ["aps.content-available", "*"] + badge, values: wake.merging(number) { $1 }, only: ["ems"]),
    push("delete", ["aps.content-available", "del-id"], values: wake, without: shown),
    push("delete, other spelling", ["aps.content-available"], only: ["del_id"]),
  ]

  private static let words = ["aps.alert.title", "aps.alert.body"]
  private static let shown = ["aps.alert", "aps.badge", "aps.sound", "aps.event", "image_url"]
  private static let button =
    ["id", "title", "type", "name", "url"].map { "ems.actions[].\($0)" } + [
      "ems.default_action.type", "ems.default_action.name", "ems.default_action.url", "ems.inapp.campaign_id",
      "ems.inapp.url",
    ]
  private static let event = ["type", "name"].map { "ems.actions[].\($0)" }
  private static let wake = ["aps.content-available": ["1"]]
  private static let plain = ["aps.alert.title": ["\"Title\""], "aps.alert.body": ["\"Body\""]]
  private static let number = ["ems.actions[].type": Array(types.reversed())]
  private static let badge = ["type", "method", "value"].map { "ems.actions[].\($0)" }

  private static func push(
    _ name: String, _ present: [String], values: [String: [String]] = [:], only: [String] = [], without: [String] = []
  ) -> Base {
    Base(
      name, .emarsys, present: present, texts: texts, values: Self.values.merging(values) { $1 }, only: only,
      without: without)
  }

  private static let texts = [
    "image_url": "https://example.com/picture.png", "ems.actions[].url": "https://example.com/page",
    "ems.default_action.url": "https://example.com/page", "ems.inapp.url": "https://example.com/message",
  ]

  private static let values = apsValues.merging([
    "ems_msg": ["{}", "\"sample\"", #"{"key":1}"#],
    "ems.actions[].type": types,
    "ems.default_action.type": types,
    "ems.actions[].method": ["\"SET\"", "\"ADD\"", "\"other\""],
    "ems.default_action.method": ["\"SET\"", "\"ADD\""],
  ]) { $1 }
  private static let types = ["MEAppEvent", "MECustomEvent", "OpenExternalUrl", "Dismiss", "other", "BadgeCount"]
    .map { "\"\($0)\"" }
}
