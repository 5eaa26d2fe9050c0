import PushDiagnostics
import PushIR

extension Code {
  /// A message for an app with Braze's SDK for Android lacks its title or its text.
  ///
  /// The SDK shows a message only if it has both; any other it takes for a silent one, which is never shown:
  /// `{"messages": {"apple_push": {"alert": "Hi"}}}` sent with `--to fcm --sdk braze`. Add what is missing.
  static let brazeText = Code(.shape, 159, "sdk-needs-text")
}

/// Braze's SDK for Android shows a message that has both a title and a text; any other it takes for a silent one
/// (com.braze.push, BrazeNotificationPayload).
enum BrazeText {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent != .background, !message.isDataOnly else { return }
    let missing = [Field.title, .body].filter { message.utf8Count($0) == 0 }
    guard !missing.isEmpty else { return }
    let names = missing.map { $0 == .title ? "a title" : "a text" }.joined(separator: " and ")
    context.sink.report(
      Diagnostic(
        .error, .brazeText, "Braze's SDK for Android needs \(names)", at: context.place(of: missing, in: message),
        consequence: .silent("the message is taken for a silent one and never shown")))
  }
}
