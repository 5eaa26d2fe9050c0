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
    HuaweiCards.reportMissing(["status"], in: payload, "a live view that is created", at: operation.span, context)
    guard let event = payload["event"] else { return }
    if let content { check(content: content, createdFor: event, context) }
    if createdByPush.contains(where: event.equals) { return }
    context.refuse(
      .liveViewNotCreated, "a push cannot create a live view for \(event.text ?? "")", at: event.span,
      help: "one of \(createdByPush.map { $0.description }.joined(separator: ", "))")
  }

  /// A tap leads to the app or a page of it, and in the part beside it also to a call.
  private static func check(content: FieldPart, _ context: CheckContext) {
    HuaweiCards.reportMissing(["clickAction"], in: content, "a live view", at: content.nameSpan, context)
    if let action = content["clickAction"] { HuaweiOptionsV3.check(action, context) }
    guard let call = content["extend"]?["clickAction"], let type = call["actionType"], type.wholeNumber == 5,
      !(1...20).contains(call["data"]?["tel"]?.byteCount ?? 0)
    else { return }
    context.refuse(
      .badClickActionV3, "a clickAction of actionType 5 needs data.tel of at most 20 characters", at: type.span)
  }

  /// Each template has its own part, and some events have a number. In an update, what is missing is as before.
  private static func check(content: FieldPart, createdFor event: FieldPart, _ context: CheckContext) {
    let what = "a live view that is created"
    let parts: [StaticString] =
      switch content["type"]?.wholeNumber {
      case 3: ["richProgress"]
      case 4: ["singleTextBlock"]
      case 5: ["firstTextBlock", "lastTextBlock"]
      case 7: ["game"]
      default: []
      }
    HuaweiCards.reportMissing(
      ["contentTitle", "contentText"] + parts, in: content, what, at: content.nameSpan, context)
    let keyword: StaticString? = event.equals("FLIGHT") ? "flightNo" : event.equals("TRAIN") ? "trainNo" : nil
    guard let keyword, content["keywords"]?[keyword] == nil else { return }
    context.refuse(.cardIncomplete, "\(what) for \(event.text ?? "") needs keywords.\(keyword)", at: content.nameSpan)
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
      guard let text, text.byteCount > 128, case let count = text.text?.count ?? 0, count > 128 else { continue }
      context.refuse(.badCardContent, "the capsule's text has \(count) characters; HMS takes 128", at: text.span)
    }
  }
}
