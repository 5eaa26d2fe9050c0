package import PushDiagnostics
package import PushIR
import PushSyntax

// Discovery document of fcm:v1: ApnsConfig. Its headers and its payload are in Apple's own terms.

extension Lowering {
  mutating func lower(_ apns: FCMApnsConfig) {
    move(.appleHeaders, apns.headers)
    move(.applePayload, apns.payload)
    move(.activityToken, apns.liveActivityToken)
    putRest(.apnsBlock, apns.node)
  }
}

/// Blocks in Apple's terms that other services pass on without a look, on their way to APNs itself.
package enum AppleBlocks {
  private static let fields = FieldSet(.appleHeaders, .applePayload)

  /// Checks their shape as that of any payload.
  package static func check(_ message: Message, _ sink: DiagnosticSink) {
    guard message.present.intersects(fields) else { return }
    for (field, isPayload) in [(Field.applePayload, true), (.appleHeaders, false)] where message.has(field) {
      // The headers of a record to APNs have been decoded as such.
      if !isPayload, message.homes.first == .apns { continue }
      let (document, node) = message.resolve(message.node(field))
      guard document === message.document else { continue }
      var decoder = Decoder(document, diagnostics: sink)
      if isPayload {
        APNSPayload(decoding: node, with: &decoder).checkDeferred(with: &decoder)
      } else {
        _ = APNSHeaders(decoding: node, with: &decoder)
      }
    }
  }
}
