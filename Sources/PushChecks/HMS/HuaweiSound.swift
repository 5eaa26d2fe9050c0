import PushDiagnostics
import PushIR

/// The sound of a notification (Huawei Push Kit REST API, AndroidNotification.default_sound). The default sound takes
/// precedence on FCM as well, where a named one is then not written.
enum HuaweiSound: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .defaultSound }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.sound), message.isSet(.defaultSound), message.writtenFor.contains(.hms),
      !message.equals(.sound, "default")
    else { return }
    context.report(
      .warning, .soundNotHeard, "\(message.key(named: .sound)) is set, but default_sound is true",
      at: message.span(.sound), consequence: .silent("the system's sound is heard instead"),
      notes: [Note("this one counts", at: message.span(.defaultSound))],
      help: "set default_sound to false to hear the app's own sound")
  }
}
