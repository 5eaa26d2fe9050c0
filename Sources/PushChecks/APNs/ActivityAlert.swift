import PushDiagnostics
import PushIR

extension Code {
  /// The alert of a Live Activity lacks its title, or at the start its body.
  ///
  /// A start needs an alert, whose title and body a watch and a device in use show. With one of them missing,
  /// senders report starts that are answered with 200 and never arrive. The alert of an update or an end may be left out; OneSignal
  /// documents that one without a title is ignored, and its sound is not heard.
  ///
  ///     {"aps": {"event": "start", …, "alert": "Your taxi is on its way"}}
  ///
  /// Write both: {"title": "Taxi", "body": "Your taxi is on its way"}.
  ///
  /// - Ground: documented, appleActivities, oneSignalActivities
  /// - Ground: observed, apnswift232
  static let activityAlert = Code(.apns, 141, "live-activity-alert", isAboutMembers: true)
}

/// The alert of a start event must have a title and a body ("Starting and updating Live Activities with ActivityKit
/// push notifications"), that of another a title if it has a body. The presence of the alert itself is checked with the other
/// members, and that of a text in it with those of other alerts.
enum ActivityAlert: FieldCheck {
  static var fields: FieldSet { .event }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .liveactivity, EmptyAlert.firstEmptyText(of: message) == nil else { return }
    let title = [Field.title, .titleLocKey].first(where: message.has)
    let body = [Field.body, .bodyLocKey].first(where: message.has)
    let isStart = message.equals(.event, "start")
    // What is left of the alert of an update may be meant as a title.
    let isLater = message.equals(.event, "update") || message.equals(.event, "end")
    guard (title == nil) != (body == nil), isStart || isLater && title == nil && !message.saysInAps("alert"),
      let present = title ?? body
    else { return }
    let alert = isStart ? "the alert that starts a Live Activity" : "the alert of a Live Activity"
    context.report(
      .warning, .activityAlert, "\(alert) has no \(title == nil ? "title" : "body")", at: message.span(present),
      consequence: .silent(isStart ? "the activity may not start" : "it may not be shown or heard"))
  }
}
