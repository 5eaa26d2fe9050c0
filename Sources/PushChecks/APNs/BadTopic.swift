import PushDiagnostics
import PushIR

extension Code {
  /// The topic is not a valid bundle ID.
  ///
  /// APNs compares `apns-topic` with the topics of the sender's key or certificate. A bundle identifier has letters,
  /// digits, hyphens and periods, so a topic with anything else, or an empty one, is never among them.
  ///
  ///     "apns-topic": "com.example.taxi "
  ///
  /// Write the bundle identifier as the app's target in Xcode has it; pushc adds the suffix of the push type.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  static let badTopic = Code(.apns, 131, "bad-topic")
}

/// `apns-topic` is a bundle ID ("Sending notification requests to APNs"). Bundle IDs do not contain underscores, but
/// they are accepted here: certificates that are not for apps may contain one.
enum BadTopic: FieldCheck {
  static var fields: FieldSet { .topic }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.isName(.topic) { return }
    // Escapes are resolved here.
    if message.consists(.topic, of: String.isOfBundleID), message.hasText(.topic) { return }
    let topic = message.string(.topic) ?? ""
    // A file for the Simulator names the app itself.
    if message.isBarePayload, !context.isAskedFor {
      return context.report(
        .error, .badTopic, "\(Visible.quoted(topic)) is not a valid bundle ID", at: message.span(.topic), help: help)
    }
    report(topic, "the topic", at: message.span(.topic), context)
  }

  static func report(_ topic: String, _ what: String, at place: Span, _ context: CheckContext) {
    context.report(
      .error, .badTopic,
      topic.isEmpty ? "\(what) is empty" : "\(what) \(Visible.quoted(topic)) is not a valid bundle ID",
      at: place, consequence: .rejected(service: "APNs", reason: topic.isEmpty ? "MissingTopic" : "TopicDisallowed"),
      help: help)
  }

  private static let help = "a bundle ID has letters, digits, hyphens and periods"
}
