import PushDiagnostics
import PushIR

extension Code {
  /// The push type does not take the priority 1.
  ///
  /// A push of priority 1 never wakes the device. Live Activities and location queries take 10 and 5 only, and a
  /// background push takes 5 alone: it exists to wake the app.
  ///
  ///     "apns-push-type": "liveactivity", "apns-priority": "1"
  ///
  /// Write 10 for what matters now and 5 for the rest; 5 is outside the budget of a Live Activity's pushes.
  ///
  /// - Ground: documented, appleRequests, appleActivities
  static let priorityOfType = Code(.apns, 133, "priority-of-push-type")
}

/// The allowed priorities of each push type ("Sending notification requests to APNs"; "Starting and updating Live
/// Activities with ActivityKit push notifications"; "Pushing background updates to your App").
enum NeverWakingPriority: FieldCheck {
  static var fields: FieldSet { .apnsHeadersBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.hasAppleHeader("apns-priority", "1") else { return }
    let allowed: String
    switch message.intent {
    case .liveactivity, .location: allowed = "10 and 5"
    case .background: allowed = "5 alone"
    default: return
    }
    let place = message.spanOfApplePriority
    // Braze has a number, of which the header is made.
    let isHeader = place.isWrittenByRule || message.isAsRead(.apnsHeadersBlock)
    context.report(
      .warning, .priorityOfType,
      "\(message.key(at: place) ?? "apns-priority") is 1; the push type \(message.intent.name) takes \(allowed)",
      at: place,
      consequence: .silent("the device is not woken for it"), help: isHeader ? "write \"5\"" : "write 5")
  }
}
