import PushDiagnostics
import PushIR

extension Code {
  /// A message that shows nothing has the highest priority of APNs.
  ///
  /// A background push has priority 5. FCM documents that it refuses priority 10 where nothing is shown. Without
  /// `content-available` it was observed to do so; with `"content-available": 1` it was observed to accept the message, which is
  /// then a warning.
  /// Example: `"headers": { "apns-priority": "10" }` beside `"aps": { "content-available": 1 }`.
  /// Write "5", and `"apns-push-type": "background"` beside it; without `content-available`, FCM was observed to refuse that as
  /// well, so write the flag, too.
  ///
  /// - Ground: documented, fcmDiscovery, fcmPriority
  /// - Ground: observed, firebasePHP700, firebaseIOS4605
  static let silentAtOnce = Code(.fcm, 128, "silent-at-priority-10")

  /// The `aps` dictionary is empty, and the message has no notification.
  ///
  /// FCM was observed to refuse such a message, once with the words "Value of [aps] must be a non-empty dictionary."
  /// Example: `"payload": { "aps": {}, "order": 7 }` without a notification.
  /// Write `"content-available": 1` to wake the app for its data, and into `headers` `apns-push-type` background and
  /// `apns-priority` 5; or add a notification.
  ///
  /// - Ground: observed, adminJava214, adminDotnet39
  static let emptyAps = Code(.fcm, 129, "empty-aps")

  /// A picture for Apple's devices needs the app's Notification Service Extension, and the message does not start it.
  ///
  /// The extension loads the picture, and is started only where `mutable-content` is 1.
  /// Example: `"fcm_options": { "image": … }` in `apns`, or `"notification": { "image": … }` beside `apns`, without
  /// `"aps": { "mutable-content": 1 }`.
  /// Add `"mutable-content": 1` to `apns.payload.aps`.
  ///
  /// - Ground: documented, appleExtension
  static let pictureNeedsExtension = Code(.fcm, 131, "picture-needs-mutable-content")

  /// The payload for Apple's devices has no `aps` dictionary.
  ///
  /// FCM answers 400, whatever else the message has.
  /// Example: `"apns": {"payload": {"ride": 7}}`.
  /// Beside a notification, add `"aps": {"sound": "default"}`, or move the keys to `data`; FCM has refused an empty `aps`, too.
  /// Without one, add `"aps": {"content-available": 1}` to wake the app for its data, and `apns-push-type` background and
  /// `apns-priority` 5 to `headers`. Custom keys stay beside it.
  ///
  /// - Ground: observed, fcmWorkers10
  static let payloadWithoutAps = Code(.fcm, 137, "payload-without-aps")

  /// A silent message does not say that it is a background push.
  ///
  /// FCM sends to APNs with priority 10 and the push type alert unless the headers say otherwise, and APNs drops a message
  /// with these that shows nothing.
  /// Example: `"aps": {"content-available": 1}` without headers.
  /// Write `"headers": {"apns-push-type": "background", "apns-priority": "5"}` beside the payload.
  ///
  /// - Ground: documented, fcmDiscovery
  /// - Ground: observed, adminNode467, apprise1577
  static let silentWithoutHeaders = Code(.fcm, 138, "silent-without-headers")
}

