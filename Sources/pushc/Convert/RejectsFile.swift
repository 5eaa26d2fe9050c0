import PushCompiler

/// The rejected messages, one per line, so that none is lost.
struct RejectsFile {
  let file: OutputFile

  func append(_ report: DocumentReport) {
    if report.rejections.isEmpty { return }
    var writer = FindingJSON(in: report.source)
    for rejection in report.rejections {
      file.append(writer.textBeforeInput(rejection, file: report.source.name))
      if report.source.isTooLarge {
        file.append("null")
      } else if rejection.isValue {
        file.append(valueAt: rejection.input, of: report.source)
      } else {
        append(rejection.input, of: report.source.asWritten)
      }
      file.append("}\n")
    }
  }

  /// Appends a text. One that is not UTF-8 has its bytes beside it.
  private func append(_ span: Span, of source: Source) {
    file.append(quoting: span, of: source)
    let bytes = (Int(span.start)..<Int(span.end)).lazy.map { source[$0] }
    if Self.areUTF8(bytes) { return }
    file.append(",\"base64\":\"")
    file.append(base64: span, of: source)
    file.append("\"")
  }

  /// Whether bytes are UTF-8. A text made of them would be as large as the document.
  private static func areUTF8(_ bytes: some Sequence<UInt8>) -> Bool {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
