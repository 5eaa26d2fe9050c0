import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON
import PushSyntax

/// Checks the JSON values of a message that was built in Swift, as decoders check those of a document.
enum BuiltValues {
  /// Reports values that their fields do not take, and removes them; and topics without a name. Of members with the same name,
  /// the last one is kept.
  static func check(_ message: inout Message, _ sink: DiagnosticSink) {
    for field in message.present.fields where message.reference(field).exists {
      let value = message.value(field)
      if !field.type.takes(value) {
        reject(field, .wrongType, "\(field.type.words)", in: &message, sink)
      } else if let words = field.words, !words.contains(value.text) {
        reject(field, .unknownValue, WordList.text(words.map { "\"\($0)\"" }, "or"), in: &message, sink)
      } else if value.isObject || value.isArray {
        keepLast(of: field, in: &message, sink)
      }
    }
    message.forEachAddress(.topic) { topic, place in
      if TopicPrefix.removed(from: topic).isEmpty {
        sink.report(Diagnostic(.error, .emptyValue, "the topic has no name", at: place))
      }
    }
  }

  private static func reject(
    _ field: Field, _ code: Code, _ allowed: String, in message: inout Message, _ sink: DiagnosticSink
  ) {
    let text = Output()
    text.append(message.value(field))
    sink.report(
      Diagnostic(
        .error, code, "\(field.name) is \(Visible.clipped(text.text())); it must be \(allowed)",
        at: message.span(field)))
    message.remove(field)
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
