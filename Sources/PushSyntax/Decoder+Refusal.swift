import PushDiagnostics

/// How a service answers a request that its grammar does not allow.
package enum Refusal {
  /// FCM: one error for all of it (error codes of FCM v1).
  case fcm
  /// HMS: errors by number (Huawei Push Kit REST API, return codes).
  case hms

  /// The answer to a member that is missing, or of another kind, range or spelling.
  func answer(to name: String) -> Consequence? {
    switch self {
    case .fcm:
      // What a record says beside its body goes to no service.
      let isOfRecord = ["target", "tokens", "method", "url", "origin", "body"].contains(name)
      return isOfRecord ? nil : .rejected(service: "FCM", reason: "INVALID_ARGUMENT")
    case .hms: return .rejected(service: "HMS", reason: reason(name))
    }
  }

  private func reason(_ name: String) -> String {
    switch name {
    case "collapse_key", "collapseKey": "80100013"
    // Without these, no token is found.
    case "message", "target", "token", "an element of token": "80300010"
    default: "80100003 (Illegal payload)"
    }
  }
}
