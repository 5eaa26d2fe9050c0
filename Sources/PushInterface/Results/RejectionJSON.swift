package import PushCompiler

/// Rejected messages as JSON objects, with the errors that caused it.
package enum RejectionJSON {
  /// The object of a rejection, to which its input can be added.
  package static func object(_ rejection: Rejection, _ locator: inout Locator) -> JSONLine {
    let number = locator.position(of: Int(rejection.span.start)).line
    let diagnostics = rejection.diagnostics.map { diagnostic in
      text(diagnostic, at: locator.position(of: Int(diagnostic.span.start)))
    }
    var line = JSONLine()
    line.add("line", number)
    line.add("pointer", rejection.pointer)
    line.add("diagnostics", json: "[\(diagnostics.joined(separator: ","))]")
    return line
  }

  private static func text(_ diagnostic: Diagnostic, at position: Locator.Position) -> String {
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
    return object.text
  }
}
