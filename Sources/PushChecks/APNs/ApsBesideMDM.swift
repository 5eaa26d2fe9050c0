import PushDiagnostics
import PushIR

/// A push to a managed device has no `aps` ("Sending MDM Commands to a Device"). A payload that has both is reported when
/// it is read; here the fields of the message make the `aps`, or a rule wrote both.
enum ApsBesideMDM: FieldCheck {
  static var routes: Routes { .apns | .fcm }
  static var fields: FieldSet { .apnsPayloadBlock | .data }

  static func check(_ message: Message, _ context: CheckContext) {
    // Few messages have such a push type, or such a payload.
    if context.target == .apns, message.intent != .mdm { return }
    guard let payload = managedPayload(of: message, context.target), context.target == .apns || isForManaged(message)
    else { return }
    if message.hasMember("aps", in: payload) {
      if !message.isAsRead(payload) { report("aps", message.span(payload), context) }
      return
    }
    let passed = context.target == .apns ? message.present : message.passedToApple
    let inAps = passed.common(with: .inAps | .pictures) | message.present.common(with: FieldSet(.apsBlock))
    guard let field = inAps.fields.first else { return }
    report(message.name(of: field), message.span(field), context)
  }

  /// The field with a payload for managed devices.
  private static func managedPayload(of message: Message, _ target: Target) -> Field? {
    func isManaged(_ field: Field) -> Bool { message.part(field)?["mdm"]?.isText ?? false }
    if isManaged(.apnsPayloadBlock) { return .apnsPayloadBlock }
    return target == .apns && isManaged(.data) ? .data : nil
  }

  /// Whether FCM gets no other push type for Apple devices.
  private static func isForManaged(_ message: Message) -> Bool {
    let type = message.part(.apnsHeadersBlock)?["apns-push-type"]
    return type?.equals("mdm") ?? (message.intent == .mdm || message.intent == .alert && !message.has(.pushType))
  }

  private static func report(_ name: String, _ place: Span, _ context: CheckContext) {
    context.sink.report(.apsBesideMDM("\(name) is written beside \"mdm\"", at: place))
  }
}
