import PushCompiler
import PushDiagnostics
import PushJSON

/// Every field that a target could not take as it was: a JSON array, one element a line.
final class LossReport {
  let file: OutputFile
  private let output = Output()
  private var isEmpty = true

  init(_ file: OutputFile) { self.file = file }

  /// Writes the losses of a document.
  func append(_ report: DocumentReport) {
    output.clear()
    var locator = Locator(report.source)
    for diagnostic in report.diagnostics {
      guard let loss = diagnostic.loss else { continue }
      output.append(isEmpty ? "[\n" : ",\n")
      isEmpty = false
      append(loss, diagnostic, at: locator.position(of: Int(diagnostic.span.start)), in: report.source)
    }
    if output.count > 0 { output.withSpan(file.write) }
  }

  /// Writes the end of the array.
  func finish() { file.write(isEmpty ? "[]\n" : "\n]\n") }

  private func append(_ loss: Loss, _ diagnostic: Diagnostic, at position: Locator.Position, in source: Source) {
    output.append("{\"file\":")
    output.append(quoted: source.name)
    output.append(",\"line\":\(position.line),\"column\":\(position.column),\"field\":")
    output.append(quoted: loss.field)
    output.append(",\"target\":")
    output.append(quoted: loss.target)
    output.append(",\"change\":\"\(loss.replacement == nil ? "lost" : "changed")\"")
    if let replacement = loss.replacement {
      output.append(",\"replacement\":")
      output.append(quoted: replacement)
    }
    output.append(",\"message\":")
    output.append(quoted: diagnostic.message)
    output.append("}")
  }
}
