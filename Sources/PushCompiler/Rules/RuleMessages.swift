import PushFrontEnd
import PushJSON
import PushChecks
import PushSyntax

/// The messages of a document as rules see them, including inferred fields.
struct RuleMessages {
  let messages: [Message]
  /// The findings reported while reading.
  let findings: [Diagnostic]

  /// Reads a document of a given format, or detects its format.
  init(_ source: Source, as requested: Format?) {
    let sink = DiagnosticSink()
    let document = Document()
    sink.concerns(document.origin)
    sink.beginDocument()
    var messages: [Message] = []
    if let failure = document.scan(source) {
      sink.report(failure.diagnostic(inSettings: source))
    } else if let format = requested ?? Self.format(of: document, sink) {
      var lowering = Lowering(decoder: Decoder(document, diagnostics: sink), message: Message(document: document))
      lowering.lower(format) {
        Intent.infer(&$0.message)
        Intent.explain($0.message, sink)
        messages.append($0.message)
      }
    }
    self.messages = messages
    findings = sink.take()
  }

  private static func format(of document: Document, _ sink: DiagnosticSink) -> Format? {
    let format = Detection(document).report(on: document, to: sink)
    guard let format, format.role == .addresses else { return format }
    sink.report(.holdsAddresses(format, in: document))
    return nil
  }

  /// The errors that prevent the document from being sent.
  var errors: [Diagnostic] { findings.filter { $0.severity == .error } }
}
