import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API: the requests of v1 and v2, which are identical, and that of v3.

extension Format {
  /// HMS: a request of any version, bare or in a request record.
  public static let hms = Format(
    "hms", "HMS request of v1, v2 or v3, bare or in a request record", schema: HMSGrammar.schema,
    signs: [
      Sign("target", equals: "hms", says: .stated), Sign("message", "token", is: .array, says: .certain),
      Sign("message", "data", is: .string, says: .usual),
      Sign("message", "android", "notification", "click_action", is: .object, says: .certain),
      Sign("message", "apns", "hms_options", says: .certain), Sign("message", "webpush", "hms_options", says: .certain),
      Sign("message", "android", "urgency", says: .usual), Sign("message", "android", "bi_tag", says: .usual),
      Sign("message", "android", "collapse_key", is: .integer, says: .usual),
      Sign("target", "token", is: .array, says: .certain), Sign("pushOptions", is: .object, says: .certain),
      Sign("target", "token", is: .string, says: .usual),
      Sign("payload", "notification", "category", is: .string, says: .usual),
      Sign("payload", "notification", "clickAction", says: .usual),
      Sign("payload", "extraData", is: .string, says: .usual),
      Sign("body", "message", "token", is: .array, says: .certain),
      Sign("body", "payload", is: .object, says: .certain),
      Sign("body", "message", "android", "notification", "click_action", is: .object, says: .certain),
      // A message without its request.
      Sign("token", is: .array, beside: ["android", "notification", "apns", "webpush"], says: .certain),
      Sign("apns", "hms_options", says: .certain), Sign("webpush", "hms_options", says: .certain),
      Sign("android", "notification", "click_action", is: .object, says: .certain),
      Sign("android", "urgency", says: .certain), Sign("android", "bi_tag", says: .certain),
    ],
    proofs: [
      [Sign("message", "token", is: .array), Sign("message", "notification", is: .object)],
      [Sign("message", "token", is: .array), Sign("message", "android", is: .object)],
      [Sign("message", "token", is: .array), Sign("message", "data")],
      [Sign("message", "android", "notification", "click_action", is: .object)],
      [Sign("target", "token", is: .array), Sign("payload", is: .object)],
      [Sign("pushOptions", is: .object), Sign("payload", is: .object)],
      [Sign("target", is: .object), Sign("payload", "notification", "clickAction", is: .object)],
      [Sign("token", is: .array), Sign("android", "notification", is: .object)],
      [Sign("android", "notification", "click_action", is: .object)],
    ]
  ) { $0.lowerHMS(to: $1) }
}

extension Lowering {
  mutating func lowerHMS(to consume: Consumer) {
    beginPart()
    let record = RecordMembers(of: document)
    let isRecord = isRecord(record, of: .hms)
    if !isRecord, let name = nameOfUnwrappedHMS { return reportUnwrappedHMS(name) }
    begin(.root, Message.Place())
    if isRecord {
      // Keys beside the body may belong in it.
      decoder.conventions.isHMSv3 = isVersion3(record.body)
      lower(decoder.decode(.root, as: HMSRecord.self))
    } else {
      lowerBody(.root, headers: .absent, isVersion3: isVersion3(.root))
    }
    message.writtenFor = TargetList(.hms)
    consume(&self)
  }

  private mutating func lower(_ record: HMSRecord) {
    checkRecord(method: record.method, url: record.url, origin: record.origin)
    let url = RecordURL(record.url, in: document)
    if let path = url?.rest(behind: "/v"), path.contains(text: "/messages:revoke") || path.contains(text: "/topic:") {
      isUnclear = true
      return report(
        .error, .foreignURL, "a request that recalls messages or manages topics is not a push", at: record.url,
        help: "pushc reads requests to messages:send")
    }
    let isVersion3 = decoder.conventions.isHMSv3
    checkHeaders(record.headers, known: isVersion3 ? RequestHeaders.pushType : nil)
    if decoder.isObject(record.body) { lowerBody(record.body, headers: record.headers, isVersion3: isVersion3) }
    address(.hms, record.tokens)
    guard let address = url else { return }
    let paths: [(start: StaticString, version: String)] = [("/v1/", "v1"), ("/v2/", "v2"), ("/v3/", "v3")]
    guard let (path, version) = paths.first(where: { address.begins(with: $0.start) }) else {
      return report(.warning, .foreignURL, "the URL is not that of a send request of HMS", at: record.url)
    }
    if let app = address.knownPart(behind: path) {
      put(.appID, text: app, at: record.url)
    }
    let isKnown = isVersion3 || decoder.member("message", of: record.body).exists
    if isKnown, isVersion3 != (version == "v3") {
      report(
        .error, .foreignURL, "the URL is that of \(version), and the body is that of \(isVersion3 ? "v3" : "v1 or v2")",
        at: record.url, consequence: .possible(service: "HMS", reason: "80300010"))
    }
    // The body distinguishes v3 from the others, but not v2 from v1.
    if version == "v2" { put(.hmsVersion, text: version, at: record.url) }
  }

