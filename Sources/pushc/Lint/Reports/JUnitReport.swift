import PushCompiler

/// JUnit's XML: a suite for each file, a failure for each finding, and a passed case for a file without any.
struct JUnitReport: Report {
  private var tests = 0
  private var failures = 0
  private var suites = ""

  mutating func text(for file: LintedFile) -> String {
    let findings = file.findings
    tests += max(1, findings.count)
    failures += findings.count
    let name = Self.escaped(file.name)
    suites += "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\">\n"
    if findings.isEmpty { suites += "    <testcase name=\"pushc\" classname=\"\(name)\"/>\n" }
    for finding in findings { suites += testCase(finding, name) }
    suites += "  </testsuite>\n"
    return ""
  }

  mutating func end(_ summary: LintSummary) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="pushc" tests="\(tests)" failures="\(failures)">
    \(suites)</testsuites>

    """
  }

  private func testCase(_ judged: JudgedFinding, _ file: String) -> String {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let place = "\(finding.start.line):\(finding.start.column)"
    let details = [
      "\(finding.file):\(place): \(diagnostic.severity.word)[\(diagnostic.code)] \(diagnostic.message)",
      diagnostic.consequence?.sentence, diagnostic.help.map { "help: \($0)" },
    ]
    return """
          <testcase name="\(diagnostic.code) \(place)" classname="\(file)">
            <failure message="\(Self.escaped(diagnostic.message))" type="\(diagnostic.severity.word)">\
      \(details.compactMap(\.self).map(Self.escaped).joined(separator: "\n"))</failure>
          </testcase>

      """
  }

  /// A line that XML can hold: what is no character there is made visible.
  private static func escaped(_ line: String) -> String {
    Visible.text(line).unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\u{fffe}": "\u{fffd}", "\u{ffff}": "\u{fffd}",
  ]
}
