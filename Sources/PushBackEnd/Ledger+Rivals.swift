import PushIR

/// Fields of which a target writes only the first that a message has.
private struct Rivals {
  /// What the target has once: `HMS has one picture`.
  let what: StaticString
  /// In the order in which they win.
  let fields: [Field]

  init(_ what: StaticString, _ fields: Field...) {
    self.what = what
    self.fields = fields
  }

  static func all(of target: Target) -> [Rivals] {
    switch target {
    case .apns: [opaqueText]
    case .fcm:
      [
        opaqueText, ttl, vibration, light, Rivals("picture", .banner, .image, .icon),
        Rivals("notification_priority", .huaweiImportance, .importance),
      ]
    case .hms:
      [
        ttl, vibration, light, clickAction, Rivals("picture beside the text", .icon, .image),
        Rivals("importance", .huaweiImportance, .importance),
      ]
    }
  }

  private static var opaqueText: Rivals { Rivals("\"data\" key", .opaqueData, .huaweiData) }
  private static var ttl: Rivals { Rivals("TTL", .ttl, .expiration) }
  private static var vibration: Rivals { Rivals("vibration pattern", .vibrateTimings, .vibration) }
  private static var light: Rivals { Rivals("light", .lightSettings, .ledColor, .ledOn, .ledOff) }
  private static var clickAction: Rivals {
    Rivals("click action", .clickAction, .tapURL, .tapDeepLink, .tapAction)
  }
}

extension Ledger {
  /// The fields that another one may displace. Most fields that are lost are not among them.
  private static let withRivals = Target.allCases.flatMap(Rivals.all).reduce(sounds) { fields, rivals in
    rivals.fields.dropFirst().reduce(fields) { $0 | FieldSet($1) }
  }
  private static var sounds: FieldSet { .sound | .soundCritical | .soundVolume }

  /// The field of the message that was written instead of a lost one, of which the target has an equivalent, in words; nil if
  /// no other was.
  func reasonOfRival(_ field: Field, of message: Message) -> String? {
    guard Self.withRivals.contains(field) else { return nil }
    if Self.sounds.contains(field), message.isSet(.soundOff), taken.contains(.soundOff), message.intent != .background {
      return "plays no sound because \(message.name(of: .soundOff)) is set"
    }
    // Data has no click action, but may have a URL.
    if FieldSet.tapAction.contains(field), message.isDataOnlyOnHuawei { return nil }
    for rivals in Rivals.all(of: target) {
      guard let place = rivals.fields.firstIndex(of: field) else { continue }
      let winner = rivals.fields[..<place].first { taken.contains($0) && message.has($0) }
      guard let winner else { return nil }
      // A light that lacks members is lost as well.
      if winner == .lightSettings, !BodyWriter.hasLightMembers(message.value(winner)) { return nil }
      return "has one \(rivals.what), already set from \(message.name(of: winner))"
    }
    return nil
  }
}
