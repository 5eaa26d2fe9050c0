import PushJSON
import PushRules
import PushSystem

/// A single expression of the rules language, to be evaluated on messages.
///
/// ```swift
/// let expression = RuleExpression(PushSource("size(title) > 50")) { finding in … }
/// ```
public struct RuleExpression: Sendable {
  private let expression: Expression
  private let now: Int64

  /// Reads and types an expression; nil where it is wrong, which is reported. `now` is the time that it sees, in seconds since 1970;
  /// by default that of the system's clock.
  public init?(_ source: PushSource, now: Int64? = nil, report: (Diagnostic) -> Void) {
    self.now = now ?? currentTime()
    let expression = Expression.compile(source, 0..<source.count, expecting: nil, environment: .message, report: report)
    guard let expression else { return nil }
    self.expression = expression
  }

  /// Whether its value depends on a message.
  public var readsMessage: Bool { !expression.reads.isEmpty }

  /// The result of evaluating an expression for a message.
  public enum Result: Sendable {
    /// Its value as JSON.
    case value(String)
    /// No value, because a field that the expression reads is absent: its name.
    case absent(String)
    /// No value, because a text that the expression reads has a placeholder: its name.
    case unknown(String)
    /// An error, with its location in the expression.
    case failed(Diagnostic)
  }

  /// Evaluates the expression for a message.
  public func result(for message: Message) -> Result { result(for: message, in: Activation(now: now)) }

  private func result(for message: Message, in activation: Activation) -> Result {
    do throws(EvaluationFailure) {
      return .value(try expression.value(for: message, in: activation).asJSON)
    } catch {
      switch error {
      case .absent(let name): return .absent(name)
      case .unknown(let name): return .unknown(name)
      case .failed(let message, let span): return .failed(Diagnostic(.error, .ruleFailed, message, at: span))
      }
    }
  }

  /// Evaluates the expression for each message of a document. Returns the result and the location of each message, and
  /// the findings in the document. Without a format, the document's format is detected.
  public func results(
    for source: PushSource, format: PushFormat?
  ) -> (results: [(result: Result, span: PushSpan)], findings: [Diagnostic]) {
    let document = RuleMessages(source, as: format)
    let activation = Activation(
      now: now, file: source.name, hasPlaceholders: source.mayHavePlaceholders)
    return (document.messages.map { (result(for: $0, in: activation), $0.messageSpan) }, document.findings)
  }
}
