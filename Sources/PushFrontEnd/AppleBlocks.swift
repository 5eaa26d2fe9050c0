package import PushDiagnostics
package import PushIR

/// Blocks in Apple's terms that other services pass on without a look, on their way to APNs itself.
package enum AppleBlocks {
  private static let fields = FieldSet(.appleHeaders, .applePayload)

  /// Checks their shape as that of any payload.
  package static func check(_ message: Message, _ sink: DiagnosticSink) {
    guard message.present.intersects(fields) else { return }
    for field in [Field.applePayload, .appleHeaders] where message.has(field) {
      // The headers of a record to APNs have been decoded as such.
      if field == .appleHeaders, message.homes.first == .apns { continue }
      let (document, node) = message.resolve(field)
      if document === message.document {
        BlockShape.check(field, node, in: document, without: message.omitted, sink)
      } else if let (original, place) = message.unedited(field), original === message.document {
        // What a rule has left as it was still stands in the input. What it wrote is checked as such.
        let left = Set(BlockShape.findings(field, of: message).map(\.message))
        BlockShape.findings(field, place, in: original, of: message).filter { left.contains($0.message) }.forEach(
          sink.report)
      }
    }
  }
}
