package import PushDiagnostics

extension Code {
  /// A rule of the team's own has found something.
  ///
  /// The text is the rule's, and so is what it means: the finding names the rule and the line at which it is. It is
  /// selected, ignored and suppressed by the name of the rule, too: `--ignore acme.title-length`.
  package static let teamRule = Code(.rule, 100, "team-rule")

  /// A rule of the team's own has changed the message.
  ///
  /// The note says what was written in place of what, so that nothing changes silently. The loss report has each
  /// edit as an operation of JSON Patch.
  package static let editedByRule = Code(.rule, 101, "edited-by-rule", .onRequest)

  /// A rule could not be carried out for this message.
  ///
  /// `data.count > 3` compares what is a text in this message, or `rename data.msg -> data.message` finds that there is
  /// a `data.message` already. A text with a placeholder, such as `{{name}}`, is neither cut nor computed with. The message is
  /// compiled as if the rule were not there: none of its edits is made. A rule that renames
  /// members by their keys still renames the other members. A rule with `error` whose condition cannot be evaluated rejects the message,
  /// because nobody knows whether it should pass. Tell such messages apart in the rule's condition:
  /// `when type(data.count) == int && data.count > 3`.
  package static let ruleFailed = Code(.rule, 102, "rule-failed")
}
