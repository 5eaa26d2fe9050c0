import PushDiagnostics

/// The maximum size of a request.
package enum PayloadLimit {
  /// Bytes of an APNs body; VoIP pushes and broadcasts have higher limits.
  package static let apns = APNsLimits.payload.most
  package static let apnsVoIP = APNsLimits.voipPayload.most
  package static let apnsBroadcast = APNsLimits.broadcastPayload.most
  /// Bytes of an FCM message: keys and values of the data, and the texts of the notification.
  package static let fcm = FCMLimits.payload.most
  /// Bytes of an HMS body without its tokens.
  package static let hms = HMSLimits.payload.most
  /// The limit that fits all services.
  package static let smallest = min(apns, fcm, hms)
}

/// The longest span of time that a request can name, in milliseconds.
package enum DurationLimit {
  package static let fcm = FCMLimits.duration.range.upperBound * 1_000
}

/// The maximum time that a service stores an undelivered message, in seconds.
package enum TTLLimit {
  package static let fcm = FCMLimits.ttl.range.upperBound
  package static let hms = HMSLimits.ttl.range.upperBound
}
