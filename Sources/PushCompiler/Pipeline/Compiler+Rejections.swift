import PushDiagnostics
import PushJSON

// Records messages that were not written, with the errors that caused it.

extension Compiler {
  /// Rejects a document that is not JSON. A linter reads on if only commas are in the way.
  func reject(_ source: Source, as failure: ScanFailure) {
    let (findings, readable) = failure.diagnosis(of: source)
    if options.onlyChecks, let readable {
      readAndConfirm(readable)
      state.value.isScanned = false
    }
    findings.forEach(sink.report)
    rejectDocument(source.clamped(Span(0, .max)), isValue: false)
  }

  /// A document in which no message was found counts as one rejected message.
  func rejectDocument(_ span: Span, isValue: Bool) {
    totals.messages += 1
    reject(pointer: "", span, isValue: isValue, since: 0)
  }

  /// Collects the errors within the message's span and those found while compiling it, wherever their spans are: the
  /// device list may be elsewhere in the document.
  @inline(never)
  func reject(
    pointer: String, _ span: Span, within whole: Span? = nil, isValue: Bool, addresses: Span? = nil,
    unsent: [Target] = [], since start: Int, own: Int = .max
  ) {
    totals.rejected += 1
    let found = sink.diagnostics
    let causes = found.indices.dropFirst(start).lazy.filter { index in
      let place = found[index].span
      return found[index].severity == .error
        && (index >= own || span.contains(place) || addresses?.contains(place) ?? false)
    }
    if !options.tellsRejections, !causes.isEmpty { return }
    var errors: [Diagnostic] = causes.map { found[$0] }
    // The errors of a message may be among those that are left out of the list.
    if errors.isEmpty, state.value.errors.isEmpty, let excess = sink.moreErrors { errors.append(excess) }
    state.value.rejections.append(
      Rejection(
        pointer: pointer, span: span, input: whole ?? span, isValue: isValue, targets: unsent, diagnostics: errors))
  }

  /// The rejections of the document, which are no longer kept. What blocks all its messages is repeated in each of them, so
  /// that a list of many such errors would be written for many messages.
  func takeRejections() -> [Rejection] {
    var rejections: [Rejection] = []
    swap(&rejections, &state.value.rejections)
    let common = state.value.errors.prefix(Self.mostCauses)
    for index in rejections.indices {
      rejections[index].diagnostics = (common + rejections[index].diagnostics).inInputOrder
    }
    return rejections
  }

  /// The maximum number of errors in a rejection that are not about its message alone.
  static var mostCauses: Int { 10 }

  /// Finds the errors outside the part of the document that holds its messages. The vendor would reject the whole request
  /// because of them, and all of them are known before the first message is compiled.
  @inline(__always)
  func learnErrors(around message: Message) {
    state.value.knowsErrors = true
    if sink.errorCount > state.value.errorsBefore, message.node.exists { state.value.errors = errors(around: message) }
  }

  private func errors(around message: Message) -> [Diagnostic] {
    // Most errors are in the message itself.
    let span = message.messageSpan
    if !sink.diagnostics.contains(where: { $0.severity == .error && !span.contains($0.span) }) { return [] }
    // If several members share a name, this is the one that contains the message.
    let container = message.traits.place.container.reduce(Node.root) {
      document.member(named: $1, of: $0, around: message.messageSpan)
    }
    let messages = document.span(container)
    return sink.diagnostics.filter { $0.severity == .error && !messages.contains($0.span) }
  }
}
