import PushDiagnostics
import PushJSON

// What a service makes of a value, or of a member that is missing.

extension Decoder {
  /// The service's error for a value of the wrong kind, range or spelling.
  func answer(to name: String, _ node: Node, beyond limit: String = "the documented type") -> Consequence? {
    if isOfRecord(name), document.member(named: name[...], of: .root) == node { return nil }
    let answer = wireFormat?.answer(to: name, beyond: limit)
    // pushc cannot convert a value of an unknown effect, whatever a service would make of it.
    if case .undefined = answer, diagnostics.purpose != .lint { return nil }
    return answer
  }

  /// Nothing is rejected because of a value whose effect nobody knows.
  static func severity(_ answer: Consequence?) -> Severity {
    if case .undefined = answer { .warning } else { .error }
  }

  /// The service's error for a member that an object lacks.
  func answer(to name: String, missingIn object: Node) -> Consequence? {
    object == .root && isOfRecord(name) ? nil : wireFormat?.answer(to: name)
  }

  /// Whether a member of the root is a part of a record outside its body, which is not sent to FCM.
  private func isOfRecord(_ name: String) -> Bool {
    wireFormat == .fcm && ["target", "tokens", "method", "url", "origin", "body"].contains(name)
  }
}
