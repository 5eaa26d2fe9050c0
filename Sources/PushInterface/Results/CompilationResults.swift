package import PushCompiler
package import PushJSON

/// Compiles documents and writes one JSON object for each: its records, its findings, and the rejected messages.
///
/// ```json
/// {"records":[{"target":"apns",…}],"format":"gorush","diagnostics":[],"rejects":[]}
/// ```
package final class CompilationResults {
  /// The results so far.
  package let output: Output
  /// The compiler, which provides the counts.
  package let compiler: Compiler
  private let hasNotes: Bool
  /// Whether losses were enabled only for the loss report.
  private let hidesLosses: Bool
  /// A buffer for output that is not single-line JSON.
  private let text: Output?

  /// Creates the results. `options` are those of the settings, with rules and devices.
  package init(
    _ settings: ConvertSettings, _ options: CompilerOptions, clock: (() -> Int64)? = nil, to output: Output
  ) {
    var options = options
    options.findingsPerCode = .max
    let isText = options.isPretty || [.curl, .ir].contains(options.emission)
    let text = isText ? Output() : nil
    if !isText { options.recordEnd = UInt8(ascii: ",") }
    let written = text ?? output
    self.output = output
    self.text = text
    hasNotes = settings.shared.hasNotes
    hidesLosses = settings.shared.target.lossSeverity == nil
    compiler = Compiler(with: options, clock: clock) { written.append($0) }
  }

  /// Compiles a document and appends its result, with its file and line if it is one of many. Returns the findings,
  /// including secrets; nil if there is nothing to report.
  @discardableResult
  package func append(_ source: Source, isPlaced: Bool = false) -> DocumentFindings? {
    output.begin(source, isPlaced: isPlaced)
    let findings = text == nil ? compileRecords(source) : compileText(source)
    output.add("format", plain: (findings?.unmasked.format ?? compiler.format)?.name)
    if let findings {
      add(report(findings), original: source)
    } else {
      output.append(",\"diagnostics\":[],\"rejects\":[]")
    }
    output.end()
    return findings
  }

  private func compileRecords(_ source: Source) -> DocumentFindings? {
    output.beginMember("records")
    output.append(UInt8(ascii: "["))
    let findings = compiler.findings(compiling: source)
    compiler.flush()
    if output.last == UInt8(ascii: ",") { output.truncate(to: output.count - 1) }
    output.append(UInt8(ascii: "]"))
    return findings
  }

  private func compileText(_ source: Source) -> DocumentFindings? {
    let findings = compiler.findings(compiling: source)
    compiler.flush()
    output.beginMember("text")
    output.append(quoted: text?.text() ?? "")
    text?.clear()
    return findings
  }

  private func add(_ report: DocumentReport, original: Source) {
    var writer = FindingJSON(compiler.locator(in: report.source), to: output)
    writer.add("diagnostics", report.diagnostics)
    if !report.fixed.isEmpty { output.add("fixed", report.fixed, in: original) }
    writer.add("rejects", report.rejections)
  }

  /// The findings that are part of the result, with secrets masked.
  private func report(_ findings: DocumentFindings) -> DocumentReport {
    // Most have nothing to leave out, and are not copied then.
    if findings.unmasked.diagnostics.allSatisfy(includes) { return findings.masked }
    return findings.masked(where: includes)
  }

  private func includes(_ finding: Diagnostic) -> Bool {
    if hidesLosses, finding.loss != nil, finding.code.family == .loss { return false }
    return hasNotes || !finding.isOncePerRun && !finding.isExplanation
  }
}
