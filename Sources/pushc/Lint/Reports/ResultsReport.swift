import PushCompiler

/// One document per line, with or without findings.
struct ResultsReport: Report {
  mutating func text(for file: LintedFile) -> String {
    if file.isConfiguration { return "" }
    let output = ResultOutput()
    for document in file.documents {
      let findings = document.findings.filter { $0.acceptedBecause == nil }.map(\.finding)
      output.append(
        document.original, document.format, findings, in: document.source, fixed: document.fixed, isPlaced: true)
      output.append(UInt8(ascii: "\n"))
    }
    return output.text()
  }
}
