import PushCompiler

/// Chooses what is fixed in a file: the findings that are reported, which are neither suppressed nor in the baseline.
struct FixChoice {
  private let suppressions: Suppressions?
  /// The file's path relative to its configuration.
  private let path: String
  private let baseline: Baseline?
  /// The findings of the file's previous documents before they were fixed.
  private var fingerprints = Fingerprints()
  /// The findings of the current document before it is fixed; nil until they are known.
  private var found: [Finding]?

  init(_ suppressions: Suppressions?, in path: String, _ baseline: Baseline?) {
    self.suppressions = suppressions
    self.path = path
    self.baseline = baseline
  }

  /// Begins the next document of the file.
  mutating func beginDocument() {
    for finding in found ?? [] { _ = fingerprints.next(for: finding) }
    found = nil
  }

  /// The findings of a document to fix, before each round of fixes.
  mutating func chosen(of findings: DocumentFindings) -> [Diagnostic] {
    if baseline == nil, suppressions?.isEmpty ?? true { return findings.unmasked.diagnostics }
    let report = findings.masked
    let located = Finding.all(report.diagnostics, in: report.source)
    if found == nil { found = located }
    var suppressions = suppressions
    let fingerprints = fingerprints.upcoming(located)
    return findings.unmasked.diagnostics.indices.compactMap { index in
      let isKnown = baseline?.contains(fingerprints[index]) ?? false
      if isKnown || suppressions?.reason(for: located[index], in: path) != nil { return nil }
      return findings.unmasked.diagnostics[index]
    }
  }
}
