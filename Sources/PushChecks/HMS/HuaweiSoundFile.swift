import PushDiagnostics
import PushIR

extension Code {
  /// The sound of a message that crosses over to HMS is a file name with its ending.
  ///
  /// HMS takes a sound as `/raw/NAME`, a resource of the app. A name such as `horn` becomes `/raw/horn`; a file name is for
  /// another platform and written as it is: `{"aps": {"alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}`. What
  /// a device plays for it is not documented. Set the name of a resource for HMS in a rule.
  ///
  /// - Ground: assumed, huaweiSend
  static let huaweiSoundFile = Code(.hms, 155, "sound-not-a-resource")
}

/// "sound" (Huawei Push Kit REST API, AndroidNotification.sound) of a document in another format. What a document for HMS says
/// is in its own terms.
enum HuaweiSoundFile: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .sound }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.writtenFor.first != .hms, let (name, _) = AndroidSound.fileName(of: message),
      !message.isDataOnlyOnHuawei, !message.isSet(.defaultSound)
    else { return }
    context.report(
      .note, .huaweiSoundFile, "HMS takes a sound as /raw/NAME, and \(Visible.quoted(name)) is a file name",
      at: message.span(.sound), consequence: .undefined("the documented form"),
      help: "a rule can set the name of a resource for HMS")
  }
}
