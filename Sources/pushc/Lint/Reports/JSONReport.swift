import PushCompiler

/// All findings as one JSON array.
struct JSONReport: Report {
  private var isEmpty = true

  mutating func begin() -> String { "[" }

  mutating func text(for file: LintedFile) -> String {
    var text = ""
    for line in FindingJSON.lines(of: file) {
      text += (isEmpty ? "\n" : ",\n") + line
      isEmpty = false
    }
    return text
  }

  mutating func end(_ summary: LintSummary) -> String { isEmpty ? "]\n" : "\n]\n" }
}

/// A finding a line, each a JSON object.
struct JSONLinesReport: Report {
  mutating func text(for file: LintedFile) -> String { FindingJSON.lines(of: file).map { $0 + "\n" }.joined() }
}

/// A finding as a JSON object.
private enum FindingJSON {
  static func lines(of file: LintedFile) -> [String] {
    file.documents.flatMap { document in
      var locator = Locator(document.source)
      return document.findings.filter { $0.acceptedBecause == nil }.map { line($0, document.format, &locator) }
    }
  }

  private static func line(_ judged: JudgedFinding, _ format: Format?, _ locator: inout Locator) -> String {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    var object = JSONLine()
    object.add("file", finding.file)
    add(finding.start, finding.end, to: &object)
    object.add("pointer", finding.pointer)
    object.add("format", format?.name)
    object.add("code", diagnostic.code.description)
    object.add("name", diagnostic.code.name)
    object.add("rule", diagnostic.rule)
    object.add("severity", diagnostic.severity.word)
    object.add("message", diagnostic.message)
    object.add("consequence", diagnostic.consequence?.sentence)
    object.add("help", diagnostic.help)
    if !diagnostic.notes.isEmpty {
      object.add("notes", json: array(diagnostic.notes.map { note($0, &locator) }))
    }
    if let fix = diagnostic.fix { object.add("fix", json: json(fix, &locator)) }
    object.add("fingerprint", judged.fingerprint)
    return object.text
  }

  private static func note(_ note: Note, _ locator: inout Locator) -> String {
    var object = JSONLine()
    object.add("message", note.text)
    if let span = note.span { add(span, &locator, to: &object) }
    return object.text
  }

  private static func json(_ fix: Fix, _ locator: inout Locator) -> String {
    var object = JSONLine()
    object.add("title", fix.title)
    object.add("safe", json: fix.isSafe ? "true" : "false")
    var edits: [String] = []
    for edit in fix.edits {
      var change = JSONLine()
      add(edit.span, &locator, to: &change)
      change.add("replacement", edit.replacement)
      edits.append(change.text)
    }
    object.add("edits", json: array(edits))
    return object.text
  }

  private static func add(_ span: Span, _ locator: inout Locator, to object: inout JSONLine) {
    let start = locator.position(of: Int(span.start))
    add(start, locator.position(of: Int(span.end)), to: &object)
  }

  private static func add(_ start: Locator.Position, _ end: Locator.Position, to object: inout JSONLine) {
    object.add("line", start.line)
    object.add("column", start.column)
    object.add("endLine", end.line)
    object.add("endColumn", end.column)
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
