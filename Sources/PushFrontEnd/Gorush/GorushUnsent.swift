import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// What gorush 1.22 does not send to the service of a notification's platform. Lint reports it, and judges the
// notification without it.

extension Lowering {
  // MARK: Before a notification is decoded

  /// Leaves out members that gorush does not decode, and words that it reads as any text, so that their values do not matter.
  mutating func leaveOutUnread(of notification: Node) {
    let platform = document.integer(decoder.member("platform", of: notification))
    let fcm: Target? = platform == 2 ? .fcm : nil
    // These are newer than its firebase-admin-go.
    let android = decoder.member("android", of: notification)
    leaveOut(["bandwidth_constrained_ok", "restricted_satellite_ok"], of: android, "android", service: fcm)
    // And these it does not have.
    let own = decoder.member("notification", of: android)
    leaveOut(["bypass_proxy_notification"], of: own, "android.notification", service: fcm)
    let aps = decoder.member("aps", of: decoder.member("payload", of: decoder.member("apns", of: notification)))
    let alert = decoder.member("alert", of: aps)
    leaveOut(["summary-arg", "summary-arg-count"], of: alert, "apns.payload.aps.alert", service: fcm)
    let huawei = decoder.member("huawei_notification", of: notification)
    leaveOut(
      ["when", "inbox_content", "buttons", "profile_id", "local_only", "big_picture"], of: huawei,
      "huawei_notification", service: platform == 3 ? .hms : nil)
    leaveOutSound(of: notification, isForAPNs: platform == 1)
    decoder.conventions.hasNumbersForHuawei = platform == 3
    switch platform {
    case 1:
      leaveOutPriority(of: notification, "gorush 1.22 sends no apns-priority, which APNs takes for 10")
    case 2:
      leaveOutWords(of: notification, service: .fcm)
      leaveOutCamelCase(of: notification)
    case 3:
      leaveOutPriority(of: notification, "gorush 1.22 sends it as NORMAL")
      leaveOutWords(of: notification, service: .hms)
    default: break
    }
  }

  @inline(__always)
  private func leaveOut(_ keys: [StaticString], of object: Node, _ path: StaticString, service: Target?) {
    guard object.exists else { return }
    for key in keys { leaveOut(decoder.member(key, of: object), "\(path).\(key)", service: service) }
  }

  private func leaveOut(_ node: Node, _ path: @autoclosure () -> String, service: Target?) {
    guard node.exists else { return }
    decoder.leftOut.insert(node.memberName)
    if let service { reportUnsent(node, path(), service) }
  }

  private func leaveOutPriority(of notification: Node, _ effect: String) {
    let node = decoder.member("priority", of: notification)
    guard isText(node), !["", "normal", "high"].contains(where: { document.equals(node, $0) }) else { return }
    report(
      .warning, .notSentByGorush, "priority \(Visible.quoted(document.string(node))) has no effect", at: node,
      consequence: .silent(effect), help: "write \"normal\" or \"high\"")
    if !decoder.diagnostics.acceptsPlaceholder(at: span(node)) { decoder.leftOut.insert(node.memberName) }
  }

  /// gorush reads a sound that is a text or an object, and does without any other.
  private func leaveOutSound(of notification: Node, isForAPNs: Bool) {
    let sound = decoder.member("sound", of: notification)
    switch document.kind(sound) {
    case .string, .null, .absent: return
    case .object:
      if isForAPNs { leaveOutWords(ofSound: sound) }
      return
    default: decoder.leftOut.insert(sound.memberName)
    }
    report(
      .warning, .notSentByGorush, "sound is neither a text nor an object", at: sound,
      consequence: .silent("gorush 1.22 sends no sound"), help: "write the name of a sound, or an object")
  }

  /// gorush reads these parts of a sound for APNs as numbers, and does without any others.
  private func leaveOutWords(ofSound sound: Node) {
    for key: StaticString in ["critical", "volume"] {
      let value = decoder.member(key, of: sound)
      let isNumber = Kinds.number.contains(Kinds(document.kind(value)))
      if !isNumber { leaveOut(value, "sound.\(key)", service: .apns) }
    }
    leaveOutFraction(ofSound: sound)
  }

  private func leaveOutWords(of notification: Node, service: Target) {
    for key: StaticString in ["event", "interruption_level"] {
      let node = decoder.member(key, of: notification)
      if isNonemptyText(node) { leaveOut(node, key.description, service: service) }
    }
  }

  // MARK: Names

