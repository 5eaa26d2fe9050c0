package import PushDiagnostics

// How the services answer a request in which something is wrong.

extension Consequence {
  package static let refusedByFCM = Consequence.rejected(service: "FCM", reason: "INVALID_ARGUMENT")
  package static let audienceRefusedByHMS = Consequence.rejected(service: "HMS", reason: "80100001")
  package static let refusedByHMS = Consequence.rejected(service: "HMS", reason: "80100003 (Illegal payload)")
}
