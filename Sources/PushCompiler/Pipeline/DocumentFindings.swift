import PushDiagnostics
import PushSyntax

/// The findings of a document before its secrets are masked. Sufficient for counting findings, not for printing them.
///
/// Most findings of a stream are counted and never printed. Searching a document for secrets takes about as long as
/// checking it, so the search runs only when something is printed. A reference, since it passes through many hands.
package final class DocumentFindings: Sendable {
  /// The document that the findings refer to; with fixes applied, the fixed one.
  package let source: Source
  /// The format that the document was read as; nil if it could not be read or its format is unknown.
  package let format: Format?
  /// The findings, in input order.
  package let diagnostics: [Diagnostic]
  /// The findings whose fixes were applied.
  package let fixed: [Diagnostic]
  /// The messages that could not be compiled.
  let rejections: [Rejection]
  /// Whether to search the raw bytes for secrets, because the document is not valid JSON.
  private let isBroken: Bool

  package init(
    source: Source, format: Format? = nil, diagnostics: [Diagnostic], fixed: [Diagnostic] = [],
    rejections: [Rejection] = []
  ) {
    self.source = source
    self.format = format
    self.diagnostics = diagnostics
    self.fixed = fixed
    self.rejections = rejections
    isBroken = diagnostics.contains { $0.code.family == .json && $0.severity == .error }
  }

  /// The same with some of the findings.
  init(_ findings: DocumentFindings, _ diagnostics: [Diagnostic]) {
    source = findings.source
    format = findings.format
    self.diagnostics = diagnostics
    fixed = findings.fixed
    rejections = findings.rejections
    isBroken = findings.isBroken
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool { diagnostics.isEmpty && fixed.isEmpty && rejections.isEmpty }

  /// The complete report, with the document's tokens and credentials masked in everything that is printed. The input of
  /// a rejection is kept unmasked, so that no data is lost. Without findings, the document is not searched.
  package var masked: DocumentReport { masked(diagnostics, fixed: fixed, rejections) }

  /// What is told of it, in the same way: all but the findings that are not included. To look for secrets takes time, so they
  /// are not looked for where nothing is left.
  package func masked(where isIncluded: (Diagnostic) -> Bool) -> DocumentReport {
    masked(diagnostics.filter(isIncluded), fixed: fixed, rejections)
  }

  /// Some of the findings, masked in the same way.
  package func masked(_ diagnostics: [Diagnostic], fixed: [Diagnostic] = []) -> DocumentReport {
    masked(diagnostics, fixed: fixed, [])
  }

  private func masked(
    _ diagnostics: [Diagnostic], fixed: [Diagnostic], _ rejections: [Rejection]
  ) -> DocumentReport {
    var report = DocumentReport(
      source: source, format: format, diagnostics: diagnostics, fixed: fixed, rejections: rejections)
    if diagnostics.isEmpty && fixed.isEmpty && rejections.isEmpty { return report }
    let secrets = SecretSearch.spans(in: source, isScanned: !isBroken)
    if secrets.isEmpty { return report }
    report.source = source.withSecrets(secrets)
    let mask = SecretMask(report.source, for: [diagnostics, fixed] + rejections.map({ $0.diagnostics }))
    mask.mask(&report.diagnostics)
    mask.mask(&report.fixed)
    for index in rejections.indices { mask.mask(&report.rejections[index].diagnostics) }
    return report
  }

  /// The number of findings with a fix that `--fix` would apply.
  package var fixableCount: Int { diagnostics.count { $0.isFixable } }
}

extension DocumentReport {
  /// The findings of a document with its secrets masked.
  package init(masking source: Source, _ diagnostics: [Diagnostic]) {
    self = DocumentFindings(source: source, diagnostics: diagnostics).masked
  }
}
