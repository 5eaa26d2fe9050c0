import PushDiagnostics
import PushIR

/// The push type must be one that Apple documents ("Sending notification requests to APNs").
enum PushTypeCheck: FieldCheck {
  static var routes: Routes { .apns | .applePart | .fcm }
  static var fields: FieldSet { .pushType }

  static func check(_ message: Message, _ context: CheckContext) {
    // An invalid push type makes an alert.
    guard message.intent == .alert, !message.equals(.pushType, "alert"), let name = message.string(.pushType),
      PushType(name: name) == nil
    else { return }
    let known = PushType.allCases.map { $0.name }
    let place = message.span(.pushType)
    if message.reference(.pushType).isOfDocument {
      let standIns = known.map { "\"\($0)\"" }
      context.sink.remember(BrokenValue(.invalidPushType, at: place, replacing: place, standIns: standIns))
    }
    context.report(
      .error, .invalidPushType, "\(Visible.quoted(name)) is not a valid push type", at: place,
      consequence: .rejected(service: "APNs", reason: "InvalidPushType"),
      help: Suggestion.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
        ?? known.joined(separator: ", "))
  }
}
