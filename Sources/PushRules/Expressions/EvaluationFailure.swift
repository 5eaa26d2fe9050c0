extension EvaluationFailure {
  /// Why there is no value, lower case, without full stop.
  package var reason: String {
    switch self {
    case .absent(let name): "\(name) is absent"
    case .failed(let message, _): message
    }
  }
}
