import PushDiagnostics
import PushIR

extension Code {
  /// A lifetime with a fraction of a second is longer than FCM keeps any message.
  ///
  /// FCM keeps messages for 28 days, 2419200 seconds, and documents no longer lifetime. A longer one in whole seconds is
  /// shortened when pushc writes it, and so is one from another format.
  /// Example: `"ttl": "2419200.5s"`.
  /// Write whole seconds within the limit.
  static let lifetimeTooLong = Code(.shape, 181, "lifetime-too-long")
}

/// A lifetime of FCM's own that is not whole seconds (discovery document of fcm:v1, AndroidConfig.ttl).
enum KeptLifetime: MessageCheck {
  static var fields: FieldSet { .lifetime }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.lifetimeNanoseconds > 0, message.homes.contains(.fcm), let seconds = message.integer(.lifetime),
      seconds >= LifetimeLimit.fcm
    else { return }
    context.sink.report(
      Diagnostic(
        .error, .lifetimeTooLong, "FCM keeps a message for \(LifetimeLimit.fcm) seconds at most",
        at: message.span(.lifetime), consequence: .refusedByFCM))
  }
}
