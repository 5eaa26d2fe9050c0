import PushDiagnostics
import PushIR

extension Code {
  /// A background push has something to show or to play.
  ///
  /// A background push may only wake the app. With an alert, a badge or a sound in it, Apple says, APNs may answer with an error,
  /// delay it or drop it; reports differ on whether a device shows anything:
  ///
  /// ```json
  /// {"notifications": [{"platform": 1, "tokens": ["…"], "push_type": "background", "message": "Hi"}]}
  /// ```
  ///
  /// Make it an alert push, or take out what is to be shown.
  ///
  /// - Ground: documented, appleRequests, appleBackground
  /// - Ground: observed, rpush659, apnChannel128
  static let backgroundWithContent = Code(.apns, 102, "background-with-content")

  /// An alert push has no alert, no badge and no sound.
  ///
  /// APNs answers 200, and nothing happens on the device: nothing is shown, and the app is not woken: `{"aps":
  /// {"thread-id": "rides"}}`. Add a text, or write `{"aps": {"content-available": 1}}` for a background push, whose `aps`
  /// has no other key. A push for widgets or controls has to say its push type.
  ///
  /// FCM sends what it passes on to Apple's devices as alert pushes, unless `apns.headers` says otherwise, and makes the alert of
  /// the title and the body of `notification`. A picture alone, or a text in `android`, makes none.
  ///
  /// - Ground: documented, appleRequests, fcmDiscovery
  /// - Ground: observed, mobilePush19
  static let nothingToShow = Code(.apns, 103, "nothing-to-show")

  /// A push of a type that shows nothing has something to show or to play.
  ///
  /// Apple's types other than `alert` and `liveactivity` go to a part of the app or of the system: a location push to an extension,
  /// a widget push to WidgetKit. Nobody sees their texts, which is a note for `voip`, whose apps may read them as data:
  ///
  /// ```json
  /// {"notifications": [{"platform": 1, "tokens": ["…"], "push_type": "location", "message": "Hi"}]}
  /// ```
  ///
  /// Send an alert push for what is to be seen, or take it out.
  ///
  /// - Ground: documented, appleRequests, appleCalls
  static let contentNotShown = Code(.apns, 163, "content-not-shown")
}

/// An alert push displays something or plays a sound; a background push does neither ("Pushing background updates to
/// your App").
enum VisibleContent: MessageCheck {
  static var routes: Routes { .apple }

  /// The fields that an alert push displays or plays. Pictures are displayed only together with a text.
  static var shown: FieldSet { FieldSet.visible.subtracting(.pictures) }

  static func check(_ message: Message, _ context: CheckContext) {
    switch message.intent {
    // Another check covers background pushes that a service passes on, and one covers those without headers.
    // The texts of a silent message are left out.
    case .background where context.isRequestToAPNs && message.has(.pushType):
      checkBackground(message, context)
    // Another check covers parts without a push type.
    case .alert where message.has(.pushType) || context.isRequestToAPNs: checkAlert(message, context)
    // Other services send none of the special types, and what is beside the key of "mdm" is reported itself.
    case .background, .alert, .liveactivity, .mdm: break
    default: if context.isRequestToAPNs { checkSpecial(message, context) }
    }
  }

  /// The fields of an alert that show nothing without a text.
  static var besideTexts: FieldSet { .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount }

  private static func checkBackground(_ message: Message, _ context: CheckContext) {
    // A picture is not in aps: APNs takes its address for the app's own data.
    guard let field = message.present.common(with: shown).fields.first else { return }
    let type = message.span(.pushType)
    context.report(
      .error, .backgroundWithContent, "a background push shows nothing, and this one has \(message.name(of: field))",
      at: message.span(field), consequence: .delayedByAPNs,
      // The push type of an option has no place in the document.
      notes: type == message.start ? [] : [Note("made a background push here", at: type)],
      help: "make it an alert push, or take the content out")
  }

  private static func checkSpecial(_ message: Message, _ context: CheckContext) {
    let field = message.present.common(with: shown).fields.first
    guard let content = field.map(message.span) ?? contentOfApp(message) else { return }
    let type = message.intent
    let name = message.name(at: content) ?? field?.name ?? ""
    context.reportIfKept(
      type == .voip ? .note : .warning, .contentNotShown,
      "a push of the type \(type.name) shows nothing by itself, and this one has \(name)",
      at: content, consequence: .silent("nobody sees it"))
  }

  /// What an alert push would show or play of an `aps` that is left to the app.
  private static func contentOfApp(_ message: Message) -> Span? {
    guard let aps = message.part(.apsBlock) else { return nil }
    return (aps["alert"] ?? aps["badge"] ?? aps["sound"])?.span
  }

