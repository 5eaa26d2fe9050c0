import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON
import PushSyntax

// Handles documents in which some values could not be used. All their messages are still checked, with those values
// treated as absent. Some of the resulting findings are false: a title of the wrong type is not a missing title. The
// document is therefore compiled again with plausible replacement values. A finding that does not appear in every
// variant depends on the unknown value and is dropped.

extension Compiler {
  /// Reads a document, and keeps the findings that do not depend on the values of broken members.
  func readAndConfirm(_ source: Source) {
    let hasMessage = read(source)
    guard state.value.isScanned else { return }
    // A dump reports nothing about the checks for a service.
    let isConfirmed = sink.hasBrokenValues && (options.emission != .ir || isRehearsal)
    // Of a list that was cut, nobody can tell what is missing.
    if isConfirmed, !sink.hasMoreErrors { confirmFindings(in: source) }
    guard let format = options.format else { return }
    // A payload with nothing for APNs has no error in lint: its keys may be the app's own, or those of another format.
    let isDoubtful = format == .apns && sink.count > 0
    guard !hasMessage || isDoubtful || sink.hasError(within: Span(0, .max), since: 0) else { return }
    // The document may be the last variant now.
    if isConfirmed { _ = document.scan(source) }
    Detection.reportOther(than: format, isRead: hasMessage, on: document, to: sink)
  }

  /// Recompiles the document with plausible replacement values and keeps the findings that hold for all of them.
  private func confirmFindings(in source: Source) {
    if areFindingsCertain(in: source) { return }
    let broken = sink.brokenValues
    let (limit, counts, wasRehearsal) = (sink.limitPerCode, totals, isRehearsal)
    let format = format
    isRehearsal = true
    state.value.rejections = []
    let found = findings(in: source)
    var (common, rejected) = (state.value.errors, state.value.rejections)
    let certainty = certainty(of: found, in: DocumentVariants(source, broken), broken)
    isRehearsal = wasRehearsal
    totals = counts
    // A variant may look like another format.
    if let format { state.value.learn(format) }
    sink.rewind()
    sink.limitPerCode = limit
    let certain = found.filter { finding in
      certainty.isCertain(finding)
        || isOfRequest(finding, unlessIn: rejected) && !certainty.holdsBrokenValue(finding.span)
    }
    // These findings have already been judged, and the current document is the last variant.
    sink.judgingPlaceholders(true) { certain.withoutRepeats.forEach(sink.restore) }
    // A message that is blocked only by uncertain errors is rejected because of the broken values those errors depend
    // on.
    let causes = Array(certain.filter(certainty.isCause).prefix(Self.mostCauses))
    common = common.filter(certainty.isCertain).withoutRepeats
    for index in rejected.indices {
      let reasons = rejected[index].diagnostics.filter(certainty.isCertain).withoutRepeats
      rejected[index].diagnostics = reasons.isEmpty && common.isEmpty ? causes : reasons
    }
    // What replaces a placeholder decides whether such a message would be rejected.
    if sink.writesNothing, common.isEmpty {
      totals.rejected -= rejected.count { $0.diagnostics.isEmpty }
      rejected.removeAll { $0.diagnostics.isEmpty }
    }
    (state.value.errors, state.value.rejections) = (common, rejected)
  }

  /// Whether no finding depends on the value of a broken member, so that the document does not have to be compiled again.
  private func areFindingsCertain(in source: Source) -> Bool {
    sink.areCertain(
      in: source, isFormatKnown: { isFormatCertain }, readsButtons: state.value.readsButtons || rules != nil)
      && (!state.value.errors.isEmpty || state.value.rejections.allSatisfy { !$0.diagnostics.isEmpty })
  }

  /// Whether the document has the same format whatever its broken members are.
  private var isFormatCertain: Bool {
    if options.format != nil { return true }
    let broken = sink.brokenValues
    return !broken.contains { $0.isMember }
      && Detection.isIndependent(of: broken.map { $0.span.start }, in: document)
  }

