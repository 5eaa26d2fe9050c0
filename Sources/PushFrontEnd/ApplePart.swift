package import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// The part of a message for Apple devices that another service passes on, as an APNs message of its own, so that all
/// of Apple's rules apply to it.
package enum ApplePart {
  private static var blocks: FieldSet { .apnsPayloadBlock | .apnsHeadersBlock }
  /// The texts for all devices, which FCM adds to an alert without texts.
  private static let texts: [Field] = [.title, .titleLocKey, .titleLocArgs, .body, .bodyLocKey, .bodyLocArgs]

  /// The Apple part of a message, with findings about its shape; nil if there is none, or if a rule wrote it.
  package static func message(of whole: Message, _ sink: DiagnosticSink) -> Message? {
    let held = blocks.fields.filter(whole.has)
    guard !held.isEmpty, held.allSatisfy({ whole.reference($0).isOfDocument }) else { return nil }
    let document = whole.document
    let omitted = MemberSet(of: document, copying: whole.omitted)
    var lowering = Lowering(
      decoder: Decoder(document, leavingOut: omitted, diagnostics: sink),
      message: Message(document: document))
    lowering.beginPart()
    lowering.begin(whole.node, whole.place)
    for field in held {
      let node = whole.ownNode(field)
      guard lowering.decoder.isObject(node) else { continue }
      let aps = document.member("aps", of: node, without: omitted)
      if field == .apnsPayloadBlock, aps.exists, !lowering.decoder.isObject(aps) { return nil }
      if field == .apnsHeadersBlock {
        _ = lowering.decoder.checkAppleHeaders(node)
        lowering.lower(APNSHeaders(decoding: node, with: &lowering.decoder))
      } else {
        lowering.lower(APNSPayload(decoding: node, with: &lowering.decoder))
      }
    }
    var part = lowering.message
    // Any event makes it a Live Activity, even an invalid one.
    let event = document.member("event", of: document.member("aps", of: whole.ownNode(.apnsPayloadBlock)))
    if event.exists, !part.has(.event) { part.put(.event, event) }
    part.homes = TargetList(.apns)
    part.reachesApple = true
    for field in texts where whole.has(field) && !part.has(field) {
      part.put(field, whole.ownNode(field))
    }
    return part
  }
}
