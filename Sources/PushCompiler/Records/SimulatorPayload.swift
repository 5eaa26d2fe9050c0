import PushBackEnd
import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON

/// A payload for `xcrun simctl push`, with the app's bundle identifier under a key that the Simulator reads.
enum SimulatorPayload {
  private static let key: StaticString = "Simulator Target Bundle"

  /// Appends the rendered body of a message, with the app that its topic or the URL of a broadcast names. Without one, `simctl
  /// push` takes the app from its command line, or from the payload's own key.
  static func append(_ rendering: Rendering, of message: Message, to output: Output, _ sink: DiagnosticSink) {
    guard let app = message.broadcastApp ?? app(of: rendering.headerList),
      let body = Document(json: rendering.body.source(from: 0))
    else { return output.append(rendering.body) }
    output.append("{")
    output.beginMember(key)
    output.append(quoted: app)
    var members = Members(of: .root, in: body)
    while let name = members.next(in: body) {
      if body.equals(name, key) { report(message, sink) } else { output.append(member: name, of: body) }
    }
    output.append("}")
  }

  /// The bundle identifier: the topic without the suffix that the push type adds.
  private static func app(of headers: [(name: String, value: String)]) -> String? {
    func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    let type = value("apns-push-type").flatMap { PushType(name: $0) } ?? .alert
    return value("apns-topic").map(type.bundleID)
  }

  /// Reports the app's data of this name, which the Simulator would take for the app.
  private static func report(_ message: Message, _ sink: DiagnosticSink) {
    for field in [Field.data, .apnsPayloadBlock] {
      message.forEachKey(of: field) { name in
        guard name.equals(key) else { return }
        sink.report(
          Diagnostic(
            .note, .conflictingMembers, "the topic names the app for the Simulator; this \"\(key)\" is not used",
            at: message.span(of: name, in: field)))
      }
    }
  }
}
