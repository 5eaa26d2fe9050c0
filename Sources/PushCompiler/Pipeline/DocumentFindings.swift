import PushDiagnostics
import PushSyntax

/// The findings of a document before its secrets are masked. Sufficient for counting findings, not for printing them.
///
/// Most findings of a stream are counted and never printed. Searching a document for secrets takes about as long as
/// checking it, so the search runs only when something is printed. A reference, since it passes through many hands.
package final class DocumentFindings: Sendable {
  /// All of it, as it is.
  package let unmasked: DocumentReport
  /// Whether to search the raw bytes for secrets, because the document is not valid JSON.
  private let isBroken: Bool

  package init(
    source: Source, format: Format? = nil, diagnostics: [Diagnostic], fixed: [Diagnostic] = [],
    rejections: [Rejection] = []
  ) {
    unmasked = DocumentReport(
      source: source, format: format, diagnostics: diagnostics, fixed: fixed, rejections: rejections)
    isBroken = diagnostics.contains { $0.code.family == .json && $0.severity == .error }
  }

  /// The same with some of the findings.
  init(_ findings: DocumentFindings, _ diagnostics: [Diagnostic]) {
    unmasked = findings.unmasked.with(diagnostics)
    isBroken = findings.isBroken
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool { unmasked.isEmpty }

  /// The complete report, with the document's tokens and credentials masked in everything that is printed. The input of
  /// a rejection is kept unmasked, so that no data is lost. Without findings, the document is not searched.
  package var masked: DocumentReport { masked(unmasked) }

  /// Its reported findings, likewise: all but the findings that are not included. To look for secrets takes time, so they
  /// are not looked for where nothing is left.
  package func masked(where isIncluded: (Diagnostic) -> Bool) -> DocumentReport {
    masked(unmasked.with(unmasked.diagnostics.filter(isIncluded)))
  }

  /// Some of the findings, masked in the same way.
  package func masked(_ diagnostics: [Diagnostic], fixed: [Diagnostic]) -> DocumentReport {
    masked(DocumentReport(source: unmasked.source, format: unmasked.format, diagnostics: diagnostics, fixed: fixed))
  }

  private func masked(_ report: DocumentReport) -> DocumentReport {
    if report.isEmpty { return report }
    let secrets = SecretSearch.spans(in: report.source, isScanned: !isBroken)
    if secrets.isEmpty { return report }
    var report = report
    report.source = report.source.withSecrets(secrets)
    let mask = SecretMask(
      report.source, for: [report.diagnostics, report.fixed] + report.rejections.map({ $0.diagnostics }))
    mask.mask(&report.diagnostics)
    mask.mask(&report.fixed)
    for index in report.rejections.indices { mask.mask(&report.rejections[index].diagnostics) }
    return report
  }

  /// The number of findings with a fix that `--fix` would apply.
  package var fixableCount: Int { unmasked.diagnostics.count { $0.isFixable } }
}

extension DocumentReport {
  fileprivate var isEmpty: Bool { diagnostics.isEmpty && fixed.isEmpty && rejections.isEmpty }

  /// The same with other findings.
  fileprivate func with(_ diagnostics: [Diagnostic]) -> DocumentReport {
    var report = self
    report.diagnostics = diagnostics
    return report
  }

  /// The findings of a document with its secrets masked.
  package init(masking source: Source, _ diagnostics: [Diagnostic]) {
    self = DocumentFindings(source: source, diagnostics: diagnostics).masked
  }
}
