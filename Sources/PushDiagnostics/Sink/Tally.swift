/// Counts findings by severity and by code.
@usableFromInline
struct Tally {
  var limit = Int.max
  @usableFromInline var totals = Totals()
  /// The counts before the current document.
  private var totalsBefore = Totals()
  private var counts = Counts()
  private var ruleCounts: [RuleKind: Count] = [:]
  /// What was counted in the current document, so that counts can be undone without visiting all codes.
  private var countedInDocument = IndexList()
  private var document = 0
  private var isIgnored = [Bool](repeating: false, count: Code.indexCount)
  var leavesOutExplanations = false
  /// Counts of findings that are printed once per run. There are few, so they are searched linearly.
  private var runCounts: [(code: Int, variant: Int, count: Count)] = []

  /// The number of findings of each severity.
  @usableFromInline
  struct Totals: Equatable {
    var notes = 0
    var warnings = 0
    @usableFromInline var errors = 0
    /// The notes that only explain, where they are left out.
    var explanations = 0
  }

  mutating func ignore(_ indexes: ClosedRange<Int>) {
    for index in indexes { isIgnored[index] = true }
  }

  mutating func beginDocument() {
    document += 1
    totalsBefore = totals
    countedInDocument.clear()
  }

  /// Discards the counts since the document began.
  mutating func rewind() {
    if totals == totalsBefore { return }
    totals = totalsBefore
    for index in countedInDocument.indexes { counts[index].rewind(document) }
    for kind in ruleCounts.keys { ruleCounts[kind]?.rewind(document) }
    for index in runCounts.indices { runCounts[index].count.rewind(document) }
  }

  /// What becomes of a finding.
  enum Outcome {
    /// It is neither kept nor counted by its severity.
    case leftOut
    /// It is only counted.
    case counted
    case kept
  }

  /// Counts a finding and decides what becomes of it.
  mutating func count(_ severity: Severity, _ code: Code, _ rule: String?, _ variant: Int) -> Outcome {
    if leavesOut(severity, code) { return .leftOut }
    return isWithinLimit(severity, code, rule, variant) ? .kept : .counted
  }

  private mutating func leavesOut(_ severity: Severity, _ code: Code) -> Bool {
    if severity == .error { return false }
    if isIgnored[code.index] { return true }
    guard leavesOutExplanations, severity == .note, case .onRequest = code.telling else { return false }
    totals.explanations += 1
    return true
  }

  private mutating func isWithinLimit(
    _ severity: Severity, _ code: Code, _ rule: String?, _ variant: Int
  ) -> Bool {
    switch severity {
    case .note:
      if code.telling.isOncePerRun { return countForRun(code, variant) }
      totals.notes += 1
    case .warning: totals.warnings += 1
    case .error:
      totals.errors += 1
      return true
    }
    if let rule { return count(RuleKind(severity: severity, code: code, rule: rule)) }
    let index = Counts.index(severity, code)
    if counts[index].isNew(in: document) { countedInDocument.append(index) }
    return counts[index].add(in: document, limit: limit)
  }

  /// Takes back a count: the finding gets another code.
  mutating func uncount(_ severity: Severity, _ code: Code) {
    if severity < .error, isIgnored[code.index] { return }
    switch severity {
    case .note: totals.notes -= 1
    case .warning: totals.warnings -= 1
    case .error: totals.errors -= 1
    }
    if severity < .error { counts[Counts.index(severity, code)].remove(in: document) }
  }

  /// Counts a finding that is printed once per run. The summary does not include it.
  private mutating func countForRun(_ code: Code, _ variant: Int) -> Bool {
    if limit == .max { return true }
    for index in runCounts.indices where runCounts[index].code == code.index && runCounts[index].variant == variant {
      return runCounts[index].count.add(in: document, limit: 1)
    }
    runCounts.append((code.index, variant, Count()))
    return runCounts[runCounts.count - 1].count.add(in: document, limit: 1)
  }

  private mutating func count(_ kind: RuleKind) -> Bool {
    limit == .max || ruleCounts[kind, default: Count()].add(in: document, limit: limit)
  }

  /// The findings of one user rule, of one code and severity.
  private struct RuleKind: Hashable {
    let severity: Severity
    let code: Code
    let rule: String
  }

  /// The number of times that a code was reported.
  private struct Count {
    private var before = 0
    private var within = 0
    private var document = -1

    /// Whether nothing has been counted in a document yet.
    func isNew(in document: Int) -> Bool { document != self.document }

    /// Adds one and returns whether the count is within the limit.
    mutating func add(in document: Int, limit: Int) -> Bool {
      if document != self.document {
        before += within
        within = 0
        self.document = document
      }
      within += 1
      return before < limit && within <= limit
    }

    /// Takes back one that was added in the document.
    mutating func remove(in document: Int) {
      if document == self.document, within > 0 { within -= 1 }
    }

    mutating func rewind(_ document: Int) {
      if document == self.document { within = 0 }
    }
  }

  /// The counts of the notes and of the warnings of all codes. Most sinks of a single use count none.
  private struct Counts {
    private var counts: [Count] = []

    static func index(_ severity: Severity, _ code: Code) -> Int {
      code.index + (severity == .note ? 0 : Code.indexCount)
    }

    subscript(index: Int) -> Count {
      mutating get {
        allocate()
        return counts[index]
      }
      _modify {
        allocate()
        yield &counts[index]
      }
    }

    private mutating func allocate() {
      if counts.isEmpty { counts = Array(repeating: Count(), count: 2 * Code.indexCount) }
    }
  }

  /// Indexes of counts, in memory that is never released: emptying an array costs more than a document's other counts.
  private struct IndexList {
    private var memory: [Int] = []
    private var count = 0

    var indexes: ArraySlice<Int> { memory.prefix(count) }

    mutating func append(_ index: Int) {
      if count < memory.count { memory[count] = index } else { memory.append(index) }
      count += 1
    }

    mutating func clear() { count = 0 }
  }

  func total(_ severity: Severity) -> Int {
    switch severity {
    case .note: totals.notes
    case .warning: totals.warnings
    case .error: totals.errors
    }
  }
}
