import PushDiagnostics
import PushIR

extension Code {
  /// A critical alert has a sound that is not critical, a critical sound has no name, or another sound has a volume.
  ///
  /// Apple documents two ways to make an alert critical: `interruption-level: critical`, and a sound that is a dictionary with
  /// `critical: 1` and a name. With the level alone, it is not documented at what volume a plain sound is played. Only a
  /// critical sound has a volume.
  ///
  ///     {"aps": {"alert": "Fire", "interruption-level": "critical", "sound": "default"}}
  ///
  /// Consider {"critical": 1, "name": "default", "volume": 1.0}. The app needs an entitlement that Apple grants.
  ///
  /// - Ground: documented, applePayload
  /// - Ground: advice, appleLevels
  static let criticalSound = Code(.apns, 142, "critical-sound")
}

/// Critical alerts are declared on both the notification and its sound ("Generating a remote notification", sound
/// dictionary). Braze's object has no key for the latter.
enum CriticalSound: FieldCheck {
  static var fields: FieldSet { .interruptionLevel | .soundVolume }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .alert, !message.isSet(.soundCritical) else { return }
    if message.has(.sound), message.equals(.interruptionLevel, "critical") {
      report("the interruption level is critical and the sound is not", .sound, nil, message, context)
    }
    if message.has(.soundVolume) {
      report(
        "the volume applies only to critical sounds", .soundVolume, "the volume is not used", message, context)
    }
  }

  private static func report(
    _ text: String, _ field: Field, _ effect: String?, _ message: Message, _ context: CheckContext
  ) {
    context.reportIfKept(
      .note, .criticalSound, text, at: message.span(field), consequence: effect.map { .silent($0) },
      help: help(for: field, message))
  }

  /// Apple grants critical sounds to few apps, and what was meant may be any other sound.
  private static func help(for field: Field, _ message: Message) -> String {
    if message.sdk == .braze { return "Braze's apple_push cannot make a sound critical" }
    return field == .soundVolume
      ? "leave it out; a critical sound has \"critical\": 1, and the app needs an entitlement for it"
      : "write sound as {\"critical\": 1, \"name\": …, \"volume\": 1}"
  }
}

/// The dictionary of a critical sound names the sound. pushc writes "default" for one without a name.
enum CriticalSoundName: FieldCheck {
  static var routes: Routes { .apns }
  static var fields: FieldSet { .soundCritical }

  static func check(_ message: Message, _ context: CheckContext) {
    // gorush adds a name to the sound that it makes critical.
    guard message.isSet(.soundCritical), message.isAsRead(.soundCritical), !message.hasText(.sound) else { return }
    let isAdded = context.isAskedFor && !message.has(.sound)
    context.reportIfKept(
      isAdded ? .note : .warning, .criticalSound,
      "the critical sound has no name" + (isAdded ? "; \"default\" is written" : ""), at: message.span(.soundCritical),
      consequence: isAdded ? nil : .undefined("the documented dictionary"))
  }
}
