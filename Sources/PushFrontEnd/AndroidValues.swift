import PushDiagnostics
import PushIR
import PushJSON

// What a document says for Android's devices, beside content for all: FCM's and HMS's `android`, gorush's `android` and
// `huawei_notification`. Where a field has a value already, Android's own is kept apart from it.

extension Lowering {
  /// The text that every platform shows.
  private static var commonText: FieldSet { .title | .body | .image }
  /// What devices of Apple show or sound as well.
  private static var shownByApple: FieldSet {
    .titleLocKey | .titleLocArgs | .bodyLocKey | .bodyLocArgs | .sound | .badge | .badgeIncrement
  }

  /// Gives a value to a field, on Android's devices alone where the field has one.
  mutating func putOnAndroid(_ field: Field, _ content: Slot.Content, at node: Node) {
    // What the document has for Apple's devices is all that these show.
    if hasPayloadForApple, !commonWins, Self.shownByApple.contains(field) {
      return message.putForAndroid(field, content, at: span(node))
    }
    guard message.has(field) else { return message.put(field, content, at: span(node)) }
    guard commonWins else { return message.putForAndroid(field, content, at: span(node)) }
    let common = message.node(field)
    if common.exists, case .value(let own) = content { return reportConflict(own, field, winner: common) }
    report(.note, .conflictingMembers, at: node, notes: [Note("this one is used", at: message.span(field))]) {
      "\(self.message.name(of: field)) is set as well; this one is not used"
    }
  }

  /// Gives a member's value to a field in this way, and takes the member out of its object.
  mutating func moveOnAndroid(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    putOnAndroid(field, .value(node), at: node)
    takeOut(node)
  }

  /// The text of Android's own notification. It wins member by member over the text for all platforms; without such a text
  /// it is the message's. Whether there is one.
  mutating func lowerAndroidText(_ title: Node, _ body: Node, _ image: Node) -> Bool {
    let hasCommon = message.present.intersects(Self.commonText)
    for (field, node) in [(Field.title, title), (.body, body), (.image, image)] where node.exists {
      if hasCommon, !commonWins {
        message.putForAndroid(field, .value(node), at: span(node))
        takeOut(node)
      } else {
        moveOnAndroid(field, node)
      }
    }
    return hasCommon
  }

  /// The text by key of Android's own notification, which only Android's devices get where there is a text for all.
  mutating func lowerAndroidKeys(_ keys: [(field: Field, node: Node)]) {
    let hasCommon = !commonWins && !message.text.isForAndroidAlone && message.present.intersects(Self.commonText)
    for (field, node) in keys where node.exists {
      guard hasCommon else {
        moveOnAndroid(field, node)
        continue
      }
      message.putForAndroid(field, .value(node), at: span(node))
      takeOut(node)
    }
  }

  /// "android.data", which Android's apps get in the place of the data for all platforms. Where nothing else is for other
  /// platforms, it is the message's.
  mutating func lowerAndroidData(_ data: Node, hasContentForOthers: Bool) {
    guard data.exists else { return }
    if commonWins || !message.has(.data) && !hasContentForOthers {
      message.text.isDataForAndroidAlone = !message.has(.data)
      return moveOnAndroid(.data, data)
    }
    message.putForAndroid(.data, .value(data), at: span(data))
    takeOut(data)
  }
}
