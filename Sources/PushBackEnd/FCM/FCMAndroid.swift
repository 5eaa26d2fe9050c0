import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfig, AndroidNotification, LightSettings.

extension BodyWriter {
  mutating func fcmAndroid(isVisible: Bool, _ scratch: Output) {
    object("android", beneath: take(block: .androidBlock)) { android in
      android.onAndroid { android in
        android.fcmAndroidConfig { android, member in
          switch member {
          case .priority: android.fcmPriority()
          case .ttl: android.fcmTTL()
          case .data: android.fcmDataOfAndroid(scratch)
          case .notification:
            if isVisible, android.mayWriteNotification {
              android.object("notification") { $0.fcmNotificationOfAndroid() }
            }
          }
        }
      }
    }
  }

  /// Whether Android's notification has something besides the texts and the picture of all devices.
  private var mayWriteNotification: Bool {
    let common: FieldSet = .title | .body | .image | .icon | .banner
    // A channel alone would make a notification of data.
    return mayWrite(.fcmAndroidNotification.subtracting(common) | .channelID | ownOnAndroid)
      || defaultChannel != nil && !message.isDataOnly || message.text.isForAndroidAlone
  }

  /// FCM delivers notifications immediately but may delay data. Data from which an SDK builds a notification is
  /// therefore sent with high priority.
  private mutating func fcmPriority() {
    if message.priority == nil, sdk.showsData, !message.isDataOnly { return word("priority", "HIGH") }
    _ = take(.priority)
    guard let priority = message.priority else { return passOn("priority") }
    word("priority", priority == .high ? "HIGH" : "NORMAL", .priority)
  }

  mutating func fcmTTL() {
    guard let (field, seconds) = storageTime(FCMLimits.ttl, "FCM keeps a message for four weeks at most") else {
      return passOn("ttl")
    }
    ttl(seconds, of: field, FCMLimits.ttl)
  }

  /// The storage time of the message within a service's limit, and the field that defines it.
  mutating func storageTime(_ limit: Limit, _ reason: String) -> (field: Field, seconds: Int64)? {
    let field: Field = message.has(.ttl) ? .ttl : .expiration
    guard take(field), let value = message.integer(field) else { return nil }
    let seconds = field == .ttl ? value : max(0, EpochSeconds.seconds(from: now, to: value))
    let most = limit.range.upperBound
    guard seconds > most || seconds == most && message.ttlNanoseconds > 0 else { return (field, seconds) }
    ledger.changed(field, of: message, to: "\(most)s", reason)
    return (field, most)
  }

  /// "ttl" of FCM and HMS: whole seconds, and the fraction from the input.
  mutating func ttl(_ seconds: Int64, of field: Field, _ limit: Limit) {
    // A shortened TTL has no fraction.
    let fraction = field == .ttl && seconds < limit.range.upperBound ? message.ttlNanoseconds : 0
    member("ttl", field) {
      $0.output.append(UInt8(ascii: "\""))
      $0.output.append(seconds)
      if fraction > 0 { $0.output.append(text: Self.decimals(ofNanoseconds: fraction)) }
      $0.output.append("s\"")
    }
  }

  /// The TTL for targets that accept only whole seconds.
  mutating func wholeTTL() -> Int64? {
    guard let seconds = message.wholeTTL else { return nil }
    if message.ttlNanoseconds > 0 {
      ledger.changed(.ttl, of: message, to: "\(seconds)s", "\(ledger.target.title) takes whole seconds")
    }
    return seconds
  }

  /// Decimals such as `.500`, with the necessary three, six or nine digits.
  private static func decimals(ofNanoseconds nanoseconds: Int64) -> String {
    let digits = "\(1_000_000_000 + nanoseconds)".dropFirst()
    return "." + digits.prefix(nanoseconds % 1_000_000 == 0 ? 3 : nanoseconds % 1_000 == 0 ? 6 : 9)
  }

  /// The text for Android devices only.
  private mutating func fcmTextOfAndroid() {
    if message.text.isForAndroidAlone { return fcmText() }
    guard mayWrite(ownOnAndroid) else { return }
    for (key, field) in [("title", Field.title), ("body", .body), ("image", .image)] as [(StaticString, Field)] {
      if ownOnAndroid.contains(field) { value(key, field) } else { passOn(key) }
    }
  }

  mutating func fcmNotificationOfAndroid() {
    fcmAndroidNotification { notification, member in
      switch member {
      case .title: notification.fcmTextOfAndroid()
      case .body, .image: break  // Written with the title.
      case .color: notification.color("color", .color)
      case .sound:
        if !notification.take(.soundOff) { notification.value("sound", .sound) }
      case .channelID: notification.channel()
      case .eventTime: notification.fcmTime()
      case .notificationPriority: notification.fcmImportance()
      case .vibrateTimings: notification.fcmVibration()
      case .lightSettings: notification.fcmLight()
      case .visibility: notification.visibility()
      }
    }
  }

  mutating func channel(_ key: StaticString = "channel_id") {
    if !message.has(.channelID), let channel = defaultChannel { return string(key, channel) }
    value(key, .channelID)
  }

