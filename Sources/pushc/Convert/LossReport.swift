import PushCompiler

/// Every field that a target could not take as it was, and every edit of a rule: a JSON array, one element a line.
struct LossReport {
  let file: OutputFile
  private var isEmpty = true

  init(_ file: OutputFile) { self.file = file }

  /// Writes the edits of a document in the order in which they were made, which is the one to repeat them in; then the
  /// losses, by their places.
  mutating func append(_ report: DocumentReport) {
    var locator = Locator(report.source)
    let edits = report.diagnostics.filter { $0.edit != nil }.sorted { $0.edit?.order ?? 0 < $1.edit?.order ?? 0 }
    let losses = report.diagnostics.filter { $0.loss != nil && $0.edit == nil }
    for diagnostic in edits + losses {
      let position = locator.position(of: Int(diagnostic.span.start))
      var element = JSONLine()
      element.add("file", report.source.name)
      element.add("line", position.line)
      element.add("column", position.column)
      if let loss = diagnostic.loss { add(loss, to: &element) }
      element.add("rule", diagnostic.rule)
      if let edit = diagnostic.edit { add(edit, to: &element) }
      element.add("message", diagnostic.message)
      file.append((isEmpty ? "[\n" : ",\n") + element.text)
      isEmpty = false
    }
  }

  private func add(_ loss: Loss, to element: inout JSONLine) {
    element.add("field", loss.field)
    element.add("target", loss.target)
    element.add("change", loss.replacement == nil ? "lost" : "changed")
    element.add("replacement", loss.replacement)
  }

  /// An operation of JSON Patch (RFC 6902), and what stood there before.
  private func add(_ edit: RuleEdit, to element: inout JSONLine) {
    element.add("op", edit.operation.rawValue)
    element.add("path", edit.path)
    element.add("from", edit.from)
    if let before = edit.before { element.add("before", json: JSONLine.value(before)) }
    if let after = edit.after { element.add("value", json: JSONLine.value(after)) }
  }

  /// Writes the end of the array.
  func finish() { file.append(isEmpty ? "[]\n" : "\n]\n") }
}
