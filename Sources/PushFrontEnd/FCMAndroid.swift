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
      let urgency: Urgency = priority == .high ? .high : .normal
      message.put(.urgency, .integer(urgency.rawValue), at: span(android.priority.node))
      takeOut(android.priority.node)
    }
    lowerLifetime(android.ttl)
    move(.packageName, android.restrictedPackageName)
    if let notification = android.notification {
      lower(notification)
      takeOutIfEmpty(notification.node)
    }
    putRest(.androidBlock, android.node)
  }

  /// "ttl": a duration. FCM counts whole seconds; a fraction stays as it is.
  mutating func lowerLifetime(_ node: Node) {
    guard node.exists, let duration = duration(node), let seconds = duration.wholeSeconds else { return }
    message.put(.lifetime, .integer(seconds), at: span(node))
    takeOut(node)
  }

  /// A duration as the service takes it; what is none is refused.
  func duration(_ node: Node, of service: Target = .fcm) -> TimeSpan? {
    guard node.exists else { return nil }
    let text = decoder.document.string(node)
    if let duration = TimeSpan(text), duration.hasUnit || service == .hms { return duration }
    report(
      .error, .badDuration, at: node,
      consequence: .rejected(service: service.title, reason: service == .fcm ? "INVALID_ARGUMENT" : "80100003"),
      help: "write seconds with an s, such as 3600s"
    ) { "\(Visible.quoted(text)) is no duration" }
    return nil
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
    lowerVibration(notification.vibrateTimings)
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
    message.put(.visibility, .integer(visibility.rawValue), at: span(choice.node))
    takeOut(choice.node)
  }

  /// "vibrate_timings": durations, which are milliseconds elsewhere; finer ones stay as they are.
  mutating func lowerVibration(_ node: Node, of service: Target = .fcm) {
    guard node.exists else { return }
    let document = decoder.document
    let output = Output(capacity: 64)
    output.append(UInt8(ascii: "["))
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      guard let count = duration(element, of: service)?.wholeMilliseconds else { return }
      if output.count > 1 { output.append(UInt8(ascii: ",")) }
      output.append(count)
    }
    output.append(UInt8(ascii: "]"))
    guard let pattern = message.add(json: output.source()) else { return }
    message.put(.vibration, .value(pattern), at: span(node))
    takeOut(node)
  }

  /// "light_settings": parts from 0 to 1 and durations. What is no colour of three bytes stays as it is.
  private mutating func lower(_ light: FCMLightSettings) {
    guard let color = light.color,
      let text = hexadecimalColor(color.red, color.green, color.blue, alpha: color.alpha)
    else {
      // They stay where they are, and are durations all the same.
      _ = duration(light.lightOnDuration)
      _ = duration(light.lightOffDuration)
      return
    }
    lowerLight(text, color.node, on: light.lightOnDuration, off: light.lightOffDuration, in: light.node)
  }

  mutating func lowerLight(
    _ color: String, _ colorNode: Node, on: Node, off: Node, in light: Node, of service: Target = .fcm
  ) {
    guard let onTime = duration(on, of: service)?.wholeMilliseconds,
      let offTime = duration(off, of: service)?.wholeMilliseconds
    else { return }
    message.put(.ledColor, .value(message.add(text: color)), at: span(colorNode))
    message.put(.ledOn, .integer(onTime), at: span(on))
    message.put(.ledOff, .integer(offTime), at: span(off))
    takeOut(light)
  }

  /// The colour that parts from 0 to 1 stand for, where three bytes say it exactly.
  func hexadecimalColor(_ red: Node, _ green: Node, _ blue: Node, alpha: Node) -> String? {
    let document = decoder.document
    if alpha.exists, document.double(alpha) != 1 { return nil }
    var text = "#"
    for part in [red, green, blue] {
      let share = part.exists ? document.double(part) : 0
      let byte = Int((share * 255).rounded())
      guard Double(byte) / 255 == share else { return nil }
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
    return text
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

extension Code {
  static let badDuration = Code(.shape, 163, "bad-duration")
}