  /// `#AARRGGBB` loses its alpha, which has no equivalent in FCM and HMS.
  mutating func color(_ key: StaticString, _ field: Field) {
    guard take(field), let text = message.string(field) else { return passOn(key) }
    guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().isHexadecimal else {
      return member(key, field) { $0.appendText(of: field) }
    }
    let opaque = "#" + text.dropFirst(3)
    // Values that the format does not document have been reported by the checks.
    let isReported = message.sdk != .appmetrica && message.isAsRead(field)
    if !isReported, text.dropFirst().prefix(2).uppercased() != "FF" {
      ledger.changed(field, of: message, to: opaque, "transparency is not supported")
    }
    member(key, field) { $0.output.append(quoted: opaque) }
  }

  /// The time by which notifications are sorted, as RFC 3339.
  private mutating func fcmTime() {
    guard take(.eventTime) else { return passOn("event_time") }
    guard message.homes.contains(.fcm) || message.string(.eventTime).map(CalendarTime.isTimestamp) == true else {
      return ledger.lost(
        .eventTime, of: message, "takes event_time only as a full timestamp, such as 2026-11-21T09:30:00Z")
    }
    member("event_time", .eventTime) { $0.appendText(of: .eventTime) }
  }

  private mutating func fcmImportance() {
    let key: StaticString = "notification_priority"
    if take(.huaweiImportance) {
      _ = take(.importance)
      let isLow = message.equals(.huaweiImportance, "LOW")
      let isHigh = message.equals(.huaweiImportance, "HIGH")
      return word(key, isLow ? "PRIORITY_LOW" : isHigh ? "PRIORITY_HIGH" : "PRIORITY_DEFAULT", .huaweiImportance)
    }
    guard take(.importance), let importance = message.integer(.importance) else {
      return passOn(key)
    }
    let written: StaticString =
      switch importance {
      case ...(-2): "PRIORITY_MIN"
      case -1: "PRIORITY_LOW"
      case 0: "PRIORITY_DEFAULT"
      case 1: "PRIORITY_HIGH"
      default: "PRIORITY_MAX"
      }
    word("notification_priority", written, .importance)
    if !(-2...2).contains(importance) {
      ledger.changed(.importance, of: message, to: written.description, "FCM has no further value")
    }
  }

  private mutating func fcmVibration() {
    if take(.vibrateTimings) {
      _ = take(.vibration)
      return timings("vibrate_timings")
    }
    guard take(.vibration) else { return passOn("vibrate_timings") }
    let spans = message.value(.vibration)
    array("vibrate_timings", .vibration) { list in
      for span in spans.elements {
        list.output.beginElement()
        list.duration(milliseconds: span.integer ?? 0)
      }
    }
  }

  /// Writes durations in seconds unchanged, with the unit that is optional in HMS.
  private mutating func timings(_ key: StaticString) {
    let timings = message.value(.vibrateTimings)
    array(key, .vibrateTimings) { list in
      for timing in timings.elements {
        list.output.beginElement()
        list.output.append(quoted: Self.durationWithUnit(timing.text))
      }
    }
  }

  /// Light requires a color and both durations; a part of them has no effect.
  mutating func light() {
    if message.has(.lightSettings) { return value("light_settings", .lightSettings) }
    let parts = [Field.ledColor, .ledOn, .ledOff]
    if parts.allSatisfy(message.has) {
      for field in parts { _ = take(field) }
      // An invalid color has been rejected by the checks.
      if let color = LEDColor(message) { light(color) }
      return
    }
    for field in parts where take(field) {
      ledger.lost(field, of: message, Self.incompleteLight)
    }
  }

  private mutating func light(_ color: LEDColor) {
    object("light_settings") { light in
      light.object("color") { parts in
        for (key, part) in [("red", color.red), ("green", color.green), ("blue", color.blue)]
          as [(StaticString, String)]
        {
          parts.member(key) { $0.output.append(text: part) }
        }
        parts.integer("alpha", 1)
      }
      for (key, field) in [("light_on_duration", .ledOn), ("light_off_duration", .ledOff)] as [(StaticString, Field)] {
        let milliseconds = light.message.integer(field) ?? 0
        light.member(key, field) { $0.duration(milliseconds: milliseconds) }
      }
    }
  }

  /// Writes a duration as both services do, in whole seconds or with three decimals: `"2s"`, `"0.250s"`.
  mutating func duration(milliseconds: Int64) {
    output.append(UInt8(ascii: "\""))
    output.append(milliseconds / 1000)
    let rest = milliseconds % 1000
    if rest != 0 {
      output.append(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
      output.append(rest)
    }
    output.append("s\"")
  }

  mutating func visibility() {
    guard let visibility = takeVisibility() else { return passOn("visibility") }
    word("visibility", visibility.upperCase, .visibility)
  }

  mutating func takeVisibility() -> Visibility? {
    take(.visibility) ? message.integer(.visibility).flatMap(Visibility.init) : nil
  }
}

extension Visibility {
  /// The value of FCM and HMS.
  var upperCase: StaticString {
    switch self {
    case .secret: "SECRET"
    case .private: "PRIVATE"
    case .public: "PUBLIC"
    }
  }
}

/// `#RRGGBB` as three numbers from 0 to 1.
struct LEDColor {
  let red: String
  let green: String
  let blue: String

  init?(_ message: Message) {
    guard let text = message.string(.ledColor), text.utf8.count == 7, text.hasPrefix("#"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    red = Self.part(value >> 16)
    green = Self.part(value >> 8)
    blue = Self.part(value)
  }

  private static func part(_ byte: UInt32) -> String {
    switch byte & 0xff {
    case 0: "0"
    case 255: "1"
    case let part: "\(Double(part) / 255)"
    }
  }
}
