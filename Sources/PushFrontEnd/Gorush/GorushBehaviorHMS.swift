import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// The behavior of gorush 1.22 and its HMS library (go-hms-push) for platform 3.

extension Lowering {
  func checkBehaviorOnHMS(of notification: GorushNotification) {
    reportNotExpressible(in: notification)
    checkTopicInTo(of: notification)
    checkTokenCount(of: notification, isForFCM: false)
    checkOneTargetOnHMS(of: notification)
    checkColor(
      decoder.member("color", of: notification.huaweiNotification), refusal: "color must be in the form #RRGGBB")
    checkHuaweiSound(of: notification)
  }

  /// Values that go-hms-push leaves out of the request, because they are the zero values of Go.
  private func reportNotExpressible(in notification: GorushNotification) {
    let block = notification.huaweiNotification
    let effect = ", and HMS takes its default"
    for key: StaticString in ["use_default_vibrate", "use_default_light", "auto_cancel"] {
      let flag = decoder.member(key, of: block)
      if document.kind(flag) == .false { reportZero(flag, "false", at: "huawei_notification.\(key)", effect) }
    }
    let numbers = [
      ("huawei_notification.badge.set_num", decoder.member("set_num", of: decoder.member("badge", of: block))),
      ("huawei_notification.notify_id", decoder.member("notify_id", of: block)),
      ("huawei_collapse_key", notification.huaweiCollapseKey),
    ]
    for (path, number) in numbers where document.integer(number) == 0 {
      reportZero(number, "0", at: path, effect)
    }
    if decoder.isObject(block), message.isDataOnly {
      report(
        .error, .emptyNotificationOfGorush, "gorush sends a notification without a title and a body",
        at: block.memberName, consequence: .missingTextRefusedByHMS,
        help: "delete huawei_notification, or write a title and a body into it")
    } else if decoder.isObject(block), !has("foreground_show", block) {
      report(
        .warning, .notSentByGorush, "huawei_notification has no foreground_show", at: block.memberName,
        consequence: .silent("gorush 1.22 sends false, and nothing is shown while the app is open"),
        help: "add \"foreground_show\": true")
    }
    let color = decoder.member("color", of: decoder.member("light_settings", of: block))
    guard decoder.isObject(color), !decoder.member("alpha", of: color).exists else { return }
    report(
      .warning, .notSentByGorush, "the color of the light has no alpha", at: color.memberName,
      consequence: .silent("gorush 1.22 sends it as 0, which is transparent"), help: "add \"alpha\": 1")
  }

  /// A named sound is heard only beside `default_sound` false, which gorush never sends.
  private func checkHuaweiSound(of notification: GorushNotification) {
    let block = notification.huaweiNotification
    let node = isNonemptyText(notification.sound) ? notification.sound : decoder.member("sound", of: block)
    let standard = decoder.member("default_sound", of: block)
    let isNamed = isText(node) && !document.equals(node, "default")
    guard isNamed || !node.exists && document.kind(standard) == .false else { return }
    report(
      .warning, .soundOfGorush,
      "gorush \(isNamed ? "does not switch the default sound off" : "switches the default sound on")",
      at: isNamed ? node : standard, consequence: .silent("the default sound is heard"),
      help: "send the request that pushc convert --to hms writes; gorush cannot send it")
  }
}

extension Code {
  /// `huawei_notification` has neither a title nor a body.
  ///
  /// gorush 1.22 sends a notification to HMS whenever the document has `huawei_notification`, even an empty one beside
  /// `huawei_data`, and HMS refuses a notification that lacks its texts.
  ///
  ///     {"notifications": [{"platform": 3, "tokens": ["…"], "huawei_data": "{}", "huawei_notification": {}}]}
  ///
  /// Delete `huawei_notification` to send data alone, as `pushc convert --to hms` does, or give it a title and a body.
  ///
  /// - Ground: client, gorush
  /// - Ground: documented, huaweiSend
  static let emptyNotificationOfGorush = Code(.gorush, 114, "empty-notification")
}
