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
    guard message.has(field) else { return message.put(field, content, at: span(node)) }
    guard androidPrecedence == .yields else { return putForAndroid(field, content, at: node) }
    if case .value(let own) = content, isSame(own, message.reference(field)) { return }
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
    for (field, node) in [(Field.title, title), (.body, body), (.image, image)] where node.exists {
      if hasCommon, androidPrecedence != .yields {
        moveForAndroid(field, node)
      } else {
        moveOnAndroid(field, node)
      }
    }
    return hasCommon
  }

  /// The localized text of Android's own notification. If there is a text for all platforms, it applies only to Android
  /// devices.
  mutating func lowerAndroidKeys(_ keys: [(field: Field, node: Node)]) {
    let hasCommon =
      androidPrecedence != .yields && !message.text.isForAndroidAlone && message.present.intersects(Self.commonText)
    for (field, node) in keys where node.exists {
      guard hasCommon else {
        moveOnAndroid(field, node)
        continue
      }
      moveForAndroid(field, node)
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
}
