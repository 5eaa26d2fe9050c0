import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Request body", the fields that are "only Huawei"; Huawei Push Kit REST API for the notification block.

extension Lowering {
  mutating func lowerHuawei(_ notification: GorushNotification) {
    if notification.fastAppTarget.exists { lowerFastAppTarget(notification.fastAppTarget) }
    if notification.huaweiCollapseKey.exists { lowerCollapseKey(notification) }
    if notification.huaweiTTL.exists { lowerTTL(notification) }
    if notification.huaweiData.exists { lowerData(notification) }
    if case .huawei = notification.platform.value, notification.category.exists {
      message.remove(.category)
      message.put(.huaweiCategory, notification.category)
    }
    guard notification.huaweiNotification.exists else { return }
    var block = decoder.decode(notification.huaweiNotification, as: HMSAndroidNotification.self)
    block.checkDeferred(with: &decoder)
    let before = message.present
    lowerHuawei(block)
    keepForHuawei(message.present.subtracting(before | .blocks), notification)
  }

  /// Keeps the values of members for Huawei devices from other devices, unless the notification is for Huawei itself.
  @inline(never)
  private mutating func keepForHuawei(_ fields: FieldSet, _ notification: GorushNotification) {
    if case .huawei = notification.platform.value { return }
    let (onAndroid, own) = (message.asOnAndroid(of: .fcm), message.androidValues)
    // What the block for Android says wins.
    for field in message.present.common(with: fields).fields {
      let isData = FieldSet.appData.contains(field) && own.intersects(.appData)
      let winner = isData ? .data : field
      guard isData || own.contains(field), let value = message.slot(field), let other = onAndroid.slot(winner) else {
        continue
      }
      if !message.isSame(value.content, as: other.content, of: onAndroid) {
        reportConflict(at: message.span(field), field, winner: onAndroid.span(winner))
      }
      message.remove(field)
    }
    message.moveToHuawei(fields)
  }

  /// "huawei_data": as in a request for HMS. Where the message has data as well, HMS gets this text alone, and a notification
  /// for Huawei has no other data.
  private mutating func lowerData(_ notification: GorushNotification) {
    let common = message.slot(.data)
    if case .huawei = notification.platform.value {
      message.remove(.data)
    } else if common != nil {
      return keepForHuawei(.huaweiData, notification)
    }
    message.remove(.huaweiData)
    lowerData(notification.huaweiData)
    if let common, let own = message.slot(.data) ?? message.slot(.huaweiData),
      !message.isSame(common.content, as: own.content, of: message)
    {
      let text = "huawei_data is set as well; this one is not used"
      reportUnused(notification.data, text, as: .warning, winner: notification.huaweiData)
    }
    keepForHuawei(.data | .huaweiData, notification)
  }

  /// "huawei_collapse_key": in HMS, -1 keeps all messages, as no key does.
  private mutating func lowerCollapseKey(_ notification: GorushNotification) {
    let node = notification.huaweiCollapseKey
    if leavesOutZero(node) { return }
    if document.integer(node) == -1 {
      if case .huawei = notification.platform.value, message.has(.collapseKey) {
        prefer(node, over: .collapseKey)
        return message.remove(.collapseKey)
      }
      return report(.note, .emptyValue, "huawei_collapse_key -1 has no effect: all messages are kept", at: node)
    }
    if case .huawei = notification.platform.value { return prefer(node, over: .collapseKey) }
    let isNew = !message.has(.collapseKey)
    putUnlessPresent(.collapseKey, node)
    if isNew { keepForHuawei(.collapseKey, notification) }
  }

  private mutating func lowerFastAppTarget(_ node: Node) {
    guard document.integer(node) == 0 else { return message.put(.fastAppTarget, node) }
    report(.note, .emptyValue, "fast_app_target 0 has no effect, as in gorush", at: node)
  }

  /// "huawei_ttl": seconds in a string, with or without `s`. On Huawei devices it takes precedence over "time_to_live" and
  /// "expiration".
  private mutating func lowerTTL(_ notification: GorushNotification) {
    let node = notification.huaweiTTL
    guard let time = TimeSpan(document.string(node)) else {
      decoder.remember(.outOfRange, at: node, ["\"1s\""])
      let help = decoder.diagnostics.help(forPlaceholderAt: span(node))
      return report(.error, .outOfRange, "huawei_ttl must be seconds, such as \"86400s\"", at: node, help: help)
    }
    if case .huawei = notification.platform.value {
      if message.has(.ttl) { reportConflict(notification.timeToLive, .ttl, winner: node) }
      if message.has(.expiration) {
        reportConflict(notification.expiration, .expiration, winner: node)
        message.remove(.expiration)
      }
    } else {
      let onAndroid = message.asOnAndroid(of: .fcm)
      if let other = [Field.ttl, .expiration].first(where: { onAndroid.has($0) }) {
        if onAndroid.hasTTL(time) { return }
        return reportConflict(at: span(node), .ttl, winner: onAndroid.span(other))
      }
    }
    message.putTTL(seconds: time.seconds, nanoseconds: time.nanoseconds, at: span(node))
    keepForHuawei(.ttl, notification)
  }

  /// "payload of a HMS message": the top-level title, message, image and sound take precedence, as in gorush.
  private mutating func lowerHuawei(_ block: HMSAndroidNotification) {
    androidPrecedence = .yields
    var block = block
    if leavesOutZero(block.autoClear) { block.autoClear = .absent }
    if !judgesVendor, leavesOutZero(block.notifyID) { block.notifyID = .absent }
    lower(block)
    keepTag(of: block)
    // The visibility that HMS treats as private, which an HMS request keeps in its block.
    if case .visibilityUnspecified = block.visibility.value { lowerVisibility(block.visibility) }
  }

  /// HMS takes a tag next to a number, of which the message has one. As in an HMS request, the tag stays in its block.
  private mutating func keepTag(of block: HMSAndroidNotification) {
    guard block.tag.exists, message.span(.collapseID) != span(block.tag) else { return }
    guard message.span(.collapseID) == span(block.notifyID) else {
      return reportConflict(ValueReference(block.tag), .collapseID, winner: message.reference(.collapseID))
    }
    scratch.clear()
    scratch.append(#"{"message":{"android":{"notification":{"tag":"#)
    scratch.append(value: block.tag, of: document)
    scratch.append("}}}}")
    put(.huaweiBlock, json: scratch, at: block.tag)
  }
}
