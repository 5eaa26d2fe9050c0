import PushBackEnd
import PushFrontEnd
import PushIR
import PushJSON
import PushSyntax

/// Checks the shape of values that a rule or a program has written: objects and lists of a service's own.
///
/// Fields are typed, but what is inside such a value is only known to the service that gets it. What becomes of the value in a
/// request is therefore read as a document of the service, and what is wrong there is reported.
final class WrittenValues {
  /// The fields with such values, apart from the blocks, which have a grammar of their own.
  private static var fields: FieldSet { .vibrateTimings | .lightSettings | .multiLangKey | .buttons | .clickAction }

  /// The fields with values that are checked.
  static var checked: FieldSet { fields | .blocksOfAPNs | .blocksOfFCM | .blocksOfHMS | .emarsysBlock }

  /// A renderer whose findings are discarded.
  private let trial: Rendering
  /// What was found before: rules write the same values into many messages.
  private let known = Cell<[Subject: [Diagnostic]]>([:])

  private struct Subject: Hashable {
    let field: Field
    let json: String
    let target: Target
  }

  init(_ trial: Rendering) { self.trial = trial }

  /// Checks the values among `written` that are sent to a service. `placed` gives the findings their location.
  func check(
    _ message: Message, _ written: FieldSet, for target: Target, _ sink: DiagnosticSink,
    placed: (Diagnostic) -> Diagnostic
  ) {
    WrittenBlocks.check(message, written, for: target, sink, placed: placed)
    guard written.intersects(Self.fields) else { return }
    for field in Self.fields.fields where written.contains(field) && message.reference(field).exists {
      for finding in findings(in: field, of: message, for: target) {
        let text = "\(field.name): \(finding.message)"
        sink.report(placed(Diagnostic(.error, finding.code, text, at: message.span(field))))
      }
    }
  }

  private func findings(in field: Field, of message: Message, for target: Target) -> [Diagnostic] {
    let json = Output()
    json.append(message.value(field))
    let subject = Subject(field: field, json: json.text(), target: target)
    if let found = known.value[subject] { return found }
    var probe = Message()
    probe[.title] = "Title"
    probe[.body] = "Body"
    let usual = Set(errors(in: probe, for: target).map { $0.message })
    if let value = probe.add(json: json) { probe.put(field, .value(value), at: .none) }
    // The checks of a message count the elements of lists.
    let found = errors(in: probe, for: target).filter { !usual.contains($0.message) && $0.code != .wrongCount }
    if known.value.count >= 64 { known.value.removeAll() }
    known.value[subject] = found
    return found
  }

  /// The errors that a service's format finds in the request for a message.
  private func errors(in message: Message, for target: Target) -> [Diagnostic] {
    trial.beginDocument()
    trial.render(message, for: target, onAndroid: message.asOnAndroid(of: target))
    _ = trial.sink.take()
    let request = Source(name: "", bytes: SourceBytes(trial.body.text().utf8))
    return RuleMessages(request, as: Format.named(target.name)).errors
  }
}
