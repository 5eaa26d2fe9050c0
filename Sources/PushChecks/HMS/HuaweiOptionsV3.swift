import PushDiagnostics
import PushIR

extension Code {
  /// A test message of HMS v3 has more than ten devices.
  ///
  /// With `testMessage` true, a request takes at most ten push tokens, and a project 1000 such messages a day.
  /// Example: `"pushOptions": { "testMessage": true }` beside twenty tokens.
  /// Send it to fewer devices, or leave `testMessage` out.
  ///
  /// - Ground: documented, huaweiV3
  static let testForMany = Code(.hms, 143, "test-message-for-many")

  /// A message that is to be read out loud brings no data to be read.
  ///
  /// In HMS v3, PLAY_VOICE is only for push type 2, which needs `extraData`. A header with another push type is HMS117.
  /// Example: `"category": "PLAY_VOICE"` without `extraData`.
  /// Add the data, or give the category of the notification.
  ///
  /// - Ground: documented, huaweiV3
  static let voiceWithoutData = Code(.hms, 147, "play-voice-without-data")

  /// What a tap opens is not what a notification of HMS v3 can open.
  ///
  /// `actionType` 1 needs an `action` or a `uri`; 3 and 5 are for the `extend` of live views alone, and 5 needs the number to
  /// call as `data.tel`.
  /// Example: `"clickAction": { "actionType": 1 }`.
  /// Name the page, or write 0, which opens the app.
  ///
  /// - Ground: documented, huaweiV3
  static let badClickActionV3 = Code(.hms, 148, "click-action-does-not-fit")
}

/// The options of an HMS v3 request, outside its content (Huawei Push Kit REST API v3, pushOptions and ClickAction).
enum HuaweiOptionsV3: FieldCheck {
  static var routes: Routes { .hmsV3 }
  static var fields: FieldSet { .huaweiCategory | .collapseKey | .testMessage | .huaweiV3Block }

  static func check(_ message: Message, _ context: CheckContext) {
    let kind = message.huaweiPushType
    // That of other documents is lost.
    if message.has(.huaweiV3Block), message.huaweiCollapseKey != nil, !kind.hasCollapseKey {
      warn("collapseKey applies only to notifications and voice messages", at: message.span(.collapseKey), context)
    }
    if kind == .alert, message.has(.huaweiCategory), message.equals(.huaweiCategory, "PLAY_VOICE") {
      // Of another document, pushc would write push type 0.
      let isOfV3 = message.has(.huaweiV3Block)
      context.refuse(
        .voiceWithoutData, "PLAY_VOICE needs data to read out", at: message.span(.huaweiCategory),
        help: "add \(isOfV3 ? "payload.extraData" : "data to read out"), or choose another category",
        consequence: isOfV3 ? .refusedByHMS : .rejected(service: "HMS", reason: "80300007"))
    }
    if kind == .alert, message.equals(.huaweiCategory, "MARKETING"), message.hasText(.sound),
      !message.equals(.sound, "default")
    {
      warn("MARKETING has no sound of its own", at: message.span(.sound), context)
    }
    if message.isSet(.testMessage) { checkTest(message, context) }
    guard let block = message.part(.huaweiV3Block) else { return }
    if kind == .alert, let payload = block["payload"] { checkRest(of: payload, context) }
    if kind != .background, let mode = block["pushOptions"]?["backgroundMode"] {
      warn("backgroundMode applies only to background messages", at: mode.span, context)
    }
    let notification = block["payload"]?["notification"]
    if let duration = notification?["soundDuration"], !message.has(.sound), notification?["sound"] == nil {
      warn("soundDuration is set without sound", at: duration.span, context)
    }
    if let identifier = notification?["appMessageId"], let text = identifier.text, !isMessageID(text) {
      refuse(messageID: text, at: identifier.span, context)
    }
    if let action = notification?["clickAction"] { check(action, context) }
  }

  /// What a payload has for other push types than that of a notification, which has its own title.
  private static func checkRest(of payload: FieldPart, _ context: CheckContext) {
    if let data = payload["extraData"] {
      warn("extraData applies only to voice, background, call, and MDM messages", at: data.nameSpan, context)
    }
    for key in ofLiveViews {
      guard let part = payload[key] else { continue }
      warn("\(key) applies only to live views", at: part.nameSpan, context)
    }
  }

  private static let ofLiveViews: [StaticString] = [
    "title", "content", "event", "subEvent", "status", "mute", "shareUrl",
  ]

  private static func checkTest(_ message: Message, _ context: CheckContext) {
    let (count, most) = (message.addressCount(.hms), HMSLimits.testTokens.most)
    if count <= most { return }
    context.refuse(
      .testForMany, "a test message takes at most \(most) tokens; this one has \(count)",
      at: message.span(.testMessage), consequence: .rejected(service: "HMS", reason: "80300030"))
  }

  /// Checks what a tap on a notification or a live view does.
  static func check(_ action: FieldPart, _ context: CheckContext) {
    guard let type = action["actionType"] else { return }
    let fault: String
    switch type.wholeNumber {
    case 1 where (action["action"]?.byteCount ?? 0) + (action["uri"]?.byteCount ?? 0) == 0:
      fault = "a clickAction of actionType 1 needs action or uri"
    case 3, 5: fault = "actionType \(type.digits) is for the extend of live views alone"
    default: return
    }
    context.refuse(.badClickActionV3, fault, at: type.span)
  }

  private static func refuse(messageID text: String, at place: Span, _ context: CheckContext) {
    let (count, most) = (text.count, HMSLimits.messageID.most)
    let isTooLong = count > most
    let fault =
      isTooLong
      ? "appMessageId has \(count) characters; HMS takes at most \(most)"
      : "\(Visible.quoted(text)) is not a valid appMessageId; HMS takes 1 to \(most) letters, digits, spaces and + / = - _"
    context.refuse(
      .identifierTooLong, fault, at: place, help: isTooLong ? "shorten it" : "write it with these characters alone")
  }

  /// 1 to 64 letters, digits, white space and `+/=-_`.
  private static func isMessageID(_ text: String) -> Bool {
    HMSLimits.messageID.counts.contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isAlphanumeric || 0x09...0x0d ~= $0 || " +/=-_".utf8.contains($0) }
  }

  private static func warn(_ text: String, at place: Span, _ context: CheckContext) {
    context.report(.warning, .idleSetting, text, at: place, consequence: .silent("it has no effect"))
  }
}
