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
  package var errorCount: Int { totals[Int(Severity.error.rawValue)] }
  private var counts = [Int](repeating: 0, count: Code.indexCount)
  private var totals = [0, 0, 0]

  package init() {}

  /// Reports a finding whose text costs nothing to build, or that is an error.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, diagnostic.code) { diagnostic }
  }

  /// Reports a finding that is built only where it is kept.
  package func report(_ severity: Severity, _ code: Code, _ build: () -> Diagnostic) {
    totals[Int(severity.rawValue)] += 1
    counts[code.index] += 1
    guard severity == .error || counts[code.index] <= limitPerCode else { return }
    kept.append(build())
  }

  /// How many findings of a severity were reported, kept or not.
  package func total(_ severity: Severity) -> Int { totals[Int(severity.rawValue)] }

  /// Whether an error was reported within a part of the source, since a place in the list of findings.
  package func hasError(within span: Span, since start: Int) -> Bool {
    kept.dropFirst(start).contains { $0.severity == .error && span.contains($0.span) }
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
  package struct Counts {
    fileprivate let counts: [Int]
    fileprivate let totals: [Int]
  }

  package func snapshot() -> Counts { Counts(counts: counts, totals: totals) }

  /// Goes back to earlier counts and forgets all findings: what was found since is going to be found again.
  package func restore(_ earlier: Counts) {
    kept.removeAll(keepingCapacity: true)
    counts = earlier.counts
    totals = earlier.totals
  }
}
