import PushCompiler

/// Receives the results of batches in input order and writes their output: records, findings, report files.
struct ResultWriter {
  private let settings: ConvertSettings
  private var outputs: Outputs
  private var printer: DiagnosticPrinter
  private var progress: Progress?
  private var summary = Summary()
  private var hasUnreadInput = false
  /// Whether the input is a single document, not a stream or several files.
  private let isOneDocument: Bool
  /// Whether the records take the place of their input.
  private let replacesInput: Bool

  init(
    _ settings: ConvertSettings, _ outputs: Outputs, _ progress: Progress?, isOneDocument: Bool, replacesInput: Bool
  ) {
    self.isOneDocument = isOneDocument
    self.replacesInput = replacesInput
    self.settings = settings
    self.outputs = outputs
    self.progress = progress
    printer = DiagnosticPrinter(
      limit: settings.hasResults ? .max : settings.shared.diagnosticLimit, hasNotes: settings.shared.hasNotes,
      style: settings.shared.color.style(.standardError),
      hidesLosses: settings.shared.target.lossSeverity == nil, targets: settings.shared.targets ?? [])
  }

  /// Writes what there is of a batch, which is not complete.
  mutating func write(_ output: [UInt8], _ findings: [(original: Source, findings: DocumentFindings)]) {
    outputs.records.write(output)
    write(findings, inResults: settings.hasResults)
    outputs.flush()
  }

  mutating func write(_ result: BatchResult) {
    write(result.output, result.findings)
    switch result.batch.part {
    case .success(let part): progress?.add(part.end)
    case .failure(let error):
      hasUnreadInput = true
      say(RunFailure(reading: result.batch.name, error).text)
    }
  }

  /// Writes the findings of documents, which may be in results.
  private mutating func write(_ findings: [(original: Source, findings: DocumentFindings)], inResults: Bool) {
    var text: [UInt8] = []
    for (original, findings) in findings {
      outputs.add(findings)
      // Programs that read results may not read standard error.
      if inResults {
        printer.count(findings)
        continue
      }
      printer.print(findings, original: original, to: &text)
      if text.count >= 1 << 16 {
        say(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    say(text)
  }

  /// Writes findings that are not included in a compiler's counts, nor in the results of a document.
  mutating func writeUncounted(_ findings: [(original: Source, findings: DocumentFindings)]) {
    write(findings, inResults: false)
    for (_, findings) in findings { summary.add(findings.unmasked.diagnostics) }
  }

  mutating func add(_ compiler: Compiler) { summary.add(compiler) }

  /// Whether the reader of the records has closed the pipe.
  var isClosed: Bool { outputs.areClosed }

  /// Completes the files and prints the summary. Returns the exit code.
  mutating func finish() throws(RunFailure) -> ExitCode {
    progress?.erase()
    let reason = hasUnreadInput ? nil : reasonToLeaveRecords
    let isLeft = outputs.records.isRegular && (hasUnreadInput || reason != nil)
    // Requests that could not be written are not counted as written.
    if outputs.records.failure == nil {
      say(printer.runNotes.text)
      if let line = summary.text(settings.emission, printer, isWritten: !isLeft) { say(line) }
    }
    if hasUnreadInput {
      if let text = try outputs.finishWithoutAllInput() { say("pushc: \(text)\n") }
      return .inputOutput
    }
    if let reason, let path = settings.output, outputs.leaveRecords() {
      say("pushc: \(Visible.text(path)) was not written, because \(reason)\n")
    }
    try outputs.finish()
    return summary.hasFailures ? .findings : .success
  }

  /// Why the file of the records stays as it was before the run; nil if it is written.
  private var reasonToLeaveRecords: String? {
    if isOneDocument, summary.isAllRejected { return "every message was rejected" }
    if replacesInput, settings.rejects == nil, summary.hasRejections {
      return "it is the input of messages that were rejected; --rejects keeps them"
    }
    return nil
  }

  private mutating func say(_ text: String) { say(Array(text.utf8)) }

  private mutating func say(_ text: [UInt8]) {
    if text.isEmpty { return }
    progress?.erase()
    StandardError.write(text)
  }
}
