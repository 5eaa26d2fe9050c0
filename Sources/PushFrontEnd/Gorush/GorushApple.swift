import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Request body": the fields that are "only iOS" and have a counterpart on other platforms.

extension Lowering {
  /// "badge", "collapse_id", "iOS alert payload", "iOS sound payload", "name" and "volume". `name` and `volume` complete the
  /// sound; only `critical` makes it critical.
  mutating func lowerApple(_ notification: GorushNotification) {
    let platform = notification.platform.value
    putForApple(.badge, notification.badge, platform)
    putForApple(.collapseID, notification.collapseID, platform)
    notification.alert?.forEachField { putForApple($0, $1, platform) }
    var sound = GorushSound(at: notification.sound)
    if decoder.isObject(sound.node) { sound.decode(with: &decoder) }
    if notification.name.exists { complete(&sound.name, by: notification.name, .sound) }
    if notification.volume.exists, !leavesOutZero(notification.volume) {
      complete(&sound.volume, by: notification.volume, .soundVolume)
    }
    sound.forEachField { putForApple($0, $1, platform) }
  }

  // Inlined, it would copy the lowering for each message.
  @inline(never)
  private mutating func complete(_ member: inout Node, by node: Node, _ field: Field) {
    if member.exists { reportConflict(member, field, winner: node) }
    member = node
  }

  @inline(__always)
  private mutating func putForApple(_ field: Field, _ node: Node, _ platform: GorushPlatform?) {
    guard node.exists else { return }
    if message.has(field) { put(field, forApple: node, platform) } else { message.put(field, node) }
  }

  /// Sets a field that has a value already. A message through Firebase reaches devices of both platforms, of which each gets
  /// its own value.
  // Not inlined, as above.
  @inline(never)
  private mutating func put(_ field: Field, forApple node: Node, _ platform: GorushPlatform?) {
    guard let common = message.slot(field),
      !message.isSame(.value(ValueReference(node)), as: common.content, of: message)
    else { return }
    switch platform {
    case .ios, nil: prefer(node, over: field)
    case .android where settings.targets.hasOne && settings.targets.contains(.apns): prefer(node, over: field)
    case .android:
      message.putForAndroid(field, common.content, at: message.span(field))
      message.put(field, node)
    case .huawei: putUnlessPresent(field, node)
    }
  }

  // MARK: A fraction in the sound, for lint

  /// Leaves out a "critical" with a fraction. gorush sends its whole part.
  func leaveOutFraction(ofSound sound: Node) {
    let critical = document.member("critical", of: sound)
    guard let sent = wholePart(of: critical) else { return }
    decoder.leftOut.insert(critical.memberName)
    report(
      .warning, .notSentByGorush, "the fraction of critical \(document.shownDigits(critical)) has no effect",
      at: critical, consequence: .silent("gorush 1.22 sends \(sent)"), help: "write 0 or 1")
  }

  /// Adds what gorush sends of such a number, for the checks.
  mutating func restateFraction(ofSound sound: Node) {
    guard decoder.isObject(sound), case let critical = document.member("critical", of: sound),
      let sent = wholePart(of: critical)
    else { return }
    message.put(.soundCritical, .integer(sent), at: span(critical))
  }

  private func wholePart(of number: Node) -> Int64? {
    guard document.kind(number) == .decimal, document.wholeNumber(number) == nil else { return nil }
    return Int64(exactly: document.double(number).rounded(.towardZero))
  }

  // MARK: Other platforms

  /// The number for iOS yields to the one that Huawei devices add, over which it would win there.
  mutating func yieldBadge(_ node: Node) {
    guard node.exists, message.ownNode(.badge) == node else { return }
    message.remove(.badge)
    reportConflict(ValueReference(node), .badge, winner: message.reference(.badgeIncrement))
  }

  /// What is for iOS alone does not make a notification of data for Huawei devices: gorush makes one of the title, the
  /// message, the image and the sound.
  mutating func keepData(_ notification: GorushNotification) {
    guard !message.isDataOnly, !message.present.intersects(.texts | .image | .pushType) else { return }
    silence(by: notification.huaweiData.exists ? notification.huaweiData : notification.data)
  }
}
