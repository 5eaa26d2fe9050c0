import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discovery document of fcm:v1: AndroidConfig and AndroidNotification. What another service can say too becomes a field;
// the rest stays in its block.

extension Lowering {
  mutating func lower(_ android: FCMAndroidConfig) {
    move(.queueKey, android.collapseKey)
    if let priority = android.priority.value {
      put(priority == .high ? Urgency.high : .normal, at: android.priority.node)
      takeOut(android.priority.node)
    }
    lowerLifetime(android.ttl, of: .fcm)
    move(.packageName, android.restrictedPackageName)
    if let notification = android.notification {
      lower(notification)
      takeOutIfEmpty(notification.node)
    }
    putRest(.androidBlock, android.node)
  }

  /// Both forms of Android's options have the same notification.
  mutating func lower<Notification: FCMAndroidNotificationMembers>(_ notification: Notification) {
    lowerText(notification)
    move(.iconName, notification.icon)
    move(.color, notification.color)
    move(.sound, notification.sound)
    move(.replaceID, notification.tag)
    move(.tapAction, notification.clickAction)
    move(.bodyKey, notification.bodyLocKey)
    move(.bodyArguments, notification.bodyLocArgs)
    move(.titleKey, notification.titleLocKey)
    move(.titleArguments, notification.titleLocArgs)
    move(.channel, notification.channelID)
    move(.ticker, notification.ticker)
    lowerImportance(notification.notificationPriority)
    lowerVibration(notification.vibrateTimings, of: .fcm)
    if let light = notification.lightSettings { lower(light) }
    lowerVisibility(notification.visibility)
  }

  /// Without a common text, that of Android's is the message's, for Android's devices alone.
  private mutating func lowerText<Notification: FCMAndroidNotificationMembers>(_ notification: Notification) {
    guard !message.has(.title), !message.has(.body), !message.has(.image) else { return }
    guard notification.title.exists || notification.body.exists || notification.image.exists else { return }
    move(.title, notification.title)
    move(.body, notification.body)
    move(.image, notification.image)
    message.text.isForAndroidAlone = true
  }

  private mutating func lowerImportance(_ choice: Choice<FCMNotificationPriority>) {
    let importance: Int64
    switch choice.value {
    case .priorityMin: importance = -2
    case .priorityLow: importance = -1
    case .priorityDefault: importance = 0
    case .priorityHigh: importance = 1
    case .priorityMax: importance = 2
    case .priorityUnspecified, nil: return
    }
    message.put(.importance, .integer(importance), at: span(choice.node))
    takeOut(choice.node)
  }

  private mutating func lowerVisibility(_ choice: Choice<FCMVisibility>) {
    let visibility: Visibility
    switch choice.value {
    case .secret: visibility = .secret
    case .private: visibility = .private
    case .public: visibility = .public
    case .visibilityUnspecified, nil: return
    }
    put(visibility, at: choice.node)
    takeOut(choice.node)
  }

  /// "light_settings": parts from 0 to 1 and durations. What is no colour of three bytes stays as it is.
  private mutating func lower(_ light: FCMLightSettings) {
    guard let color = light.color,
      let text = hexadecimalColor(color.red, color.green, color.blue, alpha: color.alpha)
    else {
      // They stay where they are, and are durations all the same.
      _ = duration(light.lightOnDuration, of: .fcm)
      _ = duration(light.lightOffDuration, of: .fcm)
      return
    }
    lowerLight(text, color.node, on: light.lightOnDuration, off: light.lightOffDuration, in: light.node, of: .fcm)
  }
}

/// What the notifications of both forms have in common.
protocol FCMAndroidNotificationMembers {
  var title: Node { get }
  var body: Node { get }
  var image: Node { get }
  var icon: Node { get }
  var color: Node { get }
  var sound: Node { get }
  var tag: Node { get }
  var clickAction: Node { get }
  var titleLocKey: Node { get }
  var titleLocArgs: Node { get }
  var bodyLocKey: Node { get }
  var bodyLocArgs: Node { get }
  var channelID: Node { get }
  var ticker: Node { get }
  var notificationPriority: Choice<FCMNotificationPriority> { get }
  var vibrateTimings: Node { get }
  var lightSettings: FCMLightSettings? { get }
  var visibility: Choice<FCMVisibility> { get }
}

extension FCMAndroidNotification: FCMAndroidNotificationMembers {}
extension FCMAndroidNotificationV2: FCMAndroidNotificationMembers {}
