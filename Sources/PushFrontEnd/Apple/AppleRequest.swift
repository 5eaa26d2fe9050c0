import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A request does not say its push type.
  ///
  /// watchOS 6 and later demand `apns-push-type`; elsewhere a push without it may be delayed or dropped.
  ///
  ///     "headers": {"apns-topic": "com.example.taxi"}
  ///
  /// Add "apns-push-type": "alert", or what the payload is. pushc writes the type that follows from the content. A push to a
  /// pass in Wallet, whose payload is empty, was reported to arrive as `background`.
  ///
  /// - Ground: documented, appleRequests
  /// - Ground: observed, dotAPNS99
  static let pushTypeMissing = Code(.apns, 155, "push-type-missing")
  /// A request does not say its topic.
  ///
  /// APNs takes it for the app of the sender's certificate. With a key, or a certificate for several topics, it refuses the
  /// request.
  ///
  ///     "headers": {"apns-push-type": "alert"}
  ///
  /// Add "apns-topic": the bundle ID of the app, with the suffix of the push type. This is a note: a certificate for one
  /// topic needs none.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  static let topicMissing = Code(.apns, 165, "topic-missing")
  /// The URL of a request has a host or a port at which APNs takes no requests.
  ///
  /// APNs answers on `api.push.apple.com` and `api.sandbox.push.apple.com`, ports 443 and 2197. The binary interface of
  /// `gateway.push.apple.com` was switched off in 2021.
  ///
  ///     "url": "https://gateway.push.apple.com/3/device/…"
  ///
  /// Name one of the two. The older name of the sandbox, `api.development.push.apple.com`, is not reported.
  ///
  /// - Ground: documented, appleRequests
  static let unknownHost = Code(.apns, 159, "unknown-host")
  /// A request has no payload.
  ///
  /// APNs refuses a request whose body has no bytes. In a record the body is the JSON object itself, neither empty nor
  /// JSON text within a string.
  ///
  ///     {"target": "apns", "headers": {"apns-push-type": "alert"}, "body": ""}
  ///
  /// Give the payload: "body": {"aps": {…}}.
  ///
  /// - Ground: documented, appleResponses
  static let payloadEmpty = Code(.apns, 149, "payload-empty")
}

// "Sending notification requests to APNs": checks that involve several headers of a request.

extension Lowering {
  /// Whether the document is an APNs request record whose body is not an object.
  func isRecordWithoutBody(_ record: RecordMembers) -> Bool {
    if document.hasMember("aps", in: .root) { return false }
    return decoder.isObject(record.headers) && record.url.exists || document.equals(record.target, "apns")
  }

  /// Reports such a record; its headers are checked as those of any other.
  func reportMissingBody(_ body: Node) {
    let other = decoder.member("payload", of: .root)
    if !body.exists, has("aps", other) {
      return report(
        .error, .payloadEmpty, "a record has its payload in \"body\"", at: other.memberName,
        help: "rename \"payload\" to \"body\"")
    }
    let isEmpty = !body.exists || document.kind(body) == .null || document.equals(body, "")
    report(
      .error, .payloadEmpty, isEmpty ? "the request has no payload" : "the body is not an object",
      at: body.exists ? span(body) : span(.root).firstByte,
      consequence: isEmpty ? .rejected(service: "APNs", reason: "PayloadEmpty") : nil,
      help: "\"body\": {\"aps\": …}")
  }

  /// The remaining checks of the headers of a device request, whose payload has been read. What pushc writes has the type, and
  /// a priority that agrees with it.
  func checkDeviceHeaders(of record: APNSRecord, _ written: Node) {
    guard decoder.diagnostics.purpose == .lint else { return }
    guard let headers = record.headers else {
      // A record without a URL is a part of a request, whose headers may be elsewhere.
      if isText(record.url), isNullOrAbsent(written) { reportMissingType(at: record.node, within: "headers") }
      return
    }
    if !headers.apnsTopic.exists, settings.appleTopic == nil, !hasTopic(headers.node) {
      report(
        .note, .topicMissing, "the request has no apns-topic", at: span(headers.node).firstByte,
        consequence: .possible(service: "APNs", reason: "MissingTopic"),
        help: "add \"apns-topic\"; a certificate for one topic needs none")
    }
    guard let type = pushType(headers) else {
      // A value of the wrong type has already been reported, and a placeholder may be any type.
      if !isNullOrAbsent(document.header("apns-push-type", of: headers.node)) { return }
      reportMissingType(at: headers.node)
      if typeOfContent == PushType.background.name, !message.isSilentForPass(of: nil) {
        checkBackgroundPriority(headers)
      }
      return
    }
    if type == .background { checkBackgroundPriority(headers) }
  }

