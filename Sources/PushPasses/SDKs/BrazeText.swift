import PushDiagnostics
import PushIR

extension Code {
  static let brazeText = Code(.shape, 159, "sdk-needs-text")
}

/// Braze's SDK for Android shows a message that has both a title and a text; any other it takes for a silent one
/// (com.braze.push, BrazeNotificationPayload).
enum BrazeText {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent != .background, !message.isDataOnly else { return }
    for (field, name) in [(Field.title, "title"), (.body, "text")] where message.utf8Count(field) == 0 {
      context.sink.report(
        Diagnostic(
          .error, .brazeText, "Braze's SDK for Android needs a \(name)", at: context.start(of: message),
          consequence: .silent("the message is taken for a silent one and never shown")))
    }
  }
}
