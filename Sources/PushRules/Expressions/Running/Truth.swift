/// The result of a predicate.
package enum Truth: Sendable {
  case yes
  case no
  /// It refers to an absent value.
  case absent
  case failed(EvaluationFailure)
}

extension Program {
  /// Describes a failure.
  func explain(_ failure: Failure) -> EvaluationFailure {
    switch failure {
    case .absent(let step): .absent(name(of: step))
    case .unknown(let step): .unknown(name(of: step, otherwise: "a value"))
    case .failed(let problem, let step): .failed(problem.message, spans[Int(step)])
    case .exhausted(let step):
      .failed("the expression goes through more than \(Budget.limit) elements and bytes", spans[Int(step)])
    }
  }

  /// The name that a step refers to.
  private func name(of step: UInt32, otherwise: String = "a member") -> String {
    switch steps[Int(step)] {
    case .path(let path), .presence(let path): paths[Int(path)].description
    case .select(_, let key): literals[Int(key)].text
    case .capture(let capture, _): captures[Int(capture)].name
    case .surrounding(let surrounding): surrounding.rawValue
    case .local: "an element"
    default: otherwise
    }
  }
}
