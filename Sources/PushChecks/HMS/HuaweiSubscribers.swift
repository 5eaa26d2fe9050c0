import PushDiagnostics
import PushIR

extension Code {
  /// The message is addressed to a topic or a condition, which HMS version 3 does not have.
  ///
  /// Version 3 takes push tokens only and refuses the request with 80300010: `{"payload": {"extraData": "x"}, "target":
  /// {"topic": "rides"}}`. Give tokens, or use version 1 or 2, which reach devices up to HarmonyOS 4.
  ///
  /// - Ground: documented, huaweiV3
  static let huaweiSubscribers = Code(.hms, 119, "no-topics-in-v3")
}

/// HMS v3 accepts push tokens, but not topics or conditions (Huawei Push Kit REST API v3, Target).
enum HuaweiSubscribers: SubscriptionCheck {
  static var routes: Routes { .hmsV3 | .hmsData }

  static func check(_ message: Message, _ context: CheckContext) {
    guard context.isHMSv3 else { return }
    for group in message.recipients where group.isSubscription {
      context.report(
        .error, .huaweiSubscribers,
        "HMS v3 takes tokens; it has no \(group.kind == .topic ? "topics" : "conditions")",
        at: message.span(of: group), consequence: .rejected(service: "HMS", reason: "80300010"),
        help: message.has(.huaweiV3Block)
          ? "write push tokens into target.token" : "--hms-version v1 or v2 reaches devices up to HarmonyOS 4")
    }
  }
}
