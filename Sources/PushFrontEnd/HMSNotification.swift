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
    moveOnAndroid(.androidIcon, notification.icon)
    moveOnAndroid(.color, notification.color)
    // A request for Huawei's devices alone has one text, by whatever means.
    if hasPayloadForApple || commonWins {
      lowerAndroidKeys(keys)
    } else {
      for (field, node) in keys { moveOnAndroid(field, node) }
    }
    moveOnAndroid(.channelID, notification.channelID)
    moveOnAndroid(.ticker, notification.ticker)
    if let badge = notification.badge {
      moveOnAndroid(.badge, badge.setNum)
      moveOnAndroid(.badgeIncrement, badge.addNum)
      moveOnAndroid(.badgeClass, badge.`class`)
      takeOutIfEmpty(badge.node)
    }
    lowerOwn(notification)
  }

  /// What only HMS knows, and is written as it is.
  private mutating func lowerOwn(_ notification: HMSAndroidNotification) {
    moveOnAndroid(.multiLangKey, notification.multiLangKey)
    moveOnAndroid(.notifySummary, notification.notifySummary)
    moveOnAndroid(.style, notification.style.node)
    moveOnAndroid(.bigTitle, notification.bigTitle)
    moveOnAndroid(.bigBody, notification.bigBody)
    moveOnAndroid(.inbox, notification.inboxContent)
    moveOnAndroid(.huaweiGroup, notification.group)
    moveOnAndroid(.eventTime, notification.when)
    moveOnAndroid(.defaultVibrate, notification.useDefaultVibrate)
    moveOnAndroid(.defaultLight, notification.useDefaultLight)
    moveOnAndroid(.foregroundShow, notification.foregroundShow)
    moveOnAndroid(.profileID, notification.profileID)
    moveOnAndroid(.buttons, notification.buttons.node)
    moveOnAndroid(.autoClear, notification.autoClear)
    moveOnAndroid(.autoCancel, notification.autoCancel)
    moveOnAndroid(.localOnly, notification.localOnly)
    moveOnAndroid(.bigPicture, notification.bigPicture)
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
