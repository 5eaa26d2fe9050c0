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
      append(finding.message, at: position, in: report.source, Self.members(of: edit, finding.rule))
    }
    for finding in report.diagnostics {
      guard let loss = finding.loss else { continue }
      let place = locator.finding(finding)
      let key = loss.hasKey ? locator.key : nil
      for change in loss.changes {
        append(
          change.message, at: place.start, in: report.source,
          [
            ("pointer", JSONLine(place.pointer)), ("key", JSONLine(key)), ("field", JSONLine(loss.field)),
            ("target", JSONLine(change.target)), ("change", change.replacement == nil ? "lost" : "changed"),
            ("replacement", JSONLine(change.replacement)),
          ])
      }
    }
  }

  /// Writes a line: the location, the specific members, and the text.
  private mutating func append(
    _ message: String, at position: Locator.Position, in source: Source, _ members: [JSONLine.Member]
  ) {
    let place: [JSONLine.Member] = [
      ("file", JSONLine(source.name)), ("line", JSONLine(position.line)), ("column", JSONLine(position.column)),
    ]
    file.append(list.adding(JSONLine(members: place + members + [("message", JSONLine(message))]).text))
  }

  /// A JSON Patch operation (RFC 6902) and the previous value.
  private static func members(of edit: RuleEdit, _ rule: String?) -> [JSONLine.Member] {
    [
      ("pointer", JSONLine(edit.pointer)), ("target", JSONLine(edit.target)), ("rule", JSONLine(rule)),
      ("op", JSONLine(edit.operation.rawValue)), ("path", JSONLine(edit.path)), ("from", JSONLine(edit.from)),
      ("before", edit.before.map { JSONLine(json: JSONLine.value($0)) }),
      ("value", edit.after.map { JSONLine(json: JSONLine.value($0)) }),
    ]
  }

  func finish() { file.append(list.end) }
}
