import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfig, AndroidNotification, LightSettings.

extension BodyWriter {
  mutating func fcmAndroid(isVisible: Bool) {
    object("android", beneath: take(block: .androidBlock)) { android in
      android.text("collapse_key", .queueKey)
      android.fcmPriority()
      android.fcmLifetime()
      android.value("restricted_package_name", .packageName)
      if isVisible {
        android.object("notification") { $0.fcmAndroidNotification() }
      }
    }
  }

  /// FCM delivers notifications at once and data when it suits the device: the data that an SDK makes a notification of says
  /// that it is urgent.
  private mutating func fcmPriority() {
    if !message.has(.urgency), sdk != nil, !message.isDataOnly { return word("priority", "HIGH") }
    guard ledger.take(.urgency, of: message), let urgency = message.urgency else { return passOn("priority") }
    word("priority", urgency == .high ? "HIGH" : "NORMAL", .urgency)
  }

  mutating func fcmLifetime() {
    let field: Field = message.has(.lifetime) ? .lifetime : .expiresAt
    guard ledger.take(field, of: message), let value = message.integer(field) else { return passOn("ttl") }
    var seconds = field == .lifetime ? value : max(0, EpochSeconds.seconds(from: now, to: value))
    if seconds > LifetimeLimit.fcm {
      ledger.changed(field, of: message, to: "\(LifetimeLimit.fcm)s", "FCM keeps a message for four weeks at most")
      seconds = LifetimeLimit.fcm
    }
    member("ttl", field) {
      $0.output.append(UInt8(ascii: "\""))
      $0.output.append(seconds)
      $0.output.append("s\"")
    }
  }

  mutating func fcmAndroidNotification() {
    if message.text.isForAndroidAlone { fcmText() }
    value("icon", .iconName)
    color("color", .color)
    if !ledger.take(.soundOff, of: message) { value("sound", .sound) }
    text("tag", .replaceID)
    value("click_action", .tapAction)
    value("body_loc_key", .bodyKey)
    value("body_loc_args", .bodyArguments)
    value("title_loc_key", .titleKey)
    value("title_loc_args", .titleArguments)
    channel()
    value("ticker", .ticker)
    fcmImportance()
    fcmVibration()
    light()
    visibility()
  }

  mutating func channel(_ key: StaticString = "channel_id") {
    if !message.has(.channel), let channel = defaultChannel { return string(key, channel) }
    value(key, .channel)
  }

  /// `#AARRGGBB` loses its alpha, which neither FCM nor HMS can say.
  mutating func color(_ key: StaticString, _ field: Field) {
    guard ledger.take(field, of: message), let text = message.string(field) else { return passOn(key) }
    guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit) else {
      return member(key, field) { $0.appendText(of: field) }
    }
    let opaque = "#" + text.dropFirst(3)
    if text.dropFirst().prefix(2).uppercased() != "FF" {
      ledger.changed(field, of: message, to: opaque, "the colour has no transparency here")
    }
    member(key, field) { $0.output.append(quoted: opaque) }
  }

  private mutating func fcmImportance() {
    guard ledger.take(.importance, of: message), let importance = message.integer(.importance) else {
      return passOn("notification_priority")
    }
    let written: StaticString =
      switch importance {
      case ...(-2): "PRIORITY_MIN"
      case -1: "PRIORITY_LOW"
      case 0: "PRIORITY_DEFAULT"
      case 1: "PRIORITY_HIGH"
      default: "PRIORITY_MAX"
      }
    word("notification_priority", written)
    if !(-2...2).contains(importance) {
      ledger.changed(.importance, of: message, to: written.description, "FCM has nothing beyond it")
    }
  }

  private mutating func fcmVibration() {
    guard ledger.take(.vibration, of: message) else { return passOn("vibrate_timings") }
    let (document, place) = message.resolve(.vibration)
    array("vibrate_timings") { list in
      var elements = ElementCursor(of: place, in: document)
      while let element = elements.next(in: document) {
        list.comma()
        list.duration(milliseconds: document.integer(element) ?? 0)
      }
    }
  }

  /// Light needs colour, on and off; a part of it says nothing.
  mutating func light() {
    let parts = [Field.ledColor, .ledOn, .ledOff]
    if parts.allSatisfy(message.has) {
      for field in parts { _ = ledger.take(field, of: message) }
      // A colour that is none has been refused by the checks.
      if let color = LEDColor(message) { light(color) }
      return
    }
    for field in parts where ledger.take(field, of: message) {
      ledger.lost(field, of: message, "takes a light only with its colour and both of its times")
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
        light.begin(key)
        light.duration(milliseconds: milliseconds)
      }
    }
  }

  /// A duration as both services write it: `"0s"`, or three decimals.
  func duration(milliseconds: Int64) {
    output.append(UInt8(ascii: "\""))
    output.append(milliseconds / 1000)
    if milliseconds != 0 {
      let rest = milliseconds % 1000
      output.append(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
      output.append(rest)
    }
    output.append("s\"")
  }

  mutating func visibility() {
    guard ledger.take(.visibility, of: message), let value = message.integer(.visibility),
      let visibility = Visibility(rawValue: value)
    else { return passOn("visibility") }
    word("visibility", visibility.upperCase, .visibility)
  }
}

extension Visibility {
  /// The word of FCM and HMS.
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
