import PushDiagnostics

/// How large a request may be.
package enum PayloadLimit {
  /// Bytes of an APNs body; VoIP pushes and broadcasts have more.
  package static let apns = APNsLimits.payload.most
  package static let apnsVoIP = APNsLimits.voipPayload.most
  package static let apnsBroadcast = APNsLimits.broadcastPayload.most
  /// Bytes of an FCM message: keys and values of the data, and the texts of the notification.
  package static let fcm = FCMLimits.payload.most
  /// Bytes of an HMS body without its tokens.
  package static let hms = HMSLimits.payload.most
  /// What any service takes.
  package static let smallest = min(apns, fcm, hms)
}

/// How long a service keeps a message that it cannot deliver, in seconds.
package enum TTLLimit {
  package static let fcm = FCMLimits.ttl.range.upperBound
  package static let hms = HMSLimits.ttl.range.upperBound
}
