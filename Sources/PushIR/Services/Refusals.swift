package import PushDiagnostics

// What becomes of an invalid request.

extension Consequence {
  package static let refusedByFCM = Consequence.rejected(service: "FCM", reason: "INVALID_ARGUMENT")
  package static let mayBeRefusedByFCM = refusedByFCM.asPossible
  /// HMS documents valid values, but rarely the error code for invalid ones.
  package static let audienceRefusedByHMS = Consequence.possible(service: "HMS", reason: "80100001")
  package static let refusedByHMS = missingTextRefusedByHMS.asPossible
  /// Observed for notifications without a title or without a text.
  package static let missingTextRefusedByHMS = Consequence.rejected(
    service: "HMS", reason: "80100003 (Illegal payload)")
  /// The answer of FCM or HMS to an invalid request.
  package static func refused(by service: Target) -> Consequence { service == .hms ? .refusedByHMS : .refusedByFCM }
  /// The answer of FCM or HMS to an invalid topic or condition.
  package static func audienceRefused(by service: Target) -> Consequence {
    service == .hms ? .audienceRefusedByHMS : .refusedByFCM
  }
  /// A background push that is sent as others are.
  package static let delayedByAPNs = Consequence.uncertain("APNs may return an error, delay it or drop it")
}
