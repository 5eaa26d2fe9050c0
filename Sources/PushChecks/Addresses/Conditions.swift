import PushDiagnostics
import PushIR

extension Code {
  /// The service cannot read a condition over topics.
  ///
  /// A condition is made of `'name' in topics`, `&&`, `||`, `!` and parentheses. What cannot be read is answered with an
  /// error that does not say where it is.
  /// Example: `'a' in topics and 'b' in topics` and `a in topics` cannot be read; `'a' in topics && 'b' in topics` can.
  /// Outside parentheses, FCM reads it from left to right: `&&` does not come before `||`.
  ///
  /// - Ground: observed, fcmRecords
  /// - Ground: documented, fcmTopics, huaweiSend
  static let badCondition = Code(.addr, 121, "bad-condition")

  /// A condition names more topics than a service takes.
  ///
  /// FCM and HMS take at most five topics in one condition.
  /// Example: a sixth `|| 'f' in topics` is one too many.
  /// Send two messages, or let the apps subscribe to one topic in the place of several.
  ///
  /// - Ground: documented, fcmTopics, huaweiSend
  static let tooManyTopics = Code(.addr, 122, "too-many-topics")

  /// A condition has its topics in double quotes.
  ///
  /// All documents of FCM and HMS have single quotes; whether double ones are taken is not known.
  /// Example: `"a" in topics` is better written `'a' in topics`.
  /// Write single quotes, which in JSON need no backslash.
  ///
  /// - Ground: assumed, fcmTopics, huaweiSend
  static let doubleQuotes = Code(.addr, 123, "double-quotes-in-condition")
}

/// Validates condition expressions (Firebase, "Send messages to topics"; Huawei Push Kit REST API, Message.condition).
/// Version 3 of HMS has none.
enum Conditions: SubscriptionCheck {
  static var routes: Routes { .fcm | .hms | .data }

  static func check(_ message: Message, _ context: CheckContext) {
    if context.isHMSv3 { return }
    let mostTopics = (context.target == .hms ? HMSLimits.conditionTopics : FCMLimits.conditionTopics).most
    message.forEachAddress(.condition) { text, place in
      let condition = TopicCondition(text, for: context.target)
      if let fault = condition.fault {
        context.report(
          .error, .badCondition, "the condition cannot be read: \(fault)", at: place,
          consequence: .audienceRefused(by: context.target),
          help: "write a condition such as 'a' in topics && ('b' in topics || 'c' in topics)")
      } else if let name = condition.badName {
        TopicNames.report(name[...], at: place, context)
      } else if condition.topicCount > mostTopics {
        context.report(
          .error, .tooManyTopics, "the condition names \(condition.topicCount) topics; at most \(mostTopics) are taken",
          at: place, consequence: .audienceRefused(by: context.target),
          help: "send several messages, or use fewer topics")
      } else {
        if let name = condition.nameWithoutSubscribers { TopicNames.warnOfPercent(name[...], at: place, context) }
        if condition.hasDoubleQuotes {
          context.report(
            .warning, .doubleQuotes,
            "the condition has a topic in double quotes; FCM and HMS document single quotes", at: place,
            help: "write 'a' in topics")
        }
      }
    }
  }
}
