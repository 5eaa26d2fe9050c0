import PushCompiler

/// GitLab's code quality report: one JSON array.
struct GitLabReport: Report {
  private var list = JSONList()

  mutating func text(for file: LintedFile) -> String { file.faults.map { list.adding(issue($0)) }.joined() }

  mutating func end(_ summary: LintSummary) -> String { list.end }

  private func issue(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    var issue = JSONLine()
    // GitLab does not show check_name.
    let sentences = [diagnostic.message, diagnostic.consequence?.sentence].compactMap(\.self)
    issue.add("description", "\(diagnostic.codeAndRule): \(sentences.joined(separator: "; "))")
    issue.add("check_name", diagnostic.rule ?? diagnostic.code.description)
    issue.add("fingerprint", judged.fingerprint)
    issue.add("severity", Self.severity(diagnostic.severity))
    var positions = JSONLine()
    positions.add("begin", json: Self.position(finding.start))
    positions.add("end", json: Self.position(finding.end))
    var location = JSONLine()
    location.add("path", finding.file)
    location.add("positions", json: positions.text)
    issue.add("location", json: location.text)
    return issue.text
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func position(_ position: Locator.Position) -> String {
    var object = JSONLine()
    object.add("line", position.line)
    object.add("column", position.column)
    return object.text
  }
}
