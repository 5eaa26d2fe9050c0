import PushCompiler

/// What was found in a file.
struct LintedFile {
  /// The name, as reports give it.
  let name: String
  var documents: [LintedDocument] = []

  /// The findings of all its documents that count.
  var findings: [JudgedFinding] { documents.flatMap(\.findings).filter { $0.acceptedBecause == nil } }
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
