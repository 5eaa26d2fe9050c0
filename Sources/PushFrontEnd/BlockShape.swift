import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

/// The shape of blocks: objects in the terms of one service, each with the grammar that its own format has for it.
enum BlockShape {
  /// Reports what does not fit.
  static func check(
    _ field: Field, _ node: Node, in document: Document, without omitted: MemberSet, _ sink: DiagnosticSink
  ) {
    var decoder = Decoder(document, leavingOut: omitted, diagnostics: sink)
    switch field {
    case .apnsPayloadBlock: check(node, as: APNSPayload.self, &decoder)
    case .apnsHeadersBlock:
      _ = decoder.checkAppleHeaders(node)
      check(node, as: APNSHeaders.self, &decoder)
    case .apsBlock: check(node, as: APNSAps.self, &decoder)
    case .huaweiBlock: check(node, as: HMSRequest.self, &decoder)
    case .huaweiV3Block: check(node, as: HMSRequestV3.self, &decoder)
    case .emarsysBlock: check(node, as: EmarsysEms.self, &decoder)
    default:
      // FCM refuses a request for an unknown name.
      decoder.unknownKeySeverity = .error
      checkFirebase(field, node, &decoder)
    }
  }

  private static func checkFirebase(_ field: Field, _ node: Node, _ decoder: inout Decoder) {
    switch field {
    case .apnsBlock: check(node, as: FCMApnsConfig.self, &decoder)
    case .androidBlock: check(node, as: FCMAndroidConfig.self, &decoder)
    case .androidV2Block: check(node, as: FCMAndroidConfigV2.self, &decoder)
    case .webpushBlock: check(node, as: FCMWebpushConfig.self, &decoder)
    case .fcmOptionsBlock: check(node, as: FCMFcmOptions.self, &decoder)
    case .fcmBlock: check(node, as: FCMMessage.self, &decoder)
    default: break
    }
  }

  private static func check<Block: Syntax>(_ node: Node, as type: Block.Type, _ decoder: inout Decoder) {
    guard decoder.isObject(node) else { return }
    Block(decoding: node, with: &decoder).checkDeferred(with: &decoder)
  }

  /// What does not fit in a value of a message, which stays as it is.
  static func findings(_ field: Field, _ node: Node, in document: Document, of message: Message) -> [Diagnostic] {
    let sink = DiagnosticSink()
    check(field, node, in: document, without: MemberSet(of: document, copying: message.omitted), sink)
    return sink.take()
  }

  /// What does not fit in what a field holds.
  static func findings(_ field: Field, of message: Message) -> [Diagnostic] {
    let (document, node) = message.resolve(field)
    return findings(field, node, in: document, of: message)
  }
}
