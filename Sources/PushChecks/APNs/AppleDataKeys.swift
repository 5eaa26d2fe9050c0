import PushDiagnostics
import PushIR

extension Code {
  /// A key of the sender's data is named "aps", which is Apple's.
  ///
  /// The data is beside Apple's `aps` in the payload, so this key would take its place, and no notification would
  /// be shown:
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "data": {"aps": {}}, "message": "Hi"}]}
  ///
  /// Give the key another name.
  ///
  /// - Ground: documented, applePayload
  static let dataNamedAps = Code(.apns, 111, "data-named-aps")

  /// A request header is inside the payload.
  ///
  /// What steers the delivery (topic, push type, priority, expiration, collapse identifier) are headers of the request.
  /// In the body they are data of the app, and the delivery goes on without them.
  ///
  ///     {"aps": {"alert": "Your taxi is here"}, "apns-topic": "com.example.taxi"}
  ///
  /// Move it to the headers of a request record, which need the push type, too:
  ///
  ///     {"target": "apns", "headers": {"apns-push-type": "alert", "apns-topic": "com.example.taxi"}, "body": {"aps": …}}
  ///
  /// - Ground: documented, appleRequests
  static let headerInBody = Code(.shape, 170, "header-in-body")
}

/// The app's own keys outside `aps` ("Generating a remote notification"). A second key named `aps` would replace the
/// dictionary, and the system does not read its keys outside of it.
enum AppleDataKeys: FieldCheck {
  static var fields: FieldSet { .data | .apnsPayloadBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    // Expo's SDK has it inside "body".
    if context.reader(of: message) != .expo { check(.data, message, context) }
    if message.has(.apnsPayloadBlock) { check(.apnsPayloadBlock, message, context) }
  }

  /// Whether keys that show, play or wake something are where `aps` is or would be.
  static func hasContentBesideAps(_ message: Message) -> Bool {
    guard message.mayHaveKey(of: filter, in: .data), isBesideAps(.data, message) else { return false }
    var isFound = false
    message.part(.data)?.forEachMember { name, value in
      let name = systemName(name.key)?.description
      switch ApsContentKey.allCases.first(where: { $0.spelling.description == name }) {
      case .alert, .sound: isFound = isFound || value.isObject || value.isText && !value.equals("")
      case .badge: isFound = isFound || value.wholeNumber != nil && !value.isText
      case .contentAvailable: isFound = isFound || value.wholeNumber == 1
      case nil: break
      }
    }
    return isFound
  }

  private static func check(_ field: Field, _ message: Message, _ context: CheckContext) {
    guard message.has(field), message.mayHaveKey(of: filter, in: field) else { return }
    message.forEachKey(of: field) { key in
      guard filter.mayContain(first: key.first, length: key.length) else { return }
      if key.equals("aps") {
        if field == .data { reportAps(message.span(of: key, in: field), context) }
      } else if key.begins(with: "apns-") || key.equals("push_type") && message.statesPushTypeInData {
        reportHeader(key, field, message, context)
      } else if field == .apnsPayloadBlock, namesOfFCM.contains(where: key.equals) {
        reportOfFCM(key, message, context)
      } else if key.equals("headers"), hasHeaders(message.part(field)?["headers"]) {
        reportNested(key, "the payload", field, message, context, help: helpForHeaders(in: field, message))
      } else if !message.intent.leavesApsToApp, let right = systemName(key),
        context.isAskedFor || isBesideAps(field, message) || !isLikelyOfApp(right, message)
      {
        reportMisplaced(key, right, field, message, context)
      }
    }
  }

  private static func reportAps(_ span: Span, _ context: CheckContext) {
    // gorush cannot send it.
    if context.sink.repeatsError(at: span) { return }
    context.report(
      .error, .dataNamedAps, "a data key is named \"aps\", which is Apple's", at: span,
      consequence: .silent("it would replace the notification"), help: "give it another name")
  }

  private static func reportHeader(
    _ key: FieldKey, _ field: Field, _ message: Message, _ context: CheckContext
  ) {
    let name = Visible.quoted(message.name(of: key, in: field))
    // The app's own key may have the name of the push type, too.
    let isPushType = key.equals("push_type")
    context.report(
      isPushType ? .note : .warning, .headerInBody,
      isPushType
        ? "push_type is data of the app here; the push type is a request header"
        : "\(name) is a request header, but it is in the payload",
      at: message.span(of: key, in: field), consequence: .silent("APNs does not read it here"),
      help: field == .apnsPayloadBlock ? "move it to apns.headers" : helpForHeaders(in: field, message))
  }

  /// Whether an object has request headers of APNs; other headers may be the app's own.
  private static func hasHeaders(_ part: FieldPart?) -> Bool {
    var isFound = false
    part?.forEachMember { name, _ in isFound = isFound || name.key.begins(with: "apns-") }
    return isFound
  }

  private static let leaveItOut = "leave it out, unless the app reads it"

  private static func helpForHeaders(in field: Field, _ message: Message) -> String {
    guard isBesideAps(field, message) else { return leaveItOut }
    return "move it to the headers of a request record: {\"target\": \"apns\", \"headers\": {…}, \"body\": {…}}"
  }

