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
    let isHeader = message.value(of: .pushType, isWithin: .apnsHeadersBlock)
    // The headers in a request to FCM are checked with the part for Apple devices.
    if isHeader, context.target == .fcm { return }
    let place = message.span(.pushType)
    var finding = Diagnostic.invalidPushType(name, of: message.key(named: .pushType), at: place, hasFix: isHeader)
    // A header is passed on with its placeholder, which anywhere else would be lost silently.
    context.sink.judgingPlaceholders(!isHeader && context.sink.readsPlaceholders) {
      if finding.severity == .error, message.reference(.pushType).isOfDocument {
        context.sink.remember(BrokenValue(.invalidPushType, at: place, replacing: place, standIns: PushType.standIns))
      }
      if let help = context.sink.help(forPlaceholderAt: place) { finding.help = help }
      context.sink.report(finding)
    }
  }
}
