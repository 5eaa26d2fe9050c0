import PushDiagnostics
import PushJSON

// What is not written, and the errors that are the reason.

extension Compiler {
  /// A document in which no message was found counts as one.
  func rejectDocument(_ span: Span, isValue: Bool) {
    totals.messages += 1
    reject(pointer: "", span, isValue: isValue, since: 0)
  }

  /// The errors are those within the part, and those that were found on the message's own way, wherever they stand: its
  /// devices may lie elsewhere in the document.
  func reject(
    pointer: String, _ span: Span, isValue: Bool, addresses: Span? = nil, since start: Int, own: Int = .max
  ) {
    totals.rejected += 1
    let found = sink.diagnostics
    let errors = found.indices.dropFirst(start)
      .filter { index in
        let finding = found[index]
        return finding.severity == .error
          && (index >= own || span.contains(finding.span) || addresses?.contains(finding.span) ?? false)
      }
      .map { found[$0] }
    // The errors of a message may be among those that are left out of the list.
    let excess = errors.isEmpty ? sink.moreErrors.map { [$0] } ?? [] : []
    rejections.append(
      Rejection(pointer: pointer, span: span, isValue: isValue, diagnostics: (documentErrors ?? []) + errors + excess))
  }

  /// The errors outside the part of the document that holds its messages. The vendor would refuse the whole request, and all
  /// of them are known before its first message is.
  func errors(around message: Message) -> [Diagnostic] {
    guard message.node.exists, sink.errorCount > errorsBefore else { return [] }
    // Of several members of one name, it is the one that the message is in.
    let container = message.place.container.reduce(Node.root) {
      document.member(named: $1, of: $0, around: message.messageSpan)
    }
    let messages = document.span(container)
    return sink.diagnostics.filter { $0.severity == .error && !messages.contains($0.span) }
  }
}