  /// Whether a finding says what a request lacks that was written, because only another service cannot use the value: nothing is
  /// lost silently, whatever the value should be.
  private func isOfRequest(_ finding: Diagnostic, unlessIn rejections: [Rejection]) -> Bool {
    guard options.tellsRejections, finding.severity < .error, let targets = options.targets else { return false }
    return targets.contains { target in
      (finding.loss.map { $0.targets.contains(target.name) } ?? (finding.code.family == .addr))
        && !rejections.contains { rejection in
          rejection.span.contains(finding.span) && (rejection.targets.isEmpty || rejection.targets.contains(target))
        }
    }
  }

  private func certainty(
    of found: [Diagnostic], in variants: DocumentVariants, _ broken: [BrokenValue]
  ) -> Certainty {
    var certainty = Certainty(of: found, broken)
    for index in 0..<variants.count {
      let variant = variants.variant(index)
      certainty.confirm(findings(in: variant.source), in: variant, hasMembers: true)
      guard variants.hasValuesAndMembers else { continue }
      let other = variants.variant(index, addsMembers: false)
      certainty.confirm(findings(in: other.source), in: other, hasMembers: false)
    }
    return certainty
  }

  /// All findings in a document for which nothing is written.
  private func findings(in source: Source) -> [Diagnostic] {
    sink.rewind()
    sink.limitPerCode = .max
    sink.forgettingBrokenValues { _ = read(source) }
    return sink.diagnostics
  }
}

/// Determines which findings hold for every possible value of the broken members.
private struct Certainty {
  /// The findings that all variants share.
  private var confirmed: Set<Diagnostic>
  /// The findings shared by all variants that lack the same members. These prove that a member is missing.
  private var confirmedWithoutMembers: Set<Diagnostic>
  private var values: Set<Cause> = []
  private var members: Set<Cause> = []
  /// The start offsets of the values that could not be used.
  private let places: [UInt32]

  /// The finding that reports an unusable value or a missing member.
  private struct Cause: Hashable {
    let code: Code
    let span: Span
  }

  init(of found: [Diagnostic], _ broken: [BrokenValue]) {
    confirmed = Set(found.map { $0.claim(at: $0.span) })
    confirmedWithoutMembers = confirmed
    places = StableOrder.sorted(broken) { $0.span.rank }.map { $0.span.start }
    for value in broken {
      let cause = Cause(code: value.code, span: value.finding)
      if value.isMember { members.insert(cause) } else { values.insert(cause) }
    }
  }

  mutating func confirm(_ found: [Diagnostic], in variant: DocumentVariant, hasMembers: Bool) {
    let claims = Set(found.map { $0.claim(at: variant.original($0.span)) })
    confirmed = confirmed.filter(claims.contains)
    if !hasMembers { confirmedWithoutMembers = confirmedWithoutMembers.filter(claims.contains) }
  }

  private func isMemberCause(_ finding: Diagnostic) -> Bool {
    members.contains(Cause(code: finding.code, span: finding.span))
  }

  /// Whether a finding reports that a value cannot be used.
  func isCause(_ finding: Diagnostic) -> Bool {
    values.contains(Cause(code: finding.code, span: finding.span)) || isMemberCause(finding)
  }

  func isCertain(_ finding: Diagnostic) -> Bool {
    if values.contains(Cause(code: finding.code, span: finding.span)) || finding.code == .placeholders { return true }
    // The document repeats the key, whatever is meant by it.
    if finding.code == .duplicateKey { return true }
    // The loss of an object is reported for its parts or for the whole object.
    if finding.code.family == .loss, holdsBrokenValue(finding.span) { return false }
    let claim = finding.claim(at: finding.span)
    return isMemberCause(finding) ? confirmedWithoutMembers.contains(claim) : confirmed.contains(claim)
  }

  func holdsBrokenValue(_ span: Span) -> Bool {
    let first = places.indices.firstInOrder { places[$0] >= span.start }
    return first < places.count && places[first] < span.end
  }
}

extension Diagnostic {
  /// The finding reduced to its claim, so that it can be recognized in a variant of its document. Lengths and counts
  /// may differ between variants.
  fileprivate func claim(at span: Span) -> Diagnostic {
    Diagnostic(
      severity, code, Self.withoutNumbers(message), at: span, consequence: consequence, rule: rule)
  }

  private static func withoutNumbers(_ text: String) -> String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.contains(where: digits.contains) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where !digits.contains(byte) || result.last != UInt8(ascii: "0") {
      result.append(digits.contains(byte) ? UInt8(ascii: "0") : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
