import PushDiagnostics
import PushIR

extension Code {
  /// The sound of the payload for Apple's devices has no name.
  ///
  /// `sound` is a file's name or "default", or a dictionary with such a `name`. FCM's own libraries refuse an empty one.
  /// Example: `"sound": ""` and `"sound": { "critical": 1 }`.
  /// Leave it out to be silent, or write "default".
  ///
  /// - Ground: client, firebaseAdminNode
  static let emptySound = Code(.fcm, 132, "sound-without-a-name")
}

/// The sound of a message from another service that reaches Apple's devices through FCM: it is written into the payload
/// for them.
enum EmptySound: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .sound }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.equals(.sound, ""), message.passedToApple.contains(.sound) else { return }
    report(message.span(.sound), lacksName: false, isBackground: message.intent == .background, context)
  }

  /// Reports a sound whose name is empty, or a dictionary without a name. A background push has no sound.
  static func report(_ place: Span, lacksName: Bool, isBackground: Bool, _ context: CheckContext) {
    context.report(
      .warning, .emptySound, "the sound has no name", at: place,
      consequence: lacksName ? .undefined("the documented dictionary") : .silent("no sound is heard"),
      help: isBackground ? "remove it" : "write \"default\" for the system's sound, or remove it")
  }
}
