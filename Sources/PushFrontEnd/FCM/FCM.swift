import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Firebase Cloud Messaging: discovery document of fcm:v1, SendMessageRequest and Message.

extension Format {
  /// FCM: a v1 request, a request of the legacy interface, or a request record.
  public static let fcm = Format(
    "fcm", "FCM v1 request, bare or in a request record; legacy requests", schema: FCMGrammar.schema,
    // It rejects requests with unknown names. That the legacy interface did was never recorded.
    conventions: Decoder.Conventions(wireFormat: .fcm, unknownKeySeverity: .error),
    signs: [
      Sign("target", equals: "fcm", says: .stated), Sign("message", "token", is: .string, says: .usual),
      Sign("message", "fid", says: .usual),
      Sign("message", "data", is: .object, says: .usual), Sign("message", "fcm_options", says: .usual),
      Sign("message", "android_v2", says: .usual), Sign("message", "android", "priority", says: .usual),
      Sign("message", "android", "notification", "click_action", is: .string, says: .usual),
      Sign("message", "androidV2", says: .usual), Sign("message", "fcmOptions", says: .usual),
      // A list of tokens is HMS's. With what only FCM has, it may be a mistake: nothing decides.
      Sign("message", "data", is: .object, beside: ["token"], without: ["android"], says: .certain),
      Sign("registration_ids", is: .array, says: .usual), Sign("registration_ids", is: .string, says: .usual),
      Sign("apns", "payload", is: .object, says: .usual),
      Sign("android", "notification", is: .object, says: .usual), Sign("webpush", "notification", says: .usual),
      Sign("webpush", "fcm_options", says: .usual),
      // Others also have an object of this name: a Matrix homeserver sends one to push gateways.
      Sign("notification", is: .object, beside: ["data", "token", "fid", "topic"]),
      Sign("token", is: .string, beside: ["notification", "android", "apns"], says: .usual),
      Sign("topic", is: .string, beside: ["notification", "android", "apns"], says: .usual),
      // The Firebase Admin SDK's messages.
      Sign("token", is: .string, beside: ["data"]), Sign("topic", is: .string, beside: ["data"]),
      Sign("fid", is: .string, beside: ["data", "notification", "android", "apns"]),
      Sign(
        "tokens", is: .array, beside: ["data", "notification", "android", "apns", "webpush"], without: ["platform"]),
      Sign("notification", "title"), Sign("notification", "body"), Sign("notification", "image"),
      Sign("notification", "title_loc_key"), Sign("notification", "body_loc_key"),
      Sign("notification", "click_action"),
      Sign("condition", is: .string, says: .usual), Sign("to", is: .string, says: .usual),
      Sign("to", is: .string, begins: TopicPrefix.text, says: .stated),
      // A list is "registration_ids".
      Sign(
        "to", is: .array, beside: ["notification", "collapse_key", "time_to_live", "content_available"], says: .usual),
      Sign("body", "message", says: .usual),
      // Chats also have an object "message"; without a name that FCM knows in it, it is not FCM's.
      Sign("message", "token"), Sign("message", "topic"), Sign("message", "condition"),
      Sign("message", "notification"), Sign("message", "android"), Sign("message", "webpush"),
      Sign("message", "apns", without: ["alert"]),
    ],
    proofs: [
      [Sign("message", "notification", is: .object), Sign("message", "token", is: .string)],
      [Sign("message", "notification", is: .object), Sign("message", "topic", is: .string)],
      [Sign("message", "notification", is: .object), Sign("message", "condition", is: .string)],
      [Sign("message", "notification", is: .object), Sign("message", "data", is: .object)],
      [Sign("message", "data", is: .object), Sign("message", "token", is: .string)],
      [Sign("message", "data", is: .object), Sign("message", "topic", is: .string)],
      [Sign("message", "data", is: .object), Sign("message", "condition", is: .string)],
      [Sign("message", "data", is: .object), Sign("message", "fid", is: .string)],
      [Sign("message", "notification", is: .object), Sign("message", "fid", is: .string)],
      [Sign("message", "android", "notification", is: .object)], [Sign("message", "android", "priority")],
      [Sign("message", "apns", "payload", is: .object)], [Sign("message", "apns", "headers", is: .object)],
      [Sign("message", "webpush", "notification", is: .object)],
      [Sign("message", "android", "data", is: .object), Sign("message", "android", beside: targetsOfFCM)],
      [Sign("message", "android_v2", "data", is: .object), Sign("message", "android_v2", beside: targetsOfFCM)],
      [Sign("message", "webpush", "data", is: .object), Sign("message", "webpush", beside: targetsOfFCM)],
      [Sign("apns", "payload", "aps", is: .object)],
      [Sign("notification", is: .object), Sign("token", is: .string)],
      [Sign("notification", is: .object), Sign("topic", is: .string)],
      [Sign("token", is: .string), Sign("data", is: .object), Sign("android", "priority", is: .string)],
      [Sign("fid", is: .string), Sign("data", is: .object), Sign("android", "priority", is: .string)],
      [Sign("topic", is: .string), Sign("data", is: .object), Sign("android", "priority", is: .string)],
      [Sign("notification", is: .object), Sign("to", is: .string)],
      [Sign("registration_ids", is: .array), Sign("data", is: .object)],
      [Sign("registration_ids", is: .array), Sign("notification", is: .object)],
      [Sign("to", is: .string), Sign("data", is: .object), Sign("collapse_key")],
      [Sign("to", is: .string), Sign("data", is: .object), Sign("time_to_live")],
      [Sign("to", is: .string), Sign("data", is: .object), Sign("content_available")],
      [Sign("to", is: .string, begins: TopicPrefix.text), Sign("data", is: .object)],
      // Emarsys, for Android.
      [Sign("to", is: .string), Sign("data", "ems_msg")],
    ]
  ) { $0.lowerFCM(to: $1) }

