import PushCompiler

/// JUnit XML: one suite per file and one case per finding. Findings below the fail level pass, and so does a file
/// without findings. A file with very many findings has several suites, so that not all of them are kept in memory.
struct JUnitReport: Report {
  private var isBegun = false
  /// The findings in the current file that no suite has yet.
  private var open: [JUnitDocument.Case] = []
  /// The file of the last suite.
  private var lastFile: String?

  mutating func text(for file: LintedFile) -> String {
    var text = start() + (open.first?.className == file.name ? "" : rest())
    open += file.faults.map { testCase($0, file) }
    guard file.isEnd || open.count >= Self.largestSuite else { return text }
    if open.isEmpty, lastFile != file.name { open = [JUnitDocument.Case(name: "pushc", className: file.name)] }
    text += rest()
    return text
  }

  mutating func end(_ summary: LintSummary) -> String {
    start() + rest() + Self.suite(of: summary.failures) + JUnitDocument.end
  }

  /// The suite of what could not be read or written.
  private static func suite(of failures: [String]) -> String {
    if failures.isEmpty { return "" }
    return JUnitDocument.suite(
      "pushc",
      failures.map { message in
        let failure = JUnitDocument.Failure(message: message, type: "error", lines: [message], isError: true)
        return JUnitDocument.Case(name: message, className: "pushc", failure: failure)
      })
  }

  private static let largestSuite = 10_000

  /// The text before the suites, once.
  private mutating func start() -> String {
    defer { isBegun = true }
    return isBegun ? "" : JUnitDocument.start
  }

  /// The suite of the findings that no suite has yet: at the end of a file, of a part of it, or behind a file that could
  /// not be read to its end.
  private mutating func rest() -> String {
    guard let name = open.first?.className else { return "" }
    defer { (lastFile, open) = (name, []) }
    return JUnitDocument.suite(name, open)
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
