import PushDiagnostics
import PushIR
import PushJSON

// What several targets write for Android devices: storage time, channel, color, light, visibility.

extension BodyWriter {
  /// The storage time of the message within a service's limit, and the field that defines it.
  mutating func storageTime(_ limit: Limit) -> (field: Field, seconds: Int64)? {
    let field: Field = message.has(.ttl) ? .ttl : .expiration
    guard take(field), let value = message.integer(field) else { return nil }
    let seconds = field == .ttl ? value : max(0, EpochSeconds.seconds(from: now, to: value))
    let most = limit.range.upperBound
    guard seconds > most || seconds == most && message.ttlNanoseconds > 0 else { return (field, seconds) }
    let reason = "\(ledger.target.title) keeps a message for \(limit.mostDays) days at most"
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
      if fraction > 0 { $0.output.append(text: TTLFraction.decimals(ofNanoseconds: fraction)) }
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

  /// Takes `sticky` or `auto_cancel` where a document for another service states the default, which is not written.
  mutating func takeDefaultAutoCancel() -> Bool {
    message.isSet(.autoCancel) && message.isOfDocument(.autoCancel) && !message.writtenFor.contains(ledger.target)
      && take(.autoCancel)
  }

  mutating func channel(_ key: StaticString = "channel_id") {
    if !message.has(.channelID), let channel = settings.channel { return string(key, channel) }
    value(key, .channelID)
  }

  /// The picture for a reader that shows only images.
  mutating func image(_ key: StaticString, _ field: Field) {
    if message.isImage(field) { value(key, field) } else { loseNoImage(field) }
  }

  /// Leaves out a picture that is not an image.
  mutating func loseNoImage(_ field: Field) {
    if take(field) { ledger.lost(field, of: message, "shows only images") }
  }

  /// `#AARRGGBB` loses its alpha, which has no equivalent in FCM and HMS.
  mutating func color(_ key: StaticString, _ field: Field) {
    guard take(field), let text = message.string(field) else { return passOn(key) }
    guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().isHexadecimal else {
      return self.text(key, field)
    }
    let opaque = "#" + text.dropFirst(3)
    // Values that the format does not document have been reported by the checks.
    let isReported = message.sdk != .appmetrica && message.isAsRead(field)
    if !isReported, text.dropFirst().prefix(2).uppercased() != "FF" {
      ledger.changed(field, of: message, to: opaque, "transparency is not supported")
    }
    member(key, field) { $0.output.append(quoted: opaque) }
  }

  /// Takes the settings of a light that another service's format may have otherwise; nil if there is nothing left to write.
  mutating func takeLightSettings() -> JSONValue? {
    guard take(.lightSettings) else {
      light()
      return nil
    }
    let settings = message.value(.lightSettings)
    if !settings.isObject {
      value("light_settings", .lightSettings)
    } else if !Self.hasLightMembers(settings) {
      ledger.lost(.lightSettings, of: message, Self.incompleteLight)
    } else {
      return settings
    }
    return nil
  }

  private mutating func light() {
    guard takeLight() else { return }
    // An invalid color has been rejected by the checks.
    if let text = message.string(.ledColor), text.utf8.count == 7, let color = Color(text) { light(color) }
  }

  /// Takes a light: its color and both durations. A part of them has no effect. Returns whether all are set.
  mutating func takeLight() -> Bool {
    let parts = [Field.ledColor, .ledOn, .ledOff]
    if parts.allSatisfy(message.has) {
      for field in parts { _ = take(field) }
      return true
    }
    for field in parts where !StatedDefault.holds(field, in: message) && take(field) {
      ledger.lost(field, of: message, Self.incompleteLight)
    }
    return false
  }

  /// Whether a light has the members that FCM and HMS require.
  static func hasLightMembers(_ settings: JSONValue) -> Bool {
    LightMembers.required.allSatisfy { settings[$0].exists }
  }

  private static let incompleteLight = "takes a light only with its color and both durations"

  private mutating func light(_ color: Color) {
    object("light_settings") { light in
      light.object("color") { parts in
        for (key, place) in [("red", 16), ("green", 8), ("blue", 0)] as [(StaticString, UInt32)] {
          parts.member(key) { $0.output.append(text: color.share(at: place)) }
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

  /// A member of a light in the format of FCM and HMS.
  mutating func lightMember(_ part: JSONValue) {
    guard part.isString, part.name.text.hasSuffix("_duration") else { return append(member: part) }
    begin(part.name.node, of: part.document)
    output.append(quoted: canonicalDuration(part.text))
  }

  /// A duration in seconds as both services take it. Its "s" is optional in HMS, also behind a placeholder of a document for HMS;
  /// FCM requires it, so a placeholder of a document for FCM includes it.
  func canonicalDuration(_ text: String) -> String {
    let mayLackUnit = ledger.target == .fcm && message.writtenFor.contains(.hms)
    return TimeSpan(text)?.canonical ?? (mayLackUnit ? text.withoutUnitOfSeconds + "s" : text)
  }

  /// The importance in HMS's words, as the number that Android has for it.
  mutating func takeHuaweiImportance() -> Int64? {
    guard take(.huaweiImportance) else { return nil }
    if message.equals(.huaweiImportance, "LOW") { return -1 }
    return message.equals(.huaweiImportance, "HIGH") ? 1 : 0
  }

  mutating func visibility() {
    // A placeholder is written as it is.
    guard let visibility = message[.visibility], take(.visibility) else { return value("visibility", .visibility) }
    word("visibility", visibility.upperCase, .visibility)
  }

  /// The visibility for an SDK, which takes a number that a placeholder does not give.
  mutating func takeVisibility() -> Visibility? {
    guard take(.visibility) else { return nil }
    if let visibility = message[.visibility] { return visibility }
    ledger.lost(
      placeholder: message.name(of: .visibility), of: .visibility, at: message.span(.visibility))
    return nil
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
