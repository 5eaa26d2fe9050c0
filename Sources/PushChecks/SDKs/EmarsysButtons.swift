import PushDiagnostics
import PushIR

/// The buttons of a message without "u", and its default action with an ID (Emarsys's SDK for iOS, 3.x, which reports the tap on
/// them with its `sid`). What is in "u" is checked where a document has it.
enum EmarsysButtons: FieldCheck {
  static var routes: Routes { .apns }
  static var fields: FieldSet { .actions | .emarsysBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard context.sdk == .emarsys, !message.has(.emarsysUser),
      [Field.data, .apnsPayloadBlock].allSatisfy({ message.part($0)?["u"] == nil })
    else { return }
    let fault = "the payload has no \"u\" with a \"sid\""
    if message.actions(.actions).contains(where: { $0.isButtonOfEmarsys }) {
      context.sink.report(.missingSid(fault, hasButtons: true, at: message.span(.actions)))
    } else if message.intent != .background, let id = message.part(.emarsysBlock)?["default_action"]?["id"] {
      context.sink.report(.missingSid(fault, hasButtons: false, at: id.span))
    }
  }
}
