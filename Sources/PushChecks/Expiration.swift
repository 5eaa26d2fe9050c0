import PushDiagnostics
import PushIR

extension Code {
  /// The time at which the message expires is negative.
  ///
  /// Apple documents seconds since 1970, and 0 for a single attempt. `BadExpirationDate` was observed for fractions; what APNs
  /// does with a negative time is not known: `"headers": {"apns-expiration": "-1"}`. Write 0 for a single attempt, or a time in the
  /// future.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  /// - Ground: observed, parseServer4558
  static let badExpiration = Code(.apns, 106, "bad-expiration-date")

  /// The time at which the message expires is over already.
  ///
  /// The service accepts the message, tries once to deliver it and does not keep it. A device that is not reachable at
  /// this moment never gets it: `{"apple_push": {"alert": "Hi", "expiry": "2020-11-20T18:30:00Z"}}`. Write a time in
  /// the future, or, where the format has a number, 0 if one attempt is meant.
  ///
  /// - Ground: documented, appleRequests
  static let expired = Code(.shape, 131, "expired")

  /// The time at which the message expires is given in milliseconds instead of seconds.
  ///
  /// Read as seconds, it is after the year 5000. Whether APNs answers with `BadExpirationDate` is not known; a service
  /// that accepts it keeps the message as long as it keeps any: `{"expiration": 1795219200000}`. A number of
  /// 13 digits is milliseconds: divide it by 1000. To keep it as long as possible, write a date at the service's limit: 30 days
  /// for APNs, 15 for HMS.
  ///
  /// - Ground: assumed, appleRequests
  static let milliseconds = Code(.shape, 132, "milliseconds-for-seconds")
}

/// The expiration: seconds since 1970, not negative, not milliseconds, not in the past. HMS uses a TTL instead; a
/// separate check handles expired messages there.
enum Expiration: FieldCheck {
  static var routes: Routes { .apns | .applePart | .fcm | .hms | .data }
  static var fields: FieldSet { .expiration | .ttl }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.expiration), let instant = message.integer(.expiration) else {
      return checkTTL(message, context)
    }
    if instant >= context.now, instant <= EpochSeconds.latest { return }
    if instant > EpochSeconds.latest { return reportMilliseconds(instant, message, context) }
    let span = message.span(.expiration)
    switch context.target {
    case .hms: return
    case .apns where instant < 0:
      // It is not written, for what that means is not known.
      context.report(
        context.isAskedFor ? .error : .warning, .badExpiration,
        "\(message.name(of: .expiration)) is \(instant); it must be 0 or more", at: span,
        consequence: .possible(service: "APNs", reason: "BadExpirationDate"))
    case .apns where instant == 0, .fcm where instant == 0:
      // One attempt.
      return
    case .apns, .fcm:
      context.reportIfKept(
        .warning, .expired, "\(message.name(of: .expiration)) is in the past", at: span,
        consequence: .silent("the message is tried once and not kept"), help: help(for: instant, message))
    }
  }

  /// A number of seconds within the year 1970 is a duration. Braze has no 0, and gorush does not send it.
  private static func help(for instant: Int64, _ message: Message) -> String {
    if (1...366 * 86_400).contains(instant) {
      return "it looks like a duration; write the time at which it ends, in seconds since 1970"
    }
    if message.sdk == .braze { return "write a later time" }
    if message.namesPlatform { return "write a time in the near future" }
    let none = message.name(of: .expiration).contains(text: "apns-expiration") ? "\"0\"" : "0"
    return "write \(none) if you want a single attempt"
  }

  private static func reportMilliseconds(_ instant: Int64, _ message: Message, _ context: CheckContext) {
    context.report(
      .warning, .milliseconds, "\(message.name(of: .expiration)) \(instant) is after the year 5000",
      at: message.span(.expiration),
      consequence: context.target == .apns
        ? .possible(service: "APNs", reason: "BadExpirationDate")
        : .silent("the message is kept as long as the service keeps any"),
      help: EpochSeconds.areMilliseconds(instant) ? "it looks like milliseconds; the service counts seconds" : nil)
  }

  /// APNs has no TTL: it is converted to an expiration, which may be before 1970.
  private static func checkTTL(_ message: Message, _ context: CheckContext) {
    guard context.target == .apns, message.has(.ttl), let seconds = message.integer(.ttl) else { return }
    let instant = EpochSeconds.expiration(ofTTL: seconds, from: context.now)
    guard instant < 0 else { return }
    context.report(
      .error, .badExpiration, "a TTL of \(seconds) seconds makes apns-expiration \(instant); it must be 0 or more",
      at: message.span(.ttl), consequence: .possible(service: "APNs", reason: "BadExpirationDate"))
  }
}
