import PushCompiler

/// Every field that was lost or converted for a target, and every edit of a rule: a JSON array with one element per
/// line.
struct LossReport {
  let file: OutputFile
  private var list = JSONList()

  init(_ file: OutputFile) { self.file = file }

  /// Writes the edits of a document in the order in which they were made, so that they can be replayed; then the
  /// losses, by location.
  mutating func append(_ report: DocumentReport) {
    var locator = FindingLocator(report.source)
    let edits = report.diagnostics.flatMap { finding in finding.edits.map { (finding, $0) } }
    for (finding, edit) in edits.sorted(by: { $0.1.order < $1.1.order }) {
      let position = locator.lines.position(of: Int(finding.span.start))
      append(finding.message, at: position, in: report.source) { Self.add(edit, of: finding.rule, to: &$0) }
    }
    for finding in report.diagnostics {
      guard let loss = finding.loss else { continue }
      let place = locator.finding(finding)
      let key = loss.hasKey ? locator.key : nil
      for change in loss.changes {
        append(change.message, at: place.start, in: report.source) { element in
          element.add("pointer", place.pointer)
          element.add("key", key)
          Self.add(change, of: loss.field, to: &element)
        }
      }
    }
  }

  /// Writes a line: the location, the specific members, and the text.
  private mutating func append(
    _ message: String, at position: Locator.Position, in source: Source, _ add: (inout JSONLine) -> Void
  ) {
    var element = JSONLine()
    element.add("file", source.name)
    element.add("line", position.line)
    element.add("column", position.column)
    add(&element)
    element.add("message", message)
    file.append(list.adding(element.text))
  }

  private static func add(_ change: Loss.Change, of field: String, to element: inout JSONLine) {
    element.add("field", field)
    element.add("target", change.target)
    element.add("change", change.replacement == nil ? "lost" : "changed")
    element.add("replacement", change.replacement)
  }

  /// Adds a JSON Patch operation (RFC 6902) and the previous value.
  private static func add(_ edit: RuleEdit, of rule: String?, to element: inout JSONLine) {
    element.add("pointer", edit.pointer)
    element.add("target", edit.target)
    element.add("rule", rule)
    element.add("op", edit.operation.rawValue)
    element.add("path", edit.path)
    element.add("from", edit.from)
    if let before = edit.before { element.add("before", json: JSONLine.value(before)) }
    if let after = edit.after { element.add("value", json: JSONLine.value(after)) }
  }

  /// Writes the end of the array.
  func finish() { file.append(list.end) }
}
