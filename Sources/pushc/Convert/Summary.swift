import PushCompiler

/// The summary of a run.
struct Summary {
  private var counts = CompilerCounts()
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var explanations = 0
  private var unlisted = 0

  mutating func add(_ compiler: Compiler) {
    counts += compiler.counts
    errors += compiler.total(.error)
    warnings += compiler.total(.warning)
    notes += compiler.total(.note)
    explanations += compiler.droppedExplanations
    unlisted += compiler.unlistedFindings
  }

  /// Adds findings that are not included in a compiler's counts.
  mutating func add(_ findings: [Diagnostic]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: if !finding.isOncePerRun { notes += 1 }
      }
    }
  }

  /// Whether something could not be written.
  var hasFailures: Bool { errors + counts.rejected > 0 }

  var hasRejections: Bool { counts.rejected > 0 }

  /// Whether nothing was written because of errors.
  var isAllRejected: Bool { counts.records == 0 && hasFailures }

  /// The formats that were detected, the most frequent first.
  private var detectedFormats: String {
    let formats = counts.detected.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }.map { $0.key.name }
    return formats.isEmpty ? "" : " (\(formats.joined(separator: ", ")))"
  }

  /// The run in one line; nil if there were no findings and the format was known. The file of the records may be left
  /// as it was.
  func text(_ emission: Emission, _ printer: DiagnosticPrinter, isWritten: Bool) -> String? {
    let notes = notes - printer.hidden
    let findings = errors + warnings + notes
    guard
      findings + counts.rejected + printer.fixed > 0 || !printer.runNotes.text.isEmpty || !counts.detected.isEmpty
    else { return nil }
    let messages = counted(counts.messages, "message") + detectedFormats
    var results = [messages, "\(emission.counted(isWritten ? counts.records : 0)) written"]
    if counts.rejected > 0 { results.append("\(counts.rejected) rejected") }
    var found = counted([(errors, "error"), (warnings, "warning"), (notes, "note")])
    if printer.fixed > 0 { found.append("\(printer.fixed) fixed") }
    let explanations = explanations + printer.explanations
    if explanations > 0 {
      found.append((notes > 0 ? "\(explanations) more" : counted(explanations, "note")) + " with --notes")
    }
    // A finding of its own says that a document has more than --max-findings.
    let hint = hint(unprinted: findings - printer.printed - unlisted)
    return "pushc: \(results.joined(separator: ", "))"
      + (found.isEmpty ? "" : "; ") + found.joined(separator: ", ") + hint + "\n"
  }
}

extension Emission {
  /// A number of records, with their noun.
  fileprivate func counted(_ records: Int) -> String {
    switch self {
    case .requests: pushc.counted(records, "request")
    case .templates: pushc.counted(records, "template")
    case .bodies: records == 1 ? "1 body" : "\(records) bodies"
    case .curl: pushc.counted(records, "command")
    case .ir: pushc.counted(records, "dump")
    case .simctl: pushc.counted(records, "payload")
    }
  }
}
