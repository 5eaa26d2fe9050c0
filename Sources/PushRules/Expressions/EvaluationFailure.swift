package import PushDiagnostics

/// Why an expression has no value for a message.
package enum EvaluationFailure: Error, Sendable {
  /// The name of an absent field or member.
  case absent(String)
  /// The name of a text with a placeholder, or of a member that a placeholder may bring.
  case unknown(String)
  /// The error, in lower case, without a full stop, and its location in the rule.
  case failed(String, Span)

  /// Why there is no value, in lower case, without a full stop.
  package var reason: String {
    switch self {
    case .absent(let name): "\(name) is absent"
    case .unknown(let name): "\(name) depends on a placeholder"
    case .failed(let message, _): message
    }
  }
}
