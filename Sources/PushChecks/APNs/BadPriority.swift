import PushDiagnostics
import PushIR

/// A priority that a vendor's format has as a member of its own, and that APNs does not know ("Sending notification
/// requests to APNs"). Headers of a document, and those of a rule, are checked with their block.
enum BadPriority: FieldCheck {
  static var fields: FieldSet { .apnsHeadersBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard !message.reference(.apnsHeadersBlock).isOfDocument, message.key(named: .apnsHeadersBlock) != "headers",
      let priority = message.part(.apnsHeadersBlock)?["apns-priority"]?.text, !["10", "5", "1"].contains(priority)
    else { return }
    context.sink.report(
      .badPriority(message.name(of: .apnsHeadersBlock), priority, at: message.span(.apnsHeadersBlock)))
  }
}
