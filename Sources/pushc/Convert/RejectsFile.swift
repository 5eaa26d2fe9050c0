import PushCompiler

/// The messages that were not written, one a line, so that none is lost.
struct RejectsFile {
  let file: OutputFile

  /// Writes the rejections of a document.
  func append(_ report: DocumentReport) {
    if report.rejections.isEmpty { return }
    var locator = Locator(report.source)
    for rejection in report.rejections {
      file.append(line(rejection, of: report.source, &locator).text(before: "input"))
      if report.source.isTooLarge {
        file.append("null")
      } else if rejection.isValue {
        file.append(valueAt: rejection.span, of: report.source)
      } else {
        file.append(quoting: rejection.span, of: report.source)
      }
      file.append("}\n")
    }
  }

  private func line(_ rejection: Rejection, of source: Source, _ locator: inout Locator) -> JSONLine {
    let number = locator.position(of: Int(rejection.span.start)).line
    let diagnostics = rejection.diagnostics.map { diagnostic in
      object(diagnostic, at: locator.position(of: Int(diagnostic.span.start))).text
    }
    var line = JSONLine()
    line.add("line", number)
    line.add("pointer", rejection.pointer)
    line.add("diagnostics", json: "[\(diagnostics.joined(separator: ","))]")
    return line
  }

  private func object(_ diagnostic: Diagnostic, at position: Locator.Position) -> JSONLine {
    var object = JSONLine()
    object.add("code", "\(diagnostic.code)")
    object.add("name", diagnostic.code.name)
    object.add("rule", diagnostic.rule)
    object.add("severity", diagnostic.severity.word)
    object.add("message", diagnostic.message)
    object.add("line", position.line)
    object.add("column", position.column)
    object.add("consequence", diagnostic.consequence?.sentence)
    object.add("help", diagnostic.help)
    return object
  }
}