  /// Whether there is a topic of another type or name, which is told of it, or the header of a broadcast, which has none.
  private func hasTopic(_ headers: Node) -> Bool {
    document.names(of: headers).contains {
      ["apns-topic", "topic", "apns-channel-id"].contains(Decoder.hyphenated(document.string($0)).lowercased())
        && document.kind($0.memberValue) != .null
    }
  }

  func isNullOrAbsent(_ value: Node) -> Bool { !value.exists || document.kind(value) == .null }

  private func reportMissingType(at object: Node, within member: StaticString? = nil) {
    let type = typeOfContent
    // The priority of other background pushes has a finding of its own, if there are headers.
    let isBackground = message.isSilentForPass(of: nil) || member != nil && type == PushType.background.name
    let headers = "\"apns-push-type\": \"\(type)\"" + (isBackground ? ", \"apns-priority\": \"5\"" : "")
    report(
      .warning, .pushTypeMissing, "the request has no apns-push-type", at: span(object).firstByte,
      consequence: .uncertain("watchOS 6 and later require it; elsewhere the push may be delayed or dropped"),
      help: "add " + (member.map { "\"\($0)\": {\(headers)}" } ?? headers))
  }

  /// The name of the push type that follows from the content of a request without one.
  private var typeOfContent: String {
    if let type = message.string(.pushType) { return type }
    if message.has(.event) { return PushType.liveactivity.name }
    if let type = message.string(.topic).flatMap(PushType.init(suffixOf:)), !type.suffixMayEndBundleID {
      return type.name
    }
    return (message.isSilentForPass(of: nil) || message.isWake ? PushType.background : .alert).name
  }

  /// A request that does not say its push type and displays nothing has the type of its topic (table of push types, suffixes).
  mutating func takeTypeFromTopic(_ topic: Node) {
    guard topic.exists, !message.present.intersects(.event | .visible), !message.hasVisibleBlock else { return }
    let type = message.has(.pushType) ? nil : PushType(suffixOf: document.string(topic))
    guard let type else {
      // What replaces a placeholder may have a suffix, or be the topic of passes in Wallet, whose payload is empty.
      decoder.diagnostics.suppose(at: span(topic), ["\"x.voip\"", "\"pass.x\"", "\"x\""])
      return
    }
    put(.pushType, text: type.name, at: topic)
    report(.note, .pushTypeFromKey, "this topic makes the push type \(type.name)", at: topic)
  }

  private func pushType(_ headers: APNSHeaders) -> PushType? {
    PushType.allCases.first { document.equals(headers.apnsPushType.node, $0.spelling) }
  }

  private func checkBackgroundPriority(_ headers: APNSHeaders) {
    let stated = headers.apnsPriority.node
    if let priority = headers.apnsPriority.value, priority != .value10 { return }
    // A value that is not one of the priorities has already been reported, and a placeholder may be any of them.
    let given = document.header("apns-priority", of: headers.node)
    if !stated.exists, !isNullOrAbsent(given) { return }
    let typeNode = headers.apnsPushType.node
    let type = typeNode.exists ? span(typeNode) : span(headers.node).firstByte
    let edit =
      given.exists
      ? Fix.Edit(span(given), with: "\"5\"")
      : Fix.Edit(Span(type.end, type.end), with: ", \"apns-priority\": \"5\"")
    // Without a type and a priority, the headers may be empty.
    let fix = given.exists || typeNode.exists ? Fix("write \"apns-priority\": \"5\"", edit) : nil
    report(.backgroundPriority(isStated: stated.exists, at: given.exists ? span(given) : type, fix: fix))
  }
}
