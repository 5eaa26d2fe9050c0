/// Where every stage reports to. It belongs to one document at a time and counts what it was told.
///
/// Findings of a stream repeat: every message of a campaign loses the same field. So the sink can be given a limit, and
/// what goes beyond it, of the notes or the warnings of one code, is counted and not built. Errors are never left out. Each
/// rule of the user's counts for itself, as if it had a code of its own.
///
/// Which findings of a document come first is known only when it has been read and they stand in input order. So a
/// document that begins below the limit keeps as many findings as the limit says, and whoever prints them counts again.
/// What is kept then does not depend on how documents are dealt out to threads.
package final class DiagnosticSink {
  /// How many findings of one code and severity are kept, errors apart.
  package var limitPerCode: Int {
    get { tally.value.limit }
    set { tally.value.limit = newValue }
  }
  /// Leaves out the notes and warnings of a code from now on: they are neither built nor counted.
  package func ignore(_ code: Code) { tally.value.ignore(code.index...code.index) }

  /// Whether findings that explain what was made of a valid document are left out: they are neither built nor counted.
  package var leavesOutExplanations: Bool {
    get { tally.value.leavesOutExplanations }
    set { tally.value.leavesOutExplanations = newValue }
  }

  /// Leaves out the notes and warnings of a family from now on.
  package func ignore(_ family: Code.Family) { tally.value.ignore(Code.indexes(of: family)) }

  /// The findings kept, in the order in which they were reported.
  package var diagnostics: [Diagnostic] { kept.value }
  private let kept = Cell<[Diagnostic]>([])
  /// How many errors were reported, those that were said before included.
  package var errorCount: Int { tally.value.errors + repeats.value.errors }
  private let repeats = Cell(Repeats())
  private let tally = Cell(Tally())
  /// The gravest that a finding can be; graver ones are reported as this.
  private let gravest = Cell(Severity.error)

  /// The values of the document that errors have kept from use.
  package var brokenValues: [BrokenValue] { broken.value }
  private let broken = Cell<[BrokenValue]>([])

  package init() {}

  /// Whether values that are not used are remembered. Where errors are reported as less, their documents are compiled all
  /// the same.
  package var remembersBrokenValues: Bool { gravest.value == .error && !forgets.value }
  private let forgets = Cell(false)

  /// Remembers a value that is not used.
  package func remember(_ value: BrokenValue) {
    guard remembersBrokenValues, !hasMoreErrors, !value.standIns.isEmpty else { return }
    // The value is used: as a placeholder, it has not been reported.
    if passesAsPlaceholder(value.code, { value.finding }) { return }
    broken.value.append(value)
  }

  /// Whether a finding is about the text of a placeholder, which is not judged.
  private func passesAsPlaceholder(_ code: Code, _ span: () -> Span) -> Bool {
    !judges.value && template.value?.concerns(code) == true && acceptsPlaceholder(at: span(), as: code)
  }

  /// Remembers no value that is not used on the way.
  package func forgettingBrokenValues(_ find: () -> Void) {
    forgets.value = true
    defer { forgets.value = false }
    find()
  }

  /// Reports a finding whose text costs nothing to build, or that is an error.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, diagnostic.code, rule: diagnostic.rule) { diagnostic }
  }

  /// Reports a finding that is built only where it is kept.
  ///
  /// What is told once for a run is kept once for each `variant` of its code.
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

  private let template = Cell<TemplateText?>(nil)

  /// Findings are about the documents that lie there, one after another. Texts with placeholders are not judged in them.
  package func concerns(_ place: Cell<Source>) { template.value = TemplateText(place) }

  /// Reports with texts with placeholders judged like others, or not: what is read for a request to be written, and cannot be
  /// read, would be lost silently.
  package func judgingPlaceholders<Result>(_ isJudging: Bool, _ find: () -> Result) -> Result {
    let before = judges.value
    judges.value = isJudging
    defer { judges.value = before }
    return find()
  }
  private let judges = Cell(false)

  /// Begins a document.
  package func beginDocument() { template.value?.begin() }

  /// Whether a text has a placeholder, so that it is taken as it is. The document is said to have some.
  package func acceptsPlaceholder(at span: Span, as code: Code? = nil) -> Bool {
    guard let text = template.value, text.hasPlaceholder(at: span, as: code) else { return false }
    if !text.isTold {
      template.value?.isTold = true
      report(.note, .placeholders, variant: text.file) { text.note }
    }
    return true
  }

  /// Reports what is found on the way as no graver than this.
  package func limit(to severity: Severity, _ find: () -> Void) {
    gravest.value = severity
    defer { gravest.value = .error }
    find()
  }

  /// Leaves out what is found of a family on the way, errors included.
  package func leaveOut(_ family: Code.Family?, _ find: () -> Void) {
    leftOut.value = family
    defer { leftOut.value = nil }
    find()
  }

  private let leftOut = Cell<Code.Family?>(nil)

  /// Does the same to one thing several times: what is found again is neither kept nor counted.
  package func withoutRepeats(_ body: () -> Void) {
    repeats.value.areLeftOut = true
    body()
    repeats.value.areLeftOut = false
    repeats.value.said = []
    shared.value = [:]
  }

  /// Does something for several targets. What is found `oncePerMessage` is not said again.
  package func forSeveralTargets<Result>(_ body: () -> Result) -> Result {
    repeats.value.areRemembered = true
    defer {
      repeats.value.areRemembered = false
      if !repeats.value.said.isEmpty { repeats.value.said = [] }
      if !shared.value.isEmpty { shared.value = [:] }
    }
    return body()
  }

  /// Reports what may have been found for another target of the message.
  package func oncePerMessage(_ find: () -> Void) {
    let before = repeats.value.areLeftOut
    if repeats.value.areRemembered { repeats.value.areLeftOut = true }
    find()
    repeats.value.areLeftOut = before
  }

  /// Reports what becomes of a value on its way to a target. Of a message for several targets, one finding names all for which
  /// the same becomes of it: `build` gets their titles.
  package func report(
    _ severity: Severity, _ code: Code, variant: Int = 0, of value: @autoclosure () -> SharedFinding.Subject,
    for target: String, _ build: (_ targets: [String]) -> Diagnostic
  ) {
    if code.family == leftOut.value { return }
    guard repeats.value.areRemembered || repeats.value.areLeftOut else {
      return report(severity, code, variant: variant) { build([target]) }
    }
    let subject = value()
    guard var shared = shared.value[subject] else {
      let index = kept.value.count
      report(severity, code, variant: variant) { build([target]) }
      self.shared.value[subject] = SharedFinding(index: kept.value.count > index ? index : nil, targets: [target])
      return
    }
    if min(severity, gravest.value) == .error { repeats.value.errors += 1 }
    guard !shared.targets.contains(target) else { return }
    shared.targets.append(target)
    self.shared.value[subject] = shared
    guard let index = shared.index else { return }
    let finding = build(shared.targets)
    kept.value[index].message = finding.message
    kept.value[index].loss?.targets += finding.loss?.targets ?? []
  }

  private let shared = Cell<[SharedFinding.Subject: SharedFinding]>([:])

  private func reportOnce(_ severity: Severity, _ variant: Int, _ finding: Diagnostic) {
    let diagnostic = finding.lowered(to: severity)
    if !repeats.value.said.insert(diagnostic).inserted {
      if diagnostic.severity == .error { repeats.value.errors += 1 }
    } else if tally.value.count(diagnostic.severity, diagnostic.code, diagnostic.rule, variant) {
      keep(diagnostic)
    }
  }

  /// Changes the findings that were kept since a place in the list.
  package func revise(since start: Int, _ change: (inout Diagnostic) -> Void) {
    for index in kept.value.indices.dropFirst(start) { change(&kept.value[index]) }
  }

  /// How many findings of a severity were reported, kept or not.
  package func total(_ severity: Severity) -> Int { tally.value.total(severity) }

  /// How many findings are kept.
  package var count: Int { kept.value.count }

  /// Whether errors of the document are left out of the list.
  package var hasMoreErrors: Bool { room.value.moreErrors != nil }

  /// What tells that errors of the document are left out of the list.
  package var moreErrors: Diagnostic? { room.value.moreErrors }

  /// Whether an error was reported within a part of the source, since a place in the list of findings. Where errors are left
  /// out of the list, any part may have one.
  package func hasError(within span: Span, since start: Int) -> Bool {
    if hasMoreErrors { return true }
    return start < kept.value.count
      && kept.value.dropFirst(start).contains { $0.severity == .error && span.contains($0.span) }
  }

  /// Hands over the findings kept so far, in input order, and forgets them; the counts stay.
  package func take() -> [Diagnostic] {
    endDocument()
    guard !kept.value.isEmpty else { return [] }
    defer { kept.value = [] }
    return inputOrder
  }

  /// Ends a document of which no finding is kept.
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

  /// Forgets the findings of the document and their counts: they are going to be found again.
  package func rewind() {
    kept.value.removeAll(keepingCapacity: true)
    broken.value.removeAll(keepingCapacity: true)
    tally.value.rewind()
    room.value.begin()
    template.value?.isTold = false
  }
}

extension Diagnostic {
  /// The finding as no more than this. What is not an error is not certain to be rejected.
  fileprivate func lowered(to severity: Severity) -> Diagnostic {
    if self.severity <= severity { return self }
    var finding = self
    finding.severity = severity
    finding.consequence = consequence?.asPossible
    return finding
  }
}

/// A finding that is about a value and all targets for which the same becomes of it.
package struct SharedFinding {
  /// What makes two findings one.
  package struct Subject: Hashable {
    let code: Code
    let span: Span
    /// What becomes of the value there.
    let fate: String

    package init(_ code: Code, at span: Span, _ fate: String) {
      self.code = code
      self.span = span
      self.fate = fate
    }
  }

  /// Where it is among those that are kept; nil where it is not.
  fileprivate let index: Int?
  /// The titles of the targets.
  fileprivate var targets: [String]
}

/// What has been said, while nothing is to be said twice.
private struct Repeats {
  var areLeftOut = false
  /// Whether the message has several targets, which may find the same.
  var areRemembered = false
  var said: Set<Diagnostic> = []
  /// How many errors were left out.
  var errors = 0
}
