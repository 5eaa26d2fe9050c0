import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API, AndroidNotification: texts and appearance.

extension Lowering {
  /// "AndroidNotification": the text and the appearance.
  mutating func lowerLook(_ notification: HMSAndroidNotification) {
    _ = lowerAndroidText(notification.title, notification.body, notification.image)
    let keys: [(field: Field, node: Node)] = [
      (.titleLocKey, notification.titleLocKey), (.titleLocArgs, notification.titleLocArgs),
      (.bodyLocKey, notification.bodyLocKey), (.bodyLocArgs, notification.bodyLocArgs),
    ]
    notification.forEachField { field, node in
      if field == .inbox || field == .buttons, isEmptyList(node) { return }
      moveOnAndroid(field, node)
    }
    // A request only for Huawei devices has a single text, from any of the members.
    if androidPrecedence != .overrides {
      lowerAndroidKeys(keys)
    } else {
      for (field, node) in keys { moveOnAndroid(field, node) }
    }
    if let badge = notification.badge {
      badge.forEachField { moveOnAndroid($0, $1) }
      // An empty text counts as absent.
      if badge.`class`.exists, document.isEmptyText(badge.`class`) {
        decoder.require("class", .absent, in: badge.node)
      }
      takeOutIfEmpty(badge.node)
    }
  }

  /// "visibility". The unspecified value means private.
  mutating func lowerVisibility(_ choice: Choice<HMSAndroidNotificationVisibility>) {
    // A placeholder for the word.
    guard let value = choice.value else { return moveOnAndroid(.visibility, choice.node) }
    let visibility: Visibility
    switch value {
    case .`public`: visibility = .public
    case .secret: visibility = .secret
    case .`private`, .visibilityUnspecified: visibility = .private
    }
    moveOnAndroid(.visibility, visibility.rawValue, choice.node)
  }
}