  /// firebase-admin-go knows the members of FCM's blocks by their names in snake_case alone.
  private func leaveOutCamelCase(of notification: Node) {
    let android = leaveOutCamelCase("android", "android", of: notification, FCMAndroidConfig.keys)
    let own = leaveOutCamelCase("notification", "android.notification", of: android, FCMAndroidNotification.keys)
    leaveOutCamelCase("light_settings", "android.notification.light_settings", of: own, FCMLightSettings.keys)
    let options = FCMFcmOptions.keys
    leaveOutCamelCase("fcm_options", "android.fcm_options", of: android, options)
    let apns = leaveOutCamelCase("apns", "apns", of: notification, FCMApnsConfig.keys)
    leaveOutCamelCase("fcm_options", "apns.fcm_options", of: apns, options)
    let webpush = leaveOutCamelCase("webpush", "webpush", of: notification, FCMWebpushConfig.keys)
    let webOptions = decoder.member("fcm_options", of: webpush)
    leaveOut(["analytics_label", "analyticsLabel"], of: webOptions, "webpush.fcm_options", service: .fcm)
    leaveOutCamelCase("fcm_options", "fcm_options", of: notification, options)
  }

  /// Leaves out the members of an object that has them by other names, and returns the object.
  @discardableResult
  @inline(never)
  private func leaveOutCamelCase(
    _ block: StaticString, _ path: StaticString, of object: Node, _ keys: StaticString
  ) -> Node {
    let block = decoder.member(block, of: object)
    guard decoder.isObject(block) else { return block }
    for name in document.names(of: block) {
      let key = document.string(name)
      guard key.utf8.contains(where: { $0.isCapital }), document.kind(name.memberValue) != .null,
        case let right = Decoder.snakeCase(key), Decoder.lines(keys).contains(right)
      else { continue }
      decoder.leftOut.insert(name)
      let isThere = document.member(named: right[...], of: block).exists
      report(
        .warning, .notSentByGorush, "\(path).\(key) has no effect", at: name,
        consequence: .silent("gorush 1.22 does not read it"), help: isThere ? "\"\(right)\" is there as well" : nil,
        fix: isThere ? nil : Fix("rename to \"\(right)\"", .init(span(name), with: "\"\(right)\""), isSafe: false))
    }
    return block
  }

  // MARK: After a notification was decoded

  /// Leaves out the members that gorush decodes and does not send.
  mutating func leaveOutUnsent(of notification: inout GorushNotification) {
    switch notification.platform.value {
    case .ios: leaveOutUnsentToAPNs(of: &notification)
    case .android: leaveOutUnsentToFCM(of: &notification)
    case .huawei: leaveOutUnsentToHMS(of: &notification)
    case nil: break
    }
  }

  private mutating func leaveOutUnsentToAPNs(of notification: inout GorushNotification) {
    leaveOut(&notification.image, "image", .apns)
    leaveOut(&notification.to, "to", .apns)
    leaveOut(&notification.notification, "notification", .apns)
    leaveOut(&notification.apns, as: FCMApnsConfig.self, "apns", .apns)
    leaveOut(&notification.android, as: FCMAndroidConfig.self, "android", .apns)
    leaveOut(&notification.webpush, as: FCMWebpushConfig.self, "webpush", .apns)
    leaveOut(&notification.fcmOptions, as: FCMFcmOptions.self, "fcm_options", .apns)
    leaveOutHuawei(of: &notification)
    // The key gives the text. Where nothing does, the finding about the message is enough.
    if notification.alert?.locKey.exists == true, losesMessage(notification) { notification.message = .absent }
    if let badge = document.integer(notification.badge), badge < 0 {
      reportUnsent(notification.badge, "a negative badge", .apns)
      notification.badge = .absent
    }
    if let instant = document.integer(notification.expiration), instant <= 0 {
      report(
        .warning, .expirationOfGorush, "gorush does not send an expiration of \(instant)", at: notification.expiration,
        consequence: .silent("APNs stores the notification for up to \(APNsLimits.storage.most) days"),
        help: "write a time in the near future")
      notification.expiration = .absent
    }
    leaveOutZeroDates(of: &notification)
  }

  /// gorush sends a date if it is positive.
  private func leaveOutZeroDates(of notification: inout GorushNotification) {
    func leaveOutZero(_ date: inout Node) {
      if let number = document.integer(date), number <= 0 { date = .absent }
    }
    leaveOutZero(&notification.timestamp)
    leaveOutZero(&notification.staleDate)
    leaveOutZero(&notification.dismissalDate)
  }

  private mutating func leaveOutUnsentToFCM(of notification: inout GorushNotification) {
    leaveOutReplacedSound(by: notification)
    leaveOutPriority(beside: notification.android, of: &notification)
    leaveOutEmptySound(of: &notification)
    leaveOutAppleMembers(of: &notification, .fcm)
    leaveOut(&notification.category, "category", .fcm)
    leaveOutHuawei(of: &notification)
    leaveOutMutableContent(of: &notification)
    leaveOutReplacedBlock(of: &notification)
  }

