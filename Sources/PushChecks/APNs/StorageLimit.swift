import PushDiagnostics
import PushIR

extension Code {
  /// The expiration or the TTL ends later than APNs stores anything.
  ///
  /// APNs keeps a notification for a device that is off for 30 days at the most, and only the last one for each app.
  /// An expiration beyond that promises what does not happen.
  ///
  ///     "apns-expiration": "1830297600"
  ///
  /// Shorten it, or leave it out: then APNs stores the notification as long as it stores any.
  ///
  /// - Ground: documented, appleRequests
  static let beyondStorage = Code(.apns, 132, "expiration-beyond-storage")
}

/// APNs stores notifications for at most 30 days ("Sending notification requests to APNs", apns-expiration).
enum StorageLimit: FieldCheck {
  static var routes: Routes { .apns | .applePart | .fcm }
  static var fields: FieldSet { .expiration | .ttl }

  private static var days: Int64 { APNsLimits.storage.range.upperBound }

  static func check(_ message: Message, _ context: CheckContext) {
    guard context.target == .apns || message.reachesApple else { return }
    let field: Field = message.has(.expiration) ? .expiration : .ttl
    guard message.has(field), let value = message.integer(field) else { return }
    let isInstant = field == .expiration
    let seconds = isInstant ? EpochSeconds.seconds(from: context.now, to: value) : value
    // An instant that looks like milliseconds is reported by another check.
    guard seconds > days * 86_400, !isInstant || value <= EpochSeconds.latest else { return }
    // Not how many: the number changes from day to day, and a finding in a baseline is known by its text.
    context.reportIfKept(
      .warning, .beyondStorage,
      "\(message.key(named: field)) \(isInstant ? "is" : "ends") more than \(days) days ahead",
      at: message.span(field), consequence: .silent("APNs stores nothing for more than \(days) days"))
  }
}
