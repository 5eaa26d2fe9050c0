/// How large a request may be. Dated facts: APNs "Generating a remote notification" (2026), FCM error messages (2026-07),
/// HMS REST reference (2025-08).
package enum PayloadLimit {
  /// Bytes of an APNs body; VoIP and broadcasts have more.
  package static let apns = 4096
  package static let apnsVoIP = 5120
  /// Bytes of an FCM message: keys and values of the data, and the texts of the notification.
  package static let fcm = 4096
  /// Bytes of an HMS body without its tokens.
  package static let hms = 4096
  /// What any service takes.
  package static let smallest = min(apns, fcm, hms)
}

/// How long a service keeps a message that it cannot deliver, in seconds.
package enum TTLLimit {
  /// Four weeks (discovery document of fcm:v1, AndroidConfig.ttl).
  package static let fcm: Int64 = 2_419_200
  /// Fifteen days (Huawei Push Kit REST API, AndroidConfig.ttl).
  package static let hms: Int64 = 1_296_000
}
