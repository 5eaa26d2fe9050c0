import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Request body": targets and blocks.

extension Lowering {
  /// "notification", "android", "apns", "webpush", "fcm_options": blocks in FCM's format.
  mutating func lowerBlocks(_ notification: GorushNotification) {
    if let block = notification.notification { lower(block) }
    if let android = block(notification.android, FCMAndroidConfig.self) {
      hasPayloadForApple = decoder.member("payload", of: notification.apns).exists
      // gorush does not send such a block to Huawei, so there the message's own values take precedence.
      commonWins = notification.platform.value == .huawei
      lower(android, hasContentForOthers: true)
      commonWins = false
    }
    if let apns = block(notification.apns, FCMApnsConfig.self) { lower(apns) }
    putBlock(.webpushBlock, notification.webpush, FCMWebpushConfig.self)
    putBlock(.fcmOptionsBlock, notification.fcmOptions, FCMFcmOptions.self)
  }

  private mutating func putBlock<Block: Syntax>(_ field: Field, _ node: Node, _ type: Block.Type) {
    if block(node, type) != nil { message.put(field, node) }
  }

  /// FCM rejects requests with unknown names, so the block is checked just as strictly.
  private mutating func block<Block: Syntax>(_ node: Node, _ type: Block.Type) -> Block? {
    guard node.exists else { return nil }
    decoder.unknownKeySeverity = .error
    defer { decoder.unknownKeySeverity = .warning }
    // It is passed on unchanged, including placeholders.
    return decoder.diagnostics.judgingPlaceholders(false) {
      let block = Block(decoding: node, with: &decoder)
      block.checkDeferred(with: &decoder)
      return block
    }
  }

  /// "payload of a FCM message": the top-level title, message and image take precedence, as in gorush.
  private mutating func lower(_ block: GorushFcmNotification) {
    putUnlessPresent(.title, block.title)
    putUnlessPresent(.body, block.body)
    putUnlessPresent(.image, block.image)
    putUnlessPresent(.androidIcon, block.icon)
    putUnlessPresent(.color, block.color)
    putUnlessPresent(.collapseID, block.tag)
    putUnlessPresent(.sound, block.sound)
    putUnlessPresent(.tapAction, block.clickAction)
    putUnlessPresent(.titleLocKey, block.titleLocKey)
    putUnlessPresent(.titleLocArgs, block.titleLocArgs)
    putUnlessPresent(.bodyLocKey, block.bodyLocKey)
    putUnlessPresent(.bodyLocArgs, block.bodyLocArgs)
    putUnlessPresent(.channelID, block.androidChannelID)
  }

  /// "tokens", "to", "topic", "condition" and "platform". On iOS a topic is the app's bundle ID.
  mutating func lowerRouting(_ notification: GorushNotification) {
    let platform = notification.platform.value ?? .android
    switch platform {
    case .ios: message.homes.append(.apns)
    case .android: message.homes.append(.fcm)
    case .huawei: message.homes.append(.hms)
    }
    // Through Firebase, a message can also reach Apple devices.
    message.reachesApple = platform != .huawei
    let kind: Recipients.Kind =
      switch platform {
      case .ios: .apns
      case .android: .fcm
      case .huawei: .hms
      }
    address(kind, notification.tokens)
    addressDeviceOrTopic(kind, notification.to)
    if platform == .ios { message.put(.topic, notification.topic) } else { addressTopic(of: kind, notification.topic) }
    address(.condition, notification.condition)
    if message.recipientKinds.isEmpty, notification.platform.value != nil {
      reportMissingTokens(notification)
    }
  }

  private func reportMissingTokens(_ notification: GorushNotification) {
    if hasRegisteredDevices { return }
    let tokens = decoder.member("tokens", of: notification.node)
    // An empty list represents tokens that are filled in later. Tokens of the wrong type have been reported.
    if tokens.exists, decoder.document.kind(tokens) != .null { return }
    report(.error, .missingMember, at: notification.node, help: "add tokens, topic, condition or to") {
      "\"tokens\" is missing"
    }
  }
}
