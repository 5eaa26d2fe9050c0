import PushDiagnostics
import PushIR

/// The push type must be one that Apple documents ("Sending notification requests to APNs").
enum PushTypeCheck: FieldCheck {
  static var routes: Routes { .apns | .applePart | .fcm }
  static var fields: FieldSet { .pushType }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.hasUnknownPushType, let name = message.string(.pushType) else { return }
    // Headers are checked where they are read.
    if message.value(of: .pushType, isWithin: .apnsHeadersBlock) { return }
    let place = message.span(.pushType)
    var finding = Diagnostic.invalidPushType(name, of: message.key(named: .pushType), at: place, hasFix: false)
    // A header is passed on with its placeholder, which would be lost silently here.
    context.sink.judgingPlaceholders(context.sink.readsPlaceholders) {
      if finding.severity == .error, message.reference(.pushType).isOfDocument {
        context.sink.remember(BrokenValue(.invalidPushType, at: place, replacing: place, standIns: PushType.standIns))
      }
      if let help = context.sink.help(forPlaceholderAt: place) { finding.help = help }
      context.sink.report(finding)
    }
  }
}
