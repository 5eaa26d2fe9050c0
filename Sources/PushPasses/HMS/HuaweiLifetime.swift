import PushDiagnostics
import PushIR

extension Code {
  /// The lifetime of a message for HMS is over before it begins.
  ///
  /// HMS takes 1 second to 15 days and refuses less with 80100004; it has no way to try a message once: `{"message":
  /// {"android": {"ttl": "0s"}}}`. An expiration in the past is the same. Write a lifetime of at least one second.
  static let huaweiLifetime = Code(.hms, 102, "lifetime-zero")
}

/// A lifetime of at least a second: HMS has no "once" (return code 80100004).
enum HuaweiLifetime: MessageCheck {
  static var fields: FieldSet { .lifetime | .expiresAt }

  static func check(_ message: Message, _ context: CheckContext) {
    let field: Field
    let seconds: Int64?
    if message.has(.lifetime) {
      field = .lifetime
      seconds = message.wholeLifetime
    } else {
      field = .expiresAt
      seconds = message.integer(.expiresAt).map { EpochSeconds.seconds(from: context.now, to: $0) }
    }
    guard let seconds, seconds < 1 else { return }
    context.sink.report(
      Diagnostic(
        .error, .huaweiLifetime, "the lifetime is over before it begins; HMS takes 1 second to 15 days",
        at: message.span(field), consequence: .rejected(service: "HMS", reason: "80100004")))
  }
}
