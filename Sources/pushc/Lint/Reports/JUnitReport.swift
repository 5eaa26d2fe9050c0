import PushCompiler

/// JUnit XML: one suite per file and one case per finding. Findings below the fail level pass, and so does a file
/// without findings.
struct JUnitReport: Report {
  private var document = JUnitDocument()
  /// The findings in the previous parts of the current file.
  private var open: [JUnitDocument.Case] = []

  mutating func text(for file: LintedFile) -> String {
    open += file.faults.map { testCase($0, file) }
    guard file.isEnd else { return "" }
    let passed = JUnitDocument.Case(name: "pushc", className: file.name)
    document.add(suite: file.name, open.isEmpty ? [passed] : open)
    open = []
    return ""
  }

  mutating func end(_ summary: LintSummary) -> String {
    // A file that could not be read to the end.
    if let name = open.first?.className { document.add(suite: name, open) }
    return document.text
  }

  private func testCase(_ judged: JudgedFinding, _ file: LintedFile) -> JUnitDocument.Case {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let place = "\(finding.start.line):\(finding.start.column)"
    let head = "\(finding.file):\(place): \(diagnostic.severity.word)[\(diagnostic.code)] "
    let lines = [head + diagnostic.message] + diagnostic.lines.dropFirst()
    var testCase = JUnitDocument.Case(name: "\(diagnostic.codeAndRule) \(place)", className: finding.file)
    if file.isFailure(diagnostic) {
      testCase.failure = JUnitDocument.Failure(
        message: diagnostic.message, type: diagnostic.severity.word, lines: lines)
    } else {
      testCase.output = lines
    }
    return testCase
  }
}
