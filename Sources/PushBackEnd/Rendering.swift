package import PushDiagnostics
package import PushIR
package import PushJSON

/// What a back end makes of one message for one target: all but the address, written once however many devices there are.
package final class Rendering {
  package private(set) var target = Target.apns
  /// The URL, its address left out.
  package let url = Output(capacity: 256)
  /// The headers as a JSON object.
  package let headers = Output(capacity: 256)
  /// The JSON body, its address left out.
  package let body = Output(capacity: 4096)
  /// Where the address belongs: in the URL of APNs, in the body of the others.
  package var addressPlace = 0
  /// Whether a comma has to follow the address member, in the body.
  package let settings: TargetSettings
  package let sink: DiagnosticSink
  /// For each target, the places of fields that belong to all messages of a document and were settled.
  private var settled = [Set<Span>](repeating: [], count: Target.allCases.count)
  /// Where values are written that become strings.
  let scratch = Output(capacity: 1024)

  package init(settings: TargetSettings, sink: DiagnosticSink) {
    self.settings = settings
    self.sink = sink
  }

  /// Forgets what was said once for all messages of the document before.
  package func beginDocument() {
    for target in settled.indices where !settled[target].isEmpty { settled[target].removeAll() }
  }

  /// Renders a message for a target. Where it cannot be sent, the findings say why.
  package func render(_ message: Message, for target: Target) {
    self.target = target
    url.clear()
    headers.clear()
    body.clear()
    var writer = BodyWriter(message, output: body, target: target, settings: settings, sink: sink)
    switch target {
    case .apns: renderAPNs(&writer)
    case .fcm: renderFCM(&writer)
    case .hms: renderHMS(&writer)
    }
    writer.ledger.settle(message, once: &settled[Int(target.rawValue)])
    measure(message)
  }

  /// Names something that neither the input nor the options say.
  func leaveOpen(_ message: Message, _ what: String, _ option: String) {
    let span = message.span(.topic)
    sink.report(.note, .leftOpen) {
      Diagnostic(
        .note, .leftOpen, "\(what) is not known", at: Span(span.start, min(span.end, span.start + 1)),
        help: "give it with \(option)")
    }
  }
}
