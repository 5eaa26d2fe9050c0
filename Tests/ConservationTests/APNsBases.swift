import PushCompiler
import PushGrammar

extension Base {
  static let apns =
    payloads(nil, at: "", "") + [
      push("device management", nil, at: "", ["mdm"], only: ["mdm", "domain"], targets: appleAlone),
      push(
        "file provider", nil, at: "", ["container-identifier"],
        only: ["container-identifier", "domain"], targets: appleAlone),
    ] + payloads("record", at: "body.", "record, ") + [
      push("record, headers", "record", at: "", headers + ["body.aps.alert.title", "body.aps.alert.body", "body.*"]),
      push("record", "record", at: "", ["headers", "body.aps.alert.title", "body.aps.alert.body"], only: beside),
    ]

  /// The kinds of pushes, bare or in a request record.
  private static func payloads(_ rule: String?, at start: String, _ name: String) -> [Base] {
    [
      push(name + "alert", rule, at: start, words + ["aps.sound"], values: plain),
      push(name + "alert by keys", rule, at: start, keys, values: onlyKeys),
      push(
        name + "background", rule, at: start, ["aps.content-available", "*"],
        values: ["aps.content-available": ["1"]],
        without: ["aps.alert", "aps.badge", "aps.sound", "aps.event"]),
      push(name + "live activity", rule, at: start, words + activity, values: localized, targets: notHuawei),
      push(name + "everything", rule, at: start, everything),
    ]
  }

  private static func push(
    _ name: String, _ rule: String?, at start: String, _ present: [String], values: [String: [String]] = [:],
    only: [String] = [], without: [String] = [], targets: [[Target]?]? = nil
  ) -> Base {
    var base = Base(
      name, .apns, rule: rule, at: start, present: present, texts: texts,
      values: Self.values.merging(values) { $1 }, only: only, without: without)
    base.only = rule == nil || !only.isEmpty ? base.only : [start.isEmpty ? "headers" : "body"]
    base.targets = targets ?? base.targets
    return base
  }

  /// Neither FCM nor HMS supports device management and File Provider of Apple devices.
  private static let appleAlone: [[Target]?] = [[.apns], nil]
  /// HMS does not support Live Activities of Apple devices.
  private static let notHuawei: [[Target]?] = [[.apns], [.fcm], nil]

  private static let words = ["aps.alert.title", "aps.alert.body"]
  private static let keys = ["aps.alert.title-loc-key", "aps.alert.loc-key"]
  private static let activity = [
    "aps.event", "aps.timestamp", "aps.content-state", "aps.attributes-type", "aps.attributes",
  ]
  /// Texts and keys as plain strings, as in notifications.
  private static let plain = ["aps.alert.title": ["\"Title\""], "aps.alert.body": ["\"Body\""]]
  private static let onlyKeys = [
    "aps.alert.title": [#"{"loc-key":"other"}"#], "aps.alert.body": [#"{"loc-key":"other"}"#],
    "aps.alert.title-loc-key": ["\"key\""],
  ]
  private static let localized = ["aps.event": ["\"start\"", "\"update\"", "\"end\""]]
  private static let headers = [
    "headers.apns-push-type", "headers.apns-topic", "headers.apns-priority", "headers.apns-collapse-id", "url",
  ]
  /// Other members may hide a leaf.
  private static let everything =
    words + keys + [
      "aps.alert.subtitle", "aps.alert.subtitle-loc-key", "aps.badge", "aps.sound.name", "aps.sound.volume",
      "aps.thread-id", "aps.category", "aps.content-available", "aps.mutable-content", "aps.interruption-level",
    ]

  private static let beside = ["tokens", "method", "url", "origin"]

  private static let texts = [
    "uuid": "123e4567-e89b-12d3-a456-4266554400a0", "headers.apns-expiration": "1800003600",
    "headers.apns-channel-id": "c2FtcGxl", "tokens[]": token, "url": "https://api.push.apple.com/3/device/\(token)",
  ]

  private static let values = apsValues.merging(["method": ["\"POST\"", "\"PUT\""]]) { $1 }

  /// The values of members of `aps` that take only some, or of which others are tried as well.
  static let apsValues: [String: [String]] = [
    "aps.badge": ["3", "0"],
    "aps.content-available": ["1", "0"],
    "aps.mutable-content": ["1", "0"],
    "aps.input-push-token": ["1", "0"],
    "aps.content-changed": ["true", "false"],
    "aps.sound.critical": ["1", "0"],
    "aps.sound.volume": ["0.5", "0"],
    "aps.event": ["\"update\"", "\"start\"", "\"end\""],
  ]
}
