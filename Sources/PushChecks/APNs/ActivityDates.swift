import PushDiagnostics
import PushIR

extension Code {
  /// A date of a Live Activity is in milliseconds.
  ///
  /// The dates of a Live Activity are seconds since 1970. Read as seconds, it is after the year 5000: after such a `timestamp`
  /// every later update is older and dropped, and such a `stale-date` never comes.
  ///
  ///     {"aps": {"event": "update", "timestamp": 1795219200000, "content-state": {"minutes": 3}}}
  ///
  /// Divide a number of milliseconds, which has 13 digits, by 1000 and leave the fraction out. For content that never
  /// becomes outdated, leave `stale-date` out; `timestamp` is the time of the update.
  ///
  /// - Ground: documented, appleActivities
  static let activityMilliseconds = Code(.apns, 137, "activity-date-in-milliseconds")
  /// A Live Activity has a dismissal date that comes to nothing.
  ///
  /// The dismissal date says when an ended activity leaves the Lock Screen. The events `start` and `update` do not read
  /// it, and the system removes an ended activity four hours after its end, however late the date is.
  ///
  ///     {"aps": {"event": "update", …, "dismissal-date": 1795222800}}
  ///
  /// Send it with the event `end`; a date in the past removes the activity at once.
  ///
  /// - Ground: documented, appleActivities
  static let dismissalDate = Code(.apns, 138, "dismissal-date-without-end")
}

/// Dates of Live Activities ("Starting and updating Live Activities with ActivityKit push notifications").
enum ActivityDates: FieldCheck {
  static var fields: FieldSet { .timestamp | .staleDate | .dismissalDate }

  private static var longestEnd: Int64 { APNsLimits.activityEnd.range.upperBound * 3_600 }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .liveactivity else { return }
    for field in [Field.timestamp, .staleDate, .dismissalDate] where message.has(field) {
      checkUnit(field, message, context)
    }
    if message.has(.dismissalDate) { checkDismissal(message, context) }
  }

  private static func checkUnit(_ field: Field, _ message: Message, _ context: CheckContext) {
    guard let date = message.double(field), date > Double(EpochSeconds.latest) else { return }
    let span = message.span(field)
    let milliseconds = Int64(exactly: date.rounded(.down)).flatMap { EpochSeconds.areMilliseconds($0) ? $0 : nil }
    let isWritten = message.part(field) != nil
    let value = isWritten ? "\(message.digits(of: field)), which is " : ""
    context.report(
      .warning, .activityMilliseconds, "\(message.key(named: field)) is \(value)after the year 5000", at: span,
      consequence: .silent(consequence(of: field)),
      help: milliseconds == nil ? nil : "it looks like milliseconds; the device counts seconds",
      fix: milliseconds.map { Fix("write \($0 / 1_000)", .init(span, with: "\($0 / 1_000)")) })
  }

  private static func consequence(of field: Field) -> String {
    switch field {
    case .timestamp: "later updates count as older and are dropped"
    case .dismissalDate: "an ended activity leaves the screen four hours after its end"
    default: "it never comes"
    }
  }

  /// Only the request that updates an activity can end it (Braze, "Update Live Activity").
  private static func helpForBraze(_ message: Message) -> String {
    message.equals(.event, "start")
      ? "leave it out, or send it to /messages/live_activity/update with end_activity set to true"
      : "set end_activity to true"
  }

  private static func checkDismissal(_ message: Message, _ context: CheckContext) {
    let span = message.span(.dismissalDate)
    if !message.equals(.event, "end") {
      return context.report(
        .warning, .dismissalDate, "\(message.key(named: .dismissalDate)) is read only when the activity ends", at: span,
        consequence: .silent("it is not read"),
        notes: message.key(named: .event) == "event" ? [Note("the event is here", at: message.span(.event))] : [],
        help: message.sdk == .braze ? helpForBraze(message) : nil)
    }
    guard let end = message.integer(.timestamp), let date = message.integer(.dismissalDate),
      EpochSeconds.seconds(from: end, to: date) > longestEnd, date < EpochSeconds.latest
    else { return }
    context.reportIfKept(
      .note, .dismissalDate, "an ended activity leaves the screen four hours after its end, not later", at: span)
  }
}
