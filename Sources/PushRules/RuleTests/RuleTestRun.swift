package import PushDiagnostics
package import PushIR
import PushJSON

/// An expectation that was not met.
package struct RuleTestFailure: Sendable {
  /// The clause in the rules file.
  package let span: Span
  /// The actual result.
  package let explanation: String
}

extension RuleTest {
  /// Runs the rule on a message and returns the expectations that were not met.
  package func run(
    _ rule: Rule, on message: Message, formats: [String], now: Int64, host: RuleHost
  ) -> [RuleTestFailure] {
    let sink = DiagnosticSink()
    let run = RuleRun(RulePlan([rule], formats: formats), sink: sink, host: host)
    let format = if case .document(let name, _) = given { name } else { rule.formats.first }
    run.beginDocument(format: format, file: "", now: now)
    let target = target ?? rule.targets.first
    var message = target.flatMap { host.sent(message, $0) } ?? message
    run.checkForAll(message)
    if message.hasAndroidValues { run.checkForAll(message.asOnAndroid(of: target ?? .hms)) }
    if let target { run.check(message, for: target) }
    _ = run.edit(&message, for: target)
    let findings = sink.take()
    return expectations.compactMap { expectation in
      expectation.explanation(findings, message, in: run.activation).map {
        RuleTestFailure(span: expectation.span, explanation: $0)
      }
    }
      + findings.filter { $0.code == .ruleFailed && !($0.isRejection && expectsError) }
      .map { RuleTestFailure(span: span, explanation: $0.message) }
  }

  /// Whether the rule is to reject the message, whatever it says.
  private var expectsError: Bool {
    expectations.contains { if case .remark(.error, nil) = $0.kind { true } else { false } }
  }
}

extension Diagnostic {
  fileprivate var isRejection: Bool { code == .ruleFailed && severity == .error }
}

extension RuleTest.Expectation {
  /// The actual result; nil if the expectation was met.
  fileprivate func explanation(
    _ findings: [Diagnostic], _ message: Message, in activation: Activation
  ) -> String? {
    switch kind {
    case .remark(let severity, let part):
      let reported = findings.filter { $0.code == .teamRule }
      let isMet = reported.contains { $0.severity == severity && (part.map($0.message.contains) ?? true) }
      // A rule that cannot be evaluated rejects the message, too.
      if severity == .error, part == nil, findings.contains(where: { $0.isRejection }) { return nil }
      return isMet ? nil : Self.listed(reported) ?? "the rule says nothing"
    case .nothing: return Self.listed(findings.filter { $0.code != .ruleFailed })
    case .holds(let condition):
      switch condition.verdict(for: message, in: activation) {
      case .yes: return nil
      case .no: return "it does not hold\(Self.values(of: condition, message))"
      case .absent:
        let reason = condition.failure(for: message, in: activation).reason
        let values = Self.values(of: condition, message)
        return (values.contains(text: reason) ? "it does not hold" : reason) + values
      case .failed: return condition.failure(for: message, in: activation).reason
      }
    }
  }

  /// What the rule has reported; nil for nothing.
  private static func listed(_ findings: [Diagnostic]) -> String? {
    if findings.isEmpty { return nil }
    return findings.map { "the rule says: \($0.severity.word): \($0.message)" }.joined(separator: "; ")
  }

  /// The values of the fields that a condition reads.
  private static func values(of condition: Expression, _ message: Message) -> String {
    let values = condition.reads.map { "\($0) is \(message.jsonInExpressions(at: $0) ?? "absent")" }
    return values.isEmpty ? "" : ": " + values.joined(separator: ", ")
  }
}
