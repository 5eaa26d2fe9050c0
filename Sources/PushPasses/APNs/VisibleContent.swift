import PushDiagnostics
import PushIR

extension Code {
  static let backgroundWithContent = Code(.apns, 102, "background-with-content")
  static let nothingToShow = Code(.apns, 103, "nothing-to-show")
}

/// An alert push shows or sounds something; a background push does neither ("Pushing background updates to your App").
enum VisibleContent {
  static func check(_ message: Message, _ context: CheckContext) {
    switch message.intent {
    case .background where message.has(.pushType): checkBackground(message, context)
    case .alert: checkAlert(message, context)
    default: break
    }
  }

  private static func checkBackground(_ message: Message, _ context: CheckContext) {
    guard let field = message.present.fields.first(where: { Intent.visible.contains($0) }) else { return }
    context.sink.report(
      Diagnostic(
        .error, .backgroundWithContent, "a background push shows nothing, and this one has \(field.name)",
        at: message.span(field), consequence: .silent("it is throttled or dropped, never shown"),
        notes: [Note("made a background push here", at: message.span(.pushType))],
        help: "make it an alert push, or take the content out"))
  }

  private static func checkAlert(_ message: Message, _ context: CheckContext) {
    if message.present.intersects(Intent.visible) || message.has(.applePayload) { return }
    context.sink.report(
      Diagnostic(
        .error, .nothingToShow, "the message has no alert, badge or sound",
        at: message.has(.pushType) ? message.span(.pushType) : context.start(of: message),
        consequence: .silent("nothing is shown and the app is not woken"),
        help: "content_available alone makes it a background push"))
  }
}
