import PushDiagnostics
import PushIR

extension Code {
  /// The topic has the suffix of another push type, or its own suffix twice.
  ///
  /// The push type fixes what follows the bundle identifier in `apns-topic`: `.voip` for calls,
  /// `.push-type.liveactivity` for Live Activities, nothing for alerts. APNs refuses a topic that does not fit: observed
  /// answers are `InvalidPushType` and `TopicDisallowed`. A bundle identifier may end with `.voip`, so that is a warning for alerts.
  ///
  ///     "apns-push-type": "alert", "apns-topic": "com.example.taxi.voip"
  ///
  /// Give the bundle identifier with the suffix of the push type, if it has one. In other formats than APNs, give the bundle
  /// identifier alone; pushc adds the suffix.
  ///
  /// - Ground: documented, appleRequests
  /// - Ground: observed, apns2Issue23, nodeApn635
  static let topicSuffix = Code(.apns, 130, "topic-suffix")

  /// The topic of a request lacks the suffix of its push type.
  ///
  /// Some push types have topics of their own: the bundle identifier and a suffix. APNs refuses the bundle identifier
  /// alone for them.
  ///
  ///     "apns-push-type": "voip", "apns-topic": "com.example.taxi"
  ///
  /// Write com.example.taxi.voip. pushc adds the suffix to what it writes. It reports a topic that already ends with a part of it,
  /// such as `.liveactivity` for `.push-type.liveactivity`: the bundle identifier may be what is before this part.
  ///
  /// - Ground: documented, appleRequests
  /// - Ground: observed, apns2Issue23, nodeApn635
  static let suffixMissing = Code(.apns, 157, "topic-suffix-missing")
}

/// The suffix after the bundle ID belongs to one push type ("Sending notification requests to APNs", apns-push-type).
enum TopicSuffix: FieldCheck {
  static var fields: FieldSet { .topic }

  private static let endings = PushType.allCases.map { $0.topicSuffix }.filter { $0.utf8CodeUnitCount > 0 }
    .map(FieldKey.ending)
  private static let bits = FieldKey.bits(of: endings)

  static func check(_ message: Message, _ context: CheckContext) {
    // Few topics end with the same four bytes, and fewer with the same eight.
    guard let key = message.key(of: .topic), key.mayEnd(withOneOf: bits),
      endings.contains(where: { key.ends(with: $0) }),
      let found = message.string(.topic).flatMap(PushType.init(suffixOf:))
    else { return checkMissing(message, context) }
    if found == message.intent { return checkTwice(message, context) }
    // The Simulator takes the bundle ID of an app, which may end like this.
    let isOfSimulator = message.isBarePayload && !context.isAskedFor
    if message.hasUnknownPushType || found.suffixMayEndBundleID && isOfSimulator { return }
    report(
      found,
      "the topic ends with \"\(found.topicSuffix)\", which is for the push type \(found.name); this one is "
        + message.intent.name,
      at: message.span(.topic),
      notes: message.has(.pushType) ? [Note("the push type is here", at: message.span(.pushType))] : [],
      help: message.has(.pushType)
        ? help(message, found, context) : "say the push type \(found.name), or \(bundle(message, context))", context)
  }

  private static func help(_ message: Message, _ found: PushType, _ context: CheckContext) -> String {
    let (other, bundle) = (message.help(toBecome: found), bundle(message, context))
    if message.typeOfContent == found { return other }
    // A call may have an alert, too.
    return message.intent == .alert && found.suffixMayEndBundleID ? "\(other), or \(bundle)" : bundle
  }

  /// What the topic should be. pushc adds the suffix to the topics of vendors, and to no header.
  private static func bundle(_ message: Message, _ context: CheckContext) -> String {
    let suffix = message.intent.topicSuffix
    if message.intent == .mdm { return "give the topic of the MDM certificate" }
    return isSentAsItIs(message, context) && suffix.utf8CodeUnitCount > 0
      ? with(suffix) : "give the bundle identifier alone"
  }

  private static func with(_ suffix: StaticString) -> String { "give the bundle identifier with \"\(suffix)\"" }

  /// Reports a topic with the suffix of another push type than the message has.
  static func report(
    _ found: PushType, _ text: String, at place: Span, notes: [Note] = [], help: String, _ context: CheckContext
  ) {
    let isDoubtful = found.suffixMayEndBundleID
    context.report(
      isDoubtful ? .warning : .error, .topicSuffix, text, at: place,
      consequence: isDoubtful
        ? .possible(service: "APNs", reason: "InvalidPushType")
        : .rejected(service: "APNs", reason: "InvalidPushType or TopicDisallowed"),
      notes: notes, help: help)
  }

  /// Whether the topic is a header, or one that gorush sends to APNs: it adds no suffix, as a conversion does.
  private static func isSentAsItIs(_ message: Message, _ context: CheckContext) -> Bool {
    if message.hasTopicOfHeader { return true }
    return message.namesPlatform && message.has(.pushType) && context.isRequestToAPNs && !context.isAskedFor
  }

  /// Whether pushc writes the header anew, with its suffix: what other services pass on has the topic of the document.
  private static func isRewritten(_ context: CheckContext) -> Bool { context.isAskedFor && !context.isPart }

  private static func checkMissing(_ message: Message, _ context: CheckContext) {
    let type = message.intent
    let suffix = type.topicSuffix
    guard suffix.utf8CodeUnitCount > 0, !message.isBroadcast, let topic = message.string(.topic) else { return }
    let hasPart = hasPart(of: suffix.description, topic)
    // The topic of a bare payload is the app of the Simulator.
    guard isRewritten(context) ? hasPart && !message.isBarePayload : isSentAsItIs(message, context) else { return }
    let place = message.span(.topic)
    let end = Span(place.end - 1, place.end - 1)
    let isBundle = topic.isBundleID && topic.contains(".") && !topic.hasSuffix(".") && !hasPart
    context.report(
      .warning, .suffixMissing,
      isRewritten(context)
        ? "the topic ends with a part of \"\(suffix)\"; all of it is added"
        : "the topic lacks \"\(suffix)\", the suffix of the push type \(type.name)",
      at: place, consequence: .possible(service: "APNs", reason: "TopicDisallowed"),
      help: isBundle ? nil : with(suffix),
      fix: isBundle ? Fix("add \"\(suffix)\"", .init(end, with: "\(suffix)")) : nil)
  }

  /// Whether a topic ends with the last part of the suffix, in any case, such as `.liveactivity`: what is before it may be the
  /// bundle ID, so the suffix cannot be added.
  private static func hasPart(of suffix: String, _ topic: String) -> Bool {
    topic.lowercased().hasSuffix(suffix[(suffix.lastIndex(of: ".") ?? suffix.startIndex)...])
  }

  private static func checkTwice(_ message: Message, _ context: CheckContext) {
    let suffix = message.intent.topicSuffix.description
    guard let topic = message.string(.topic), topic.dropLast(suffix.count).hasSuffix(suffix) else { return }
    if isRewritten(context) {
      return context.report(
        .warning, .topicSuffix, "the topic ends with \"\(suffix)\" twice; it is written once", at: message.span(.topic))
    }
    context.report(
      .warning, .topicSuffix, "the topic ends with \"\(suffix)\" twice", at: message.span(.topic),
      consequence: .possible(service: "APNs", reason: "TopicDisallowed"), help: bundle(message, context))
  }
}
