import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Web API", section "Request body". Where the code differs from the documentation, the documented meaning is
// used.

extension Format {
  /// gorush, `POST /api/push`.
  public static let gorush = Format(
    "gorush", "gorush POST /api/push request", schema: GorushGrammar.schema,
    conventions: Decoder.Conventions(emptyTextsAreAbsent: true, isGorush: true),
    signs: [Sign("notifications", says: .certain)],
    proofs: [
      [Sign("notifications", "platform", is: .integer), Sign("notifications", "tokens", is: .array)],
      [Sign("notifications", "platform", is: .integer, beside: ["message", "topic"])],
    ]
  ) { $0.lowerGorush(to: $1) }
}

extension Lowering {
  mutating func lowerGorush(to consume: Consumer) {
    let request = decoder.decode(.root, as: GorushRequest.self)
    if request.notifications.node.exists, decoder.document.isEmpty(request.notifications.node) {
      report(
        .error, .emptyValue, "notifications is empty", at: request.notifications.node,
        consequence: .rejected(service: "gorush", reason: "400 (Notifications field is empty.)"))
    }
    checkNotificationCount(request.notifications.node)
    lowerMessages(in: request.notifications.node, at: "/notifications", to: consume) {
      $0.judgesVendor ? $0.judge($1) : $0.lower($0.decoder.decode($1, as: GorushNotification.self))
    }
  }

  /// Lowers what gorush sends of a notification, and reports what it makes of the rest.
  // Only lint judges.
  @inline(never)
  private mutating func judge(_ node: Node) {
    leaveOutUnread(of: node)
    decoder.skipsIgnored = true
    let notification = decoder.decode(node, as: GorushNotification.self)
    decoder.skipsIgnored = false
    var sent = notification
    leaveOutUnsent(of: &sent)
    lower(sent)
    checkBehavior(of: notification)
  }

  private mutating func lower(_ notification: GorushNotification) {
    message.fill(from: notification)
    if !decoder.isObject(notification.sound), !leavesOutSound(of: notification) {
      message.put(.sound, notification.sound)
    }
    putPriority(notification.priority, high: .high)
    if !judgesVendor, message.present.intersects(.timestamp | .staleDate | .dismissalDate) {
      leaveOutZeros(of: notification)
    }
    if message.present.intersects(.contentState | .attributes) { leaveOutEmptyContent(of: notification) }
    if notification.expiration.exists { putExpiration(notification) }
    if notification.production.exists || notification.development.exists { lowerEnvironment(notification) }
    lowerByPlatform(notification)
    lowerPushType(notification)
    lowerRouting(notification)
  }

  /// Clients in Go write 0 for dates that nobody has set. Where gorush is judged, they are told otherwise.
  private mutating func leaveOutZeros(of notification: GorushNotification) {
    let dates: [(Field, Node)] = [
      (.timestamp, notification.timestamp), (.staleDate, notification.staleDate),
      (.dismissalDate, notification.dismissalDate),
    ]
    for (field, date) in dates where leavesOutZero(date) { message.remove(field) }
  }

  /// Clients in Go write an empty sound for one that nobody has set. gorush sends it to APNs alone, and a push that wakes the
  /// app would not be a background push with it. Where gorush is judged, it is told otherwise.
  private mutating func leavesOutSound(of notification: GorushNotification) -> Bool {
    !judgesVendor && (notification.platform.value != .ios || message.isSet(.contentAvailable))
      && isLeftOut(.sound, notification.sound)
  }

  /// Clients in Go write an empty object for content that nobody has set, which gorush does not send. A Live Activity may have
  /// such a content. Where gorush is judged, it is told otherwise.
  private mutating func leaveOutEmptyContent(of notification: GorushNotification) {
    if message.has(.event) || message.equals(.pushType, "liveactivity") { return }
    for (field, node) in [(Field.contentState, notification.contentState), (.attributes, notification.attributes)]
    where message.has(field) && document.isEmpty(node) {
      message.remove(field)
      if !judgesVendor { decoder.leaveOut(node.memberName, "is empty") }
    }
  }

  /// Leaves out a value that is 0, as gorush does not send the zero values of Go. Returns whether it is one.
  func leavesOutZero(_ node: Node) -> Bool {
    guard node.exists, document.double(node) == 0 else { return false }
    decoder.leaveOut(node.memberName, "is 0")
    return true
  }

  /// "only iOS", "only Android", "only Huawei": the members for the notification's own platform come first. Those for iOS
  /// complete the message; the block for Android and the members for Huawei are for their devices alone.
  private mutating func lowerByPlatform(_ notification: GorushNotification) {
    switch notification.platform.value {
    case .ios, nil:
      lowerApple(notification)
      lowerFCM(notification.notification)
      lowerBlocks(notification)
      lowerHuawei(notification)
    case .android:
      lowerFCM(notification.notification)
      lowerApple(notification)
      lowerBlocks(notification)
      lowerHuawei(notification)
    case .huawei:
      lowerHuawei(notification)
      let isData = message.isDataOnly
      lowerApple(notification)
      if message.has(.badgeIncrement) { yieldBadge(notification.badge) }
      lowerFCM(notification.notification)
      lowerBlocks(notification)
      if isData { keepData(notification) }
    }
  }

  /// "push_type", "only iOS": on other devices, gorush shows what there is to show, whatever the type is.
  private mutating func lowerPushType(_ notification: GorushNotification) {
    // What the platform is decides whether APNs gets a type that it does not know.
    if judgesVendor, let type = message.string(.pushType), PushType(name: type) == nil,
      isIllTyped("platform", notification.platform.node, in: notification.node)
    {
      message.remove(.pushType)
    }
    guard message.equals(.pushType, "background"), message.present.intersects(.texts),
      let platform = notification.platform.value, platform != .ios
    else { return }
    message.remove(.pushType)
    report(
      .warning, .otherPlatform, "push_type is for iOS alone", at: notification.pushType,
      consequence: .silent("the notification is shown"), help: "delete push_type, or take the content out")
  }

  /// "expiration" is an instant for APNs; "time_to_live" is a TTL for every platform. On Apple devices the former takes
  /// precedence.
  private mutating func putExpiration(_ notification: GorushNotification) {
    // On Huawei devices, "huawei_ttl" takes precedence over both, and is read later.
    let isOverridden = notification.huaweiTTL.exists && notification.platform.value == .huawei
    guard message.has(.ttl), !isOverridden else { return message.put(.expiration, notification.expiration) }
    guard case .ios = notification.platform.value else {
      return reportConflict(notification.expiration, .expiration, winner: notification.timeToLive)
    }
    message.put(.expiration, notification.expiration)
    reportConflict(notification.timeToLive, .ttl, winner: notification.expiration)
    message.remove(.ttl)
  }

  /// Production takes precedence over development, as in gorush.
  private mutating func lowerEnvironment(_ notification: GorushNotification) {
    let (production, development) = (notification.production, notification.development)
    let isProduction = document.flag(production)
    guard isProduction || document.flag(development) else {
      let node = production.exists ? production : development
      return report(.note, .vendorDefault, "false leaves the environment open", at: node)
    }
    let (winner, loser) = isProduction ? (production, development) : (development, production)
    put(.environment, text: isProduction ? "production" : "sandbox", at: winner)
    if document.flag(loser) {
      reportUnused(loser, "the environment is given twice; this one is not used", winner: winner)
    } else if loser.exists {
      report(.note, .vendorDefault, "false leaves the environment to the other flag", at: loser)
    }
  }
}