/// The block for Apple devices, as FCM passes it on (discovery document of fcm:v1, ApnsConfig; Firebase, "Set and
/// manage message priority"; Firebase Admin SDKs).
enum AppleThroughFCM: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .blocksForApple }

  private static var content: FieldSet { .texts | .image | .banner | .icon }

  /// The fields that show or play something where they are written into `aps`.
  private static var shown: FieldSet { .visible.subtracting(.pictures) | .event }

  static func check(_ message: Message, _ context: CheckContext) {
    let payload = message.part(.apnsPayloadBlock)
    let aps = message.apsPart
    checkAlert(aps?["alert"], context)
    // A text for Android alone is not shown on Apple's devices, and what a rule gives a background push is not written.
    let hasContent = !message.text.isForAndroidAlone && written(message).intersects(content)
    if let payload, !payload.isEmpty, payload["aps"] == nil, needsAps(message), !gainsAps(message) {
      reportMissingAps(payload, isShown: hasContent, context)
    }
    // An aps that cannot be read may show something.
    let isBackground = message.intent == .background
    if !hasContent, aps?.isObject ?? true, !shows(aps), isBackground || !message.passedToApple.intersects(shown) {
      checkSilent(message, payload, aps, context)
    }
    checkSound(
      aps?["sound"],
      // What is left of a dictionary of APNs gets its name from a field.
      isNamed: payload?["aps"] == nil && message.passedToApple.intersects(.sound | .soundCritical | .soundVolume),
      isBackground: aps?["alert"] == nil && aps?["content-available"] != nil, context)
    let (usual, inner) = (picture(message.part(.apnsBlock)), picture(payload))
    if let usual, let inner { reportSecondPicture(inner, usual, context) }
    let own = usual ?? inner
    if message.intent == .liveactivity || aps?["event"] != nil && !message.has(.pushType) {
      if let own { AlertKeys.report(own, message.name(at: own), context) }
      return
    }
    if let picture = own ?? commonPicture(message, aps), aps?.isObject ?? true,
      !startsExtension(message, aps)
    {
      let hasText = !message.text.isForAndroidAlone && message.present.intersects(.alertTexts)
      if !hasText, aps?["alert"].map(VisibleContent.hasText) != true {
        return reportWithoutAlert(picture, isOfApple: own != nil, aps, message, context)
      }
      // A picture for all platforms may be intended only for Android.
      context.reportIfKept(
        own == nil ? .note : .warning, .pictureNeedsExtension, "the picture needs mutable-content", at: picture,
        consequence: .silent("the app's extension does not run, and no picture is shown on Apple's devices"),
        help: "set apns.payload.aps.mutable-content to 1")
    }
  }

  /// The fields of a message of which something is shown.
  private static func written(_ message: Message) -> FieldSet {
    message.intent == .background ? message.present.subtracting(.visible) : message.present
  }

  /// FCM reads the alert and its title itself, and refuses values of other types (firebase-admin-dart#50, async-firebase#5).
  /// Whether it takes the titles of Live Activities, which may be objects, is not known.
  private static func checkAlert(_ alert: FieldPart?, _ context: CheckContext) {
    guard let alert, !alert.isText else { return }
    if !alert.isObject { return reportType(of: alert, "alert", "a string or an object", context) }
    guard let title = alert["title"], !title.isText, !title.isObject else { return }
    reportType(of: title, "title", "a string", context)
  }

  private static func reportType(of part: FieldPart, _ name: String, _ types: String, _ context: CheckContext) {
    // APNs and gorush refuse it, too.
    if context.sink.repeatsError(at: part.span) { return }
    let text = "\"\(part.digits)\""
    let fix = name == "title" && part.number != nil ? Fix("write \(text)", .init(part.span, with: text)) : nil
    context.report(
      .error, .wrongType, "\(name) is \(part.kindInWords); it must be \(types)", at: part.span,
      consequence: .refusedByFCM, fix: fix)
    // Apple's own rules would say it again.
    context.sink.supersede(at: part.span)
  }

  /// Whether the app's extension runs: 0 is as no flag.
  private static func startsExtension(_ message: Message, _ aps: FieldPart?) -> Bool {
    aps?["mutable-content"].map { $0.wholeNumber != 0 } ?? message.isSet(.mutableContent)
  }

  /// The picture that FCM's helper for the app's extension loads.
  private static func picture(_ part: FieldPart?) -> Span? {
    guard let image = part?["fcm_options"]?["image"], image.byteCount > 0 else { return nil }
    return image.span
  }

  /// The extension runs for an alert alone. A picture for all platforms is that of a notification without texts.
  private static func reportWithoutAlert(
    _ picture: Span, isOfApple: Bool, _ aps: FieldPart?, _ message: Message, _ context: CheckContext
  ) {
    if isOfApple {
      ExtensionWithoutAlert.report(picture, message.name(at: picture) ?? "the picture", context)
    } else if isNotification(aps, message), !message.androidValues.intersects(.texts) {
      PictureWithoutText.report(.note, message, context)
    }
  }

  /// Whether Apple devices get a notification, without an alert of its own: neither a background push nor a Live Activity.
  private static func isNotification(_ aps: FieldPart?, _ message: Message) -> Bool {
    let type = message.part(.apnsHeadersBlock)?["apns-push-type"]
    return message.intent == .alert && type?.equals("alert") != false && aps?["alert"] == nil && aps?["event"] == nil
  }

  /// FCM writes the picture of `apns.fcm_options` where the payload has the other one.
  private static func reportSecondPicture(_ inner: Span, _ usual: Span, _ context: CheckContext) {
    context.report(
      .warning, .misplacedKey, "apns.payload.fcm_options has a picture, and so has apns.fcm_options", at: inner,
      consequence: .silent("FCM sends one of them"), notes: [Note("the other one", at: usual)],
      help: "leave this one out")
  }

  /// The picture for all platforms, if the document also has an `aps` of its own.
  private static func commonPicture(_ message: Message, _ aps: FieldPart?) -> Span? {
    guard aps != nil, message.writtenFor.contains(.fcm), message.has(.image), !message.text.isForAndroidAlone else {
      return nil
    }
    return message.span(.image)
  }

  /// Whether the push type calls for `aps`. Beside a notification it is read from the headers alone.
  private static func needsAps(_ message: Message) -> Bool {
    guard message.intent.needsAps else { return false }
    return !message.hasUnknownPushType || message.part(.apnsHeadersBlock)?["apns-push-type"].map(isOrdinary) == true
  }

  private static func isOrdinary(_ type: FieldPart) -> Bool { type.equals("alert") || type.equals("background") }

  /// Whether fields of the message are written to the `aps` of the payload.
  private static func gainsAps(_ message: Message) -> Bool {
    message.has(.apsBlock) || message.passedToApple.intersects(.inAps)
  }

  /// Whether a device displays something or plays a sound, or a Live Activity is updated.
  private static func shows(_ aps: FieldPart?) -> Bool {
    guard let aps else { return false }
    return ["alert", "badge", "sound", "event", "content-state"].contains { (key: StaticString) in
      aps[key].map { !$0.isWrittenWithoutValues } ?? false
    }
  }

  private static func checkSilent(
    _ message: Message, _ payload: FieldPart?, _ aps: FieldPart?, _ context: CheckContext
  ) {
    let headers = message.part(.apnsHeadersBlock)
    let (type, priority) = (headers?["apns-push-type"], headers?["apns-priority"])
    let isOrdinary = type.map(isOrdinary) ?? true
    // Data of the block for Android are not sent to APNs.
    let hasData = message.present.intersects(.appData) && !message.text.isDataForAndroidAlone
    let isWake = message.isSet(.contentAvailable) || aps?["content-available"]?.wholeNumber == 1
    // Whether FCM refuses it beside a notification for Android is not documented.
    let isForAndroid = message.text.hasNotificationOfAndroid || written(message).intersects(content)
    let isSent = payload != nil || hasData || isWake
    if isOrdinary, isSent, isWake || !isForAndroid, let priority, priority.equals("10") {
      reportPriority(priority, isWake: isWake, type, aps, context)
    } else if let wake = aps?["content-available"], wake.wholeNumber == 1, !saysBackground(type, priority) {
      context.report(
        .warning, .silentWithoutHeaders,
        "a silent push needs apns-push-type background and apns-priority 5, and FCM does not set them", at: wake.span,
        consequence: .silent("APNs may drop it"), help: help(beside: type, priority))
    } else if !isForAndroid, isOrdinary, hasData || payload?.count ?? 0 > 1, let aps, aps.isWrittenEmpty {
      context.reportIfKept(
        .warning, .emptyAps, "aps is empty, and the message has no notification", at: aps.span,
        consequence: .mayBeRefusedByFCM,
        help: "set content-available to 1, and apns-push-type background and apns-priority 5 in apns.headers")
    }
  }

  private static func help(beside type: FieldPart?, _ priority: FieldPart?) -> String {
    if type?.equals("background") == true { return "set apns-priority to 5 in apns.headers" }
    let isSlow = priority?.equals("5") == true
    return isSlow ? "set apns-push-type to background in apns.headers" : "set both in apns.headers"
  }

  /// Whether the headers state a push type other than alert: background at priority 5, or another type. A value that
  /// cannot be read may state anything.
  private static func saysBackground(_ type: FieldPart?, _ priority: FieldPart?) -> Bool {
    guard let type else { return priority?.isText == false }
    return !type.equals("background") || priority != nil
  }

  private static func reportMissingAps(_ payload: FieldPart, isShown: Bool, _ context: CheckContext) {
    var ofAps: [String] = []
    payload.forEachMember { name, _ in
      guard let right = AppleDataKeys.systemName(name.key) else { return }
      ofAps.append(name.key.equals(right) ? name.name : "\(name.name), spelled \"\(right)\",")
      // That it is outside of "aps" is told by this.
      context.sink.supersede(at: name.span)
    }
    let help =
      if !ofAps.isEmpty {
        "move \(WordList.text(ofAps, "and")) into \"aps\""
      } else if isShown {
        "add \"aps\": {\"sound\": \"default\"}, or move the keys to data"
      } else {
        "add \"aps\": {\"content-available\": 1}, and set apns-push-type to background and apns-priority to 5 in "
          + "apns.headers"
      }
    context.report(
      .error, .payloadWithoutAps, "apns.payload has no \"aps\"", at: payload.span, consequence: .refusedByFCM,
      help: help)
  }

  private static func reportPriority(
    _ priority: FieldPart, isWake: Bool, _ type: FieldPart?, _ aps: FieldPart?, _ context: CheckContext
  ) {
    if isWake { return reportWake(priority, hasType: type != nil, context) }
    let rest = type?.equals("background") == true ? "" : ", and apns-push-type to background"
    // FCM was observed to refuse priority 5 without the flag, too. A push for widgets is not sent through FCM at all.
    context.report(
      .error, .silentAtOnce, "apns-priority is 10, nothing is shown, and content-available is not 1", at: priority.span,
      consequence: .refusedByFCM,
      help: aps?["content-changed"] == nil ? "set it to 5, content-available to 1 in aps\(rest)" : nil)
  }

  /// Priority 5 alone would leave the push type alert, which FCM sets, so the fix states both.
  private static func reportWake(_ priority: FieldPart, hasType: Bool, _ context: CheckContext) {
    let fix =
      hasType
      ? Fix("write \"5\"", .init(priority.span, with: "\"5\""))
      : Fix(
        "write \"5\", and \"apns-push-type\": \"background\" beside it",
        .init(priority.span, with: "\"5\", \"apns-push-type\": \"background\""))
    context.report(
      .warning, .silentAtOnce, "apns-priority is 10, and nothing is shown", at: priority.span,
      consequence: .delayedByAPNs, fix: fix)
  }

  private static func checkSound(
    _ sound: FieldPart?, isNamed: @autoclosure () -> Bool, isBackground: @autoclosure () -> Bool,
    _ context: CheckContext
  ) {
    guard let sound, sound.isObject || sound.isText else { return }
    let name = sound.isObject ? sound["name"] : sound
    // A name that is not a text has its own finding.
    if name.map({ !$0.isText || $0.byteCount > 0 }) ?? isNamed() { return }
    EmptySound.report(sound.span, lacksName: sound.isObject && name == nil, isBackground: isBackground(), context)
  }
}