  private static let targetsOfFCM: [StaticString] = ["token", "topic", "condition", "fid"]
}

extension Lowering {
  mutating func lowerFCM(to consume: Consumer) {
    beginPart()
    switch formOfFCM {
    case .unwrappedMessage(let name): return reportUnwrapped(name)
    case .record:
      let record = decoder.decode(.root, as: FCMRecord.self)
      begin(.root, Message.Place())
      lower(record)
    case .request:
      var request = FCMRequest(at: .root)
      request.decode(with: &decoder)
      begin(.root, Message.Place())
      lower(&request)
    case .legacyRequest:
      decoder.conventions = Decoder.Conventions(wireFormat: .legacyFCM)
      let diagnostics = decoder.diagnostics
      // Its values are written in other terms, like those of a vendor.
      diagnostics.judgingPlaceholders(diagnostics.readsPlaceholders) {
        let request = decoder.decode(.root, as: FCMLegacyRequest.self)
        begin(.root, Message.Place())
        lower(request)
      }
    }
    respellBlocks()
    message.writtenFor = TargetList(.fcm)
    consume(&self)
  }

  private mutating func lower(_ record: FCMRecord) {
    checkRecord(method: record.method, url: record.url, origin: record.origin)
    checkHeaders(record.headers)
    if var body = record.body { lower(&body) }
    address(.fcm, record.tokens)
    address(.fid, record.fids)
    let address = RecordURL(record.url, in: document)
    if let project = address?.knownPart(behind: "/v1/projects/") {
      put(.fcmProject, text: project, at: record.url)
    } else if let address, !address.begins(with: "/v1/projects/") {
      report(.warning, .foreignURL, "the URL is not that of a send request of FCM v1", at: record.url)
    }
  }

  private mutating func lower(_ request: inout FCMRequest) {
    request.checkDeferred(with: &decoder)
    message.put(.dryRun, request.validateOnly)
    if request.message == nil { isUnclear = true }
    request.message?.readInPlace { lower(&$0) }
  }

  private mutating func lower(_ content: inout FCMMessage) {
    lowerTarget(&content)
    if let notification = content.notification {
      message.put(.title, notification.title)
      message.put(.body, notification.body)
      if !isLeftOut(.image, notification.image) { message.put(.image, notification.image) }
    }
    message.put(.data, content.data)
    let hasPayloadForApple = content.apns?.payload.exists == true
    androidPrecedence = hasPayloadForApple ? .overridesBesideApple : .overrides
    let hasContentForOthers = content.notification != nil || hasPayloadForApple
    content.android?.readInPlace { lower(&$0, hasContentForOthers: hasContentForOthers) }
    if let android = content.androidV2 {
      lower(android, beside: content.android?.node, hasContentForOthers: hasContentForOthers)
    }
    message.put(.webpushBlock, content.webpush?.node ?? .absent)
    if let apns = content.apns { lower(apns, of: &content) }
    message.put(.fcmOptionsBlock, content.fcmOptions?.node ?? .absent)
    leaveOutEmptyTexts(in: content.fcmOptions?.node)
    leaveOutEmptyTexts(in: content.android?.fcmOptions?.node)
    leaveOutEmptyTexts(in: content.androidV2?.fcmOptions?.node)
    leaveOutEmptyTexts(in: content.webpush?.fcmOptions?.node)
    leaveOutEmptyTexts(in: content.apns?.fcmOptions?.node)
    if content.name.exists {
      report(
        .warning, .leftOut, "name is only in responses", at: content.name,
        consequence: .silent("the service does not read it"))
    }
    inferSilence(&content)
  }

