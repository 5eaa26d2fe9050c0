import PushDiagnostics
import PushIR

extension Code {
  /// The TTL of a message for HMS is over before it begins.
  ///
  /// HMS takes 1 second to 15 days and refuses less with 80100004; it has no way to try a message once: `{"message":
  /// {"android": {"ttl": "0s"}, "data": "x", "token": ["…"]}}`. An expiration in the past is the same. Write a TTL of at
  /// least one second.
  ///
  /// - Ground: documented, huaweiSend
  static let huaweiTTL = Code(.hms, 102, "ttl-zero")
}

/// The TTL must be at least one second: HMS has no equivalent of a single delivery attempt (return code 80100004).
enum HuaweiTTL: FieldCheck {
  static var routes: Routes { .hms | .hmsData }
  static var fields: FieldSet { .ttl | .expiration }

  static func check(_ message: Message, _ context: CheckContext) {
    let field: Field = message.has(.ttl) ? .ttl : .expiration
    let seconds =
      field == .ttl
      ? message.wholeTTL : message.integer(field).map { EpochSeconds.seconds(from: context.now, to: $0) }
    guard let seconds, seconds < 1 else { return }
    context.report(
      .error, .huaweiTTL,
      "\(message.name(of: field)) is over before it begins; HMS takes 1 second to \(HMSLimits.ttl.mostDays) days",
      at: message.span(field), consequence: .rejected(service: "HMS", reason: "80100004"))
  }
}
