package import PushCompiler
import PushJSON

/// Writes findings of a document as JSON objects.
package struct FindingJSON {
  private let output: Output
  /// Computes the positions of notes and edits.
  var locator: Locator

  /// Creates a writer for findings in a document that appends to an output.
  init(in source: Source, to output: Output) {
    locator = Locator(source)
    self.output = output
  }

  /// Creates a writer for findings in a document.
  package init(in source: Source) { self.init(in: source, to: Output(capacity: 1024)) }

  /// The JSON text of a finding.
  package mutating func text(_ finding: Finding, format: Format?, fingerprint: String) -> String {
    output.clear()
    append(finding, file: finding.file, format: format, fingerprint: fingerprint)
    return output.text()
  }

  /// Adds an array member with findings.
  mutating func add(_ name: StaticString, _ findings: [Finding]) {
    output.beginMember(name)
    output.append(UInt8(ascii: "["))
    for index in findings.indices {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(findings[index])
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Appends a finding. Its file, format and fingerprint are included if they are given.
  mutating func append(_ finding: Finding, file: String? = nil, format: Format? = nil, fingerprint: String? = nil) {
    let diagnostic = finding.diagnostic
    output.append(UInt8(ascii: "{"))
    output.add("file", file)
    add(finding.start, finding.end)
    output.add("pointer", finding.pointer)
    output.add("format", plain: format?.name)
    add(diagnostic.code)
    output.add("rule", diagnostic.rule)
    output.add("severity", plain: diagnostic.severity.word)
    output.add("message", diagnostic.message)
    output.add("consequence", diagnostic.consequence?.sentence)
    output.add("help", diagnostic.help)
    if !diagnostic.notes.isEmpty { output.add("notes", diagnostic.notes) { append($0) } }
    if let fix = diagnostic.fix { add(fix) }
    output.add("fingerprint", plain: fingerprint)
    output.append(UInt8(ascii: "}"))
  }

  private func add(_ code: Code) {
    output.beginMember("code")
    output.append(UInt8(ascii: "\""))
    output.append(text: code.family.letters)
    output.append(Int64(code.number))
    output.append("\",\"name\":\"")
    output.append(code.words)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ note: Note) {
    output.append(UInt8(ascii: "{"))
    output.add("message", note.text)
    if let span = note.span { add(span) }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func add(_ fix: Fix) {
    output.beginMember("fix")
    output.append(UInt8(ascii: "{"))
    output.add("title", fix.title)
    output.append(fix.isSafe ? ",\"safe\":true" : ",\"safe\":false")
    output.add("edits", fix.edits) { edit in
      output.append(UInt8(ascii: "{"))
      add(edit.span)
      output.add("replacement", edit.replacement)
      output.append(UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func add(_ span: Span) {
    let start = locator.position(of: Int(span.start))
    add(start, locator.position(of: Int(span.end)))
  }

  private func add(_ start: Locator.Position, _ end: Locator.Position) {
    output.add("line", start.line)
    output.add("column", start.column)
    output.add("endLine", end.line)
    output.add("endColumn", end.column)
  }
}
