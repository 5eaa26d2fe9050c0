import PushCompiler

/// Annotations for GitHub Actions: workflow commands on standard output.
struct GitHubReport: Report {
  private var paths = RepositoryPaths()

  mutating func text(for file: LintedFile) -> String { file.faults.map { annotation($0) }.joined() }

  /// A file that could not be read or written has no place in it.
  mutating func end(_ summary: LintSummary) -> String {
    summary.failures.map { "::error title=pushc::\(Self.escaped($0))\n" }.joined()
  }

  private mutating func annotation(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    var properties = [
      ("file", paths.path(of: finding.file)), ("line", String(finding.start.line)),
    ]
    // GitHub rejects columns if start and end are on different lines.
    if finding.end.line == finding.start.line {
      properties.append(("col", String(finding.start.column)))
      properties.append(("endColumn", String(max(finding.start.column, finding.end.column - 1))))
    }
    properties.append(("title", "pushc (\(diagnostic.codeAndRule))"))
    let written = properties.map { "\($0.0)=\(Self.escaped($0.1, ["%", ":", ","]))" }.joined(separator: ",")
    let message = diagnostic.lines.map { Self.escaped($0) }.joined(separator: "%0A")
    return "::\(Self.command(diagnostic.severity)) \(written)::\(message)\n"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Characters that would end a command or begin another one are made visible, or percent-encoded.
  private static func escaped(_ text: String, _ reserved: [UnicodeScalar] = ["%"]) -> String {
    Visible.text(text) { reserved.contains($0) ? "%" + String($0.value, digits: 2, radix: 16, uppercase: true) : nil }
  }
}
