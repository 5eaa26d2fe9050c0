import PushCompiler

/// Every field that a target could not take as it was: a JSON array, one element a line.
struct LossReport {
  let file: OutputFile
  private var isEmpty = true

  init(_ file: OutputFile) { self.file = file }

  /// Writes the losses of a document.
  mutating func append(_ report: DocumentReport) {
    var locator = Locator(report.source)
    for diagnostic in report.diagnostics {
      guard let loss = diagnostic.loss else { continue }
      let position = locator.position(of: Int(diagnostic.span.start))
      var element = JSONLine()
      element.add("file", report.source.name)
      element.add("line", position.line)
      element.add("column", position.column)
      element.add("field", loss.field)
      element.add("target", loss.target)
      element.add("change", loss.replacement == nil ? "lost" : "changed")
      element.add("replacement", loss.replacement)
      element.add("message", diagnostic.message)
      file.append((isEmpty ? "[\n" : ",\n") + element.text)
      isEmpty = false
    }
  }

  /// Writes the end of the array.
  func finish() { file.append(isEmpty ? "[]\n" : "\n]\n") }
}
