import PushDiagnostics
import PushIR

/// The topic that the options give to messages without one: it is a bundle ID, too, and its suffix belongs to one push type
/// ("Sending notification requests to APNs", apns-push-type).
enum TopicOfOption: MessageCheck {
  static var routes: Routes { .apns }

  enum Doubt {
    /// It is not a valid bundle ID.
    case invalid(String)
    /// It ends with the suffix of a push type.
    case hasSuffix(of: PushType)
  }

  static func doubt(about topic: String) -> Doubt? {
    if !topic.isBundleID { return .invalid(topic) }
    return PushType(suffixOf: topic).map(Doubt.hasSuffix)
  }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let doubt = context.settings.doubtAboutAPNsTopic, !message.has(.topic), !message.isBroadcast else { return }
    switch doubt {
    case .invalid(let topic): BadTopic.report(topic, "--apns-topic", at: message.start, context)
    case .hasSuffix(message.intent): break
    case .hasSuffix(let found):
      TopicSuffix.report(
        found,
        "--apns-topic ends with \"\(found.topicSuffix)\", for the push type \(found.name); this is \(message.intent.name)",
        at: message.has(.pushType) ? message.span(.pushType) : message.start,
        help: message.isBarePayload
          ? "pass --apns-push-type \(found.name), or the bundle identifier alone"
          : "give the bundle identifier alone; pushc adds the suffix", context)
    }
  }
}
