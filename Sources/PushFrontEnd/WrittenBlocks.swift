package import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// Blocks that a rule has written, or has written into: nobody has read them yet.
package enum WrittenBlocks {
  /// The blocks that a request for a service takes, and those that it only passes on.
  private static func blocks(for target: Target) -> (taken: FieldSet, passedOn: FieldSet) {
    switch target {
    case .apns: (.blocksOfAPNs | .emarsysBlock, FieldSet())
    case .fcm: (.blocksOfFCM | .emarsysBlock, .blocksOfAPNs)
    case .hms: (.blocksOfHMS | .emarsysBlock, .blocksOfAPNs)
    }
  }

  /// The blocks that matter on the way to a service.
  package static func fields(for target: Target) -> FieldSet {
    let (taken, passedOn) = blocks(for: target)
    return taken.union(passedOn)
  }

  /// Checks the shape of those among `written` that go to a service, as if they had come with the input.
  package static func check(_ message: Message, _ written: FieldSet, for target: Target, _ sink: DiagnosticSink) {
    let (taken, passedOn) = blocks(for: target)
    check(message, written, among: taken, sink)
    sink.limit(to: .warning) { check(message, written, among: passedOn, sink) }
  }

  private static func check(_ message: Message, _ written: FieldSet, among blocks: FieldSet, _ sink: DiagnosticSink) {
    guard written.intersects(blocks) else { return }
    for field in blocks.fields where written.contains(field) && message.node(field).exists {
      for finding in findings(in: field, of: message) { sink.report(finding) }
    }
  }

  /// What of a block did not stand in the input, which has been told of that.
  private static func findings(in field: Field, of message: Message) -> [Diagnostic] {
    var known: Set<String> = []
    if let (document, node) = message.unedited(field), document === message.document {
      known = Set(BlockShape.findings(field, node, in: document, of: message).map { $0.message })
    }
    return BlockShape.findings(field, of: message).filter { finding in
      // What is missing, the fields say.
      finding.code != .missingMember && !known.contains(finding.message)
    }.map { finding in
      var finding = finding
      // A place in the block is none in the input.
      finding.span = message.span(field)
      finding.fix = nil
      for index in finding.notes.indices { finding.notes[index].span = nil }
      return finding
    }
  }
}
