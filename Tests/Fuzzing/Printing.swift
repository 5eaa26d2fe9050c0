import PushCompiler

/// Findings have spans in their document, and their printed form contains no control characters.
func checkPrinting(_ findings: [Diagnostic], of source: Source) throws(BrokenInvariant) {
  var renderer = TextRenderer(source)
  for finding in findings {
    try hold(finding.span.start <= finding.span.end, "\(finding.code) ends before it starts")
    let text = renderer.render(finding)
    let isPlain = text.utf8.allSatisfy { $0 == 0x0a || $0 >= 0x20 && $0 != 0x7f }
    try hold(isPlain, "control characters are printed: \(text.debugDescription)")
  }
  for finding in Finding.all(findings, in: source) {
    try hold(
      (finding.start.line, finding.start.column) <= (finding.end.line, finding.end.column), "\(finding) ends early")
  }
}
