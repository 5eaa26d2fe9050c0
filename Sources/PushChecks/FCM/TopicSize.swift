import PushDiagnostics
import PushIR

extension Code {
  /// A message to a topic is larger than the 2048 bytes that FCM's error pages allow.
  ///
  /// The pages give 2048 bytes for topics and 4096 for devices; the service was seen to take the larger size for both.
  /// Example: `data` of 3000 bytes beside `"topic": "news"`.
  /// Keep messages to topics small, or be ready for the lower limit to be enforced.
  ///
  /// - Ground: documented, fcmErrors
  /// - Ground: observed, fcmRecords
  static let largeForTopic = Code(.fcm, 134, "large-for-a-topic")
}

/// The documented maximum size of a message to a topic (Firebase, "FCM error codes").
enum TopicSize: SubscriptionCheck {
  static var routes: Routes { .fcm | .fcmData }

  private static var limit: Int { FCMLimits.topicPayload.most }

  static func check(_ message: Message, _ context: CheckContext) {
    // Most messages are smaller in total.
    guard message.messageSpan.count > limit else { return }
    let size = max(size(of: message), size(of: message.asOnAndroid(of: .fcm)))
    guard size > limit else { return }
    context.reportIfKept(
      .note, .largeForTopic, "text and data are \(size) bytes; FCM's documents allow a topic \(limit)",
      at: message.has(.data) ? message.span(.data).firstByte : message.start)
  }

  private static func size(of message: Message) -> Int {
    var size = message.utf8Count(.title) + message.utf8Count(.body)
    message.part(.data)?.forEachMember { name, value in
      size += name.name.utf8.count + (value.isText ? value.byteCount : value.sourceSize)
    }
    return size
  }
}
