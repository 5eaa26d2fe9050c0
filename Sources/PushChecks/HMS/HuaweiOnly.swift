import PushDiagnostics
import PushIR

extension Code {
  /// The message holds nothing but content that only HMS knows.
  ///
  /// Cards, live views and subscription messages of HMS version 3 have no counterpart in the other services or versions,
  /// content for browsers has none in APNs and in version 3, and content for Apple devices none in version 3. Nothing is left
  /// to send then:
  /// `{"payload": {"formId": 77, "version": 1, "moduleName": "entry", "formName": "ride", "abilityName": "Ride", "formData":
  /// {"a": 1}}, "target": {"token": ["…"]}}` with `--to apns` is a card. Send it with `--to hms` and the version of HMS that
  /// knows it, or add a notification for the others.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let huaweiOnly = Code(.hms, 121, "for-hms-only")
}

/// Rejects content that has no equivalent in other services: cards, live views and subscription messages of HMS v3, blocks
/// for browsers that only HMS or FCM has, and in HMS v3 the part for Apple devices (Huawei Push Kit REST API v3, push types
/// 0, 1 and 7; v1, WebPushConfig).
enum HuaweiOnly: Refusal {
  static var routes: Routes { .requests }

  private static var content: FieldSet { .texts | .data | .huaweiData | .image }

  @inline(__always)
  static func refuses(_ message: Message, _ context: CheckContext) -> Bool {
    // Few messages have a block.
    message.present.intersects(.huaweiV3Block | .huaweiBlock) && refusesBlock(of: message, context)
  }

  @inline(never)
  private static func refusesBlock(of message: Message, _ context: CheckContext) -> Bool {
    guard let kind = kind(of: message, context) else { return false }
    let place = context.target == .hms ? "this version of HMS" : context.target.title
    context.report(
      .error, .huaweiOnly, "the message holds nothing but \(kind), of which \(place) takes nothing", at: message.start)
    return true
  }

  /// The kind of the message, if its target has no equivalent of it.
  private static func kind(of message: Message, _ context: CheckContext) -> String? {
    if message.has(.huaweiBlock) {
      let isTaken = context.target == .fcm || context.target == .hms && !context.isHMSv3
      guard !isTaken, message.isForOthersThanHuawei, !message.present.intersects(content) else { return nil }
      guard message.has(.apnsPayloadBlock) else { return "content for browsers" }
      return context.target == .hms ? "content for Apple devices" : nil
    }
    if context.target == .hms, context.isHMSv3 { return nil }
    switch message.huaweiPushType {
    case .card: return "a card of HMS v3"
    case .liveView: return "a live view of HMS v3"
    case .alert where message.isSubscriptionOfHuawei: return "a subscription message"
    default: return nil
    }
  }
}
