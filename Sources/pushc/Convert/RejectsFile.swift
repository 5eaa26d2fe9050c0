import PushCompiler

/// The rejected messages, one per line, so that none is lost.
struct RejectsFile {
  let file: OutputFile

  /// Writes the rejections of a document.
  func append(_ report: DocumentReport) {
    if report.rejections.isEmpty { return }
    var writer = FindingJSON(in: report.source)
    for rejection in report.rejections {
      file.append(writer.textBeforeInput(rejection))
      if report.source.isTooLarge {
        file.append("null")
      } else if rejection.isValue {
        file.append(valueAt: rejection.input, of: report.source)
      } else {
        file.append(quoting: rejection.input, of: report.source.asWritten)
      }
      file.append("}\n")
    }
  }
}
