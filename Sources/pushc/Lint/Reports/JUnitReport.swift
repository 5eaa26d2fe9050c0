import PushCompiler

/// JUnit's XML: a suite for each file and a case for each finding. Findings below the fail level pass, and so does a file
/// without any.
struct JUnitReport: Report {
  private var document = JUnitDocument()
  private let settings: LintSettings

  init(_ settings: LintSettings) { self.settings = settings }

  mutating func text(for file: LintedFile) -> String {
    let passed = JUnitDocument.Case(name: "pushc", className: file.name)
    let found = file.findings.map(testCase)
    document.add(suite: file.name, found.isEmpty ? [passed] : found)
    return ""
  }

  mutating func end(_ summary: LintSummary) -> String { document.text }

  private func testCase(_ judged: JudgedFinding) -> JUnitDocument.Case {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let place = "\(finding.start.line):\(finding.start.column)"
    let head = "\(finding.file):\(place): \(diagnostic.severity.word)[\(diagnostic.code)] "
    let lines = [head + diagnostic.message] + diagnostic.lines.dropFirst()
    var testCase = JUnitDocument.Case(name: "\(diagnostic.codeAndRule) \(place)", className: finding.file)
    if settings.isFailure(diagnostic.severity) {
      testCase.failure = JUnitDocument.Failure(
        message: diagnostic.message, type: diagnostic.severity.word, lines: lines)
    } else {
      testCase.output = lines
    }
    return testCase
  }
}
