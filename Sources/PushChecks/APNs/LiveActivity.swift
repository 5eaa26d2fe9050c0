import PushDiagnostics
import PushIR

extension Code {
  /// A push for a Live Activity has a member too few, or one that its event does not use.
  ///
  /// Every such push needs `event` and `timestamp`, all but the event end need `content-state`, and the event start
  /// needs `attributes-type`, `attributes` and an alert. The device ignores an incomplete one silently:
  ///
  /// ```json
  /// {"aps": {"event": "update", "timestamp": 1795219200}}
  /// ```
  ///
  /// Add the key that the finding calls missing; remove one that only the event start uses.
  ///
  /// - Ground: documented, appleActivities
  static let activityMember = Code(.apns, 112, "live-activity-member")
}

/// The required members of a Live Activity push, by event ("Starting and updating Live Activities with ActivityKit push
/// notifications").
enum LiveActivity: FieldCheck {
  static var fields: FieldSet { .event | .pushType }

  static func check(_ message: Message, _ context: CheckContext) {
    // A value of another type than an object has been reported itself.
    guard message.intent == .liveactivity, message.apsPart?.isObject ?? true else { return }
    // Whatever the event is. If its value cannot be used, only a finding without its name is certain.
    if !message.says(.event, "event") { missing("\"event\"", message, context) }
    if !message.says(.timestamp, "timestamp") { missing("\"timestamp\"", message, context) }
    // A broadcast that would start one is refused as such.
    let isStart = message.equals(.event, "start") && !message.isBroadcast
    if isStart || message.equals(.event, "update") { require(.contentState, "content-state", message, context) }
    if isStart {
      require(.attributesType, "attributes-type", message, context)
      require(.attributes, "attributes", message, context)
      requireAlert(message, context)
    } else if message.equals(.event, "update") || message.equals(.event, "end") {
      // An unknown event could be meant as a start.
      for field in [Field.attributesType, .attributes] where message.has(field) {
        context.report(
          .warning, .activityMember, "\(message.name(of: field)) is used only by the event start",
          at: message.span(field),
          consequence: .silent("it is not read"), help: "remove it")
      }
    }
  }

  private static func require(_ field: Field, _ key: StaticString, _ message: Message, _ context: CheckContext) {
    if !message.says(field, key) || field == .attributesType && message.has(field) && !message.hasText(field) {
      missingForEvent("\"\(key)\"", message, context)
    }
  }

  private static func requireAlert(_ message: Message, _ context: CheckContext) {
    guard !message.present.intersects(.texts), !message.says(.body, "alert") else { return }
    missingForEvent("an alert with a title and a body", message, context)
  }

  /// Reports a member that only some events require.
  private static func missingForEvent(_ member: String, _ message: Message, _ context: CheckContext) {
    let event = message.string(.event).map { " of the event \(Visible.quoted($0))" }
    missing(member, of: event ?? "", message, context)
  }

  private static func missing(_ member: String, of kind: String = "", _ message: Message, _ context: CheckContext) {
    let origin = [Field.event, .pushType].first(where: message.has).map(message.span)
    // FCM passes on an incomplete one.
    context.report(
      context.target == .apns ? .error : .warning, .activityMember, "a Live Activity push\(kind) needs \(member)",
      at: origin ?? message.start, consequence: .silent("the device ignores it"))
  }
}
