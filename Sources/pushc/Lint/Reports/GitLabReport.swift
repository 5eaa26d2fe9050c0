import PushCompiler

/// GitLab's code quality report: one JSON array.
struct GitLabReport: Report {
  private var list = JSONList()
  private var paths = RepositoryPaths()

  mutating func text(for file: LintedFile) -> String { file.faults.map { list.adding(issue($0).text) }.joined() }

  mutating func end(_ summary: LintSummary) -> String { list.end }

  private mutating func issue(_ judged: JudgedFinding) -> JSONLine {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let path = paths.path(of: finding.file)
    // GitLab does not show check_name.
    let sentences = [diagnostic.message, diagnostic.consequence?.sentence].compactMap(\.self)
    return [
      "description": JSONLine("\(diagnostic.codeAndRule): \(sentences.joined(separator: "; "))"),
      "check_name": JSONLine(diagnostic.rule ?? diagnostic.code.description),
      "fingerprint": JSONLine(judged.fingerprint(at: path)),
      "severity": JSONLine(Self.severity(diagnostic.severity)),
      "location": [
        "path": JSONLine(path),
        "positions": ["begin": Self.position(finding.start), "end": Self.position(finding.end)],
      ],
    ]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func position(_ position: Locator.Position) -> JSONLine {
    ["line": JSONLine(position.line), "column": JSONLine(position.column)]
  }
}
