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

  /// The seconds of a duration such as `3600s`, where they are whole.
  func wholeSeconds(_ node: Node, needsUnit: Bool) -> Int64? {
    var value: Int64 = 0
    var hasDigits = false
    var isEnded = false
    for byte in decoder.document.string(node).utf8 {
      if isEnded { return nil }
      if byte == UInt8(ascii: "s") || byte == UInt8(ascii: "S") && !needsUnit {
        isEnded = true
        continue
      }
      let (tens, overflows) = value.multipliedReportingOverflow(by: 10)
      guard (0x30...0x39).contains(byte), !overflows else { return nil }
      value = tens &+ Int64(byte - 0x30)
      hasDigits = true
    }
    return hasDigits && (isEnded || !needsUnit) && value >= 0 ? value : nil
  }

  /// "ttl": a duration. FCM counts whole seconds; a fraction stays as it is.
  mutating func lowerLifetime(_ node: Node) {
    guard node.exists, let seconds = wholeSeconds(node, needsUnit: true) else { return }
    message.put(.lifetime, .integer(seconds), at: span(node))
    takeOut(node)
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
  mutating func lowerVibration(_ node: Node) {
    guard node.exists else { return }
    let document = decoder.document
    let output = Output(capacity: 64)
    output.append(UInt8(ascii: "["))
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      guard let duration = Milliseconds(document.string(element)) else { return }
      if output.count > 1 { output.append(UInt8(ascii: ",")) }
      output.append(duration.count)
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
    else { return }
    lowerLight(text, color.node, on: light.lightOnDuration, off: light.lightOffDuration, in: light.node)
  }

  mutating func lowerLight(_ color: String, _ colorNode: Node, on: Node, off: Node, in light: Node) {
    let document = decoder.document
    guard let onTime = Milliseconds(document.string(on)), let offTime = Milliseconds(document.string(off)) else {
      return
    }
    message.put(.ledColor, .value(message.add(text: color)), at: span(colorNode))
    message.put(.ledOn, .integer(onTime.count), at: span(on))
    message.put(.ledOff, .integer(offTime.count), at: span(off))
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

/// A duration such as `1.500s` in whole milliseconds.
struct Milliseconds {
  let count: Int64

  /// Nil for what is no duration, or a finer one.
  init?(_ text: String) {
    let number = text.last == "s" || text.last == "S" ? text.dropLast() : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let seconds = Int64(parts[0]), (0...1_000_000_000).contains(seconds) else { return nil }
    var fraction = parts.count == 2 ? String(parts[1]) : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    guard fraction.count <= 3, let rest = Int64(fraction + String(repeating: "0", count: 3 - fraction.count)), rest >= 0
    else { return nil }
    count = seconds * 1000 + rest
  }
}
