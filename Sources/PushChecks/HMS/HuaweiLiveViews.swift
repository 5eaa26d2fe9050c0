import PushDiagnostics
import PushIR

extension Code {
  /// A live view is created for an event that only the app itself may create one for.
  ///
  /// By a push, HMS v3 creates live views for FLIGHT, TAXI, TRAIN, DELIVERY, QUEUE, RENT, EXPRESS, CHECK_IN, TRADE and
  /// SUBSCRIBE_TIMER. The others are created by the app and may then be updated and ended by pushes.
  /// Example: `"operation": 0` beside `"event": "WORKOUT"`.
  /// Let the app create it, and send operation 1.
  ///
  /// - Ground: documented, huaweiLiveView
  static let liveViewNotCreated = Code(.hms, 145, "live-view-created-by-app-only")
}

/// The required members of a live view (Huawei Push Kit REST API v3, push type 7).
package enum HuaweiLiveViews {
  private static let create: Int64 = 0
  /// Operations that are triggered on the device: start and stop.
  private static let triggered: ClosedRange<Int64> = 4...6
  /// The events for which a push may create a live view.
  package static let createdByPush: [StaticString] = [
    "FLIGHT", "TAXI", "TRAIN", "DELIVERY", "QUEUE", "RENT", "EXPRESS", "CHECK_IN", "TRADE", "SUBSCRIBE_TIMER",
  ]

  static func check(_ payload: FieldPart, _ context: CheckContext) {
    // The requirements of a live view that is started or stopped by a trigger are unknown.
    if let operation = payload["operation"]?.wholeNumber, triggered.contains(operation) { return }
    HuaweiCards.reportMissing(
      ["activityId", "operation", "event", "activityData"], in: payload, "a live view", at: payload.span.firstByte,
      context)
    if let capsule = payload["activityData"]?["capsuleData"] { check(capsule: capsule, context) }
    let content = payload["activityData"]?["notificationData"]
    if let content { check(content: content, context) }
    guard let operation = payload["operation"], operation.wholeNumber == create else { return }
    HuaweiCards.reportMissing(["status"], in: payload, "a new live view", at: operation.span, context)
    guard let event = payload["event"] else { return }
    if let content { check(content: content, createdFor: event, context) }
    if createdByPush.contains(where: event.equals) { return }
    context.refuse(
      .liveViewNotCreated, "a push cannot create a live view for \(event.text ?? "")", at: event.span,
      help: "let the app create it, and send operation 1; pushes create only "
        + createdByPush.map { $0.description }.joined(separator: ", "))
  }

  /// A tap leads to the app or a page of it, and in the part beside it also to a call.
  private static func check(content: FieldPart, _ context: CheckContext) {
    HuaweiCards.reportMissing(["clickAction"], in: content, "a live view", at: content.nameSpan, context)
    if let action = content["clickAction"] { HuaweiOptionsV3.check(action, context) }
    checkTexts(of: content, context)
    for part in HuaweiLiveViewPart.all {
      guard let object = part.object(in: content) else { continue }
      HuaweiCards.reportMissing(part.needed, in: object, part.name, at: object.nameSpan, context)
    }
    guard let call = content["extend"]?["clickAction"], let type = call["actionType"], type.wholeNumber == 5,
      !HMSLimits.phoneNumber.counts.contains(call["data"]?["tel"]?.byteCount ?? 0)
    else { return }
    context.refuse(
      .badClickActionV3,
      "a clickAction of actionType 5 needs data.tel of at most \(HMSLimits.phoneNumber.most) characters", at: type.span)
  }

  /// Each template has its own part, and some events have a number. In an update, what is missing is as before.
  private static func check(content: FieldPart, createdFor event: FieldPart, _ context: CheckContext) {
    let what = "a new live view"
    let type = content["type"]?.wholeNumber
    let parts = HuaweiLiveViewPart.all.filter { $0.type == type }
    let needed = parts.filter { $0.path.count == 1 }.flatMap { $0.path }
    let beside = HuaweiLiveViewPart.memberBesideTexts(type, in: content)
    HuaweiCards.reportMissing(
      ["contentTitle", "contentText"] + needed + beside, in: content, what, at: content.nameSpan, context)
    for part in parts {
      guard let object = part.object(in: content) else { continue }
      HuaweiCards.reportMissing(part.createdWith, in: object, "\(part.name) of \(what)", at: object.nameSpan, context)
    }
    if ["FLIGHT", "TAXI", "TRAIN"].contains(where: event.equals) { check(content, createdForTrip: event, context) }
  }

  /// What the texts say of a trip is replaced by HMS, in the words of the status.
  private static func check(_ content: FieldPart, createdForTrip event: FieldPart, _ context: CheckContext) {
    let what = "a new live view for \(event.text ?? "")"
    let keyword: StaticString? = event.equals("FLIGHT") ? "flightNo" : event.equals("TRAIN") ? "trainNo" : nil
    for name in ["status", keyword?.description] {
      guard let name, case let placeholder = "{{\(name)}}", !mayHave(placeholder, content) else { continue }
      context.refuse(.cardIncomplete, "\(what) needs \(placeholder) in one of its texts", at: content.nameSpan)
    }
    guard let keyword else { return }
    if content["keywords"]?[keyword] == nil {
      context.refuse(.cardIncomplete, "\(what) needs keywords.\(keyword)", at: content.nameSpan)
    }
    if let type = content["type"], let number = type.wholeNumber, number != 5 {
      context.refuse(.badCardContent, "type is \(number); \(what) has type 5", at: type.span)
    }
  }

  /// Whether one of the texts in a value has a placeholder of HMS, or that of a template, which may become any text.
  private static func mayHave(_ placeholder: String, _ value: FieldPart) -> Bool {
    var found =
      value.text.map { $0.contains(text: placeholder) || isTemplate($0) } ?? false
    value.forEachElement { found = found || mayHave(placeholder, $0) }
    value.forEachMember { _, member in found = found || mayHave(placeholder, member) }
    return found
  }

  /// Whether a text has placeholders of a template. Those of HMS are sent as they are.
  private static func isTemplate(_ text: String) -> Bool {
    guard Placeholder.isIn(text: text) else { return false }
    var rest = Array(text.utf8)
    for word in ["{{status}}", "{{flightNo}}", "{{trainNo}}"] {
      var start = 0
      while let place = rest.firstRange(of: Array(word.utf8), from: start) {
        rest.replaceSubrange(place, with: repeatElement(UInt8(ascii: " "), count: place.count))
        start = place.upperBound
      }
    }
    return Placeholder.isIn(text: String(decoding: rest, as: UTF8.self))
  }

  private static func check(capsule: FieldPart, _ context: CheckContext) {
    HuaweiCards.reportMissing(
      ["type", "status", "icon", "bgColor"], in: capsule, "a capsule", at: capsule.nameSpan, context)
    if let color = capsule["bgColor"], let text = color.text,
      text.utf8.count != 9 || !text.hasPrefix("#") || !text.dropFirst().isHexadecimal
        || ["#FF000000", "#FFFFFFFF", "#FFF1F3F5"].contains(text.uppercased())
    {
      context.refuse(
        .badCardContent, "bgColor is \(Visible.quoted(text)); it must be #AARRGGBB and not a color of the system",
        at: color.span, help: "the system has #FF000000, #FFFFFFFF and #FFF1F3F5")
    }
    for text in [capsule["title"], capsule["content"]] {
      if let text { checkLength(of: [text], HMSLimits.capsuleText, "the capsule's text", at: text.nameSpan, context) }
    }
  }

  /// The title and the pieces of the text, which may have a color.
  private static func checkTexts(of content: FieldPart, _ context: CheckContext) {
    if let title = content["contentTitle"] {
      checkLength(of: [title], HMSLimits.liveViewText, "contentTitle", at: title.nameSpan, context)
    }
    guard let text = content["contentText"] else { return }
    var pieces: [FieldPart] = []
    var colors: Set<String> = []
    text.forEachElement { piece in
      if let text = piece["text"] { pieces.append(text) }
      if let color = piece["foregroundColor"]?.text { colors.insert(color.uppercased()) }
    }
    checkLength(of: pieces, HMSLimits.liveViewText, "contentText", at: text.nameSpan, context)
    if colors.count > 1 {
      context.refuse(.badCardContent, "contentText has \(colors.count) colors; HMS takes one", at: text.nameSpan)
    }
  }

  private static func checkLength(
    of texts: [FieldPart], _ limit: Limit, _ what: String, at place: Span, _ context: CheckContext
  ) {
    let count = texts.reduce(0) { $0 + ($1.text?.count ?? 0) }
    if count <= limit.most { return }
    // A finding at a text with a placeholder is left out.
    let template = texts.first { $0.text.map(isTemplate) ?? false }
    context.refuse(
      .badCardContent, "\(what) has \(count) characters; HMS takes \(limit.most)", at: template?.span ?? place)
  }
}
