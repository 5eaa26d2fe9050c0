import PushCompiler
import PushGrammar

extension Base {
  static let hms =
    requests("request", at: "", "")
    + version3
    + [
      push(
        "record", "record", at: "", ["url"], values: ["body": [#"{"message":{"data":"sample"}}"#]]),
      push(
        "record, version 3", "record", at: "", ["url"],
        values: [
          "body": [#"{"payload":{"extraData":"sample"},"target":{}}"#],
          "headers": [#"{"push-type":"6"}"#, #"{"push-type":"10"}"#],
          "url": [#""https://push-api.cloud.huawei.com/v3/101/messages:send""#],
        ], only: ["headers"]),
    ]

  /// The kinds of requests of versions 1 and 2.
  private static func requests(_ rule: String, at start: String, _ name: String) -> [Base] {
    let others = ["message.apns", "message.webpush"]
    return [
      push(name + "notification", rule, at: start, text + tap + ["message.token"], without: others),
      push(
        name + "data", rule, at: start, ["message.token", "message.data"],
        without: ["message.notification", "message.android.notification"] + others),
      push(name + "everything", rule, at: start, text + tap + everything, without: others),
      push(
        name + "for Apple's devices", rule, at: start, text + tap + apple, only: ["message.notification", others[0]]),
      push(
        name + "for Apple's devices alone", rule, at: start, text + apple,
        only: ["message.notification", others[0]]),
      push(
        name + "for browsers", rule, at: start, text + tap + ["message.webpush.notification.title"],
        only: ["message.notification", others[1]]),
      push(
        name + "target", rule, at: start, text + tap, only: ["message.topic", "message.condition", "message.token"]),
    ]
  }

  /// The kinds of requests of version 3.
  private static let version3 = [
    push("version 3, notification", "request-v3", at: "", notification3, without: ownKinds),
    push(
      "version 3, badge", "request-v3", at: "", ["payload.notification.badge.setNum"],
      only: ["payload.notification.badge"]),
    push(
      "version 3, voice", "request-v3", at: "", notification3 + ["payload.extraData"],
      values: ["payload.notification.category": ["\"PLAY_VOICE\""]],
      only: ["payload.notification", "payload.extraData"]),
    push(
      "version 3, background", "request-v3", at: "", ["payload.extraData"], without: ["payload.notification"] + ownKinds
    ),
    push(
      "version 3, card", "request-v3", at: "", card,
      without: ["payload.notification", "payload.activityId"], targets: atHome),
    push(
      "version 3, live view", "request-v3", at: "",
      ["activityId", "operation", "event"].map { "payload.\($0)" } + liveView,
      values: ["payload.operation": ["1", "2"]],
      without: ["payload.notification", "payload.formId", "payload.formData"], targets: atHome),
  ]

  private static func push(
    _ name: String, _ rule: String, at start: String, _ present: [String], values: [String: [String]] = [:],
    only: [String] = [], without: [String] = [], targets: [[Target]?]? = nil
  ) -> Base {
    var base = Base(
      name, .hms, rule: rule == "request" ? nil : rule, at: start, present: present, texts: texts,
      values: Self.values.merging(values) { $1 }, only: only, without: without)
    if let targets { base.targets = targets }
    return base
  }

  private static let card = ["formId", "version", "moduleName", "formName", "abilityName", "formData"].map {
    "payload.\($0)"
  }

  private static let liveView =
    ["payload.activityData.notificationData.clickAction"]
    + ["type", "status", "icon", "bgColor"].map { "payload.activityData.capsuleData.\($0)" }

  /// Cards and live views have no equivalent in other services.
  private static let atHome: [[Target]?] = [[.hms], nil]

  private static let text = ["message.notification.title", "message.notification.body"]
  private static let tap = ["message.android.notification.click_action"]
  private static let apple = ["message.apns"]
  private static let notification3 = ["category", "title", "body", "clickAction"].map { "payload.notification.\($0)" }
  private static let ownKinds = [
    "formId", "version", "moduleName", "formName", "abilityName", "formData", "images", "activityId", "operation",
    "event", "status", "title", "content", "mute", "activityData",
  ].map { "payload.\($0)" }
  private static let everything =
    ["message.token", "message.data"]
    + ["collapse_key", "urgency", "ttl", "category", "data"].map { "message.android.\($0)" }
    + [
      "title", "body", "image", "sound", "default_sound", "tag", "notify_id", "title_loc_key", "body_loc_key", "style",
      "importance", "channel_id", "badge.set_num",
    ].map { "message.android.notification.\($0)" }

  private static let texts = [
    "message.token[]": token, "message.topic": "news", "message.condition": "'news' in topics",
    "payload.target.token[]": token, "target.token[]": token,
    "message.notification.image": "https://example.com/image.png",
    "message.android.notification.image": "https://example.com/other.png",
    "message.android.notification.buttons[].name": "Call",
    "message.android.notification.big_picture": "https://example.com/big.png",
    "payload.notification.image": "https://example.com/image.png",
    "duration": "1.500s", "message.android.ttl": "60s", "rgb-color": "#445566",
    "message.webpush.headers.ttl": "60s",
    "payload.notification.appMessageId": "sample",
    "payload.activityData.capsuleData.bgColor": "#FF112233",
    "tokens[]": token, "url": "https://push-api.cloud.huawei.com/v2/101/messages:send",
  ]

  private static let values: [String: [String]] = [
    "message.data": [#""{\"key\":\"sample\"}""#, #""sample""#],
    "message.android.collapse_key": ["7", "0", "-1"],
    "message.android.notification.notify_id": ["5", "-1"],
    "message.android.notification.click_action.type": ["3", "1", "2", "4"],
    "message.android.notification.vibrate_config": [#"["0.500s"]"#, #"["1.0005s"]"#],
    "message.apns.payload": [#"{"aps":{"alert":"Other"}}"#, #"{"key":"sample"}"#],
    "message.apns.hms_options.target_user_type": ["2", "1", "3"],
    "payload.notification.notifyId": ["5", "-1"],
    "payload.extraData": [#""{\"key\":\"sample\"}""#, #""sample""#],
    "payload.notification.clickAction.actionType": ["0", "1"],
    "payload.activityData.notificationData.clickAction.actionType": ["0"],
    "pushOptions.collapseKey": ["7", "-1"], "payload.operation": ["1", "0", "2"],
    "method": ["\"POST\"", "\"PUT\""],
    "headers": [#"{"content-type":"application/json"}"#, #"{"key":"sample"}"#],
    "body": [#"{"message":{"data":"sample"}}"#],
  ]
}
