/// Where every stage reports to. It belongs to one document at a time and counts what it was told.
///
/// Findings of a stream repeat: every message of a campaign loses the same field. So the sink can be given a limit, and
/// what goes beyond it, of notes and warnings of one code, is counted and not built. Errors are never left out.
package final class DiagnosticSink {
  /// How many findings of one code are kept, errors apart.
  package var limitPerCode = Int.max
  /// The findings kept, in the order in which they were reported.
  package var diagnostics: [Diagnostic] { kept }
  private var kept: [Diagnostic] = []
  /// How many errors were reported.
  package var errorCount: Int { tally.errors }
  private var tally = Tally()

  package init() {}

  /// Reports a finding whose text costs nothing to build, or that is an error.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, diagnostic.code) { diagnostic }
  }

  /// Reports a finding that is built only where it is kept.
  package func report(_ severity: Severity, _ code: Code, _ build: () -> Diagnostic) {
    let count = tally.count(severity, code)
    guard severity == .error || count <= limitPerCode else { return }
    kept.append(build())
  }

  /// How many findings of a severity were reported, kept or not.
  package func total(_ severity: Severity) -> Int { tally.total(severity) }

  /// Whether an error was reported within a part of the source, since a place in the list of findings.
  package func hasError(within span: Span, since start: Int) -> Bool {
    start < kept.count && kept.dropFirst(start).contains { $0.severity == .error && span.contains($0.span) }
  }

  /// Hands over the findings kept so far, in input order, and forgets them; the counts stay.
  package func take() -> [Diagnostic] {
    guard !kept.isEmpty else { return [] }
    defer { kept.removeAll(keepingCapacity: true) }
    return kept.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
  }

  /// The counts as they stand.
  package func snapshot() -> Tally { tally }

  /// Goes back to earlier counts and forgets all findings: what was found since is going to be found again.
  package func restore(_ earlier: Tally) {
    kept.removeAll(keepingCapacity: true)
    tally = earlier
  }
}

/// Findings counted by severity and by code.
package struct Tally {
  private var notes = 0
  private var warnings = 0
  fileprivate private(set) var errors = 0
  private var counts = [Int](repeating: 0, count: Code.indexCount)

  fileprivate init() {}

  /// Counts a finding; returns how many there are of its code.
  fileprivate mutating func count(_ severity: Severity, _ code: Code) -> Int {
    switch severity {
    case .note: notes += 1
    case .warning: warnings += 1
    case .error: errors += 1
    }
    counts[code.index] += 1
    return counts[code.index]
  }

  fileprivate func total(_ severity: Severity) -> Int {
    switch severity {
    case .note: notes
    case .warning: warnings
    case .error: errors
    }
  }
}
