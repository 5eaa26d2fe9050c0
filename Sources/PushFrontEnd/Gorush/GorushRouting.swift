import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Request body": targets and blocks.

extension Lowering {
  /// "android", "apns", "webpush", "fcm_options": blocks in FCM's format.
  mutating func lowerBlocks(_ notification: GorushNotification) {
    if notification.android.exists { lowerAndroid(notification) }
    if notification.apns.exists { lower(block(notification.apns, FCMApnsConfig.self)) }
    if notification.webpush.exists {
      leaveOutDirection(of: notification.webpush)
      putBlock(.webpushBlock, notification.webpush, FCMWebpushConfig.self)
    }
    if notification.fcmOptions.exists { putBlock(.fcmOptionsBlock, notification.fcmOptions, FCMFcmOptions.self) }
    if message.present.intersects(.blocksOfFCM) { respellBlocks() }
  }

  /// firebase-admin-go leaves out an empty "dir", for which browsers would refuse the notification.
  private func leaveOutDirection(of webpush: Node) {
    let direction = decoder.member("dir", of: decoder.member("notification", of: webpush))
    if isText(direction), document.isEmptyText(direction) { decoder.leaveOut(direction.memberName, "is empty") }
  }

  private mutating func lowerAndroid(_ notification: GorushNotification) {
    var android = block(notification.android, FCMAndroidConfig.self)
    let hasPayloadForApple = decoder.member("payload", of: notification.apns).exists
    let before = message.present
    let isSent: Bool
    switch notification.platform.value {
    // gorush sends the block to neither of them. On Huawei devices, the message's own values take precedence.
    case .ios: (androidPrecedence, isSent) = (.apart, false)
    case .huawei: (androidPrecedence, isSent) = (.yields, false)
    case .android, nil: (androidPrecedence, isSent) = (hasPayloadForApple ? .overridesBesideApple : .overrides, true)
    }
    // A request of FCM's own would have the rest beside its block for Android.
    let hasRest = notification.notification != nil || message.present.intersects(.visible | .apple)
    lower(&android, hasContentForOthers: !isSent || hasPayloadForApple || hasRest)
    if message.hasAndroidValues { markOverrides(of: notification) }
    if isSent { keepFromApple(message.present.subtracting(before), android) }
    if case .huawei = notification.platform.value { markSound(android.notification?.sound ?? .absent) }
  }

  /// A sound in FCM's terms is the name of a resource, and in those of the message's own service its path.
  private mutating func markSound(_ sound: Node) {
    guard sound.exists, message.ownNode(.sound) == sound, !document.equals(sound, "default") else { return }
    message.text.isSoundOfFCM = true
  }

  /// In a request of FCM's own, the block for Android says nothing to Apple devices. gorush's request to FCM has it as well.
  private mutating func keepFromApple(_ fields: FieldSet, _ android: FCMAndroidConfig) {
    message.keepFromApple(fields.common(with: Self.keptFromApple))
    if message.text.isDataForAndroidAlone, android.notification == nil, !message.present.intersects(.blocksForApple) {
      silence(by: android.data)
    }
  }

  /// Marks the values of the block for Android that differ from the notification's own, except from those that are "only iOS".
  private mutating func markOverrides(of notification: GorushNotification) {
    let onAndroid = message.asOnAndroid(of: .fcm)
    let ofApple = [
      notification.alert?.node ?? .absent, notification.badge, notification.collapseID, notification.name,
      notification.volume,
    ]
    for field in message.androidValues.fields where message.has(field) {
      let loser = message.span(field)
      if ofApple.contains(where: { $0.exists && span($0).contains(loser) }) { continue }
      if !message.has(field, as: onAndroid) { message.overrideOnAndroid(field) }
    }
  }

  private mutating func putBlock<Block: Syntax>(_ field: Field, _ node: Node, _ type: Block.Type) {
    _ = block(node, type)
    message.put(field, node)
  }

  /// FCM rejects requests with unknown names, so the block is checked just as strictly. gorush itself drops such names.
  mutating func block<Block: Syntax>(_ node: Node, _ type: Block.Type) -> Block {
    decoder.conventions.unknownKeySeverity = judgesVendor ? .warning : .error
    defer { decoder.conventions.unknownKeySeverity = .warning }
    // It is passed on unchanged, including placeholders.
    return decoder.diagnostics.judgingPlaceholders(false) {
      var block = decoder.decode(node, as: Block.self)
      block.checkDeferred(with: &decoder)
      return block
    }
  }

  /// "payload of a FCM message": the top-level title, message and image take precedence, as in gorush.
  mutating func lowerFCM(_ block: GorushFcmNotification?) {
    block?.forEachField { putUnlessPresent($0, $1) }
  }

  /// "tokens", "to", "topic", "condition" and "platform". On iOS a topic is the app's bundle ID.
  mutating func lowerRouting(_ notification: GorushNotification) {
    let target: Target
    let kind: Recipients.Kind
    switch notification.platform.value {
    case .ios: (target, kind) = (.apns, .apns)
    case .android, nil: (target, kind) = (.fcm, .fcm)
    case .huawei: (target, kind) = (.hms, .hms)
    }
    // Through Firebase, a message can also reach Apple devices.
    message.belong(to: target, namesPlatform: notification.platform.value != nil, reachesApple: target != .hms)
    address(kind, notification.tokens)
    if notification.to.exists { addressDeviceOrTopic(kind, notification.to) }
    if target == .apns { message.put(.topic, notification.topic) } else { addressTopic(of: kind, notification.topic) }
    if target == .hms { checkTopicPrefix(of: .hms, notification.topic) }
    address(.condition, notification.condition)
    if message.recipientKinds.isEmpty, notification.platform.value != nil {
      reportMissingTokens(notification)
    }
  }

  private func reportMissingTokens(_ notification: GorushNotification) {
    if settings.hasRegisteredDevices { return }
    let tokens = decoder.member("tokens", of: notification.node)
    // Tokens of the wrong type have been reported.
    if tokens.exists, document.kind(tokens) != .null { return reportNoToken(in: notification) }
    // On Apple devices, a topic is the bundle ID of the app.
    let help = notification.platform.value == .ios ? "add tokens" : "add tokens, topic, condition or to"
    report(.error, .missingMember, "\"tokens\" is missing", at: notification.node, help: help)
  }

  /// An empty list may represent tokens that are filled in later, so the document is not wrong for certain.
  private func reportNoToken(in notification: GorushNotification) {
    guard judgesVendor, notification.tokens.exists else { return }
    var consequence = Consequence.possible(
      service: "gorush", reason: "please provide at least one device token")
    if case .ios = notification.platform.value { consequence = .silent("gorush sends nothing") }
    report(.warning, .noTokenForGorush, "tokens is empty", at: notification.tokens, consequence: consequence)
  }
}
