import PushBackEnd
import PushIR
import PushChecks
import PushRules
import PushSystem

/// The result of a rule test.
public struct RuleTestResult: Sendable {
  /// The rule that was tested.
  public let rule: String
  /// The test's title, in its author's words.
  public let title: String?
  /// The file that contains the test.
  public let source: PushSource
  /// The line of the test's head, from 1.
  public let line: Int
  /// The expectations that were not met, with the actual result. Empty if the test passed.
  public let failures: [Diagnostic]
}

/// Runs the tests of rules, each on a message of its own.
struct RuleTestBench {
  private let rules: [String: Rule]
  private let sources: [Source]
  private let now: Int64
  private let trial: Rendering

  init(_ set: RuleSet, _ settings: TargetSettings) {
    rules = set.rules.reversed().reduce(into: [:]) { $0[$1.id] = $1 }
    sources = set.sources
    now = settings.now ?? currentTime()
    trial = Rendering(settings: settings, Cell(now), sink: DiagnosticSink())
  }

  /// Runs a test; nil if the rule does not exist.
  func result(of test: RuleTest) -> RuleTestResult? {
    guard let rule = rules[test.rule] else { return nil }
    return RuleTestResult(
      rule: test.rule, title: test.title, source: sources[test.source], line: test.line, failures: failures(test, rule))
  }

  private func failures(_ test: RuleTest, _ rule: Rule) -> [Diagnostic] {
    let message: Message
    switch test.given {
    case .fields(var fields):
      Intent.infer(&fields)
      message = fields
    case .document(let format, let source):
      let document = RuleMessages(source, as: Format.named(format))
      guard let first = document.messages.first, document.errors.isEmpty else {
        let errors = document.errors.map { $0.message }.joined(separator: "; ")
        return [Diagnostic(.error, .failedExpectation, "the document has no message: \(errors)", at: test.span)]
      }
      let target = test.target ?? rule.targets.first
      message = document.messages.first { $0.goes(to: target) } ?? first
    }
    let host = RuleHost(trial: trial, otherwise: message.writtenFor.first)
    return test.run(rule, on: message, formats: Rules.formats, now: now, host: host).map {
      Diagnostic(.error, .failedExpectation, $0.explanation, at: $0.span)
    }
  }
}

extension Message {
  /// Whether a service gets the message, which may be for the devices of another one. Without a service, any does.
  fileprivate func goes(to target: Target?) -> Bool {
    target.map { TargetList(for: self, requested: TargetList($0)).contains($0) } ?? true
  }
}

extension Code {
  /// A test of a rule expects something else than what happens.
  ///
  /// The finding points at the clause of the test, and says what the rule did instead, or what the fields are that the
  /// expectation reads. Fix the rule or the test, and run `pushc rules test` again.
  static let failedExpectation = Code(.rule, 140, "failed-expectation")
}
