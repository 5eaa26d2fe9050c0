import PushDiagnostics
import PushIR

extension Code {
  /// A topic's name has a character that no name of a topic may have, or is too long.
  ///
  /// FCM answers such a request with an error; HMS takes it, but no app can subscribe to such a name. Names are letters,
  /// digits and `-_.~%`, on HMS Chinese characters as well, and at most 900 of them.
  /// A topic with `%` takes messages, but FCM refuses apps that subscribe to it.
  /// Example: `foo*bar`, `news/sport` and `my topic` are not valid names; `news.sport` is one.
  /// Write the name as the app subscribes to it, without "/topics/" before it.
  ///
  /// - Ground: observed, fcmRecords, firebaseAndroid8620
  /// - Ground: documented, huaweiSubscribe
  static let badTopicName = Code(.addr, 120, "bad-topic-name")
}

/// Validates topic names (discovery document of fcm:v1, Message.topic; HMS Core client reference, subscribe). Version 3
/// of HMS has none.
enum TopicNames: SubscriptionCheck {
  static var routes: Routes { .fcm | .hms | .data }

  static func check(_ message: Message, _ context: CheckContext) {
    if context.isHMSv3 { return }
    message.forEachAddress(.topic) { address, place in
      let name = TopicPrefix.removed(from: address)
      // An empty name was reported when the message was read.
      if name.isEmpty { return }
      if !isName(name, on: context.target) { return report(name, at: place, context) }
      if isWithoutSubscribers(name, on: context.target) { warnOfPercent(name, at: place, context) }
    }
  }

  static func report(_ name: Substring, at place: Span, _ context: CheckContext) {
    let isFCM = context.target == .fcm
    let most = limit(on: context.target)
    let invalid = name.unicodeScalars.first { !isValid($0, on: context.target) }
    let fault =
      invalid.map { "the topic \(Visible.quoted(name)) contains \(Visible.quoted(String($0)))" }
      ?? "the topic name has \(name.unicodeScalars.count) characters; 1 to \(most) are allowed"
    // The service's answer to a name that is too long was not observed.
    let refusal =
      invalid == nil
      ? Consequence.mayBeRefusedByFCM
      : .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Topic name contains invalid characters)")
    context.report(
      isFCM ? .error : .warning, .badTopicName, fault, at: place,
      consequence: isFCM ? refusal : .silent("no app can have subscribed to it"),
      help: "a name is 1 to \(most) letters, digits and -_.~%"
        + (isFCM ? "" : ", or Chinese characters"))
  }

  /// FCM accepts messages to such a topic, but not subscriptions.
  static func isWithoutSubscribers(_ name: Substring, on target: Target) -> Bool {
    target == .fcm && name.utf8.contains(UInt8(ascii: "%"))
  }

  static func warnOfPercent(_ name: Substring, at place: Span, _ context: CheckContext) {
    context.report(
      .warning, .badTopicName, "the topic \(Visible.quoted(name)) contains \"%\"", at: place,
      consequence: .silent("apps cannot subscribe to it: FCM answers 400"), help: "use another character")
  }

  /// Whether clients of a service can subscribe to a topic of this name.
  static func isName(_ name: Substring, on target: Target) -> Bool {
    !name.isEmpty && name.unicodeScalars.count <= limit(on: target)
      && name.unicodeScalars.allSatisfy { isValid($0, on: target) }
  }

  private static func limit(on target: Target) -> Int {
    (target == .hms ? HMSLimits.topicName : FCMLimits.topicName).most
  }

  private static func isValid(_ scalar: Unicode.Scalar, on target: Target) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~", "%": true
    case "\u{4e00}"..."\u{9fa5}": target == .hms
    default: false
    }
  }
}
