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
    let place = message.span(.pushType)
    if message.reference(.pushType).isOfDocument {
      context.sink.remember(BrokenValue(.invalidPushType, at: place, replacing: place, standIns: PushType.standIns))
    }
    context.sink.report(.invalidPushType(name, at: place))
  }
}
