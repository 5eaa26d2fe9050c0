import PushDiagnostics
import PushIR

extension Code {
  /// A live view is created for an event that only the app itself may create one for.
  ///
  /// By a push, HMS v3 creates live views for FLIGHT, TAXI and TRAIN; the others are created by the app and may then be
  /// updated and ended by pushes.
  /// Example: `"operation": 0` beside `"event": "DELIVERY"`.
  /// Let the app create it, and send operation 1.
  ///
  /// - Ground: documented, huaweiLiveView
  static let liveViewNotCreated = Code(.hms, 145, "live-view-created-by-app-only")
}

/// What a live view needs (Huawei Push Kit REST API v3, push type 7).
enum HuaweiLiveViews {
  static func check(_ payload: FieldPart, _ context: CheckContext) {
    HuaweiCards.reportMissing(
      ["operation", "event", "activityData"], in: payload, "a live view", at: payload.span.firstByte, context)
    guard let operation = payload["operation"], operation.integer == 0 else { return }
    HuaweiCards.reportMissing(["status"], in: payload, "a live view that is created", at: operation.span, context)
    guard let event = payload["event"],
      !(event.equals("FLIGHT") || event.equals("TAXI") || event.equals("TRAIN"))
    else { return }
    context.refuse(.liveViewNotCreated, "a push creates live views for FLIGHT, TAXI and TRAIN only", at: event.span)
  }
}
