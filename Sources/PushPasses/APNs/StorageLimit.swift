import PushDiagnostics
import PushIR

extension Code {
  /// The expiration lies further ahead than APNs stores anything.
  ///
  /// APNs keeps a notification for a device that is off for 30 days at the most, and only the last one for each app.
  /// An expiration beyond that promises what does not happen.
  ///
  ///     "apns-expiration": "1830297600"
  ///
  /// Shorten it, or leave it out: then APNs stores the notification as long as it stores any.
  static let beyondStorage = Code(.apns, 132, "expiration-beyond-storage")
}

/// APNs stores notifications for 30 days at the most ("Sending notification requests to APNs", apns-expiration).
enum StorageLimit {
  private static let days: Int64 = 30

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.expiresAt), let instant = message.integer(.expiresAt) else { return }
    // What looks like milliseconds has a finding of its own.
    guard instant > context.now + days * 86_400, instant <= EpochSeconds.latest else { return }
    context.sink.report(.warning, .beyondStorage) {
      Diagnostic(
        .warning, .beyondStorage, "the expiration lies \((instant - context.now) / 86_400) days ahead",
        at: message.span(.expiresAt), consequence: .silent("APNs stores nothing for more than \(days) days"))
    }
  }
}
