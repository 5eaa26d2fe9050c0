import PushDiagnostics
import PushIR
import PushJSON

/// Values in blocks for Android and Huawei devices that say the same as no value (Huawei Push Kit REST API, defaults of
/// AndroidConfig and AndroidNotification; FCM v1, AndroidNotification). Nothing is lost with them.
enum StatedDefault {
  /// Whether a part of a block is such a value. `path` is its path within the message.
  static func holds(_ part: JSONValue, at path: String) -> Bool {
    guard let value = value(at: path) else { return false }
    return part.isString ? part.equals(value) : part.source == value.description
  }

  /// Whether a field is such a value, or a flag that is false, which is as absent. A target without dry runs delivers every
  /// message.
  static func holds(_ field: Field, in message: Message) -> Bool {
    switch field {
    case .dryRun, .mutableContent, .soundOff, .soundCritical, .defaultSound, .testMessage, .localOnly:
      !message.isSet(field)
    case .foregroundShow, .autoCancel: message.isSet(field)
    case .defaultVibrate, .defaultLight: isDefaultFlag(field, of: message)
    case .interruptionLevel: message.equals(field, "active")
    // That of `android_v2` is implied by the kind of its content.
    case .priority: message.has(.androidV2Block)
    case .importance, .style: message.integer(field) == 0
    case .huaweiImportance: message.equals(field, "NORMAL")
    case .visibility: message[.visibility] == .private && message.writtenFor.contains(.hms)
    case .contentAvailable: !message.isSet(field) && message.intent != .background
    case .fastAppTarget: message.integer(field) == 2
    case .ledOn, .ledOff:
      !message.has(.ledColor) && [Field.ledOn, .ledOff].allSatisfy { !message.has($0) || message.integer($0) == 0 }
    default: false
    }
  }

  /// Two flags of HMS are true by default; those of FCM with the same meaning, in either spelling, are false.
  private static func isDefaultFlag(_ field: Field, of message: Message) -> Bool {
    let keys =
      message.isSet(field)
      ? ["use_default_vibrate", "use_default_light"]
      : ["default_vibrate_timings", "default_light_settings", "defaultVibrateTimings", "defaultLightSettings"]
    return keys.contains(message.key(named: field))
  }
}
