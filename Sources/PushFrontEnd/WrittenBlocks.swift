package import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// Blocks that a rule has written or changed, which have not been checked yet.
package enum WrittenBlocks {

  /// Checks the shape of the blocks among `written` that are sent to a service, as if they came from the input. `placed` gives
  /// the findings their location.
  package static func check(
    _ message: Message, _ written: FieldSet, for target: Target, _ sink: DiagnosticSink,
    placed: (Diagnostic) -> Diagnostic
  ) {
    let taken: FieldSet =
      switch target {
      case .apns: .blocksOfAPNs
      case .fcm: .blocksOfFCM
      case .hms: .blocksOfHMS
      }
    check(message, written, among: taken | .emarsysBlock, sink, placed)
    // FCM and HMS pass those of APNs on.
    if target != .apns { sink.loweringErrors { check(message, written, among: .blocksOfAPNs, sink, placed) } }
    if written.contains(.apnsBlock) { findFields(in: message, sink, placed) }
  }

  /// Reports the parts of FCM's `apns` that are fields of their own: within this block, nothing reads them.
  private static func findFields(in message: Message, _ sink: DiagnosticSink, _ placed: (Diagnostic) -> Diagnostic) {
    let (apns, block) = (Field.apnsBlock.name, message.value(.apnsBlock))
    for name in ["headers", "payload"] as [StaticString] where block[name].exists {
      sink.report(
        placed(
          Diagnostic(
            .error, .misplacedKey, "\"\(name)\" does not belong in \(apns), where it is not checked",
            at: message.span(.apnsBlock), help: "write \(apns).\(name), without brackets")))
    }
  }

  private static func check(
    _ message: Message, _ written: FieldSet, among blocks: FieldSet, _ sink: DiagnosticSink,
    _ placed: (Diagnostic) -> Diagnostic
  ) {
    for field in blocks.common(with: written).fields where message.reference(field).exists {
      for finding in findings(in: field, of: message) {
        if finding.code == .placeholders { sink.restore(finding) } else { sink.report(placed(finding)) }
      }
    }
  }

  /// The findings about parts of a block that were not in the input, whose findings have already been reported.
  private static func findings(in field: Field, of message: Message) -> [Diagnostic] {
    // Missing members are provided by the fields.
    BlockShape.findings(field, of: message).added.filter { $0.code != .missingMember }.map { finding in
      var finding = finding
      // A position in the block does not exist in the input.
      finding.span = message.span(field)
      finding.fix = nil
      for index in finding.notes.indices { finding.notes[index].span = nil }
      return finding
    }
  }
}
