import PushDiagnostics

/// A call with a pattern that captures, compiled when the rule is loaded.
final class Capture: Sendable {
  enum Action: Sendable {
    /// The first match, or the saved group of it.
    case first
    /// Each match, or the saved group of each.
    case all
    /// The text with matches replaced.
    case replace(Replacement)
  }

  let action: Action
  let pattern: String
  let expression: CapturingExpression
  /// The call as it is written, which tells equal calls.
  let text: String

  init(_ action: Action, _ pattern: String, _ expression: CapturingExpression, writtenAs text: String) {
    self.action = action
    self.pattern = pattern
    self.expression = expression
    self.text = text
  }

  /// The call in messages: in one line, and not longer than is read at a glance.
  var name: String { text.count <= 80 && !text.contains("\n") ? text : "what \(Visible.quoted(pattern)) captures" }

  /// Whether there may be no result.
  var isOptional: Bool { if case .first = action { true } else { false } }

  /// The place of the result in a text: of the saved group, which may have taken no part, or of the complete match.
  func place(of match: CaptureMatch) -> Range<Int>? {
    match.groups.isEmpty ? match.range : match.groups[0]
  }
}
