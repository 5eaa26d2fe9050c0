import PushCompiler

/// JUnit's XML: a suite for each file, a failure for each finding, and a passed case for a file without any.
struct JUnitReport: Report {
  private var document = JUnitDocument()

  mutating func text(for file: LintedFile) -> String {
    let passed = JUnitDocument.Case(name: "pushc", className: file.name)
    let failed = file.findings.map(testCase)
    document.add(suite: file.name, failed.isEmpty ? [passed] : failed)
    return ""
  }

  mutating func end(_ summary: LintSummary) -> String { document.text }

  private func testCase(_ judged: JudgedFinding) -> JUnitDocument.Case {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let place = "\(finding.start.line):\(finding.start.column)"
    let head = "\(finding.file):\(place): \(diagnostic.severity.word)[\(diagnostic.code)] "
    return JUnitDocument.Case(
      name: "\(diagnostic.codeAndRule) \(place)", className: finding.file,
      failure: JUnitDocument.Failure(
        message: diagnostic.message, type: diagnostic.severity.word,
        lines: [head + diagnostic.message] + diagnostic.lines.dropFirst()))
  }
}
