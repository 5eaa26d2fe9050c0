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

  /// The text for a message, with long values truncated. A missing value is written as absent, and one that depends on a
  /// placeholder as unknown, so that the finding is still reported.
  func text(for message: Message, in activation: Activation, locals: [Value] = []) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let expression):
        Self.text(of: expression, for: message, in: activation, locals)
      }
    }.joined()
  }

  private static func text(
    of expression: Expression, for message: Message, in activation: Activation, _ locals: [Value]
  ) -> String {
    do throws(EvaluationFailure) {
      return Visible.clipped(try expression.value(for: message, in: activation, locals: locals).text)
    } catch {
      return switch error {
      case .absent: "(absent)"
      case .unknown: "(unknown)"
      case .failed(let reason, _): "(\(reason))"
      }
    }
  }
}
