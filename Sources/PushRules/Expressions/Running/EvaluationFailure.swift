package import PushDiagnostics

/// Why an expression has no value for a message.
package enum EvaluationFailure: Error, Sendable {
  /// The name of an absent field or member.
  case absent(String)
  /// The name of a text with a placeholder, or of a member that a placeholder may bring.
  case unknown(String)
  /// The error, in lower case, without a full stop, and its location in the rule.
  case failed(String, Span)

  /// The reason as a part of a sentence, such as "title is absent".
  package var reason: String {
    switch self {
    case .absent(let name): "\(name) is absent"
    case .unknown(let name): "\(name) depends on a placeholder"
    case .failed(let message, _): message
    }
  }
}

extension Program {
  func explain(_ failure: Failure) -> EvaluationFailure {
    switch failure {
    case .absent(let step): .absent(name(of: step))
    case .unknown(let step): .unknown(name(of: step, otherwise: "a value"))
    case .failed(let problem, let step): .failed(problem.message, tables.spans[Int(step)])
    case .exhausted(let step):
      .failed("the expression goes through more than \(Budget.limit) elements and bytes", tables.spans[Int(step)])
    }
  }

  /// The name that a step refers to.
  private func name(of step: UInt32, otherwise: String = "a member") -> String {
    switch tables.steps[Int(step)] {
    case .path(let path), .presence(let path): tables.paths[Int(path)].description
    case .select(_, let key): tables.literals[Int(key)].text
    case .capture(let capture, _): tables.captures[Int(capture)].name
    case .contextVariable(let variable): variable.rawValue
    case .local: "an element"
    default: otherwise
    }
  }
}
