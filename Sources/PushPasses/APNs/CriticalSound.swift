import PushDiagnostics
import PushIR

extension Code {
  /// A critical alert has a sound that is not critical, or a sound that is not critical has a volume.
  ///
  /// `interruption-level: critical` lets the notification through; what is heard over the mute switch is the sound, which
  /// must be a dictionary with `critical: 1`. Only such a sound has a volume.
  ///
  ///     {"aps": {"alert": "Fire", "interruption-level": "critical", "sound": "default"}}
  ///
  /// Write {"critical": 1, "name": "default", "volume": 1.0}. The app needs an entitlement that Apple grants.
  ///
  /// - Ground: documented, applePayload
  static let criticalSound = Code(.apns, 142, "critical-sound")
}

/// Critical alerts are declared on both the notification and its sound ("Generating a remote notification", sound
/// dictionary). Braze's object has no key for the latter.
enum CriticalSound: FieldCheck {
  static var routes: Routes { .apple }
  static var fields: FieldSet { .interruptionLevel | .soundVolume }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .alert, !message.isSet(.soundCritical) else { return }
    if message.has(.sound), message.equals(.interruptionLevel, "critical") {
      report(
        .warning, "the interruption level is critical and the sound is not", .sound,
        "the sound obeys the mute switch", message, context)
    }
    if message.has(.soundVolume) {
      report(
        .note, "the volume applies only to critical sounds", .soundVolume, "the volume is not used",
        message, context)
    }
  }

  private static func report(
    _ severity: Severity, _ text: String, _ field: Field, _ effect: String, _ message: Message, _ context: CheckContext
  ) {
    context.sink.report(severity, .criticalSound) {
      Diagnostic(
        severity, .criticalSound, text, at: message.span(field), consequence: .silent(effect),
        help: message.sdk == .braze
          ? "Braze's apple_push cannot make a sound critical"
          : "\"critical\": 1 in the sound's dictionary makes it one")
    }
  }
}
