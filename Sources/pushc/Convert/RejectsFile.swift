import PushCompiler
import PushDiagnostics
import PushJSON

/// The messages that were not written, one a line, so that none is lost.
final class RejectsFile {
  let file: OutputFile
  private let output = Output()

  init(_ file: OutputFile) { self.file = file }

  /// Writes the rejections of a document.
  func append(_ report: DocumentReport) {
    guard !report.rejections.isEmpty else { return }
    output.clear()
    var locator = Locator(report.source)
    for rejection in report.rejections { append(rejection, of: report.source, &locator) }
    output.withSpan(file.write)
  }

  private func append(_ rejection: Rejection, of source: Source, _ locator: inout Locator) {
    output.append("{\"line\":\(locator.position(of: Int(rejection.span.start)).line),\"pointer\":")
    output.append(quoted: rejection.pointer)
    output.append(",\"diagnostics\":[")
    for (index, diagnostic) in rejection.diagnostics.enumerated() {
      if index > 0 { output.append(",") }
      append(diagnostic, at: locator.position(of: Int(diagnostic.span.start)))
    }
    output.append("],\"input\":")
    let input = source.text(rejection.span)
    if rejection.isValue { output.append(oneLine(input)) } else { output.append(quoted: input) }
    output.append("}\n")
  }

  private func append(_ diagnostic: Diagnostic, at position: Locator.Position) {
    output.append("{\"code\":\"\(diagnostic.code)\",\"name\":\"\(diagnostic.code.name)\"")
    output.append(",\"severity\":\"\(diagnostic.severity.word)\",\"message\":")
    output.append(quoted: diagnostic.message)
    output.append(",\"line\":\(position.line),\"column\":\(position.column)")
    if let consequence = diagnostic.consequence {
      output.append(",\"consequence\":")
      output.append(quoted: consequence.sentence)
    }
    if let help = diagnostic.help {
      output.append(",\"help\":")
      output.append(quoted: help)
    }
    output.append("}")
  }
}

/// A JSON value on one line: as it stands where it does not break, otherwise without its white space.
private func oneLine(_ json: String) -> String {
  guard json.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return json }
  var isInString = false
  var isEscaped = false
  let bytes = json.utf8.filter { byte in
    if isInString {
      if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return true
    }
    isInString = byte == UInt8(ascii: "\"")
    return !byte.isBlank
  }
  return String(decoding: bytes, as: UTF8.self)
}
