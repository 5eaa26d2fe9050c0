import PushDiagnostics
import PushIR

extension Code {
  static let badExpiration = Code(.apns, 106, "bad-expiration-date")
  static let expired = Code(.shape, 131, "expired")
  static let milliseconds = Code(.shape, 132, "milliseconds-for-seconds")
}

/// The end of delivery: seconds since 1970, not negative, not milliseconds, not in the past. HMS, which counts from now,
/// has a check of its own for what is over.
enum Expiration {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.expiresAt), let instant = message.integer(.expiresAt) else { return }
    let span = message.span(.expiresAt)
    let isAPNs = context.target == .apns
    if instant > 100_000_000_000 {
      context.sink.report(
        Diagnostic(
          .error, .milliseconds, "the expiration \(instant) lies thousands of years ahead", at: span,
          consequence: isAPNs
            ? .rejected(service: "APNs", reason: "BadExpirationDate")
            : .silent("the message is kept as long as the service keeps any"),
          help: "it looks like milliseconds; the service counts seconds"))
    } else if context.target == .hms {
      return
    } else if instant < 0, isAPNs {
      context.sink.report(
        Diagnostic(
          .error, .badExpiration, "the expiration is \(instant); it must be 0 or more", at: span,
          consequence: .rejected(service: "APNs", reason: "BadExpirationDate")))
    } else if instant != 0, instant < context.now {
      context.sink.report(
        Diagnostic(
          .warning, .expired, "the expiration lies in the past", at: span,
          consequence: .silent("the message is tried once and not kept"), help: "0 says so on purpose"))
    }
  }
}
