package import PushCompiler
import PushJSON

/// Rejected messages as JSON objects, with the errors that caused it.
package enum RejectionJSON {
  /// The object of a rejection up to the value of its last member, its input.
  package static func textBeforeInput(_ rejection: Rejection, _ locator: inout Locator) -> String {
    let output = Output(capacity: 512)
    append(rejection, &locator, to: output)
    output.beginMember("input")
    return output.text()
  }

  /// Appends the object of a rejection without its last brace.
  static func append(_ rejection: Rejection, _ locator: inout Locator, to output: Output) {
    output.append(UInt8(ascii: "{"))
    output.add("line", locator.position(of: Int(rejection.span.start)).line)
    output.add("pointer", rejection.pointer)
    output.add("diagnostics", rejection.diagnostics) { append($0, &locator, to: output) }
  }

  private static func append(_ diagnostic: Diagnostic, _ locator: inout Locator, to output: Output) {
    let position = locator.position(of: Int(diagnostic.span.start))
    output.append(UInt8(ascii: "{"))
    output.add(problemOf: diagnostic)
    output.add("line", position.line)
    output.add("column", position.column)
    output.add("consequence", diagnostic.consequence?.sentence)
    output.add("help", diagnostic.help)
    output.append(UInt8(ascii: "}"))
  }
}
