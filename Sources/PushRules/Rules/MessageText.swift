import PushDiagnostics
import PushIR

/// The text of a finding: `title has {size(title)} characters`.
struct MessageText: Sendable {
  enum Part: Sendable {
    case text(String)
    case value(Expression)
  }

  let parts: [Part]

  /// The expressions in the text.
  var values: [Expression] {
    parts.compactMap { part in
      if case .value(let expression) = part { expression } else { nil }
    }
  }

  /// The text for a message. A missing value is written as absent, so that the finding is still reported.
  func text(for message: Message, in surroundings: Surroundings, locals: [Value] = []) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let expression):
        (try? expression.value(for: message, in: surroundings, locals: locals).text) ?? "(absent)"
      }
    }.joined()
  }
}
