import PushCompiler

/// The findings in a file, or in a part of it.
struct LintedFile {
  /// The name in reports.
  let name: String
  /// Whether it is the last part of the file.
  var isEnd = true
  /// The lowest severity that fails the run, `.some(nil)` for none; nil for the default, errors.
  var failOn: Severity??
  /// Whether it is a `.pushc.json` with findings about its suppressions.
  var isConfiguration = false
  /// The number of documents, with or without findings.
  var documentCount = 0
  /// The number of documents of each format.
  var formats: [Format: Int] = [:]
  /// The documents with findings.
  var documents: [LintedDocument] = []

  /// The errors and probable mistakes that are not suppressed, if reports need their locations.
  var faults: [JudgedFinding] {
    documents.flatMap(\.findings).filter { $0.acceptedBecause == nil && $0.diagnostic.isFault }
  }

  /// Whether a finding that is not suppressed fails the run.
  var hasFailure: Bool {
    documents.contains { $0.reported.contains(where: isFailure) }
  }

  /// Whether a finding fails the run.
  func isFailure(_ finding: Diagnostic) -> Bool {
    switch failOn {
    case nil: finding.severity == .error
    case .some(nil): false
    case .some(.some(let least)): finding.severity >= least && finding.isFault
    }
  }
}

/// The linted documents of a file.
struct LintedDocuments {
  /// The number of documents.
  private(set) var count = 0
  /// The number of documents of each format.
  private(set) var formats: [Format: Int] = [:]
  /// The documents with findings or fixes; most documents of a stream have neither. All documents if `keepsAll` is set.
  private(set) var found: [(original: Source, findings: DocumentFindings)] = []

  /// Whether documents without findings are kept.
  private let keepsAll: Bool

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Lints one more document. If fixes are applied, `choose` returns the findings to fix.
  mutating func add(
    _ source: Source, _ linter: Linter, fixing choose: (DocumentFindings) -> [Diagnostic] = { $0.unmasked.diagnostics }
  ) {
    let findings = linter.findings(in: source, fixing: choose)
    count += 1
    if let format = linter.format { formats[format, default: 0] += 1 }
    if let findings, !findings.isEmpty {
      found.append((source, findings))
    } else if keepsAll {
      found.append((source, DocumentFindings(source: source, format: linter.format, diagnostics: [])))
    }
  }
}

/// The findings in a document of a file. A reference, since several reports take the same large value.
final class LintedDocument {
  /// The document that the findings refer to; with fixes applied, the fixed one.
  let source: Source
  /// The document as it was read.
  let original: Source
  let format: Format?
  let findings: [JudgedFinding]
  /// The findings whose fixes were applied.
  let fixed: [Diagnostic]
  /// All findings, if locations are not needed: a few of them are printed, with their secrets masked, the others only
  /// counted.
  let unplaced: DocumentFindings?

  /// Creates a document and its findings with their locations.
  init(source: Source, original: Source, format: Format?, findings: [JudgedFinding], fixed: [Diagnostic]) {
    self.source = source
    self.original = original
    self.format = format
    self.findings = findings
    self.fixed = fixed
    unplaced = nil
  }

  /// Creates a document and its findings without locations.
  init(_ findings: DocumentFindings, original: Source) {
    source = findings.unmasked.source
    self.original = original
    format = findings.unmasked.format
    self.findings = []
    fixed = findings.unmasked.fixed
    unplaced = findings
  }

  /// The findings that are not accepted.
  var reported: [Diagnostic] {
    unplaced?.unmasked.diagnostics ?? findings.filter { $0.acceptedBecause == nil }.map(\.diagnostic)
  }

  /// The number of those that `--fix` would fix.
  var fixableCount: Int {
    unplaced?.fixableCount ?? findings.count { $0.acceptedBecause == nil && $0.isFixable }
  }
}

/// A finding, with the reason if it is accepted.
struct JudgedFinding {
  let finding: Finding
  /// The reason for accepting it; nil if it is not accepted.
  let acceptedBecause: String?
  /// A hash that stays the same when lines move.
  let fingerprint: String
  /// How many findings before it have the same hash without this number.
  var occurrence = 0
  /// Whether `--fix` would fix it. A report does not show a fix that writes a secret.
  var isFixable = false

  var diagnostic: Diagnostic { finding.diagnostic }

  /// The fingerprint made of the path of the file in a report, which may differ where the names of files are the same: the jobs
  /// of a repository may each run in a folder of their own.
  func fingerprint(at path: String) -> String { finding.fingerprint(occurrence: occurrence, at: path) }
}