  /// Whether a body is of v3: it has no message, as the others have, and the payload of v3 or another of its members.
  private func isVersion3(_ body: Node) -> Bool {
    if decoder.member("message", of: body).exists { return false }
    return decoder.member("payload", of: body).exists
      || ["target", "pushOptions"].contains { (key: StaticString) in decoder.isObject(decoder.member(key, of: body)) }
  }

  private mutating func lowerBody(_ body: Node, headers: Node, isVersion3: Bool) {
    decoder.conventions.wireFormat = .hms
    decoder.conventions.isHMSv3 = isVersion3
    defer { decoder.conventions = Format.hms.conventions }
    if isVersion3 {
      // Only versions 1 and 2 have these. A check says so.
      let target = decoder.member("target", of: body)
      let (topic, condition) = (textLeftOut("topic", of: target), textLeftOut("condition", of: target))
      var request = decoder.decode(body, as: HMSRequestV3.self)
      request.checkDeferred(with: &decoder)
      isUnclear = !decoder.isObject(decoder.member("payload", of: body))
      lower(request, headers: headers)
      address(.topic, topic)
      address(.condition, condition)
    } else {
      var request = HMSRequest(at: body)
      request.decode(with: &decoder)
      request.checkDeferred(with: &decoder)
      isUnclear = request.message == nil
      lower(&request)
    }
  }

  /// A text that is not decoded.
  private func textLeftOut(_ key: StaticString, of object: Node) -> Node {
    let node = decoder.member(key, of: object)
    guard isText(node), !document.isEmptyText(node) else { return .absent }
    decoder.leftOut.insert(node.memberName)
    return node
  }

  /// "validate_only"; false is the default.
  mutating func lowerDryRun(_ node: Node) {
    if document.flag(node) { move(.dryRun, node) } else { takeOut(node) }
  }

  private mutating func lower(_ request: inout HMSRequest) {
    lowerDryRun(request.validateOnly)
    request.message?.readInPlace {
      lower(&$0)
      takeOutIfEmpty($0.node)
    }
    putRest(.huaweiBlock, request.node)
  }

  private mutating func lower(_ content: inout HMSMessage) {
    lowerTarget(&content)
    let reachesOthers = content.apns != nil || content.webpush != nil
    androidPrecedence = content.apns?.payload.exists == true ? .overridesBesideApple : .overrides
    message.text.hasNotificationOfHuawei = content.notification != nil || content.android?.notification != nil
    if reachesOthers, let text = content.notification { lowerCommonText(text) }
    lowerData(of: &content, reachesOthers: reachesOthers)
    content.android?.readInPlace { lower(&$0, reachesOthers: reachesOthers) }
    if !reachesOthers, let text = content.notification {
      lowerCommonText(text)
      if content.android?.notification == nil {
        message.traits.huaweiNotification = text.node
        message.traits.huaweiNotificationLacksTap = true
      }
    }
    moveAppleHeaders(content.apns?.headers ?? .absent)
    moveApplePayload(content.apns?.payload ?? .absent)
    inferSilence(&content)
  }

  private mutating func lower(_ android: inout HMSAndroidConfig, reachesOthers: Bool) {
    let isTextForOthers = message.present.intersects(Self.commonText)
    lower(&android)
    message.text.isForAndroidAlone = reachesOthers && !isTextForOthers && message.present.intersects(Self.commonText)
    // If there is content for Apple devices or browsers, the remaining block determines whether Android devices get a
    // notification.
    if !reachesOthers {
      takeOutIfEmpty(android.notification?.node)
      takeOutIfEmpty(android.node)
    }
  }

