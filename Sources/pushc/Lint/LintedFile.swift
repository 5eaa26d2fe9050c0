import PushCompiler

/// What was found in a file, or in one part of it after another.
struct LintedFile {
  /// The name, as reports give it.
  let name: String
  /// Whether nothing comes after it of the same file.
  var isEnd = true
  /// From which severity on its findings fail the run, nil: from none; not set: from errors on.
  var failOn: Severity??
  /// How many documents of each format it holds.
  var formats: [Format: Int] = [:]
  /// The documents in which something was found.
  var documents: [LintedDocument] = []

  /// The findings that count and say that something is wrong or suspicious, where reports need their places.
  var faults: [JudgedFinding] {
    documents.flatMap(\.findings).filter { $0.acceptedBecause == nil && $0.diagnostic.isFault }
  }

  /// Whether a finding that counts is of a severity that fails the run.
  var hasFailure: Bool {
    documents.contains { document in
      document.unplaced?.diagnostics.contains { isFailure($0) } ?? false
        || document.findings.contains { $0.acceptedBecause == nil && isFailure($0.diagnostic) }
    }
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

/// What the linter says of the documents of a file.
struct LintedDocuments {
  /// How many documents of each format there are.
  private(set) var formats: [Format: Int] = [:]
  /// The documents in which something was found or fixed, most often: most documents of a stream have nothing to tell.
  private(set) var found: [(original: Source, findings: DocumentFindings)] = []

  /// Whether documents are kept that have nothing to tell.
  private let keepsAll: Bool

  /// None so far.
  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Lints the documents of a file.
  mutating func add(_ content: Batch.Content, of name: String, _ linter: LiveLinter) {
    content.forEachDocument(of: name) { add($0, linter) }
  }

  /// Lints one more document.
  mutating func add(_ source: Source, _ linter: LiveLinter) {
    let findings = linter.findings(in: source)
    if let format = linter.format { formats[format, default: 0] += 1 }
    if let findings, !findings.isEmpty {
      found.append((source, findings))
    } else if keepsAll {
      found.append((source, DocumentFindings(source: source, format: linter.format, diagnostics: [])))
    }
  }
}

/// What was found in one document of a file.
struct LintedDocument {
  /// The document that the findings speak of; with fixes applied, the fixed one.
  let source: Source
  /// The document as it was read.
  let original: Source
  let format: Format?
  var findings: [JudgedFinding]
  /// The findings whose fixes were applied.
  let fixed: [Diagnostic]
  /// All that was found, where nobody needs places: text is made of a few findings, and the others are counted.
  let unplaced: DocumentFindings?

  /// A document and its findings, each with its place.
  init(source: Source, original: Source, format: Format?, findings: [JudgedFinding], fixed: [Diagnostic]) {
    self.source = source
    self.original = original
    self.format = format
    self.findings = findings
    self.fixed = fixed
    unplaced = nil
  }

  /// A document and its findings, whose places nobody needs.
  init(_ findings: DocumentFindings, original: Source) {
    source = findings.source
    self.original = original
    format = findings.format
    self.findings = []
    fixed = []
    unplaced = findings
  }
}

/// A finding, and whether somebody accepts it.
struct JudgedFinding {
  let finding: Finding
  /// Why it is accepted; nil where it counts.
  let acceptedBecause: String?
  /// What stays the same while lines move.
  let fingerprint: String

  var diagnostic: Diagnostic { finding.diagnostic }
}