  private static func checkAlert(_ message: Message, _ context: CheckContext) {
    let isQuiet = message.isSet(.soundOff)
    let shown = isQuiet ? shown.subtracting(.sound | .soundCritical | .soundVolume) : shown
    let isPlayed = !isQuiet && message.isSet(.defaultSound)
    if message.present.intersects(shown) || isPlayed { return }
    let emptyAlert = alertWithoutText(of: message)
    if emptyAlert == nil, message.hasVisibleBlock { return }
    // What an unknown type shows is unknown.
    if message.hasUnknownPushType { return }
    if context.isForPass(message) { return }
    if message.has(.contentChanged) { return reportUnknownType(message, context) }
    let part = placeBesideTexts(of: message) ?? emptyAlert?.span
    // The body of a VoIP or location push does not display anything either, and a bare body does not state its push
    // type.
    let isBare = message.isBarePayload && !message.has(.pushType)
    let isMisplaced = AppleDataKeys.hasContentBesideAps(message)
    // Each key says that it is outside aps.
    if isMisplaced, isBare, !context.isAskedFor, !context.sink.untold.contains(.misplacedKey) { return }
    let type = message.typeOfContent
    // The keys of another type have a finding that says so.
    if type == .liveactivity, isBare, !context.isAskedFor { return }
    let misspelled = misspelledAps(of: message)
    let isOfOwnKeys = message.hasAppData && message.present.subtracting(.appData).isEmpty
    if isBare, isOfOwnKeys, !isMisplaced, misspelled == nil, !context.isAskedFor {
      return reportTypeIsOpen(message, context)
    }
    report(
      isBare && !context.isAskedFor ? .warning : .error, message, at: part, or: misspelled, context,
      help: misspelled != nil
        ? "write \"aps\" in lower case"
        : isMisplaced
          ? "move the keys that are outside \"aps\" into it"
          : type.map(message.help) ?? help(for: message, isBare: isBare))
  }

  /// The app's own keys alone are the body of a push for calls, locations, complications or push to talk, which wakes it.
  private static func reportTypeIsOpen(_ message: Message, _ context: CheckContext) {
    context.report(
      .note, .nothingToShow, "the message has no alert, badge or sound", at: message.start,
      consequence: .silent("as an alert push, it shows nothing and does not wake the app"),
      help: "pass --apns-push-type if it has another type, such as voip; otherwise add an alert")
  }

  /// A key of the payload that differs from `aps` in the case of its letters alone.
  private static func misspelledAps(of message: Message) -> Span? {
    var place: Span?
    message.forEachKey(of: .data) { key in
      let name = message.name(of: key, in: .data)
      if name != "aps", name.lowercased() == "aps" { place = message.span(of: key, in: .data) }
    }
    return place
  }

  /// The first key of an alert that shows nothing without a text.
  static func placeBesideTexts(of message: Message) -> Span? {
    message.present.common(with: besideTexts).fields.first.map(message.span)
  }

  /// Reports it in the same words for APNs and for the services that pass it on, so that a message for both has one finding.
  static func report(
    _ severity: Severity, _ message: Message, at alert: Span?, or part: Span? = nil, _ context: CheckContext,
    help: String
  ) {
    let aps = message.has(.pushType) ? nil : message.writtenAps?.span
    let text =
      alert != nil
      ? "the alert has no text, and the message no badge or sound"
      : "\(aps == nil ? "the message" : "aps") has no alert, badge or sound"
    context.report(
      severity, .nothingToShow, text,
      at: alert ?? part ?? aps ?? (message.has(.pushType) ? message.span(.pushType) : message.start),
      consequence: .silent("nothing is shown and the app is not woken"), notes: badgeNotes(for: message), help: help)
  }

  /// The alert, if it is an object that has none of the texts: nothing of it is shown. An app that is woken may read it.
  static func alertWithoutText(of message: Message) -> FieldPart? {
    guard !message.isSet(.contentAvailable), let alert = message.apsPart?["alert"], !hasText(alert) else { return nil }
    return alert
  }

  /// Whether an alert has one of the texts. A value that is not an object is the text itself.
  static func hasText(_ alert: FieldPart) -> Bool {
    !alert.isObject || textKeys.contains { alert[$0] != nil }
  }

  private static func badgeNotes(for message: Message) -> [Note] {
    guard message.has(.badgeIncrement) else { return [] }
    let name = message.name(of: .badgeIncrement)
    return [Note("\(name) is not sent: APNs can only set the badge", at: message.span(.badgeIncrement))]
  }

  static let textKeys: [StaticString] = [
    "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key",
  ]

  private static func help(for message: Message, isBare: Bool) -> String {
    if isBare {
      let flag = "\"content-available\": 1\(message.present.intersects(.besideWake) ? " alone" : "")"
      return "add an alert, or \(flag) to wake the app; pass --apns-push-type if it has another type"
    }
    if message.sdk == .expo { return "write title or body, or \"contentAvailable\": true" }
    return message.has(.dismissID)
      ? "write \"content-available\": 1 into \"aps\" to wake it" : "add an alert, or make it a background push"
  }

  static func reportUnknownType(_ message: Message, _ context: CheckContext) {
    let isBare = message.isBarePayload
    let severity: Severity =
      isBare && !context.isAskedFor ? .note : context.isRequestToAPNs ? .error : .warning
    context.reportIfKept(
      severity, .nothingToShow, "content-changed needs the push type widgets or controls",
      at: message.span(.contentChanged), consequence: .silent("nothing is reloaded without it"),
      help: !context.isRequestToAPNs
        ? "send it to APNs directly, with the header apns-push-type: widgets, or controls"
        : isBare && context.isAskedFor
          ? "pass --apns-push-type widgets, or controls"
          : "send it with the header apns-push-type: widgets, or controls")
  }
}
