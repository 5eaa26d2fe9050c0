import PushBackEnd
import PushFrontEnd
import PushIR
import PushPasses
import PushRules

/// The place of rules in the compiler: between what is inferred of a message and what is checked of it, so that no rule
/// can smuggle an invalid payload out.
final class RuleStage {
  private let run: RuleRun
  private let sink: DiagnosticSink
  /// Whether each service gets edits of its own.
  private let editsByTarget: Bool
  /// Where payloads are written to be measured only. What is found on the way is nobody's business.
  private let trial: Rendering
  /// The fields that rules have changed in the message at hand, and those of them whose shape has been checked.
  private var written = FieldSet()
  private var checked = FieldSet()
  /// What was said of why the message is what it is, where services have messages of their own: most often the same.
  private var explanations: Set<String> = []

  init(_ rules: Rules, _ settings: TargetSettings, _ sink: DiagnosticSink) {
    run = RuleRun(rules.plan, now: settings.now, sink: sink)
    self.sink = sink
    editsByTarget = rules.plan.editsByTarget
    trial = Rendering(settings: settings, sink: DiagnosticSink())
  }

  func beginDocument(_ format: Format, file: String) { run.beginDocument(format: format.name, file: file) }

  /// Lets the rules that are for all services check a message, and edit it where the edits are the same for all, or where
  /// it goes to none.
  func begin(_ message: inout Message, goesNowhere: Bool) {
    run.beginMessage()
    written = FieldSet()
    checked = FieldSet()
    if !explanations.isEmpty { explanations.removeAll(keepingCapacity: true) }
    run.check(message, for: nil)
    if !editsByTarget || goesNowhere { edit(&message, for: nil) }
  }

  /// Lets the rules of a service check the message on its way there, and edit it; and checks the shape of what was written
  /// in the terms of a service.
  func apply(to message: inout Message, for target: Target) {
    run.check(message, for: target)
    if editsByTarget { edit(&message, for: target) }
    WrittenBlocks.check(message, written.subtracting(checked), for: target, sink)
    checked = checked.union(WrittenBlocks.fields(for: target))
  }

  private func edit(_ message: inout Message, for target: Target?) {
    // What a rule sees is what the edits before it have made of the push; what is said of it is what it is in the end.
    written = run.edit(
      &message, for: target, room: { message in target.map { trial.room(for: message, to: $0) } ?? .max },
      infer: { message, changed in Intent.infer(&message, afterChangeOf: changed) })
    // What was checked for another service is another message's.
    checked = FieldSet()
    guard editsByTarget else { return Intent.explain(message, sink) }
    Intent.explain(message, trial.sink)
    for finding in trial.sink.take() where explanations.insert(finding.message).inserted { sink.report(finding) }
  }

  /// Leads the findings on a message back to the input and to the rules.
  func end(since start: Int) { run.resolve(since: start) }
}

extension Rendering {
  /// How many bytes more a service would take of a message; below zero, how many too many.
  func room(for message: Message, to target: Target) -> Int {
    beginDocument()
    render(message, for: target)
    _ = sink.take()
    return room(for: message)
  }
}
