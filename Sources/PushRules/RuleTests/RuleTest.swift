package import PushDiagnostics
package import PushIR

/// A test of a rule: a message, and the expected findings and edits.
package struct RuleTest: Sendable {
  package let rule: String
  /// The test's title, in the author's words.
  package let title: String?
  /// The target of the message; nil for the first target that the rule applies to.
  package let target: Target?
  package let given: Given
  package let expectations: [Expectation]
  /// The location of the test's head.
  package let span: Span
  /// The index of the file that contains the test, and the line of the head.
  package let source: Int
  package let line: Int

  package enum Given: Sendable {
    /// The fields by name: `{"title": "Hi", "push_type": "alert"}`.
    case fields(Message)
    /// A document of a format.
    case document(format: String, Source)
  }

  /// A condition that must hold after the rule has run.
  package struct Expectation: Sendable {
    enum Kind: Sendable {
      /// The rule reports a finding of a severity, with a part of its text.
      case remark(Severity, containing: String?)
      /// The rule neither reports nor changes anything.
      case nothing
      /// An expression that must be true for the resulting message.
      case holds(Expression)
    }

    let kind: Kind
    package let span: Span
  }
}
