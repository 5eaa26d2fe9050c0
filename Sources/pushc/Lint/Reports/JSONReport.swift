import PushCompiler

/// All findings as one JSON array.
struct JSONReport: Report {
  private var list = JSONList()

  mutating func text(for file: LintedFile) -> String { FindingJSON.lines(of: file).map { list.adding($0) }.joined() }

  mutating func end(_ summary: LintSummary) -> String { list.end }
}

/// One finding per line, each a JSON object.
struct JSONLinesReport: Report {
  mutating func text(for file: LintedFile) -> String { FindingJSON.lines(of: file).map { $0 + "\n" }.joined() }
}

extension FindingJSON {
  /// The findings of a file that are not suppressed.
  fileprivate static func lines(of file: LintedFile) -> [String] {
    file.documents.flatMap { document in
      var writer = FindingJSON(in: document.source)
      return document.findings.filter { $0.acceptedBecause == nil }.map { judged in
        writer.text(judged.finding, format: document.format, fingerprint: judged.fingerprint)
      }
    }
  }
}
