import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Request body", the fields that are "only Huawei"; Huawei Push Kit REST API for the notification block.

extension Lowering {
  mutating func lowerHuawei(_ notification: GorushNotification) {
    message.put(.huaweiData, notification.huaweiData)
    message.put(.appID, notification.appID)
    message.put(.appSecret, notification.appSecret)
    message.put(.biTag, notification.biTag)
    if decoder.document.integer(notification.fastAppTarget) == 0 {
      report(.note, .emptyValue, at: notification.fastAppTarget) { "fast_app_target 0 is none, as in gorush" }
    } else {
      message.put(.fastAppTarget, notification.fastAppTarget)
    }
    if notification.huaweiCollapseKey.exists { prefer(notification.huaweiCollapseKey, over: .queueKey) }
    lowerLifetime(notification)
    if notification.platform.value == .huawei, notification.category.exists {
      message.remove(.category)
      message.put(.huaweiCategory, notification.category)
    }
    guard notification.huaweiNotification.exists else { return }
    let block = HMSAndroidNotification(decoding: notification.huaweiNotification, with: &decoder)
    block.checkDeferred(with: &decoder)
    lower(block)
  }

  /// "huawei_ttl": seconds in a string, with or without `s`. On Huawei's devices it wins over "time_to_live".
  private mutating func lowerLifetime(_ notification: GorushNotification) {
    guard notification.huaweiTTL.exists else { return }
    var text = decoder.document.string(notification.huaweiTTL)[...]
    if text.hasSuffix("s") || text.hasSuffix("S") { text = text.dropLast() }
    guard let seconds = Int64(text), seconds >= 0 else {
      return report(.error, .outOfRange, at: notification.huaweiTTL) {
        "huawei_ttl must be whole seconds, such as \"86400s\""
      }
    }
    let isHuawei = notification.platform.value == .huawei
    if !isHuawei, message.has(.lifetime) || message.has(.expiresAt) {
      let winner = message.node(message.has(.lifetime) ? .lifetime : .expiresAt)
      decoder.diagnostics.report(
        Diagnostic(
          .note, .conflictingMembers, "delivery.lifetime is given twice; this one is not used",
          at: span(notification.huaweiTTL), notes: [Note("this one is used", at: span(winner))]))
      return
    }
    if message.has(.lifetime) {
      decoder.diagnostics.report(
        Diagnostic(
          .note, .conflictingMembers, "delivery.lifetime is given twice; huawei_ttl is used",
          at: span(notification.timeToLive), notes: [Note("this one is used", at: span(notification.huaweiTTL))]))
    }
    message.put(.lifetime, .integer(seconds), at: span(notification.huaweiTTL))
  }

  /// "payload of a HMS message": the top-level title, message, image and sound win, as in gorush.
  private mutating func lower(_ block: HMSAndroidNotification) {
    lowerLook(block)
    putUnlessPresent(.sound, block.sound)
    putUnlessPresent(.replaceID, block.notifyID)
    putUnlessPresent(.replaceID, block.tag)
    message.put(.clickAction, block.clickAction?.node ?? .absent)
    message.put(.defaultSound, block.defaultSound)
    message.put(.huaweiImportance, block.importance.node)
    message.put(.vibrateConfig, block.vibrateConfig)
    message.put(.lightSettings, block.lightSettings?.node ?? .absent)
    lowerVisibility(block.visibility)
  }
}
