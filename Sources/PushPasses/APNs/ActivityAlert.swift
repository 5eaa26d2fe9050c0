import PushDiagnostics
import PushIR

extension Code {
  /// The alert that starts a Live Activity lacks its title or its body.
  ///
  /// A start needs an alert, whose title and body a watch and a device in use show. With one of them missing,
  /// senders report starts that are answered with 200 and never arrive.
  ///
  ///     {"aps": {"event": "start", "alert": "Your taxi is on its way"}}
  ///
  /// Write both: {"title": "Taxi", "body": "Your taxi is on its way"}.
  ///
  /// - Ground: documented, appleActivities
  /// - Ground: observed, apnswift232
  static let activityAlert = Code(.apns, 141, "live-activity-alert", isAboutMembers: true)
}

/// The alert of a start event must have a title and a body ("Starting and updating Live Activities with ActivityKit
/// push notifications"). The presence of the alert itself is checked with the other members.
enum ActivityAlert: FieldCheck {
  static var fields: FieldSet { .event }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .liveactivity, message.equals(.event, "start") else { return }
    let hasTitle = message.has(.title) || message.has(.titleLocKey)
    let hasBody = message.has(.body) || message.has(.bodyLocKey)
    guard hasTitle != hasBody else { return }
    let present: [Field] = hasTitle ? [.title, .titleLocKey] : [.body, .bodyLocKey]
    context.report(
      .warning, .activityAlert,
      "the alert that starts a Live Activity has no \(hasTitle ? "body" : "title")",
      at: message.span(present.first(where: message.has) ?? .event),
      consequence: .silent("the activity may not start"))
  }
}
