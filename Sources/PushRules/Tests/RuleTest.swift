package import PushDiagnostics
package import PushIR

/// A test of a rule: a message, and what the rule says and does about it.
package struct RuleTest: Sendable {
  /// The rule that is tested.
  package let rule: String
  /// What it shows, in the author's words.
  package let title: String?
  /// The service that the message is on its way to; nil: the first that the rule is for.
  package let target: Target?
  package let given: Given
  package let expectations: [Expectation]
  /// Where its head stands.
  package let span: Span
  package let file: String
  package let line: Int

  /// The message.
  package enum Given: Sendable {
    /// Its fields by their names: `{"title": "Hi", "push_type": "alert"}`.
    case fields(Message)
    /// A document of a format.
    case document(format: String, Source)
  }

  /// What is to be true when the rule has run.
  package struct Expectation: Sendable {
    enum Kind: Sendable {
      /// The rule says something, of a gravity and with a part of its text.
      case remark(Severity, containing: String?)
      /// The rule neither says nor changes anything.
      case nothing
      /// Of the message as it is then.
      case holds(Expression)
    }

    let kind: Kind
    /// The clause, and its text.
    package let span: Span
    package let text: String
  }
}
