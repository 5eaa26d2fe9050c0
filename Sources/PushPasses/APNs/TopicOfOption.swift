import PushDiagnostics
import PushIR

/// The topic that the options give to messages without one: its suffix, too, belongs to one push type ("Sending
/// notification requests to APNs", apns-push-type).
enum TopicOfOption: MessageCheck {
  static var routes: Routes { .apns }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let found = context.settings.typeOfAPNsTopic, !message.has(.topic), !message.isBroadcast,
      found != message.intent
    else { return }
    TopicSuffix.report(
      found,
      "--apns-topic ends with \"\(found.topicSuffix)\", for the push type \(found.name); this is \(message.intent.name)",
      at: message.has(.pushType) ? message.span(.pushType) : message.start,
      help: "give the bundle identifier alone; pushc adds the suffix", context)
  }
}
