package import PushCompiler
import PushJSON

/// Writes findings of a document as JSON objects.
package struct FindingJSON {
  private let output: Output
  /// Locates findings, notes and edits.
  private var locator: FindingLocator

  init(_ locator: FindingLocator, to output: Output) {
    self.locator = locator
    self.output = output
  }

  init(in source: Source, to output: Output) { self.init(FindingLocator(source), to: output) }

  package init(in source: Source) { self.init(in: source, to: Output(capacity: 1024)) }

  package mutating func text(_ finding: Finding, format: Format?, fingerprint: String) -> String {
    output.clear()
    append(finding, file: finding.file, format: format, fingerprint: fingerprint)
    return output.text()
  }

  mutating func add(_ name: StaticString, _ findings: [Finding]) { output.add(name, findings) { append($0) } }

  /// Adds an array member with findings that have no locations yet.
  mutating func add(_ name: StaticString, _ diagnostics: [Diagnostic]) {
    output.add(name, diagnostics) { append(locator.finding($0)) }
  }

  /// Appends findings as elements of an array, with their file if wanted.
  static func append(_ diagnostics: [Diagnostic], in source: Source, to output: Output, hasFile: Bool) {
    var writer = FindingJSON(in: source, to: output)
    for finding in Finding.all(diagnostics, in: source) {
      output.beginElement()
      writer.append(finding, file: hasFile ? finding.file : nil)
    }
  }

  mutating func add(_ name: StaticString, _ rejections: [Rejection]) {
    output.add(name, rejections) {
      begin($0)
      output.append(UInt8(ascii: "}"))
    }
  }

  /// The object of a rejected message in a file up to the value of its member `input`.
  package mutating func textBeforeInput(_ rejection: Rejection, file: String) -> String {
    output.clear()
    begin(rejection, file: file)
    output.beginMember("input")
    return output.text()
  }

  /// Appends the object of a rejected message, with the errors that caused it, without its last brace.
  private mutating func begin(_ rejection: Rejection, file: String? = nil) {
    output.append(UInt8(ascii: "{"))
    output.add("file", file)
    output.add("line", locator.lines.position(of: Int(rejection.span.start)).line)
    output.add("pointer", rejection.pointer)
    if !rejection.targets.isEmpty {
      output.add("targets", rejection.targets) { output.append(quoted: $0.name) }
    }
    add("diagnostics", rejection.diagnostics)
  }

  /// Appends a finding. Its file, format and fingerprint are included if they are given.
  mutating func append(_ finding: Finding, file: String? = nil, format: Format? = nil, fingerprint: String? = nil) {
    let diagnostic = finding.diagnostic
    output.append(UInt8(ascii: "{"))
    output.add("file", file)
    add(finding.start, finding.end)
    output.add("pointer", finding.pointer)
    output.add("format", plain: format?.name)
    output.add(problemOf: diagnostic)
    output.add("consequence", diagnostic.consequence?.sentence)
    let (help, fix) = diagnostic.advice
    output.add("help", help)
    if !diagnostic.notes.isEmpty { output.add("notes", diagnostic.notes) { append($0) } }
    if let fix { add(fix) }
    output.add("fingerprint", plain: fingerprint)
    output.append(UInt8(ascii: "}"))
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
    let start = locator.lines.position(of: Int(span.start))
    add(start, locator.lines.position(of: Int(span.end)))
  }

  private func add(_ start: Locator.Position, _ end: Locator.Position) {
    output.add("line", start.line)
    output.add("column", start.column)
    output.add("endLine", end.line)
    output.add("endColumn", end.column)
  }
}
