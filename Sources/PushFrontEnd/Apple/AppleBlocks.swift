package import PushDiagnostics
package import PushIR
import PushJSON

/// Blocks in Apple's format that other services pass on unchanged, and those sent to APNs itself.
package enum AppleBlocks {
  /// Checks the blocks against the grammar of APNs payloads.
  package static func check(_ message: Message, _ blocks: FieldSet, _ sink: DiagnosticSink) {
    guard message.present.intersects(all) else { return }
    for field in blocks.fields where message.has(field) {
      let block = message.value(field)
      let document = block.document
      // The headers of an APNs request record have already been decoded.
      if document !== message.document
        || field == .apnsHeadersBlock && document.member("headers", of: .root) == block.node
      {
        continue
      }
      // Headers are passed on unchanged, including those with findings.
      let omitted = field == .apnsHeadersBlock ? MemberSet(of: document, copying: message.omitted) : message.omitted
      BlockShape.check(field, block, leavingOut: omitted, sink)
    }
    checkEdited(message, sink)
  }

  /// Checks the parts of edited blocks that a rule did not change: they are still in the input. The rule's own parts are
  /// checked separately.
  package static func checkEdited(_ message: Message, _ sink: DiagnosticSink) {
    var edited = all.common(with: message.present)
    while let field = edited.popFirst() {
      if message.reference(field).isOfDocument { continue }
      guard let original = message.unedited(field), original.document === message.document else { continue }
      let left = Set(BlockShape.findings(field, of: message).map { $0.message })
      BlockShape.findings(field, original, of: message).filter { left.contains($0.message) }.forEach(sink.report)
    }
  }

  /// All blocks.
  package static var all: FieldSet { .apnsPayloadBlock | .apnsHeadersBlock }
  /// The headers alone, where the payload was read and checked.
  package static var headers: FieldSet { FieldSet(.apnsHeadersBlock) }
}
