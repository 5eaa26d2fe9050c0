package import PushDiagnostics
package import PushIR

extension Code {
  /// The push type follows from the content, because the document does not say it.
  ///
  /// This note says why a message becomes a silent one or a Live Activity: `{"aps": {"content-available": 1}}` shows
  /// nothing, so it is a background push with priority 5 on APNs. Say the push type in the document if something else
  /// is meant.
  ///
  /// - Ground: documented, appleBackground, appleRequests
  package static let intentInferred = Code(.apns, 120, "push-type-inferred", .onRequest)
}

extension Message {
  /// Whether the message states a push type that Apple does not document, or that a template is still to fill in. It is handled
  /// as an alert, and may be meant otherwise.
  var hasUnknownPushType: Bool {
    intent == .alert && (has(.pushType) ? statedPushType == nil : writesPushTypeInBlock)
  }

  /// The push type that the message states, if Apple documents it.
  fileprivate var statedPushType: PushType? {
    equals(.pushType, "alert") ? .alert : string(.pushType).flatMap { PushType(name: $0) }
  }
}

/// The push type of a message: stated by the input, or inferred from unambiguous content with a note that explains why.
/// An ordinary notification needs no note.
package enum Intent {
  /// The fields that the push type depends on.
  private static var basis: FieldSet {
    .pushType | .event | .silent | .contentAvailable | .apnsPayloadBlock | .apsBlock | .visible
  }

  /// The fields without one of which a message is an ordinary notification.
  private static var signs: FieldSet { .pushType | .event | .silent | .contentAvailable }

  /// Infers the push type again if one of its fields was changed.
  package static func infer(_ message: inout Message, afterChangeOf changed: FieldSet) {
    guard changed.intersects(basis) else { return }
    message.intent = .alert
    infer(&message)
  }

  /// Sets the message's push type.
  package static func infer(_ message: inout Message) {
    if message.present.intersects(signs), let type = inferred(from: message)?.type { message.intent = type }
  }

  /// The push type that the message states or that follows from a field.
  @inline(never)
  private static func inferred(from message: Message) -> (type: PushType, field: Field)? {
    if message.has(.pushType) { return (message.statedPushType ?? .alert, .pushType) }
    if message.has(.event) { return (.liveactivity, .event) }
    if message.isSet(.silent) { return (.background, .silent) }
    return message.isWake ? (.background, .contentAvailable) : nil
  }

  /// Reports why a push type was inferred, if the input does not state it.
  package static func explain(_ message: Message, _ sink: DiagnosticSink) {
    if message.present.intersects(signs), !message.has(.pushType) { explainSigns(message, sink) }
  }

  @inline(never)
  private static func explainSigns(_ message: Message, _ sink: DiagnosticSink) {
    guard let field = inferred(from: message)?.field, field != .silent else { return }
    sink.report(.note, .intentInferred) {
      Diagnostic(
        .note, .intentInferred,
        field == .event
          ? "\(cause(of: message)) makes it a Live Activity: push type liveactivity"
          : "no visible content: \(effectOfWake(message, sink))",
        at: message.span(field))
    }
  }

  /// What makes a message a Live Activity. Braze says with other keys what becomes of it.
  private static func cause(of message: Message) -> String {
    let key = message.key(named: .event)
    return key == "event" ? "an event" : key
  }

  private static func effectOfWake(_ message: Message, _ sink: DiagnosticSink) -> String {
    if message.writtenFor.first == .hms { return "sent as a data message" }
    // Lint judges a record with the headers that it has, and gorush with those that it sends.
    let hasHeaders = message.writtenFor.first == .apns && !message.isBarePayload || message.namesPlatform
    let hasOwnPriority = hasHeaders && sink.writesNothing || message.hasAppleHeader("apns-priority", "1")
    return hasOwnPriority ? "a background push" : "sent as a background push (apns-priority 5)"
  }
}
