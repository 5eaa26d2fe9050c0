/// Receives the findings of all stages. It serves one document at a time and counts the findings.
///
/// Findings of a stream repeat: every message of a campaign loses the same field. The sink can therefore limit the
/// number of notes and warnings per code; those beyond the limit are counted but not built. Errors are never dropped.
/// Each user rule is counted separately, as if it had its own code.
///
/// The order of a document's findings is only known after the document has been read and the findings have been sorted
/// by position. A document that starts below the limit therefore keeps up to the full limit of findings, and the
/// printer counts again. As a result, the kept findings do not depend on how documents are distributed over threads.
package final class DiagnosticSink {
  /// The maximum number of findings kept per code and severity, except errors.
  package var limitPerCode: Int {
    get { tally.value.limit }
    set { tally.value.limit = newValue }
  }
  /// Drops notes and warnings of a code from now on: they are neither built nor counted.
  package func ignore(_ code: Code) { tally.value.ignore(code.index...code.index) }

  /// Whether findings that only explain how a valid document was interpreted are dropped: they are neither built nor
  /// counted.
  package var leavesOutExplanations: Bool {
    get { tally.value.leavesOutExplanations }
    set { tally.value.leavesOutExplanations = newValue }
  }

  /// Drops notes and warnings of a family from now on.
  package func ignore(_ family: Code.Family) { tally.value.ignore(Code.indexes(of: family)) }

  /// The kept findings, in the order in which they were reported.
  package var diagnostics: [Diagnostic] { kept.value }
  private let kept = Cell<[Diagnostic]>([])
  /// The number of errors reported, including repeated ones.
  package var errorCount: Int { tally.value.errors + repeats.value.errors }
  private let repeats = Cell(Repeats())
  private let tally = Cell(Tally())
  /// The maximum severity. More severe findings are lowered to it.
  private let gravest = Cell(Severity.error)

  /// The values of the document that could not be used because of errors.
  package var brokenValues: [BrokenValue] { broken.value }
  private let broken = Cell<[BrokenValue]>([])

  package init() {}

  /// Whether unusable values are recorded. If errors are reported with a lower severity, their documents are compiled
  /// anyway.
  package var remembersBrokenValues: Bool { gravest.value == .error && !forgets.value }
  private let forgets = Cell(false)

  /// Records a value that is not used.
  package func remember(_ value: BrokenValue) {
    guard remembersBrokenValues, !hasMoreErrors, !value.standIns.isEmpty else { return }
    // The value is used: as a placeholder, it was not reported.
    if passesAsPlaceholder(value.code, { value.finding }) { return }
    broken.value.append(value)
  }

  /// Whether a finding is about the text of a placeholder, which is not checked.
  private func passesAsPlaceholder(_ code: Code, _ span: () -> Span) -> Bool {
    !judges.value && template.value?.concerns(code) == true && acceptsPlaceholder(at: span(), as: code)
  }

  /// Runs a closure without recording unusable values.
  package func forgettingBrokenValues(_ find: () -> Void) {
    forgets.value = true
    defer { forgets.value = false }
    find()
  }

  /// Reports a finding whose text is cheap to build, or that is an error.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, diagnostic.code, rule: diagnostic.rule) { diagnostic }
  }

  /// Reports a finding that is built only if it is kept.
  ///
  /// A finding that is printed once per run is kept once for each `variant` of its code.
  package func report(
    _ severity: Severity, _ code: Code, rule: String? = nil, variant: Int = 0, _ build: () -> Diagnostic
  ) {
    if code.family == leftOut.value { return }
    let severity = min(severity, gravest.value)
    if severity > .note, passesAsPlaceholder(code, { build().span }) { return }
    if repeats.value.areLeftOut { return reportOnce(severity, variant, build()) }
    guard tally.value.count(severity, code, rule, variant) else { return }
    keep(build().lowered(to: severity))
  }

  private func keep(_ finding: Diagnostic) {
    if finding.code == .tooManyFindings {
      if finding.severity == .error { room.value.moreErrors = finding }
      return kept.value.append(finding)
    }
    switch room.value.decide(on: finding.severity) {
    case .keep: kept.value.append(finding)
    case .sayThatThereAreMore: report(room.value.excess(from: finding))
    case .leaveOut: break
    }
  }
  private let room = Cell(FindingLimit())

  /// How many errors of a document are kept, and how many other findings.
  package var mostFindings: Int {
    get { room.value.most }
    set { room.value.most = newValue }
  }

  /// How many findings are counted and not kept, because their documents have more than that.
  package var unlisted: Int { room.value.unlisted }

  private let template = Cell<TemplateText?>(nil)

  /// Sets the cell that holds the current document of the findings. Texts with placeholders in it are not checked.
  package func concerns(_ place: Cell<Source>) { template.value = TemplateText(place) }

  /// Runs a closure with or without checking texts that contain placeholders. A value that is needed for a request but
  /// cannot be read would otherwise be lost silently.
  package func judgingPlaceholders<Result>(_ isJudging: Bool, _ find: () -> Result) -> Result {
    let before = judges.value
    judges.value = isJudging
    defer { judges.value = before }
    return find()
  }
  private let judges = Cell(false)

  /// Prepares for a new document.
  package func beginDocument() { template.value?.begin() }

  /// Whether a text contains a placeholder and is therefore used unchanged. Notes once per document that it has
  /// placeholders.
  package func acceptsPlaceholder(at span: Span, as code: Code? = nil) -> Bool {
    guard let text = template.value, text.hasPlaceholder(at: span, as: code) else { return false }
    if !text.isTold {
      template.value?.isTold = true
      report(.note, .placeholders, variant: text.file) { text.note }
    }
    return true
  }

  /// Runs a closure and lowers its findings to at most this severity.
  package func limit(to severity: Severity, _ find: () -> Void) {
    gravest.value = severity
    defer { gravest.value = .error }
    find()
  }

  /// Runs a closure and drops its findings of a family, including errors.
  package func leaveOut(_ family: Code.Family?, _ find: () -> Void) {
    leftOut.value = family
    defer { leftOut.value = nil }
    find()
  }

  private let leftOut = Cell<Code.Family?>(nil)

  /// Repeats an operation for several items; repeated findings are neither kept nor counted.
  package func withoutRepeats(_ body: () -> Void) {
    repeats.value.areLeftOut = true
    body()
    repeats.value.areLeftOut = false
    repeats.value.said = []
    shared.value = [:]
  }

  /// Runs a closure for several targets. Findings reported in `oncePerMessage` are not repeated.
  package func forSeveralTargets<Result>(_ body: () -> Result) -> Result {
    repeats.value.areRemembered = true
    defer {
      repeats.value.areRemembered = false
      if !repeats.value.said.isEmpty { repeats.value.said = [] }
      if !shared.value.isEmpty { shared.value = [:] }
    }
    return body()
  }

  /// Reports findings unless they were already reported for another target of the message.
  package func oncePerMessage(_ find: () -> Void) {
    let before = repeats.value.areLeftOut
    if repeats.value.areRemembered { repeats.value.areLeftOut = true }
    find()
    repeats.value.areLeftOut = before
  }

  /// Reports what becomes of a value on its way to a target. Of a message for several targets, one finding tells it for all
  /// of them: `build` gets what becomes of the value, and where, which also decides on the code.
  package func report(
    _ severity: Severity, _ code: Code, variant: Int = 0, of value: @autoclosure () -> SharedFinding.Subject,
    _ fate: Fate, _ build: ([Fate]) -> Diagnostic
  ) {
    if code.family == leftOut.value { return }
    guard repeats.value.areRemembered || repeats.value.areLeftOut else {
      return report(severity, code, variant: variant) { build([fate]) }
    }
    let subject = value()
    guard var shared = shared.value[subject] else {
      let index = kept.value.count
      report(severity, code, variant: variant) { build([fate]) }
      let isKept = kept.value.count > index
      self.shared.value[subject] = SharedFinding(code, fate, index: isKept ? index : nil)
      return
    }
    let severity = min(severity, gravest.value)
    if severity == .error { repeats.value.errors += 1 }
    guard shared.add(fate) else { return }
    let finding = build(shared.fates)
    if finding.code != shared.code {
      tally.value.uncount(severity, shared.code)
      let index = kept.value.count
      if tally.value.count(severity, finding.code, nil, variant), shared.index == nil { keep(finding) }
      shared.become(finding.code, index: kept.value.count > index ? index : shared.index)
    }
    if let index = shared.index { shared.revise(&kept.value[index], as: finding) }
    self.shared.value[subject] = shared
  }

  private let shared = Cell<[SharedFinding.Subject: SharedFinding]>([:])

  private func reportOnce(_ severity: Severity, _ variant: Int, _ finding: Diagnostic) {
    let diagnostic = finding.lowered(to: severity)
    // It may have been an error for the target before.
    if !repeats.value.said.insert(diagnostic.lowered(to: .note)).inserted {
      if diagnostic.severity == .error { repeats.value.errors += 1 }
    } else if tally.value.count(diagnostic.severity, diagnostic.code, diagnostic.rule, variant) {
      keep(diagnostic)
    }
  }

  /// Changes the findings from an index of the list on.
  package func revise(since start: Int, _ change: (inout Diagnostic) -> Void) {
    for index in kept.value.indices.dropFirst(start) { change(&kept.value[index]) }
  }

  /// The number of findings of a severity, kept or not.
  package func total(_ severity: Severity) -> Int { tally.value.total(severity) }

  /// The number of kept findings.
  package var count: Int { kept.value.count }

  /// Whether errors of the document are left out of the list.
  package var hasMoreErrors: Bool { room.value.hasMoreErrors }

  /// What tells that errors of the document are left out of the list.
  package var moreErrors: Diagnostic? { room.value.moreErrors }

  /// Whether an error was reported within a part of the source, since a place in the list of findings. Where errors are left
  /// out of the list, any part may have one.
  package func hasError(within span: Span, since start: Int) -> Bool {
    if hasMoreErrors { return true }
    return start < kept.value.count
      && kept.value.dropFirst(start).contains { $0.severity == .error && span.contains($0.span) }
  }

  /// Returns the findings kept so far, in input order, and removes them; the counts remain.
  package func take() -> [Diagnostic] {
    endDocument()
    guard !kept.value.isEmpty else { return [] }
    defer { kept.value = [] }
    return inputOrder
  }

  /// Ends a document without keeping its findings.
  package func endDocument() {
    tally.value.beginDocument()
    room.value.begin()
    if !broken.value.isEmpty { broken.value.removeAll(keepingCapacity: true) }
  }

  /// The findings kept so far, in input order.
  package var inputOrder: [Diagnostic] {
    let found = kept.value
    let places = found.indices
    if places.dropFirst().allSatisfy({ found[$0 - 1].span.start <= found[$0].span.start }) { return found }
    return places.sorted { (found[$0].span.start, $0) < (found[$1].span.start, $1) }.map { found[$0] }
  }

  /// Discards the findings of the document and their counts, because they will be reported again.
  package func rewind() {
    kept.value.removeAll(keepingCapacity: true)
    broken.value.removeAll(keepingCapacity: true)
    tally.value.rewind()
    room.value.rewind()
    template.value?.isTold = false
  }
}

extension Diagnostic {
  /// The finding with at most this severity. A finding that is not an error does not claim certain rejection.
  fileprivate func lowered(to severity: Severity) -> Diagnostic {
    if self.severity <= severity { return self }
    var finding = self
    finding.severity = severity
    finding.consequence = consequence?.asPossible
    return finding
  }
}

/// The findings already reported, while repetitions are dropped.
private struct Repeats {
  var areLeftOut = false
  /// Whether the message has several targets, which may produce the same findings.
  var areRemembered = false
  var said: Set<Diagnostic> = []
  /// The number of dropped errors.
  var errors = 0
}