  /// "token", "topic" and "condition": exactly one.
  private mutating func lowerTarget(_ content: inout HMSMessage) {
    address(.hms, content.token)
    addressTopic(of: .hms, content.topic, in: content.node)
    checkTopicPrefix(of: .hms, content.topic)
    addressCondition(of: .hms, content.condition, in: content.node)
    if content.token.exists, document.isEmpty(content.token) { reportEmptyList(content.token) }
    takeOut(content.token)
    takeOut(content.topic)
    takeOut(content.condition)
    checkOneTarget(.severalAudiences, .audienceRefusedByHMS)
  }

  /// A list of tokens without any does not count beside another target (Huawei's server demos).
  private mutating func reportEmptyList(_ tokens: Node) {
    if message.recipients(at: 0) != nil { return decoder.leaveOut(tokens.memberName, "is empty") }
    decoder.reportCount(tokens.memberName, found: 0, allowed: HMSLimits.tokens.counts)
  }

  /// "notification", the text for all platforms. The text of Android's own notification takes precedence over it.
  private mutating func lowerCommonText(_ text: HMSNotification) {
    moveUnlessPresent(.title, text.title)
    moveUnlessPresent(.body, text.body)
    if !isLeftOut(.image, text.image) { moveUnlessPresent(.image, text.image) }
    takeOutIfEmpty(text.node)
  }

  /// "android.data" takes precedence over "data", which is still sent to other devices.
  private mutating func lowerData(of content: inout HMSMessage, reachesOthers: Bool) {
    let own = content.android?.data ?? .absent
    guard own.exists else { return lowerData(content.data) }
    guard reachesOthers else {
      lowerData(own)
      if content.data.exists { reportConflict(content.data, .data, winner: own) }
      return takeOut(content.data)
    }
    lowerData(content.data)
    let (field, value) = data(in: own)
    message.putForAndroid(field, .value(value), at: span(own))
    takeOut(own)
  }

  /// A message with only data is not shown on any device.
  private mutating func inferSilence(_ content: inout HMSMessage) {
    let own = content.android?.data ?? .absent
    let data = own.exists ? own : content.data
    if content.notification != nil || content.android?.notification != nil || message.hasVisibleBlock { return }
    guard data.exists else { return }
    if content.webpush?.notification != nil { silence(withoutNote: data) } else { silence(by: data) }
  }

  /// "data": one string. If it is the text of a JSON object, other services have it as an object.
  mutating func lowerData(_ text: Node) {
    guard text.exists else { return }
    let (field, value) = data(in: text)
    message.put(field, .value(value), at: span(text))
    takeOut(text)
  }

  /// The field and value of such a string: the object in it, if it has members and all names are different; or the opaque
  /// string, since other objects cannot be written back unchanged.
  private mutating func data(in text: Node) -> (Field, ValueReference) {
    scratch.clear()
    scratch.append(resolved: text, of: decoder.document)
    if let value = message.add(json: scratch), case let (document, place) = message.resolve(value),
      document.kind(place) == .object, !document.isEmpty(place), document.hasDistinctNames(place)
    {
      return (.data, value)
    }
    return (.huaweiData, ValueReference(text))
  }
}

extension Code {
  /// A message for HMS names more than one of token, topic and condition.
  ///
  /// HMS takes exactly one of them and may refuse the request with 80100001: `{"message": {"token": ["…"], "topic":
  /// "rides"}}`. Keep one, and send the message again for the other.
  ///
  /// - Ground: documented, huaweiSend
  static let severalAudiences = Code(.hms, 114, "several-audiences")

  /// The topic of a message for HMS has the prefix of FCM's older interfaces.
  ///
  /// Names of topics are letters, digits and `-_.~%`, so no app can subscribe to one with a slash:
  /// `{"message": {"topic": "/topics/news", "data": "x"}}`. HMS and gorush send it as it is; pushc writes the name without the
  /// prefix. Delete `/topics/`, as the fix does.
  ///
  /// - Ground: documented, huaweiSubscribe
  static let huaweiTopicPrefix = Code(.hms, 151, "prefix-before-topic")
}
