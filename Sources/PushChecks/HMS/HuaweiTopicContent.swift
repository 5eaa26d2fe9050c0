import PushDiagnostics
import PushIR

extension Code {
  /// A message of HMS to a topic or a condition has content for Apple devices or browsers.
  ///
  /// Topics are for Android apps: no other app can subscribe to one, so the content reaches nobody.
  /// Example: `{"message": {"topic": "news", "webpush": {"notification": {…}}}}` with `--from hms`.
  /// Send it to tokens, or give Android devices an `android.notification`. Beside content for Android it is a note, unless FCM
  /// would have sent it to the browsers that subscribed.
  ///
  /// - Ground: documented, huaweiSend
  static let topicForAndroid = Code(.hms, 153, "topic-for-android-apps")
}

/// Content for devices that no topic of HMS reaches (Huawei Push Kit REST API, Message.topic and Message.condition: "Android
/// apps only").
enum HuaweiTopicContent: SubscriptionCheck {
  static var routes: Routes { .hmsV1 }

  static func check(_ message: Message, _ context: CheckContext) {
    let content = message.part(.huaweiBlock)?["message"]
    let parts = [("Apple devices", content?["apns"]), ("browsers", content?["webpush"])]
    let reachesAndroid =
      !message.isForOthersThanHuawei || message.hasAppData || message.androidValues.intersects(.appData)
    if !reachesAndroid {
      // Without a block of HMS, the content is FCM's block for browsers.
      let others = parts.filter { $0.1 != nil }.map { $0.0 }
      return warn(others.isEmpty ? "browsers" : others.joined(separator: " and "), message, context)
    }
    for case (let devices, let part?) in parts {
      context.report(
        .note, .topicForAndroid, "topics reach only Android apps; \(devices) do not get this block", at: part.nameSpan)
    }
    // FCM sends it to the browsers that subscribed.
    if let block = message.part(.webpushBlock), !block.isEmpty {
      context.report(
        .warning, .topicForAndroid, "topics of HMS reach only Android apps; browsers do not get this block",
        at: block.nameSpan, consequence: .undefined("the documented use of topics"),
        help: "send it to the tokens of the browsers")
    }
  }

  /// Nobody gets the message.
  private static func warn(_ others: String, _ message: Message, _ context: CheckContext) {
    for group in message.recipients where group.isSubscription {
      context.report(
        .warning, .topicForAndroid, "topics reach only Android apps; this message has content only for \(others)",
        at: message.span(of: group), consequence: .undefined("the documented use of topics"),
        help: "send it to tokens, or add android.notification")
    }
  }
}
