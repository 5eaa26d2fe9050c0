import PushDiagnostics
import PushIR

/// The buttons of a message without "u" (Emarsys's SDK for iOS, 3.x, which reports a tapped button with its `sid`). What is in
/// "u" is checked where a document has it.
enum EmarsysButtons: FieldCheck {
  static var routes: Routes { .apns }
  static var fields: FieldSet { .actions }

  static func check(_ message: Message, _ context: CheckContext) {
    guard context.sdk == .emarsys, !message.has(.emarsysUser), message.actions(.actions).contains(where: isWritten),
      [Field.data, .apnsPayloadBlock].allSatisfy({ message.part($0)?["u"] == nil })
    else { return }
    context.sink.report(.missingSid("the payload has no \"u\" with a \"sid\"", at: message.span(.actions)))
  }

  /// Whether a button has an equivalent in the SDK: it cannot only open the app, and changes the badge in silent messages only.
  private static func isWritten(_ action: Action) -> Bool {
    action.isComplete && ![.openApp, .badgeSet, .badgeAdd].contains(action.kind)
  }
}
