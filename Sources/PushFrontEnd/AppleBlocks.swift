package import PushDiagnostics
package import PushIR
import PushJSON

/// Blocks in Apple's terms that other services pass on without a look, on their way to APNs itself.
package enum AppleBlocks {
  /// Checks their shape as that of any payload.
  package static func check(_ message: Message, _ sink: DiagnosticSink) {
    guard message.present.intersects(.apnsHeadersBlock | .apnsPayloadBlock) else { return }
    for field in [Field.apnsPayloadBlock, .apnsHeadersBlock] where message.has(field) {
      let (document, node) = message.resolve(field)
      // The headers of a record to APNs have been decoded as such.
      if field == .apnsHeadersBlock, document.member("headers", of: .root) == node { continue }
      if document === message.document {
        // Headers are passed on as they are, those that are reported included.
        let omitted = field == .apnsHeadersBlock ? MemberSet(of: document, copying: message.omitted) : message.omitted
        BlockShape.check(field, node, in: document, without: omitted, sink)
      } else if let (original, place) = message.unedited(field), original === message.document {
        // What a rule has left as it was still stands in the input. What it wrote is checked as such.
        let left = Set(BlockShape.findings(field, of: message).map { $0.message })
        BlockShape.findings(field, place, in: original, of: message).filter { left.contains($0.message) }.forEach(
          sink.report)
      }
    }
  }
}
