import PushDiagnostics
import PushIR

extension Code {
  /// A push that is not a Live Activity has keys of one.
  ///
  /// The system reads `content-state`, `attributes` and their like in pushes of the type `liveactivity` only, and an event
  /// says what the push does. In an alert they are taken silently and mean nothing.
  ///
  ///     {"aps": {"alert": "Your taxi is here", "content-state": {"minutes": 3}}}
  ///
  /// For an alert, remove the key. For a Live Activity, add `event` and `timestamp`, and send it with the push type
  /// `liveactivity` to the token of the activity.
  ///
  /// - Ground: documented, appleActivities
  static let activityKeys = Code(.apns, 139, "live-activity-keys")

  /// A Live Activity push has keys of an alert.
  ///
  /// Apple documents the badge, the subtitle, the category, the thread and their like for user notifications only. What a device
  /// makes of them in a Live Activity is not documented.
  ///
  ///     {"aps": {"event": "update", "timestamp": 1795219200, "content-state": {"minutes": 3}, "badge": 1}}
  ///
  /// Take them out, or send an alert push for them. A localized text of a Live Activity is an object in place of the text,
  /// `"title": {"loc-key": "RIDE"}`, where other alerts have `"title-loc-key": "RIDE"`.
  ///
  /// - Ground: documented, applePayload, appleActivities
  static let alertKeys = Code(.apns, 164, "alert-keys-of-live-activity")
}

/// Keys that only a Live Activity reads ("Starting and updating Live Activities with ActivityKit push notifications").
enum ActivityKeys: FieldCheck {
  static var fields: FieldSet {
    .event | .contentState | .attributesType | .attributes | .staleDate | .dismissalDate | .inputPushToken
      | .inputPushChannel
  }

  static let keys: [(field: Field, key: StaticString)] = [
    (.event, "event"), (.contentState, "content-state"), (.attributesType, "attributes-type"),
    (.attributes, "attributes"), (.staleDate, "stale-date"), (.dismissalDate, "dismissal-date"),
    (.inputPushToken, "input-push-token"), (.inputPushChannel, "input-push-channel"),
  ]

  static func check(_ message: Message, _ context: CheckContext) {
    // An unknown type may have been meant to be this one.
    guard message.intent != .liveactivity, !message.hasUnknownPushType,
      let (field, key) = keys.first(where: { message.has($0.field) })
    else { return }
    let isStated = message.has(.pushType)
    context.report(
      .warning, .activityKeys,
      "\"\(key)\" is for Live Activities, and the push type is \(message.intent.name)",
      at: message.span(field), consequence: .silent("no activity is started, changed or ended"),
      notes: isStated ? [Note("the push type is here", at: message.span(.pushType))] : [],
      help: (message.has(.event) ? "" : "remove it; ") + message.help(toBecome: .liveactivity))
  }
}

/// Keys that only user notifications have ("Generating a remote notification", table 1).
enum AlertKeys: FieldCheck {
  static var fields: FieldSet { .event | .pushType }

  static var keys: FieldSet {
    .category | .mutableContent | .threadID | .targetContentID | .interruptionLevel | .filterCriteria | .urlArgs
  }

  /// What is not written into the request of a Live Activity.
  private static var lost: FieldSet { .alertParts | .pictures }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .liveactivity else { return }
    let found = message.present.common(with: keys | .badge | .pictures | .alertParts)
    for field in found.fields where field != .mutableContent || message.isSet(field) {
      // It is not written, which is reported as its loss.
      if lost.contains(field), context.writesAnew(field, of: message) { continue }
      report(message.span(field), message.name(of: field), context)
    }
    if message.present.intersects(.titleLocKey | .bodyLocKey) { checkLocalization(message, context) }
  }

  static func report(
    _ place: Span, _ name: String?, _ context: CheckContext, help: @autoclosure () -> String? = nil
  ) {
    context.report(
      .warning, .alertKeys, "\(name ?? "the picture") is for alerts, and this is a Live Activity",
      at: place, consequence: .undefined("the documented keys"), help: help())
  }

  /// The localized texts as user notifications have them, and the text whose value they are in a Live Activity.
  private static let localized: [(field: Field, key: String, text: Field)] = [
    (.titleLocKey, "alert.title-loc-key", .title), (.bodyLocKey, "alert.loc-key", .body),
  ]

  private static func checkLocalization(_ message: Message, _ context: CheckContext) {
    for (field, key, text) in localized where message.has(field) && !message.has(text) {
      let name = message.name(of: field)
      guard name.hasSuffix(key) else { continue }
      if context.writesAnew(field, of: message) {
        context.reportIfKept(
          .note, .alertKeys, "\(name) is written as \(text.name).loc-key, as Live Activities have it",
          at: message.span(field))
        continue
      }
      report(
        message.span(field), name, context,
        // gorush sends the keys of its alert as they are, and no others.
        help: message.namesPlatform
          ? "write a literal \(text.name)" : "write \"\(text.name)\": {\"loc-key\": …} into the alert")
    }
  }
}

extension CheckContext {
  /// Whether pushc writes a field of the alert as Live Activities have it: in a request that was asked for, unless the field is in a
  /// block that a service passes on.
  func writesAnew(_ field: Field, of message: Message) -> Bool {
    isAskedFor && (isRequestToAPNs || !message.value(of: field, isWithin: .apnsPayloadBlock))
  }
}
