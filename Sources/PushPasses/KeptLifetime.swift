import PushDiagnostics
import PushIR

extension Code {
  /// A lifetime with a fraction of a second is longer than the service keeps any message.
  ///
  /// FCM keeps messages for 28 days, 2419200 seconds, HMS for 15, 1296000 seconds. A longer lifetime in whole seconds is
  /// shortened when it is written; one with a fraction stays as it stands. FCM refuses it; what HMS does is not known.
  /// Example: `"ttl": "2419200.5s"`.
  /// Write whole seconds within the limit.
  static let lifetimeTooLong = Code(.shape, 181, "lifetime-too-long")
}

/// A lifetime that is no whole seconds stays in its block (discovery document of fcm:v1, AndroidConfig.ttl; Huawei Push Kit
/// REST API, AndroidConfig.ttl).
enum KeptLifetime {
  static func check(_ lifetime: FieldPart?, _ context: CheckContext) {
    guard let lifetime, let text = lifetime.text else { return }
    let digits = text.hasSuffix("s") || text.hasSuffix("S") ? text.dropLast() : text[...]
    let limit = context.target == .fcm ? LifetimeLimit.fcm : LifetimeLimit.hms
    guard let seconds = Double(digits), seconds > Double(limit) else { return }
    let isFCM = context.target == .fcm
    context.sink.report(
      Diagnostic(
        isFCM ? .error : .warning, .lifetimeTooLong,
        "\(context.target.title) keeps a message for \(limit) seconds at most", at: lifetime.span,
        consequence: isFCM ? .refusedByFCM : .silent("it is kept no longer than that, if it is taken at all")))
  }
}
