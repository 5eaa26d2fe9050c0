package import PushDiagnostics

/// Whether a predicate holds.
package enum Truth: Sendable {
  case yes
  case no
  /// It asks for what is not there.
  case absent
  case failed(EvaluationFailure)
}

/// Why an expression has no value for a message.
package enum EvaluationFailure: Error, Sendable {
  /// A field, or a member, is not there: its name.
  case absent(String)
  /// What went wrong, lower case, without full stop, and where in the rule.
  case failed(String, Span)
}

extension Program {
  /// A failure in words.
  func explain(_ failure: Failure) -> EvaluationFailure {
    switch failure {
    case .absent(let step): .absent(name(of: step))
    case .failed(let problem, let step): .failed(problem.message, spans[Int(step)])
    case .exhausted(let step):
      .failed("the expression goes through more than \(Budget.limit) elements and bytes", spans[Int(step)])
    }
  }

  /// What a step names.
  private func name(of step: UInt32) -> String {
    switch steps[Int(step)] {
    case .path(let path), .presence(let path): paths[Int(path)].description
    case .select(_, let key): literals[Int(key)].text
    default: "a member"
    }
  }
}
