import PushBackEnd
import PushDiagnostics
import PushFrontEnd
import PushIR
import PushChecks
import PushRules

/// The stage at which the compiler runs rules: after inference and before the checks, so that a rule cannot produce an
/// invalid payload unnoticed.
final class RuleStage {
  private let run: RuleRun
  private let sink: DiagnosticSink
  /// Whether edits apply to each service separately.
  private let editsByTarget: Bool
  private let hasRulesByTarget: Bool
  /// A renderer used only to measure and to try out. Its findings are discarded.
  private let trial: Rendering
  private let time: Cell<Int64>
  private let writtenValues: WrittenValues
  private let state = Cell(State())
  /// The first error in the rules, which rejects every message.
  private let problem: Finding?

  private struct State {
    /// Whether a service gets a message of its own, as the document has a block for it: then its rules run for each service.
    var isSplit = false
    /// The fields that rules have changed in the current message.
    var written = FieldSet()
    /// The explanations already reported when services get separate messages, which are usually identical.
    var explanations: Set<String> = []
  }

  init(_ rules: Rules, _ settings: TargetSettings, _ time: Cell<Int64>, _ sink: DiagnosticSink) {
    self.time = time
    self.sink = sink
    problem = rules.hasErrors ? rules.problems.first { $0.severity == .error } : nil
    editsByTarget = rules.plan.editsByTarget
    hasRulesByTarget = rules.plan.isByTarget
    let trial = Rendering(settings: settings, time, sink: DiagnosticSink())
    self.trial = trial
    writtenValues = WrittenValues(trial)
    run = RuleRun(rules.plan, sink: sink, host: RuleHost(trial: trial))
  }

  /// Begins with a document; a message that was built in Swift has no format and no file.
  func beginDocument(_ format: Format?, file: String) {
    run.beginDocument(format: format?.name, file: file, now: time.value)
  }

  /// Runs the rules without a service scope: their checks, and their edits if those are the same for all services or
  /// the message has no target.
  func begin(_ message: inout Message, _ requested: TargetList?, goesNowhere: Bool) {
    run.beginMessage()
    if let problem {
      let place = "\(problem.file):\(problem.line):\(problem.column)"
      sink.report(
        Diagnostic(
          .error, problem.diagnostic.code, "the rules cannot be run: \(place): \(problem.message)", at: message.start,
          help: problem.help))
    }
    state.value.written = FieldSet()
    if !state.value.explanations.isEmpty { state.value.explanations.removeAll(keepingCapacity: true) }
    state.value.isSplit = !goesNowhere && message.present.intersects(.blocksForApple)
    if isSplit || message.hasAndroidValues, !goesNowhere {
      checkForAll(message, TargetList(for: message, requested: requested))
    } else {
      run.checkForAll(message)
    }
    if !(editsByTarget || isSplit) || goesNowhere { edit(&message, for: nil) }
  }

  /// Runs the checks for all services on the messages of each: an error rejects all of them.
  private func checkForAll(_ message: Message, _ targets: TargetList) {
    if targets.isEmpty { return run.checkForAll(message) }
    sink.withoutRepeats {
      for target in Target.allCases where targets.contains(target) { run.checkForAll(message, asSentTo: target) }
    }
  }

  private var isSplit: Bool { state.value.isSplit }
  /// Whether something may remain to be done for each service.
  var isByTarget: Bool { hasRulesByTarget || isSplit || !state.value.written.isEmpty }
  /// The fields that rules have changed in the message, or in what the last service gets of it.
  var written: FieldSet { state.value.written }

  /// Runs the rules for a service: their checks and edits. Also checks the shape of the values that the rules wrote.
  func apply(to message: inout Message, for target: Target) {
    run.check(message, for: target)
    if editsByTarget || isSplit { edit(&message, for: target) }
    if state.value.written.isEmpty { return }
    // A finding about the same value for another service differs in its mark alone.
    sink.oncePerMessage {
      writtenValues.check(message, state.value.written, for: target, sink) { run.resolved($0) }
    }
  }

  private func edit(_ message: inout Message, for target: Target?) {
    // A rule sees the message after the edits before it; explanations describe the final message.
    state.value.written = run.edit(&message, for: target)
    guard editsByTarget || isSplit else { return Intent.explain(message, sink) }
    Intent.explain(message, trial.sink)
    for finding in trial.sink.take() where state.value.explanations.insert(finding.message).inserted {
      sink.report(finding)
    }
  }

  /// Maps the findings on a message to their locations in the input and in the rules.
  func end(since start: Int) { run.resolve(since: start) }
}
