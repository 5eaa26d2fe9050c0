package import PushDiagnostics
package import PushIR
import PushJSON

/// Runs rules on one message after another: their findings are reported to the sink, their edits change the message.
///
/// Not thread-safe; the plan is shared by all threads.
package final class RuleRun {
  private let plan: RulePlan
  private let sink: DiagnosticSink
  let host: RuleHost
  let context: EvaluationContext
  let editor: Cell<MessageEditor>
  private let state = Cell(State())

  private struct State {
    /// The document's format, and its bit.
    var formatName: String?
    var format: UInt32 = 0
    /// The findings reported for the message, so that they are not repeated for several services.
    var reported: Set<Diagnostic> = []
    var edited: Set<ReportedEdit> = []
    /// The number of findings before the message.
    var findingsStart = 0
    /// The number of operations that edited the document so far.
    var operationCount = 0
    /// Whether it is known if the document has placeholders.
    var isSearched = false
  }

  package init(_ plan: RulePlan, sink: DiagnosticSink, host: RuleHost) {
    self.plan = plan
    self.sink = sink
    self.host = host
    context = EvaluationContext(Activation(now: 0))
    editor = Cell(MessageEditor(context, host))
  }

  /// Begins with a document of a format, in a file, whose messages go out at a time in seconds since 1970.
  package func beginDocument(format name: String?, file: String, now: Int64) {
    context.activation.setClock(to: now)
    if state.value.formatName != name {
      state.value.formatName = name
      state.value.format = plan.bit(ofFormat: name)
    }
    state.value.operationCount = 0
    state.value.isSearched = false
    if context.activation.hasPlaceholders { context.activation.hasPlaceholders = false }
    if context.activation.file != file { context.activation.file = file }
  }

  /// Finds out whether the document has placeholders, once, and only where a rule may have something to do. A message that was
  /// built in Swift has no document.
  private func hasPlaceholders(_ message: Message) -> Bool {
    if !state.value.isSearched {
      state.value.isSearched = true
      context.activation.hasPlaceholders = message.node.exists && message.document.source.mayHavePlaceholders
    }
    return context.activation.hasPlaceholders
  }

  package func beginMessage() {
    editor.value.marks.clear()
    context.clear()
    state.value.findingsStart = sink.count
    if !state.value.reported.isEmpty { state.value.reported.removeAll(keepingCapacity: true) }
    if !state.value.edited.isEmpty { state.value.edited.removeAll(keepingCapacity: true) }
  }

  var activation: Activation { context.activation }

  // MARK: The check phase

  /// Runs the checks for a service on the message that it gets. No edits have been made yet.
  package func check(_ message: Message, for target: Target) {
    // A service may get a part of the message with values of its own, and never what rules wrote for another one.
    context.clear()
    if plan.checksByTarget.isEmpty { return }
    check(message, asSentTo: target, plan.checksByTarget, Gate.bit(of: target))
  }

  /// Runs the checks for all services, on the message that a service gets if one is given.
  package func checkForAll(_ message: Message, asSentTo target: Target? = nil) {
    if plan.checks.isEmpty { return }
    guard let target else { return check(message, plan.checks, 0) }
    context.clear()
    check(message, asSentTo: target, plan.checks, 0)
    context.clear()
  }

  /// Runs checks on a message as the devices of a service get it. Android devices may get values of their own, which FCM and
  /// HMS send beside those for all devices.
  private func check(_ message: Message, asSentTo service: Target, _ gates: GateList, _ target: UInt32) {
    let sent = host.sent(message, service) ?? message
    guard service != .apns, sent.hasAndroidValues else { return check(sent, gates, target) }
    sink.withoutRepeats {
      check(sent, gates, target)
      context.clear()
      check(sent.asOnAndroid(of: service), gates, target)
    }
    context.clear()
  }

  private func check(_ message: Message, _ gates: GateList, _ target: UInt32) {
    let format = state.value.format
    _ = gates.first(from: 0, message, context) { gate in
      if gate.admits(target, format), applies(gate, message, isCheck: true) {
        runChecks(of: plan.rules[gate.rule], message)
      }
      return false
    }
  }

  private func runChecks(of rule: Rule, _ message: Message) {
    if let list = rule.each { return checkElements(of: list, rule, message) }
    for remark in rule.remarks {
      report(remark, of: rule, message, locals: [], at: place(of: remark, of: rule, message))
    }
  }

  private func applies(_ gate: Gate, _ message: Message, isCheck: Bool) -> Bool {
    guard let condition = gate.condition else {
      _ = hasPlaceholders(message)
      return true
    }
    var verdict = plan.conditions.decide(condition, message, context)
    // A text with a placeholder is not known, which tests of bytes do not see. It makes no condition true, so it is enough to
    // ask again those that are, and those that may fail.
    if verdict == .no || verdict == .absent, !gate.mayFail { return false }
    if hasPlaceholders(message) { verdict = plan.conditions.evaluate(condition, message, context) }
    if verdict == .failed { reportFailure(of: plan.rules[gate.rule], message, isCheck: isCheck) }
    return verdict == .yes
  }

  /// A failed check fails closed: a rule that may reject a message rejects it. A failed edit is skipped.
  private func reportFailure(of rule: Rule, _ message: Message, isCheck: Bool) {
    guard let condition = rule.condition else { return }
    let place = place(among: condition.reads.flatMap { [$0] + $0.parents }, message)
    report(condition.failure(for: message, in: activation).reason, of: rule, isCheck: isCheck, at: place)
  }

  /// Reports why a rule cannot be evaluated.
  func report(_ reason: String, of rule: Rule, isCheck: Bool, at place: Span) {
    let refuses = rule.remarks.contains { $0.severity == .error }
    reportFailure(
      of: rule, refuses && isCheck ? .error : .warning, "cannot be evaluated: \(reason)", at: place,
      help: refuses ? "a rule with error rejects a message that it cannot judge; narrow its condition" : nil)
  }

  /// The first of several paths that has a value; otherwise the message's first byte.
  private func place(among paths: [FieldPath], _ message: Message) -> Span {
    let path = paths.first { message.value(at: $0) != nil }
    return path.map { message.span(at: $0) } ?? message.start
  }

  func report(_ remark: Remark, of rule: Rule, _ message: Message, locals: [Value], at place: Span) {
    sink.report(remark.severity, .teamRule, rule: rule.id) {
      Diagnostic(
        remark.severity, .teamRule, remark.text.text(for: message, in: activation, locals: locals), at: place,
        notes: [Note("rule \(rule.id), \(rule.place)")], help: rule.link.map { "see \($0)" }, rule: rule.id)
    }
  }

  /// The location of a finding: its own path, or the first path with a value that the rule's condition reads, or its
  /// text if there is no condition.
  private func place(of remark: Remark, of rule: Rule, _ message: Message) -> Span {
    if let path = remark.path { return message.span(at: path) }
    return place(among: rule.condition?.reads ?? remark.text.values.flatMap { $0.reads }, message)
  }

  // MARK: The edit phase

  /// Makes the edits of all matching rules in rule order, each on the result of the previous ones. Returns the changed
  /// fields. Without a service, uses the rules for all services.
  package func edit(_ message: inout Message, for target: Target?) -> FieldSet {
    if plan.edits.isEmpty { return FieldSet() }
    guard let target, var sent = host.sent(message, target) else { return editFields(of: &message, for: target) }
    let changed = editFields(of: &sent, for: target)
    if changed.isEmpty { return changed }
    // Only the edits stay: what else is the service's own follows from them.
    sent.restore(message, except: changed)
    host.infer(&sent, changed)
    message = sent
    return changed
  }

  private func editFields(of message: inout Message, for target: Target?) -> FieldSet {
    var changed = FieldSet()
    var next = nextEdit(from: 0, of: message, for: target)
    if next == nil { return changed }
    // Moved instead of copied: a shared message would be copied at its first edit.
    swap(&message, &editor.value.message)
    editor.value.target = target
    while let index = next {
      changed = changed | makeEdits(of: plan.rules[plan.edits[index].rule])
      next = nextEdit(from: index + 1, of: editor.value.message, for: target)
    }
    reportOversized()
    swap(&message, &editor.value.message)
    return changed
  }

  /// The next rule whose edits apply to the message in its current state.
  private func nextEdit(from first: Int, of message: Message, for target: Target?) -> Int? {
    let (target, format) = (Gate.bit(of: target), state.value.format)
    return plan.edits.first(from: first, message, context) { gate in
      gate.admits(target, format) && applies(gate, message, isCheck: false)
    }
  }

  func report(_ made: MadeEdit, _ edit: Edit, of rule: Rule, at place: Span) {
    let notes = made.onAndroid.map { Note("this value for Android devices is \(edit.wordOnAndroid), too", at: $0) }
    // The same edit may be made for another service.
    if editor.value.target != nil {
      let reported = ReportedEdit(rule: rule.id, text: edit.past(made), place: place)
      guard state.value.edited.insert(reported).inserted else {
        return add(made.operations.map(placed), notes, to: reported)
      }
    }
    sink.report(.note, .editedByRule, rule: rule.id) {
      Diagnostic(
        .note, .editedByRule, "rule \(rule.id) \(edit.past(made))", at: place,
        notes: [Note("rule \(rule.id), \(rule.place)")] + notes, rule: rule.id, edits: made.operations.map(placed))
    }
  }

  /// Adds operations and notes to the note about the same edit, without repetitions.
  private func add(_ operations: [RuleEdit], _ notes: [Note], to reported: ReportedEdit) {
    sink.revise(since: state.value.findingsStart) { finding in
      guard finding.code == .editedByRule, reported.isReported(by: finding),
        !finding.edits.contains(where: { operations.first?.repeats($0) ?? true })
      else { return }
      finding.edits += operations
      finding.notes += notes.filter { !finding.notes.contains($0) }
    }
  }

  /// An operation with its location in the document, its service, and its index.
  private func placed(_ operation: RuleEdit) -> RuleEdit {
    var operation = operation
    operation.pointer = editor.value.message.traits.place.pointer
    operation.target = editor.value.target?.name
    operation.order = state.value.operationCount
    state.value.operationCount += 1
    return operation
  }

  /// Reports texts that were truncated without success. The service would reject the message.
  private func reportOversized() {
    if editor.value.oversized.isEmpty { return }
    let excess = -editor.value.room
    for (rule, path, place) in editor.value.oversized where excess > 0 {
      reportFailure(
        of: rule, .warning, "leaves as little of \(path) as it can, and the payload is still \(excess) bytes too large",
        at: place)
    }
    editor.value.oversized.removeAll()
  }

  func reportFailure(
    of rule: Rule, _ severity: Severity, _ text: String, at place: Span, help: String? = nil
  ) {
    var finding = Diagnostic(
      .error, .ruleFailed, "rule \(rule.id) \(text)", at: place, notes: [Note("rule \(rule.id), \(rule.place)")],
      help: help, rule: rule.id)
    // A finding reported as an error is not repeated as a warning.
    if severity == .warning, state.value.reported.contains(finding) { return }
    finding.severity = severity
    if state.value.reported.insert(finding).inserted { sink.report(finding) }
  }

  // MARK: After the edits

  /// A finding about a value written by a rule, with its location in the input.
  package func resolved(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    editor.value.marks.resolve(&finding)
    return finding
  }

  /// Maps findings about values written by a rule to the input.
  package func resolve(since start: Int) {
    if !editor.value.marks.isEmpty { sink.revise(since: start, editor.value.marks.resolve) }
  }
}

private struct ReportedEdit: Hashable {
  let rule: String
  /// The description of the edit.
  let text: String
  let place: Span

  func isReported(by finding: Diagnostic) -> Bool {
    finding.span == place && finding.rule == rule && finding.message.hasSuffix(text)
  }
}

extension RuleEdit {
  /// Whether it is the same edit except for its index.
  fileprivate func repeats(_ other: RuleEdit) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
