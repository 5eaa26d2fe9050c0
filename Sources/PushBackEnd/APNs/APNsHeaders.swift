import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Sending notification requests to APNs", table of header fields.

extension Rendering {
  func renderAPNsHeaders(_ message: Message, _ writer: inout BodyWriter) {
    _ = writer.take(.apnsHeadersBlock)
    writer.into(headers) { writer in
      writer.root(beneath: .apnsHeadersBlock) { headers in
        // Apple does not say which type a push to passes has. As a background push it was reported to arrive (dotAPNS#99).
        let type: PushType = message.isSilentForPass(of: settings.apnsTopic) ? .background : message.intent
        headers.pushType(type)
        headers.priority(of: type)
        renderTopic(of: message, &headers)
        if headers.mayWrite(.expiration | .ttl) { headers.expiration() }
        if headers.mayWrite(.collapseID | .collapseKey) { headers.collapseID() }
        headers.text("apns-id", .apnsID)
        headers.appendAppleHeaders()
      }
    }
    writer.checkHeaders(in: headers, from: 0)
  }

  private func renderTopic(of message: Message, _ header: inout BodyWriter) {
    // Its topic is in the URL, and a finding tells of the header.
    if message.isBroadcast {
      _ = header.take(.topic)
      return
    }
    if message.has(.topic) {
      header.appleTopic()
    } else if let option = settings.apnsTopic {
      let suffix = message.intent.topicSuffix
      guard suffix.utf8CodeUnitCount > 0 else { return header.string("apns-topic", option) }
      let topic = BodyWriter.topic(option, suffix)
      if topic.utf8.count < option.utf8.count {
        header.ledger.changed(.topic, of: message, to: topic, "\(option) ends with \(suffix) twice")
      }
      header.string("apns-topic", topic)
    } else if !header.overridden("apns-topic") {
      leaveOpen(
        message, "apns-topic", "--apns-topic BUNDLE_ID",
        without: .possible(service: "APNs", reason: "MissingTopic"))
    }
  }
}

extension BodyWriter {
  /// The message's own topic.
  mutating func appleTopic() {
    let suffix = message.intent.topicSuffix
    guard suffix.utf8CodeUnitCount > 0, take(.topic) else { return text("apns-topic", .topic) }
    string("apns-topic", Self.topic(message.string(.topic) ?? "", suffix), .topic)
  }

  /// The bundle ID with the suffix of the push type, which is not added twice.
  fileprivate static func topic(_ bundle: String, _ suffix: StaticString) -> String {
    let suffix = suffix.description
    var bundle = bundle
    while bundle.hasSuffix(suffix), bundle.utf8.count > suffix.utf8.count {
      bundle.removeLast(suffix.count)
    }
    return bundle + suffix
  }

  fileprivate mutating func pushType(_ type: PushType) {
    _ = take(.pushType)
    word("apns-push-type", type.spelling, .pushType)
  }

  fileprivate mutating func priority(of type: PushType) {
    let priority = message.priority
    let isStated = take(.priority)
    if type == .background {
      // That of android_v2 is implied by the kind of its content.
      if isStated, priority == .high, !message.has(.androidV2Block) {
        ledger.changed(.priority, of: message, to: "5", "background pushes allow no other value")
        leaveOutOfBlock("apns-priority")
      }
      return word("apns-priority", "5")
    }
    guard let priority else { return passOn("apns-priority") }
    word("apns-priority", priority == .high ? "10" : "5", .priority)
  }

  fileprivate mutating func expiration() {
    if take(.expiration), let instant = message.integer(.expiration) {
      quoted("apns-expiration", instant, .expiration)
      if message.has(.ttl) {
        _ = take(.ttl)
        ledger.lost(.ttl, of: message, "has one expiration, already set from \(message.name(of: .expiration))")
      }
    } else if take(.ttl), let seconds = wholeTTL() {
      quoted("apns-expiration", expiration(ofTTL: seconds), .ttl)
    } else {
      passOn("apns-expiration")
    }
  }

  /// The instant at which delivery ends for a TTL. FCM has the TTL itself as well, for Android.
  func expiration(ofTTL seconds: Int64) -> Int64 {
    let instant = EpochSeconds.expiration(ofTTL: seconds, from: now)
    if instant == EpochSeconds.latest {
      let written = ledger.target == .apns ? "\(instant)" : "apns-expiration \(instant)"
      ledger.changed(.ttl, of: message, to: written, "later seconds would be taken for milliseconds")
    }
    return instant
  }

  /// APNs has a single collapse ID.
  fileprivate mutating func collapseID() {
    let field = message.appleCollapseField
    text("apns-collapse-id", field)
    guard field != .collapseKey, take(.collapseKey) else { return }
    if message.string(.collapseKey) != message.string(.collapseID) {
      ledger.lost(.collapseKey, of: message, "has one collapse ID, already set from \(message.name(of: .collapseID))")
    }
  }
}
