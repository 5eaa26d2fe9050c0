package import PushDiagnostics

// How the services answer a request in which something is wrong.

extension Consequence {
  package static let refusedByFCM = Consequence.rejected(service: "FCM", reason: "INVALID_ARGUMENT")
  /// HMS documents what it takes, and hardly ever with which code it answers to anything else.
  package static let audienceRefusedByHMS = Consequence.possible(service: "HMS", reason: "80100001")
  package static let refusedByHMS = Consequence.possible(service: "HMS", reason: "80100003 (Illegal payload)")
  /// Observed where a notification has no title or no text.
  package static let missingTextRefusedByHMS = Consequence.rejected(
    service: "HMS", reason: "80100003 (Illegal payload)")
}
