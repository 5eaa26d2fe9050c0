/// Receives the findings of all stages. It serves one document at a time and counts the findings.
///
/// Findings of a stream repeat: every message of a campaign loses the same field. The sink can therefore limit the
/// number of notes and warnings per code; those beyond the limit are counted but not built. Errors are never dropped.
/// Each user rule is counted separately, as if it had its own code.
///
/// The order of a document's findings is only known after the document has been read and the findings have been sorted
/// by position. A document that starts below the limit therefore keeps up to the full limit of findings, and the
/// printer counts again. As a result, the kept findings do not depend on how documents are distributed over threads.
@usableFromInline
package final class DiagnosticSink {
  /// The maximum number of findings kept per code and severity, except errors.
  package var limitPerCode: Int {
    get { tally.value.limit }
    set { tally.value.limit = newValue }
  }
  /// Drops notes and warnings of a code from now on: they are neither built nor counted.
  package func ignore(_ code: Code) { tally.value.ignore(code.index...code.index) }

  /// Whether findings that only explain how a valid document was interpreted are dropped: they are not built, and counted
  /// apart.
  package var leavesOutExplanations: Bool {
    get { tally.value.leavesOutExplanations }
    set { tally.value.leavesOutExplanations = newValue }
  }

  /// The codes whose findings, including errors, nobody is told of. They are reported all the same; what would otherwise be
  /// told by them alone has to be told by another code.
  package var untold: [Code] = []

  /// Drops notes and warnings of a family from now on.
  package func ignore(_ family: Code.Family) { tally.value.ignore(Code.indexes(of: family)) }

  /// The kept findings, in the order in which they were reported.
  package var diagnostics: [Diagnostic] { kept.value }
  @usableFromInline let kept = Cell<[Diagnostic]>([])
  /// The number of errors reported, including repeated ones.
  @inlinable
  package var errorCount: Int { tally.value.totals.errors &+ repeats.value.errors }
  @usableFromInline let repeats = Cell(Repeats())
  let shared = Cell<[SharedFinding.Subject: SharedFinding]>([:])

  /// Runs a closure, and returns whether it reported no error.
  @inlinable
  @inline(__always)
  package func hasNoError(_ find: () -> Void) -> Bool {
    let before = errorCount
    find()
    return errorCount == before
  }

  @usableFromInline let tally = Cell(Tally())
  /// How findings are treated at the moment.
  @usableFromInline let treatment = Cell(Treatment())

  /// The values of the document that could not be used because of errors.
  package var brokenValues: [BrokenValue] { broken.value }
  /// Whether there are such values.
  @inlinable package var hasBrokenValues: Bool { !broken.value.isEmpty }
  @usableFromInline let broken = Cell<[BrokenValue]>([])
  let dependence = Cell(Dependence())

  package init() {}

  /// Whether unusable values are recorded. If errors are reported with a lower severity, their documents are compiled
  /// anyway.
  package var remembersBrokenValues: Bool {
    treatment.value.gravest == .error && !treatment.value.forgetsBrokenValues
  }

  /// Records a value that is not used.
  package func remember(_ value: BrokenValue) {
    guard !treatment.value.forgetsBrokenValues, !hasMoreErrors, !value.standIns.isEmpty else { return }
    if passesAsPlaceholder(value.code, at: value.finding, { value.finding }) {
      // It was not reported, and is passed on as it is. Where nothing is written, it may be any value.
      if !writesNothing { return }
    } else if treatment.value.gravest < .error {
      return
    }
    record(value)
  }

  /// Records that the text at a span may be any of the stand-ins if it is a placeholder and nothing is written. Returns whether
  /// it is.
  @discardableResult
  package func suppose(at span: Span, _ standIns: @autoclosure () -> [String]) -> Bool {
    guard writesNothing, acceptsPlaceholder(at: span) else { return false }
    if !treatment.value.forgetsBrokenValues, !hasMoreErrors {
      record(BrokenValue(.placeholders, at: span, replacing: span, standIns: standIns()))
    }
    return true
  }

  private func record(_ value: BrokenValue) {
    dependence.value.learnBrokenValue()
    broken.value.append(value)
    broken.value[broken.value.count - 1].isOfButtons = dependence.value.isOfButtons
  }

  /// Whether a finding is about the text of a placeholder, which is not checked. Its place may be known beforehand.
  private func passesAsPlaceholder(_ code: Code, at place: Span?, _ span: () -> Span) -> Bool {
    if treatment.value.judgesPlaceholders { return false }
    // Only a text has placeholders, which saves the search in the document.
    if let place, !template.value.isText(at: place) { return false }
    return template.value.concerns(code, at: place) && accepts(template.value.hasPlaceholder(at: span(), as: code))
  }

  /// Reports a finding whose text is cheap to build, or that is an error.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, diagnostic.code, at: diagnostic.span, rule: diagnostic.rule) { diagnostic }
  }

  /// Reports a finding that is built only if it is kept.
  ///
  /// A finding that is printed once per run is kept once for each `variant` of its code. A caller that knows the `place` of
  /// the finding saves a search for placeholders.
  package func report(
    _ severity: Severity, _ code: Code, at place: Span? = nil, rule: String? = nil, variant: Int = 0,
    _ build: () -> Diagnostic
  ) {
    // What explains the conversion says nothing against a shape.
    if code.family == treatment.value.leftOut, code.family != .shape || code.telling.isAlways { return }
    let severity = min(severity, treatment.value.gravest)
    if severity < .error, isSuperseded(at: place, { build().span }) { return }
    if severity > .note, passesAsPlaceholder(code, at: place, { place ?? build().span }) { return }
    if treatment.value.leavesOutRepeats { return reportOnce(severity, variant, build()) }
    if isFalseLoss(severity, code, at: place) { return }
    guard count(severity, code, at: place, rule, variant) else { return }
    var finding = build()
    finding.lower(to: severity)
    keep(finding)
  }

  /// Keeps a finding if there is room. Returns whether there was.
  @discardableResult
  func keep(_ finding: Diagnostic) -> Bool {
    if finding.severity == .error { learnDependence(of: finding) }
    if finding.code == .tooManyFindings {
      if finding.severity == .error { room.value.moreErrors = finding }
      kept.value.append(finding)
      return true
    }
    switch room.value.decide(on: finding.severity) {
    case .keep:
      kept.value.append(finding)
      return true
    case .sayThatThereAreMore: report(room.value.excess(from: finding))
    case .leaveOut: break
    }
    return false
  }
  @usableFromInline let room = Cell(FindingLimit())

  /// How many errors of a document are kept, and how many other findings, unless another number is set.
  package static let usualLimit = 10_000

  /// How many errors of a document are kept, and how many other findings.
  package var mostFindings: Int {
    get { room.value.most }
    set { room.value.most = newValue }
  }

  /// How many findings are counted and not kept, because their documents have more than that.
  package var unlisted: Int { room.value.unlisted }

  /// The places of values that are refused before anything else becomes of them.
  let superseded = Cell<[Span]>([])

  /// The findings about unknown keys.
  let unknownKeys = Cell(UnknownKeys())

  let template = Cell(TemplateText())

  /// Sets the cell that holds the current document of the findings. Texts with placeholders in it are not checked.
  package func concerns(_ place: Cell<Source>) { template.value.place = place }

  /// Prepares for a new document.
  package func beginDocument() { template.value.begin() }

  /// Changes the findings from an index of the list on.
  package func revise(since start: Int, _ change: (inout Diagnostic) -> Void) {
    for index in kept.value.indices.dropFirst(start) { change(&kept.value[index]) }
  }

  /// The number of findings of a severity, kept or not.
  package func total(_ severity: Severity) -> Int { tally.value.total(severity) }

  /// The number of explanations that were dropped.
  package var droppedExplanations: Int { tally.value.totals.explanations }

  /// The number of kept findings.
  @inlinable package var count: Int { kept.value.count }

  /// Whether errors of the document are left out of the list.
  @inlinable package var hasMoreErrors: Bool { room.value.hasMoreErrors }

  /// What tells that errors of the document are left out of the list.
  package var moreErrors: Diagnostic? { room.value.moreErrors }

  /// Whether an error was reported within a part of the source, since a place in the list of findings. Where errors are left
  /// out of the list, any part may have one.
  package func hasError(within span: Span, since start: Int) -> Bool {
    if hasMoreErrors { return true }
    return start < kept.value.count
      && kept.value.dropFirst(start).contains { $0.severity == .error && span.contains($0.span) }
  }

  /// Returns the findings kept so far, by the starts of their places, and removes them; the counts remain.
  package func take() -> [Diagnostic] {
    endDocument()
    guard !kept.value.isEmpty else { return [] }
    defer { kept.value = [] }
    return orderedByStart
  }

  /// Ends a document without keeping its findings.
  package func endDocument() {
    tally.value.beginDocument()
    if !room.value.isEmpty { room.value.begin() }
    if !broken.value.isEmpty { broken.value.removeAll(keepingCapacity: true) }
    dependence.value.begin()
    if !superseded.value.isEmpty { superseded.value.removeAll() }
    if !unknownKeys.value.isEmpty { unknownKeys.value = UnknownKeys() }
  }

  /// The findings kept so far, by the starts of their places.
  package var orderedByStart: [Diagnostic] {
    let found = kept.value
    let places = found.indices
    if places.dropFirst().allSatisfy({ found[$0 - 1].span.start <= found[$0].span.start }) { return found }
    return StableOrder.sorted(found) { UInt64($0.span.start) }
  }

  /// Discards the findings of the document and their counts, because they will be reported again.
  package func rewind() {
    kept.value.removeAll(keepingCapacity: true)
    broken.value.removeAll(keepingCapacity: true)
    dependence.value.begin()
    superseded.value.removeAll()
    unknownKeys.value = UnknownKeys()
    tally.value.rewind()
    room.value.rewind()
    template.value.isTold = false
  }
}

extension Diagnostic {
  /// Makes the finding at most this severe. A finding that is not an error does not claim certain rejection.
  mutating func lower(to severity: Severity) {
    if self.severity <= severity { return }
    self.severity = severity
    consequence = consequence?.asPossible
  }
}
