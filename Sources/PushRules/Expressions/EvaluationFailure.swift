extension EvaluationFailure {
  /// Why there is no value, in lower case, without a full stop.
  package var reason: String {
    switch self {
    case .absent(let name): "\(name) is absent"
    case .failed(let message, _): message
    }
  }
}
