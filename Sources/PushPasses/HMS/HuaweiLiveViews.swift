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
    if let operation = payload["operation"]?.integer, triggered.contains(operation) { return }
    HuaweiCards.reportMissing(
      ["activityId", "operation", "event", "activityData"], in: payload, "a live view", at: payload.span.firstByte,
      context)
    if let capsule = payload["activityData"]?["capsuleData"] { check(capsule: capsule, context) }
    let content = payload["activityData"]?["notificationData"]
    if let content { check(content: content, context) }
    guard let operation = payload["operation"], operation.integer == create else { return }
    HuaweiCards.reportMissing(["status"], in: payload, "a live view that is created", at: operation.span, context)
    guard let event = payload["event"], !createdByPush.contains(where: event.equals) else { return }
    context.refuse(
      .liveViewNotCreated, "a push cannot create a live view for \(event.text ?? "")", at: event.span,
      help: "one of \(createdByPush.map { $0.description }.joined(separator: ", "))")
  }
}
