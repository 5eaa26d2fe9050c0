import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API, AndroidNotification: texts and looks.

extension Lowering {
  /// "AndroidNotification": the text and the look.
  mutating func lowerLook(_ notification: HMSAndroidNotification) {
    _ = lowerAndroidText(notification.title, notification.body, notification.image)
    let keys: [(field: Field, node: Node)] = [
      (.titleLocKey, notification.titleLocKey), (.titleLocArgs, notification.titleLocArgs),
      (.bodyLocKey, notification.bodyLocKey), (.bodyLocArgs, notification.bodyLocArgs),
    ]
    notification.forEachField { moveOnAndroid($0, $1) }
    // A request for Huawei's devices alone has one text, by whatever means.
    if hasPayloadForApple || commonWins {
      lowerAndroidKeys(keys)
    } else {
      for (field, node) in keys { moveOnAndroid(field, node) }
    }
    if let badge = notification.badge {
      badge.forEachField { moveOnAndroid($0, $1) }
      takeOutIfEmpty(badge.node)
    }
  }

  /// "visibility". What is not specified is private.
  mutating func lowerVisibility(_ choice: Choice<HMSAndroidNotificationVisibility>) {
    guard let value = choice.value else { return }
    let visibility: Visibility
    switch value {
    case .`public`: visibility = .public
    case .secret: visibility = .secret
    case .`private`, .visibilityUnspecified: visibility = .private
    }
    putOnAndroid(.visibility, .integer(visibility.rawValue), at: choice.node)
    takeOut(choice.node)
  }
}
