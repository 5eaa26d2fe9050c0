import PushCompiler

/// What was found in a file, or in one part of it after another.
struct LintedFile {
  /// The name, as reports give it.
  let name: String
  /// Whether nothing comes after it of the same file.
  var isEnd = true
  /// How many documents of each format it holds.
  var formats: [Format: Int] = [:]
  /// The documents in which something was found.
  var documents: [LintedDocument] = []

  /// All findings that count.
  var findings: [JudgedFinding] { documents.flatMap(\.findings).filter { $0.acceptedBecause == nil } }
}

/// What the linter says of the documents of a file.
struct LintedDocuments {
  /// How many documents of each format there are.
  private(set) var formats: [Format: Int] = [:]
  /// Whether nothing tells that the file is a push payload at all.
  private(set) var areForeign = false
  /// The documents in which something was found or fixed: most documents of a stream have nothing to tell.
  private(set) var reports: [(original: Source, report: LintReport)] = []

  init(_ content: Batch.Content, of name: String, _ linter: Linter) {
    content.forEachDocument(of: name) { source in
      let report = linter.lint(source)
      areForeign = areForeign || report.isForeign
      if let format = report.format { formats[format, default: 0] += 1 }
      if !report.findings.isEmpty || !report.fixed.isEmpty { reports.append((source, report)) }
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