  /// Keys that FCM has next to the payload. A picture alone works inside it, too: FCM's helper for the app's extension reads it
  /// there, as `fcm_options` (firebase-ios-sdk, FIRMessagingExtensionHelper).
  private static func reportOfFCM(_ key: FieldKey, _ message: Message, _ context: CheckContext) {
    let payload = message.part(.apnsPayloadBlock)
    if key.equals("fcm_options"), let options = payload?["fcm_options"], options["image"]?.byteCount ?? 0 > 0,
      options.count == 1
    {
      return
    }
    var hasTextsAlone = true
    payload?["headers"]?.forEachMember { _, value in hasTextsAlone = hasTextsAlone && value.isText }
    let place = "apns.\(message.name(of: key, in: .apnsPayloadBlock))"
    let form = key.equals("headers") && !hasTextsAlone ? ", and write its values as strings" : ""
    reportNested(key, "apns.payload", .apnsPayloadBlock, message, context, help: "move it to " + place + form)
  }

  /// Keys that a request has next to the payload, not inside it.
  private static func reportNested(
    _ key: FieldKey, _ payload: StaticString, _ field: Field, _ message: Message, _ context: CheckContext, help: String
  ) {
    context.report(
      .warning, .misplacedKey, "\(Visible.quoted(message.name(of: key, in: field))) is inside \(payload)",
      at: message.span(of: key, in: field), consequence: .silent("it reaches the app as custom data"),
      help: help)
  }

  private static func reportMisplaced(
    _ key: FieldKey, _ right: StaticString, _ field: Field, _ message: Message, _ context: CheckContext
  ) {
    let name = message.name(of: key, in: field)
    let home = "\(field == .data ? "" : message.name(of: field) + ".")aps.\(right)"
    let help =
      if !isBesideAps(field, message) {
        leaveItOut
      } else if isThere(home, right, message) {
        "\(home) is there as well; leave this one out"
      } else {
        (name == "\(right)" ? "it" : "\"\(right)\"") + " belongs at \(home)"
      }
    let place = message.span(of: key, in: field)
    context.sink.learnUnknownKey(place) {
      context.report(
        .warning, .misplacedKey, "\(Visible.quoted(name)) is outside aps", at: place,
        consequence: .silent("iOS reads it only inside aps"), help: help)
    }
  }

  /// Whether the document has a key of `aps`, at a path, as a whole or in parts.
  private static func isThere(_ path: String, _ key: StaticString, _ message: Message) -> Bool {
    message.saysInAps(key)
      || message.present.fields.contains { field in
        let name = message.name(of: field)
        return name == path || name.hasPrefix(path + ".")
      }
  }

  /// Whether a key in the data of a vendor's document may be meant for the app: a common word, or one whose meaning the message
  /// itself has.
  private static func isLikelyOfApp(_ name: StaticString, _ message: Message) -> Bool {
    switch name.description {
    case "alert", "badge", "sound": true
    case "content-available": message.has(.contentAvailable)
    case "mutable-content": message.has(.mutableContent)
    case "thread-id": message.has(.threadID)
    case "interruption-level": message.has(.interruptionLevel)
    default: false
    }
  }

  /// Whether the keys are beside `aps` in the document, too, or would be. In vendors' documents, data is an object of its own, in
  /// which `aps` is a key of the data. The special push types have keys of the app's own alone.
  private static func isBesideAps(_ field: Field, _ message: Message) -> Bool {
    if field != .data || message.isBarePayload { return true }
    if message.hasMember("aps", in: field) { return message.part(field)?["aps"] == nil }
    let isPayload = message.writtenFor.first == .apns && message.sdk == nil && !message.namesPlatform
    return isPayload && [.alert, .background, .liveactivity, .widgets, .controls].contains(message.intent)
  }

  // MARK: Names

  /// The keys that the system reads inside `aps`.
  private static let names: [StaticString] = [
    "alert", "badge", "sound", "content-available", "mutable-content", "thread-id", "interruption-level",
    "relevance-score", "target-content-id", "filter-criteria", "content-state", "attributes-type", "stale-date",
    "dismissal-date", "content-changed", "input-push-token", "input-push-channel", "url-args",
  ]
  /// Common misspellings.
  private static let otherNames: [(wrong: StaticString, right: StaticString)] = [
    ("content_available", "content-available"), ("contentAvailable", "content-available"),
    ("mutable_content", "mutable-content"), ("mutableContent", "mutable-content"),
    ("interruption_level", "interruption-level"), ("interruptionLevel", "interruption-level"),
  ]
  /// The keys that FCM has beside the payload (discovery document of fcm:v1, ApnsConfig), in either spelling.
  private static let namesOfFCM: [StaticString] = ["headers", "fcm_options", "fcmOptions"] + ActivityToken.names
  private static let filter = NameFilter(
    names + otherNames.map { $0.wrong } + ["aps", "push_type"] + namesOfFCM, prefixes: ["apns-"])

  /// The key inside `aps` that a key equals or was meant to be.
  static func systemName(_ key: FieldKey) -> StaticString? {
    names.first(where: key.equals) ?? otherNames.first { key.equals($0.wrong) }?.right
  }
}

extension Message {
  /// Whether the data beside `aps` has a push type other than that of alerts.
  fileprivate var statesPushTypeInData: Bool {
    guard isBarePayload, !has(.pushType), let name = part(.data)?["push_type"]?.text else { return false }
    return name != "alert" && PushType(name: name) != nil
  }
}
