package import PushDiagnostics
package import PushIR
import PushJSON

/// Blocks in Apple's format that other services pass on unchanged, and those sent to APNs itself.
package enum AppleBlocks {
  /// Checks the blocks against the grammar of APNs payloads.
  package static func check(_ message: Message, _ sink: DiagnosticSink) {
    guard message.present.intersects(.apnsHeadersBlock | .apnsPayloadBlock) else { return }
    for field in [Field.apnsPayloadBlock, .apnsHeadersBlock] where message.has(field) {
      let block = message.value(field)
      let document = block.document
      // The headers of an APNs request record have already been decoded.
      if field == .apnsHeadersBlock, document.member("headers", of: .root) == block.node { continue }
      if document === message.document {
        // Headers are passed on unchanged, including those with findings.
        let omitted = field == .apnsHeadersBlock ? MemberSet(of: document, copying: message.omitted) : message.omitted
        BlockShape.check(field, block, leavingOut: omitted, sink)
      } else if let original = message.unedited(field), original.document === message.document {
        // Parts that a rule did not change are still in the input. The rule's own parts are checked separately.
        let left = Set(BlockShape.findings(field, of: message).map { $0.message })
        BlockShape.findings(field, original, of: message).filter { left.contains($0.message) }.forEach(sink.report)
      }
    }
  }
}