  /// The options of FCM's SDKs, whose members are not fields of the message: an empty text in them is as an absent one as well.
  private mutating func leaveOutEmptyTexts(in options: Node?) {
    guard let options else { return }
    for name in document.names(of: options, without: decoder.leftOut)
    where isText(name.memberValue) && document.isEmptyText(name.memberValue) { decoder.leaveOutEmpty(name) }
  }

  /// "Union field target": exactly one.
  private mutating func lowerTarget(_ content: inout FCMMessage) {
    address(.fcm, content.token)
    address(.fid, content.fid)
    addressTopic(of: .fcm, content.topic, in: content.node)
    checkTopicPrefix(of: .fcm, content.topic)
    addressCondition(of: .fcm, content.condition, in: content.node)
    checkOneTarget(.severalTargets, .refusedByFCM)
    reportNullTarget(["token", "fid", "topic", "condition"], in: content.node)
  }

  /// "ApnsConfig": its headers and its payload are in Apple's format.
  mutating func lower(_ apns: FCMApnsConfig) {
    moveAppleHeaders(apns.headers)
    moveApplePayload(apns.payload)
    move(.activityToken, apns.liveActivityToken)
    putRest(.apnsBlock, apns.node)
  }

  /// FCM reads the alert and its title itself, and refuses null (firebase-admin-dart#50, async-firebase#5). A conversion leaves it
  /// out.
  private mutating func reportNulls(in payload: Node) {
    let alert = decoder.member("alert", of: decoder.member("aps", of: payload))
    reportNull(alert, named: "alert", expected: Kinds.text.union(.object))
    reportNull(decoder.member("title", of: alert), named: "title", expected: .text)
  }

  private mutating func reportNull(_ value: Node, named name: String, expected: Kinds) {
    guard document.kind(value) == .null else { return }
    decoder.reportKind(of: value, named: name, expected: expected)
    // It does not count as absent.
    decoder.diagnostics.supersede(at: span(value.memberName))
  }

  /// Without a common notification, the headers and the payload for Apple devices determine the push type.
  private mutating func lower(_ apns: FCMApnsConfig, of content: inout FCMMessage) {
    if judgesVendor { reportNulls(in: apns.payload) }
    lower(apns)
    guard !hasMembers(content.notification?.node), !hasMembers(content.android?.notification?.node),
      content.androidV2?.remoteNotification?.notification == nil
    else { return }
    message.put(.pushType, document.header("apns-push-type", of: apns.headers, without: decoder.leftOut))
    message.put(.event, message.apsBlock?.value["event"].node ?? .absent)
  }

  /// A message with only data is not shown on any device; one with a notification for browsers is not shown on others. An empty
  /// notification is not sent.
  private mutating func inferSilence(_ content: inout FCMMessage) {
    if hasMembers(content.notification?.node) || hasMembers(content.android?.notification?.node)
      || content.androidV2?.remoteNotification != nil
      || message.present.intersects(.pushType | .event) || message.hasVisibleBlock
    {
      return
    }
    let silent = [
      content.data, content.android?.data ?? .absent, content.androidV2?.data ?? .absent,
      content.androidV2?.backgroundSync?.node ?? .absent,
    ]
    let forBrowsers = decoder.member("notification", of: content.webpush?.node ?? .absent)
    if hasMembers(forBrowsers) {
      if let full = silent.first(where: { $0.exists && !document.isEmpty($0) }) { silence(withoutNote: full) }
      return
    }
    guard let silent = silent.first(where: { $0.exists }) else { return }
    // With a part for Apple devices, checks tell what it lacks.
    let wake: StaticString = "\"content-available\": 1 to message.apns.payload.aps, and headers for a background push"
    let isAsleep = content.data.exists && content.apns == nil && settings.targets.contains(.fcm)
    silence(by: silent, wake: isAsleep ? wake : nil)
  }
}

extension Code {
  /// The topic has the prefix of older interfaces.
  ///
  /// FCM v1 takes the name alone and refuses `{"message": {"topic": "/topics/news"}}`. Legacy requests and gorush take the
  /// prefix, and pushc writes the name without it. Delete `/topics/`, as the fix does.
  ///
  /// - Ground: documented, fcmDiscovery
  /// - Ground: observed, adminPython126
  static let topicPrefix = Code(.fcm, 136, "topic-with-prefix")

  /// A message for FCM names more than one target.
  ///
  /// FCM takes exactly one of `token`, `topic`, `condition` and `fid`, and refuses a message with more than one as
  /// `INVALID_ARGUMENT`: `{"message": {"token": "…", "topic": "rides"}}`. Keep one, and send the message again for the other.
  ///
  /// - Ground: documented, fcmDiscovery, protoJSON
  static let severalTargets = Code(.fcm, 105, "several-targets", isAboutMembers: true)
}
