package import PushCompiler
package import PushJSON

/// Lints documents and writes one JSON object for each.
///
/// ```json
/// {"format":"apns","diagnostics":[{"line":1,"column":9,…}]}
/// ```
package final class LintResults {
  /// The results so far.
  package let output: Output
  private let linter: Linter

  package init(_ options: LintOptions, to output: Output) {
    self.output = output
    linter = Linter(options)
  }

  /// Lints a document and appends its result, including the fixed document if fixes were applied.
  package func append(_ source: Source) {
    let findings = linter.findings(in: source)
    let report = findings?.masked ?? DocumentReport(masking: source, [])
    let located = Finding.all(report.diagnostics, linter.locator(in: report.source))
    output.append(
      source, findings?.unmasked.format ?? linter.format, located, in: report.source, fixed: report.fixed,
      document: report.fixed.isEmpty ? nil : report.source)
  }
}

extension Output {
  package func append(
    _ original: Source, _ format: Format?, _ findings: [Finding], in source: Source, fixed: [Diagnostic],
    document: Source? = nil, isPlaced: Bool = false
  ) {
    begin(original, isPlaced: isPlaced)
    add("format", plain: format?.name)
    var writer = FindingJSON(in: source, to: self)
    writer.add("diagnostics", findings)
    if !fixed.isEmpty { add("fixed", fixed, in: original) }
    if let document {
      beginMember("document")
      append(quoted: document.text)
    }
    end()
  }
}
