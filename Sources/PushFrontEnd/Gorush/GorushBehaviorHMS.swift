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
        ("data", notification.data), ("huawei_notification.when", decoder.member("when", of: block)),
        ("huawei_notification.inbox_content", decoder.member("inbox_content", of: block)),
        ("huawei_notification.buttons", decoder.member("buttons", of: block)),
        ("huawei_notification.profile_id", decoder.member("profile_id", of: block)),
      ], to: "HMS")
    checkTopicInTo(of: notification)
    checkHuaweiSound(of: notification)
  }

  /// A notification's sound is given at the top level, and the default sound is disabled in the block; gorush enables
  /// it in all other cases.
  private func checkHuaweiSound(of notification: GorushNotification) {
    let block = notification.huaweiNotification
    let isNamedAbove = isText(notification.sound)
    let node = isNamedAbove ? notification.sound : decoder.member("sound", of: block)
    guard isText(node), !decoder.document.equals(node, "default"), !isNamedAbove || !block.exists else { return }
    report(
      .warning, .soundOfGorush, at: node, consequence: .silent("the default sound is heard"),
      help: "write sound, and \"huawei_notification\": {\"default_sound\": false} with it"
    ) { "gorush switches the default sound on" }
  }
}
