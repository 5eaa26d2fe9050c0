import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

/// Checks the JSON values of a message that was built in Swift, as decoders check those of a document.
enum BuiltValues {
  /// Reports values that their fields do not take, and removes them. Of members with the same name, the last one is kept.
  static func check(_ message: inout Message, _ sink: DiagnosticSink) {
    for field in message.present.fields where message.reference(field).exists {
      let value = message.value(field)
      if field.type.takes(value) {
        if value.isObject || value.isArray { keepLast(of: field, in: &message, sink) }
      } else {
        let text = Output()
        text.append(value)
        sink.report(
          Diagnostic(
            .error, .wrongType, "\(field.name) is \(Visible.clipped(text.text())); it must be \(field.type.words)",
            at: message.span(field)))
        message.remove(field)
      }
    }
  }

  private static func keepLast(of field: Field, in message: inout Message, _ sink: DiagnosticSink) {
    let value = message.value(field)
    let found = DiagnosticSink()
    var decoder = Decoder(value.document, diagnostics: found)
    decoder.checkNames(within: value.node)
    if decoder.leftOut.isEmpty { return }
    for finding in found.take() {
      sink.report(
        Diagnostic(finding.severity, finding.code, "\(field.name): \(finding.message)", at: message.span(field)))
    }
    let text = Output()
    text.append(value: value.node, of: value.document, without: decoder.leftOut)
    if let whole = message.add(json: text) { message.put(field, .value(whole), at: .none) }
  }
}
