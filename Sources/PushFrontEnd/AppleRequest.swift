import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A request to a device has a header of broadcasts.
  ///
  /// `apns-channel-id` and `apns-request-id` belong to requests to `/4/broadcasts/apps/…`. A request to a device has its
  /// token in the path and `apns-id` for its own identity.
  ///
  ///     "url": "https://api.push.apple.com/3/device/…", "headers": {"apns-channel-id": "dHN0"}
  ///
  /// Leave it out, or send the request to the channel.
  ///
  /// - Ground: documented, appleBroadcasts
  static let broadcastHeader = Code(.apns, 153, "broadcast-header")
  /// A request does not say its push type.
  ///
  /// watchOS 6 and later demand `apns-push-type`; elsewhere a push without it may be delayed or dropped.
  ///
  ///     "headers": {"apns-topic": "com.example.taxi"}
  ///
  /// Add "apns-push-type": "alert", or what the payload is. pushc writes the type that follows from the content.
  ///
  /// - Ground: documented, appleRequests
  static let pushTypeMissing = Code(.apns, 155, "push-type-missing")
  /// The topic of a request lacks the suffix of its push type.
  ///
  /// Some push types have topics of their own: the bundle identifier and a suffix. APNs refuses the bundle identifier
  /// alone for them.
  ///
  ///     "apns-push-type": "voip", "apns-topic": "com.example.taxi"
  ///
  /// Write com.example.taxi.voip. pushc adds the suffix to what it writes.
  ///
  /// - Ground: documented, appleRequests
  /// - Ground: observed, apns2Issue23, nodeApn635
  static let suffixMissing = Code(.apns, 157, "topic-suffix-missing")
  /// The URL of a request is on a host that is not Apple's.
  ///
  /// APNs answers on `api.push.apple.com` and `api.sandbox.push.apple.com`, ports 443 and 2197. The binary interface of
  /// `gateway.push.apple.com` has been switched off in 2021.
  ///
  ///     "url": "https://gateway.push.apple.com/3/device/…"
  ///
  /// Name one of the two; pushc writes no other.
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
  func isRecordWithoutBody() -> Bool {
    let document = decoder.document
    if document.member("aps", of: .root).exists { return false }
    let isHeaded = decoder.isObject(document.member("headers", of: .root)) && document.member("url", of: .root).exists
    return isHeaded || document.equals(document.member("target", of: .root), "apns")
  }

  /// Reports such a record, with a single finding.
  func reportMissingBody() {
    let document = decoder.document
    let body = document.member("body", of: .root)
    let isEmpty = !body.exists || document.kind(body) == .null || document.equals(body, "")
    report(
      Diagnostic(
        .error, .payloadEmpty,
        isEmpty ? "the request has no payload" : "the body is not an object",
        at: body.exists ? span(body) : span(.root).firstByte,
        consequence: isEmpty ? .rejected(service: "APNs", reason: "PayloadEmpty") : nil,
        help: "\"body\": {\"aps\": …}"))
  }

  /// The remaining checks of the headers of a device request.
  func checkDeviceHeaders(_ headers: APNSHeaders) {
    for (node, name) in [(headers.apnsChannelID, "apns-channel-id"), (headers.apnsRequestID, "apns-request-id")]
    where node.exists {
      report(.warning, .broadcastHeader, at: node, consequence: .silent("it is not read")) {
        "\(name) is for broadcasts, and this request goes to a device"
      }
    }
    guard let type = pushType(headers) else {
      // A value of the wrong type has already been reported.
      if decoder.member("apns-push-type", of: headers.node).exists { return }
      return report(
        Diagnostic(
          .warning, .pushTypeMissing, "the request has no apns-push-type", at: span(headers.node).firstByte,
          consequence: .silent("a watch does not get it; elsewhere it may be delayed or dropped")))
    }
    checkSuffix(headers, type)
    if type == .background { checkBackgroundPriority(headers) }
  }

  private func pushType(_ headers: APNSHeaders) -> PushType? {
    let node = headers.apnsPushType.node
    return node.exists ? PushType(name: decoder.document.string(node)) : nil
  }

  private func checkSuffix(_ headers: APNSHeaders, _ type: PushType) {
    let suffix = type.topicSuffix
    guard headers.apnsTopic.exists, suffix.utf8CodeUnitCount > 0 else { return }
    let topic = decoder.document.string(headers.apnsTopic)
    // A topic with the suffix of another push type is reported by another check.
    if PushType.allCases.contains(where: {
      $0.topicSuffix.utf8CodeUnitCount > 0 && topic.hasSuffix("\($0.topicSuffix)")
    }) {
      return
    }
    let place = span(headers.apnsTopic)
    let end = Span(place.end - 1, place.end - 1)
    report(
      Diagnostic(
        .warning, .suffixMissing, "the topic of the push type \(type.name) ends with \"\(suffix)\"", at: place,
        consequence: .possible(service: "APNs", reason: "TopicDisallowed"),
        fix: topic.isEmpty ? nil : Fix("add \"\(suffix)\"", .init(end, with: "\(suffix)"))))
  }

  private func checkBackgroundPriority(_ headers: APNSHeaders) {
    let stated = headers.apnsPriority.node
    guard headers.apnsPriority.value != .value5, headers.apnsPriority.value != .value1 else { return }
    if !stated.exists, decoder.member("apns-priority", of: headers.node).exists { return }
    let type = span(headers.apnsPushType.node)
    let edit =
      stated.exists
      ? Fix.Edit(span(stated), with: "\"5\"")
      : Fix.Edit(Span(type.end, type.end), with: ", \"apns-priority\": \"5\"")
    report(
      .backgroundPriority(
        isStated: stated.exists, at: stated.exists ? span(stated) : type,
        fix: Fix("write \"apns-priority\": \"5\"", edit)))
  }
}
