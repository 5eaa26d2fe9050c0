import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// The behavior of gorush 1.22 and its HMS library (go-hms-push) for platform 3.

extension Lowering {
  func checkBehaviorOnHMS(of notification: GorushNotification) {
    let block = notification.huaweiNotification
    reportNotSent(
      [
        ("data", notification.data), ("notification", notification.notification?.node ?? .absent),
        ("android", notification.android), ("badge", notification.badge), ("expiration", notification.expiration),
        ("alert", notification.alert?.node ?? .absent), ("collapse_id", notification.collapseID),
        ("name", notification.name), ("volume", notification.volume),
        ("sound as a dictionary", decoder.isObject(notification.sound) ? notification.sound : .absent),
        ("huawei_notification.when", decoder.member("when", of: block)),
        ("huawei_notification.inbox_content", decoder.member("inbox_content", of: block)),
        ("huawei_notification.buttons", decoder.member("buttons", of: block)),
        ("huawei_notification.profile_id", decoder.member("profile_id", of: block)),
      ], to: "HMS")
    reportNotExpressible(in: block)
    checkTopicInTo(of: notification)
    checkTokenCount(of: notification, isForFCM: false)
    checkOneTargetOnHMS(of: notification)
    checkHuaweiSound(of: notification)
  }

  /// Values that go-hms-push leaves out of the request, because they are the zero values of Go.
  private func reportNotExpressible(in block: Node) {
    for key: StaticString in ["use_default_vibrate", "use_default_light", "auto_cancel"] {
      let flag = decoder.member(key, of: block)
      if decoder.document.kind(flag) == .false { reportNotExpressible(flag, "huawei_notification.\(key)", "false") }
    }
    let number = decoder.member("set_num", of: decoder.member("badge", of: block))
    if decoder.document.integer(number) == 0 { reportNotExpressible(number, "huawei_notification.badge.set_num", "0") }
  }

  private func reportNotExpressible(_ node: Node, _ path: String, _ value: String) {
    report(
      .warning, .notSentByGorush, at: node,
      consequence: .silent("gorush 1.22 does not send \(value), and HMS takes its default")
    ) { "\(path) \(value) has no effect" }
  }

  /// A named sound is heard only beside `default_sound` false, which gorush never sends.
  private func checkHuaweiSound(of notification: GorushNotification) {
    let block = notification.huaweiNotification
    let node = isText(notification.sound) ? notification.sound : decoder.member("sound", of: block)
    let standard = decoder.member("default_sound", of: block)
    if isText(node), !decoder.document.equals(node, "default") {
      report(
        .warning, .soundOfGorush, at: node, consequence: .silent("the default sound is heard"),
        help: "send the request that pushc convert --to hms writes; gorush cannot send it"
      ) { "gorush does not switch the default sound off" }
    } else if !node.exists, decoder.document.kind(standard) == .false {
      report(
        .warning, .soundOfGorush, at: standard, consequence: .silent("the default sound is heard"),
        help: "send the request that pushc convert --to hms writes; gorush cannot send it"
      ) { "gorush switches the default sound on" }
    }
  }
}
