import PushDiagnostics
import PushIR

extension Code {
  /// A TTL with a fraction of a second is longer than FCM keeps any message.
  ///
  /// FCM keeps messages for 28 days, 2419200 seconds, and documents no longer TTL. A longer one in whole seconds is
  /// shortened when pushc writes it, and so is one from another format.
  /// Example: `"ttl": "2419200.5s"`.
  /// Write whole seconds within the limit.
  ///
  /// - Ground: documented, fcmDiscovery
  static let ttlTooLong = Code(.shape, 181, "ttl-too-long")
}

/// A TTL of an FCM request that is not in whole seconds (discovery document of fcm:v1, AndroidConfig.ttl).
enum KeptTTL: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .ttl }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.ttlNanoseconds > 0, message.homes.contains(.fcm), let seconds = message.integer(.ttl),
      seconds >= FCMLimits.ttl.range.upperBound
    else { return }
    context.report(
      .error, .ttlTooLong, "FCM keeps a message for \(FCMLimits.ttl.most) seconds at most",
      at: message.span(.ttl), consequence: .refusedByFCM)
  }
}
