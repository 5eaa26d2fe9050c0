import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A broadcast has no channel, or a channel that is not valid base64.
  ///
  /// A broadcast goes to the subscribers of a channel, whose identifier is in `apns-channel-id` as APNs gave it when
  /// the channel was made: standard base64.
  ///
  ///     "url": "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {}
  ///
  /// Add the header.
  ///
  /// - Ground: documented, appleBroadcasts
  static let channelID = Code(.apns, 145, "bad-channel-id")
  /// A broadcast names a topic, or its path does not end with a bundle identifier.
  ///
  /// The path of a broadcast ends with the bundle identifier alone, and that is its topic: the header `apns-topic` is not
  /// sent, and the suffix of a push type is refused.
  ///
  ///     /4/broadcasts/apps/com.example.taxi.push-type.liveactivity
  ///
  /// Take the suffix and the header out.
  ///
  /// - Ground: documented, appleBroadcasts
  static let broadcastTopic = Code(.apns, 146, "broadcast-topic")
  /// A broadcast lacks the push type `liveactivity`, or starts a Live Activity.
  ///
  /// Channels carry Live Activities only: the push type is `liveactivity`, and the event `update` or `end`. A start goes
  /// to each device.
  ///
  ///     "url": ".../4/broadcasts/apps/com.example.taxi" with the body {"aps": {"event": "start"}}
  ///
  /// Write `"apns-push-type": "liveactivity"`. Send a start to `/3/device/…` with the push-to-start token.
  ///
  /// - Ground: documented, appleBroadcasts
  static let broadcastContent = Code(.apns, 147, "broadcast-content")
  /// The identifier of a broadcast request is not a valid UUID.
  ///
  /// `apns-request-id` comes back with the answer. It is a UUID: 32 hexadecimal digits in lower case, in groups of
  /// 8-4-4-4-12.
  ///
  ///     "apns-request-id": "ride-7"
  ///
  /// Write a UUID, or leave the header out: APNs makes one.
  ///
  /// - Ground: documented, appleBroadcasts
  static let badRequestID = Code(.apns, 152, "bad-request-id")
}

// "Sending broadcast push notification requests to APNs".

extension Lowering {
  /// Checks the record of a broadcast, before its members are consumed. Returns its app, or nil for other records.
  func checkBroadcast(_ record: RecordMembers) -> String? {
    let (url, headers) = (record.url, record.headers)
    // Most requests address a device.
    if !url.exists || document.begins(url, with: "https://api.push.apple.com/3/") { return nil }
    guard let bundle = RecordURL(url, in: document)?.rest(behind: "/4/broadcasts/apps/") else { return nil }
    checkChannel(headers)
    if let suffix = PushType(suffixOf: bundle)?.topicSuffix {
      refuse(
        .broadcastTopic, "TopicDisallowed", at: url,
        "the path ends with \"\(suffix)\"; that of a broadcast ends with the bundle ID",
        help: "remove \"\(suffix)\" from the URL")
    } else if !bundle.hasPrefix("{"), !bundle.isBundleID {
      refuse(
        .broadcastTopic, "BadPath", at: url,
        "the path of a broadcast ends with a bundle ID, and \(Visible.quoted(bundle)) is not one")
    }
    let topic = present("apns-topic", of: headers)
    if topic.exists {
      report(
        .warning, .broadcastTopic, "apns-topic is set; a broadcast takes its topic from the path", at: topic,
        consequence: .silent("it is not read"), help: "remove the header")
    }
    checkContent(headers, of: document.member("aps", of: record.body))
    let id = present("apns-request-id", of: headers)
    if id.exists, !document.string(id).isUUID {
      refuse(.badRequestID, "BadMessageId", at: id, "apns-request-id is not a valid UUID")
    }
    return bundle
  }

  /// A broadcast goes to the subscribers of its channel. A template has an empty list.
  func reportTokens(ofBroadcast tokens: Node) {
    guard tokens.exists, !document.isEmpty(tokens) else { return }
    report(
      .warning, .leftOut, "tokens is left out; a broadcast goes to the subscribers of its channel",
      at: tokens.memberName, consequence: .silent("nothing is sent to these devices"))
  }

  private func checkChannel(_ headers: Node) {
    let channel = present("apns-channel-id", of: headers)
    guard channel.exists else {
      return refuse(
        .channelID, "MissingChannelId", at: headers.exists ? headers : .root, "a broadcast needs apns-channel-id")
    }
    let text = document.string(channel)
    if !text.isBase64 {
      refuse(.channelID, "BadChannelId", at: channel, "the channel \(Visible.quoted(text)) is not valid base64")
    }
  }

  private func checkContent(_ headers: Node, of aps: Node) {
    let typeNode = present("apns-push-type", of: headers)
    // One that is not valid has been reported, and is left out.
    let given = document.kind(document.header("apns-push-type", of: headers))
    if given == .absent || given == .null {
      refuse(
        .broadcastContent, "MissingPushType", at: headers.exists ? headers : .root, "a broadcast needs apns-push-type",
        help: "add \"apns-push-type\": \"liveactivity\"")
    } else if let type = PushType(name: document.string(typeNode)), type != .liveactivity {
      refuse(
        .broadcastContent, "InvalidPushType", at: typeNode,
        "apns-push-type is \"\(type.name)\"; a broadcast needs \"liveactivity\"")
    }
    let event = document.member("event", of: aps)
    if document.equals(event, "start") {
      report(
        .error, .broadcastContent, "a broadcast cannot start a Live Activity", at: event,
        consequence: .silent("no activity starts"), help: "send \"update\" or \"end\"; start it on each device")
    }
  }

  /// The value of a header; absent if it is null, which is not sent.
  private func present(_ header: StaticString, of headers: Node) -> Node {
    let value = document.header(header, of: headers, without: decoder.leftOut)
    return document.kind(value) == .null ? .absent : value
  }

  private func refuse(_ code: Code, _ reason: String, at node: Node, _ message: String, help: String? = nil) {
    let place = decoder.isObject(node) ? span(node).firstByte : span(node)
    report(
      Diagnostic(.error, code, message, at: place, consequence: .rejected(service: "APNs", reason: reason), help: help))
  }
}
