import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API: what gorush's block for Huawei and a request of HMS itself have in common.

extension Lowering {
  /// "AndroidNotification": the text and the look. What the message has already wins.
  mutating func lowerLook(_ notification: HMSAndroidNotification) {
    moveUnlessPresent(.title, notification.title)
    moveUnlessPresent(.body, notification.body)
    moveUnlessPresent(.image, notification.image)
    moveUnlessPresent(.iconName, notification.icon)
    moveUnlessPresent(.color, notification.color)
    moveUnlessPresent(.titleKey, notification.titleLocKey)
    moveUnlessPresent(.titleArguments, notification.titleLocArgs)
    moveUnlessPresent(.bodyKey, notification.bodyLocKey)
    moveUnlessPresent(.bodyArguments, notification.bodyLocArgs)
    moveUnlessPresent(.channel, notification.channelID)
    moveUnlessPresent(.ticker, notification.ticker)
    if let badge = notification.badge {
      moveUnlessPresent(.badge, badge.setNum)
      move(.badgeIncrement, badge.addNum)
      move(.badgeClass, badge.`class`)
      takeOutIfEmpty(badge.node)
    }
    lowerOwn(notification)
  }

  /// What only HMS knows, and is written as it is.
  private mutating func lowerOwn(_ notification: HMSAndroidNotification) {
    move(.multiLanguage, notification.multiLangKey)
    move(.notifySummary, notification.notifySummary)
    move(.style, notification.style.node)
    move(.bigTitle, notification.bigTitle)
    move(.bigBody, notification.bigBody)
    move(.inbox, notification.inboxContent)
    move(.huaweiGroup, notification.group)
    move(.when, notification.when)
    move(.useDefaultVibrate, notification.useDefaultVibrate)
    move(.useDefaultLight, notification.useDefaultLight)
    move(.foregroundShow, notification.foregroundShow)
    move(.profileID, notification.profileID)
    move(.buttons, notification.buttons.node)
    move(.autoClear, notification.autoClear)
    move(.autoCancel, notification.autoCancel)
    move(.localOnly, notification.localOnly)
    move(.bigPicture, notification.bigPicture)
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
    put(visibility, at: choice.node)
    takeOut(choice.node)
  }
}