  /// An empty sound is none for FCM and HMS.
  private mutating func leaveOutEmptySound(of notification: inout GorushNotification) {
    if isLeftOut(.sound, notification.sound) { notification.sound = .absent }
  }

  private mutating func leaveOutUnsentToHMS(of notification: inout GorushNotification) {
    leaveOutEmptySound(of: &notification)
    leaveOutAppleMembers(of: &notification, .hms)
    leaveOut(&notification.data, "data", .hms)
    leaveOut(&notification.notification, "notification", .hms)
    leaveOut(&notification.android, as: FCMAndroidConfig.self, "android", .hms)
    leaveOut(&notification.apns, as: FCMApnsConfig.self, "apns", .hms)
    leaveOut(&notification.webpush, as: FCMWebpushConfig.self, "webpush", .hms)
    leaveOut(&notification.fcmOptions, as: FCMFcmOptions.self, "fcm_options", .hms)
    if document.flag(notification.contentAvailable) {
      leaveOut(&notification.contentAvailable, "content_available", .hms)
    }
    if document.flag(notification.mutableContent) { leaveOut(&notification.mutableContent, "mutable_content", .hms) }
  }

  /// "content_available", and "mutable_content" beside visible content, make an `apns` that replaces the given one.
  private mutating func leaveOutReplacedBlock(of notification: inout GorushNotification) {
    guard replacement(of: notification) != nil, notification.apns.exists else { return }
    _ = block(notification.apns, FCMApnsConfig.self)
    notification.apns = .absent
  }

  /// Members that gorush sends to APNs alone.
  private func leaveOutAppleMembers(of notification: inout GorushNotification, _ service: Target) {
    leaveOutZeroDates(of: &notification)
    leaveOut(&notification.badge, "badge", service)
    leaveOut(&notification.expiration, "expiration", service)
    leaveOut(&notification.collapseID, "collapse_id", service)
    leaveOut(&notification.name, "name", service)
    leaveOut(&notification.volume, "volume", service)
    leaveOut(&notification.alert, "alert", service)
    leaveOut(&notification.pushType, "push_type", service)
    leaveOut(&notification.apnsID, "apns_id", service)
    leaveOut(&notification.threadID, "thread-id", service)
    leaveOut(&notification.urlArgs, "url-args", service)
    leaveOut(&notification.relevanceScore, "relevance-score", service)
    leaveOut(&notification.contentState, "content-state", service)
    leaveOut(&notification.timestamp, "timestamp", service)
    leaveOut(&notification.staleDate, "stale-date", service)
    leaveOut(&notification.dismissalDate, "dismissal-date", service)
    leaveOut(&notification.attributesType, "attributes-type", service)
    leaveOut(&notification.attributes, "attributes", service)
    if decoder.isObject(notification.sound) { leaveOut(&notification.sound, "sound as a dictionary", service) }
  }

  /// Members whose names say that they are for Huawei's devices alone. They are decoded whatever the platform is.
  private mutating func leaveOutHuawei(of notification: inout GorushNotification) {
    if notification.huaweiNotification.exists {
      decoder.conventions.isOfUnsentBlock = true
      decoder.check(notification.huaweiNotification, as: HMSAndroidNotification.self)
      decoder.conventions.isOfUnsentBlock = false
    }
    notification.huaweiNotification = .absent
    notification.huaweiCollapseKey = .absent
    notification.huaweiData = .absent
    notification.huaweiTTL = .absent
  }

  private func leaveOut(_ node: inout Node, _ key: String, _ service: Target) {
    if node.exists { reportUnsent(node, key, service) }
    node = .absent
  }

  private func leaveOut<Block: Syntax>(_ block: inout Block?, _ key: String, _ service: Target) {
    if let block { reportUnsent(block.node, key, service) }
    block = nil
  }

  /// A block of FCM, which is decoded whatever the platform is.
  private mutating func leaveOut<Block: Syntax>(
    _ node: inout Node, as type: Block.Type, _ key: String, _ service: Target
  ) {
    if node.exists { _ = block(node, type) }
    leaveOut(&node, key, service)
  }

  private func reportUnsent(_ node: Node, _ key: String, _ service: Target) {
    if decoder.isObject(node), document.isEmpty(node) { return }
    report(
      .warning, .notSentByGorush, "\(key) has no effect on this platform", at: node.memberName,
      consequence: .silent("gorush 1.22 does not send it to \(service.title)"))
  }
}

extension GorushNotification {
  /// Whether gorush makes a notification for FCM; a text in "notification" alone is none.
  var isShownByFCM: Bool { title.exists || message.exists || image.exists }
}
