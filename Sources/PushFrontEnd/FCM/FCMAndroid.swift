import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discovery document of fcm:v1: AndroidConfig and AndroidNotification. Members with equivalents in other services
// become fields; the others stay in their block.

extension Lowering {
  /// The options for Android, with or without content for other platforms.
  mutating func lower(_ android: inout FCMAndroidConfig, hasContentForOthers: Bool) {
    android.forEachField { moveOnAndroid($0, $1) }
    if let priority = android.priority.value {
      let value = priority == .high ? Priority.high : .normal
      moveOnAndroid(.priority, value.rawValue, android.priority.node)
    }
    lowerTTL(android.ttl, of: .fcm)
    lowerAndroidData(android.data, hasContentForOthers: hasContentForOthers)
    android.notification?.readInPlace {
      lower($0)
      takeOutIfEmpty($0.node)
    }
    putRest(.androidBlock, android.node)
  }

  /// Both forms of Android's options have the same notification.
  mutating func lower<Notification: FCMAndroidNotificationMembers>(_ notification: Notification) {
    message.text.hasNotificationOfAndroid = hasMembers(notification.node)
    lowerText(notification)
    notification.forEachField { moveOnAndroid($0, $1) }
    lowerAndroidKeys([
      (.bodyLocKey, notification.bodyLocKey), (.bodyLocArgs, notification.bodyLocArgs),
      (.titleLocKey, notification.titleLocKey), (.titleLocArgs, notification.titleLocArgs),
    ])
    lowerSticky(notification.sticky)
    lowerImportance(notification.notificationPriority)
    lowerVibration(notification.vibrateTimings, of: .fcm)
    if let light = notification.lightSettings { lower(light) }
    lowerVisibility(notification.visibility)
  }

  /// Without a common text, Android's text becomes the message's text, for Android devices only.
  private mutating func lowerText<Notification: FCMAndroidNotificationMembers>(_ notification: Notification) {
    let hasText = notification.title.exists || notification.body.exists || notification.image.exists
    let hasCommon = lowerAndroidText(notification.title, notification.body, notification.image)
    if hasText, !hasCommon, androidPrecedence != .yields, androidPrecedence != .apart {
      message.text.isForAndroidAlone = true
    }
  }

  /// "sticky" is the opposite of the field.
  private mutating func lowerSticky(_ node: Node) {
    guard node.exists else { return }
    putOnAndroid(.autoCancel, .flag(!document.flag(node) && !document.equals(node, "true")), at: node)
    takeOut(node)
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
    moveOnAndroid(.importance, importance, choice.node)
  }

  private mutating func lowerVisibility(_ choice: Choice<FCMVisibility>) {
    let visibility: Visibility
    switch choice.value {
    case .secret: visibility = .secret
    case .private: visibility = .private
    case .public: visibility = .public
    case .visibilityUnspecified: return
    // A placeholder for the word.
    case nil: return moveOnAndroid(.visibility, choice.node)
    }
    moveOnAndroid(.visibility, visibility.rawValue, choice.node)
  }

  /// "light_settings": color components from 0 to 1, and durations.
  private mutating func lower(_ light: FCMLightSettings) {
    let color = light.color.map { LightColor($0.red, $0.green, $0.blue, alpha: $0.alpha, at: $0.node) }
    lowerLight(color, on: light.lightOnDuration, off: light.lightOffDuration, in: light.node, of: .fcm)
  }
}

/// The common members of both forms of notifications, in addition to those that map to fields.
protocol FCMAndroidNotificationMembers: FieldMembers {
  var node: Node { get }
  var title: Node { get }
  var body: Node { get }
  var image: Node { get }
  var titleLocKey: Node { get }
  var titleLocArgs: Node { get }
  var bodyLocKey: Node { get }
  var bodyLocArgs: Node { get }
  var sticky: Node { get }
  var notificationPriority: Choice<FCMNotificationPriority> { get }
  var vibrateTimings: Node { get }
  var lightSettings: FCMLightSettings? { get }
  var visibility: Choice<FCMVisibility> { get }
}

extension FCMAndroidNotification: FCMAndroidNotificationMembers {}
extension FCMAndroidNotificationV2: FCMAndroidNotificationMembers {}
