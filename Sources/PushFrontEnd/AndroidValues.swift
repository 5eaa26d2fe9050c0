import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Values for Android devices in documents that also have content for all platforms: FCM's and HMS's `android`, gorush's
// `android` and `huawei_notification`. If a field already has a value, Android's value is stored separately.

/// How values for Android devices go with values for all devices.
enum AndroidPrecedence {
  /// They override the others.
  case overrides
  /// They override the others, and Apple devices have a separate payload, so they show none of them.
  case overridesBesideApple
  /// They are for Android devices alone, whether there are others or not: the message goes to Apple devices.
  case apart
  /// They are used only where there are no others.
  case yields
}

extension Lowering {
  /// The text that all platforms show.
  static var commonText: FieldSet { .title | .body | .image }
  /// Fields that Apple devices show or play as well.
  private static var shownByApple: FieldSet {
    .titleLocKey | .titleLocArgs | .bodyLocKey | .bodyLocArgs | .sound | .defaultSound | .badge | .badgeIncrement
  }

  /// The fields of a block for Android that requests to APNs have as well.
  private static var usedByApple: FieldSet {
    commonText | shownByApple | .priority | .ttl | .collapseID | .collapseKey | .data
  }

  /// The fields among them that a request to FCM keeps from Apple devices. It says itself for whom a text is.
  static var keptFromApple: FieldSet { usedByApple.subtracting(commonText) }

  /// Sets a field; if it already has a value, sets it only for Android devices.
  mutating func putOnAndroid(_ field: Field, _ content: Slot.Content, at node: Node) {
    let isApart: Bool =
      switch androidPrecedence {
      case .overridesBesideApple: Self.shownByApple.contains(field)
      case .apart: Self.usedByApple.contains(field)
      case .overrides, .yields: false
      }
    if isApart { return putForAndroid(field, content, at: node) }
    guard let common = message.slot(field) else { return message.put(field, content, at: span(node)) }
    guard androidPrecedence == .yields else { return putForAndroid(field, content, at: node) }
    if message.isSame(content, as: common.content, of: message) { return }
    reportConflict(at: span(node), field, winner: message.span(field))
  }

  /// Sets a field for Android devices only. If it already has such a value, this one is more specific and wins.
  private mutating func putForAndroid(_ field: Field, _ content: Slot.Content, at node: Node) {
    if message.hasAndroidValues, message.androidValues.contains(field) {
      reportConflict(at: message.asOnAndroid(of: .fcm).span(field), field, winner: span(node))
    }
    message.putForAndroid(field, content, at: span(node))
  }

  /// Sets a field to a member's value in this way, and removes the member from its object.
  @inline(__always)
  mutating func moveOnAndroid(_ field: Field, _ node: Node) {
    if node.exists { moveStated(field, node) }
  }

  @inline(never)
  private mutating func moveStated(_ field: Field, _ node: Node) {
    if isLeftOut(field, node) { return }
    putOnAndroid(field, .value(ValueReference(node)), at: node)
    takeOut(node)
  }

  /// Sets a field to a number in this way, and removes the member that says it from its object.
  @inline(__always)
  mutating func moveOnAndroid(_ field: Field, _ number: Int64, _ node: Node) {
    putOnAndroid(field, .integer(number), at: node)
    takeOut(node)
  }

  /// Sets a field to a member's value for Android devices only, and removes the member from its object.
  @inline(__always)
  private mutating func moveForAndroid(_ field: Field, _ node: Node) {
    if isLeftOut(field, node) { return }
    putForAndroid(field, .value(ValueReference(node)), at: node)
    takeOut(node)
  }

  /// The text of Android's own notification. Each of its members overrides the text for all platforms; without a common
  /// text, it is the message's text. Returns whether there is one.
  mutating func lowerAndroidText(_ title: Node, _ body: Node, _ image: Node) -> Bool {
    let hasCommon = message.present.intersects(Self.commonText)
    move([(.title, title), (.body, body), (.image, image)], beside: hasCommon)
    return hasCommon
  }

  /// The localized text of Android's own notification. If there is a text for all platforms, it applies only to Android
  /// devices.
  mutating func lowerAndroidKeys(_ keys: [(field: Field, node: Node)]) {
    move(keys, beside: !message.text.isForAndroidAlone && message.present.intersects(Self.commonText))
  }

  @inline(__always)
  private mutating func move(_ texts: [(field: Field, node: Node)], beside hasCommon: Bool) {
    for (field, node) in texts where node.exists {
      if hasCommon, androidPrecedence != .yields { moveForAndroid(field, node) } else { moveOnAndroid(field, node) }
    }
  }

  /// "android.data", which Android apps get instead of the data for all platforms. If there is no content for other
  /// platforms, it is the message's data.
  mutating func lowerAndroidData(_ data: Node, hasContentForOthers: Bool) {
    guard data.exists else { return }
    if androidPrecedence == .yields || !message.has(.data) && !hasContentForOthers {
      message.text.isDataForAndroidAlone = !message.has(.data)
      return moveOnAndroid(.data, data)
    }
    moveForAndroid(.data, data)
  }

  /// "ttl": how long an undelivered message is stored.
  mutating func lowerTTL(_ node: Node, of service: Target) {
    if service == .hms, isLeftOut(.ttl, node) { return }
    guard let time = duration(node, of: service) else { return }
    takeOut(node)
    if androidPrecedence == .yields, let other = [Field.ttl, .expiration].first(where: { message.has($0) }) {
      if message.hasTTL(time) { return }
      return reportConflict(at: span(node), .ttl, winner: message.span(other))
    }
    putOnAndroid(.ttl, .integer(time.seconds), at: node)
    message.putTTLFraction(nanoseconds: time.nanoseconds, at: span(node))
  }

  /// A duration as a service accepts it. An invalid one is reported as rejected. gorush adds the unit that FCM needs.
  func duration(_ node: Node, of service: Target) -> TimeSpan? {
    guard node.exists else { return nil }
    let text = document.string(node)
    let addsUnit = service == .hms || decoder.conventions.isGorush && text.utf8.last?.isDigit == true
    if let duration = TimeSpan(text), duration.hasUnit || addsUnit { return duration }
    decoder.remember(.badDuration, at: node, ["\"1s\"", "\"0s\""])
    let isReadByGorush = !decoder.conventions.isGorush || text.hasPrefix("-")
    report(
      .error, .badDuration, "\(Visible.quoted(text)) is not a valid duration", at: node,
      consequence: isReadByGorush ? .refused(by: service) : .rejected(service: "gorush", reason: "400"),
      help: "write seconds with an s, such as 3600s")
    return nil
  }
}

extension Message {
  func hasTTL(_ time: TimeSpan) -> Bool { integer(.ttl) == time.seconds && ttlNanoseconds == time.nanoseconds }
}

extension Code {
  /// A duration is not written as the service takes it.
  ///
  /// FCM takes seconds with an `s` and nothing else, and refuses others as `INVALID_ARGUMENT`. HMS takes them without the `s`
  /// as well, and may refuse others:
  ///
  /// ```json
  /// {"message": {"token": "…", "android": {"ttl": "3600"}}}
  /// ```
  ///
  /// Write `3600s`, or `1.5s` where a part of a second counts.
  ///
  /// - Ground: documented, fcmDiscovery, protoJSON, huaweiSend
  static let badDuration = Code(.shape, 163, "bad-duration")
}
