import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Apple, "Sending notification requests to APNs". A bare payload has no headers; a request record does.

extension Format {
  /// APNs: a payload, or a request record.
  public static let apns = Format(
    "apns", "APNs payload, bare or in a request record", schema: APNSGrammar.schema,
    conventions: Decoder.Conventions(wireFormat: .apns),
    signs: [
      Sign("target", equals: "apns", says: .stated), Sign("body", "aps", says: .certain),
      Sign("headers", "apns-push-type", says: .certain),
      Sign("headers", "apns-topic", says: .certain), Sign("mdm", is: .string, says: .usual),
      Sign("container-identifier", says: .usual),
      // A file of a push for the simulator.
      Sign("Simulator Target Bundle", is: .string, says: .certain),
      // Gateways have the payload in an object of their own, which is an error with the way out.
      Sign("payload", "aps", is: .object, says: .usual),
      // Keys of aps whose spelling is Apple's own, outside of it. Legacy requests of FCM are often misspelled so.
      Sign("content-available", is: .integer, without: ["to", "registration_ids"], says: .usual),
      Sign("mutable-content", without: ["to", "registration_ids"], says: .usual),
      Sign("interruption-level", says: .usual), Sign("thread-id", says: .usual), Sign("aps", says: .usual),
      // Braze's alert has the same keys with underscores.
      Sign("alert", "loc-key", says: .usual), Sign("alert", "loc-args", says: .usual),
      Sign("alert", "title-loc-key", says: .usual),
      // "Generating a remote notification": an app's own keys are beside "aps", and may have the names of other formats.
      Sign("aps", is: .object, says: .stated),
    ],
    proofs: [
      [Sign("aps", is: .object)], [Sign("body", "aps", is: .object)],
      // Records of the other services are as certain.
      [Sign("target", equals: "apns"), Sign("body")], [Sign("target", equals: "fcm"), Sign("body")],
      [Sign("target", equals: "hms"), Sign("body")],
      [Sign("headers", "apns-push-type"), Sign("body", is: .object)],
    ]
  ) { $0.lowerAPNs(to: $1) }
}

extension Lowering {
  mutating func lowerAPNs(to consume: Consumer) {
    beginPart()
    let record = RecordMembers(of: document)
    if isRecord(record, of: .apns) {
      lowerAppleRecord(record) { $0.lower($1) }
    } else if isRecordWithoutBody(record) {
      begin(.root, Message.Place())
      isUnclear = true
      // A placeholder becomes a body, which lint does not judge; but there is nothing to convert.
      decoder.diagnostics.judgingPlaceholders(!judgesVendor) { reportMissingBody(record.body) }
      _ = checkHeadersOfRecord(record.headers)
      if decoder.isObject(record.headers) { decoder.check(record.headers, as: APNSHeaders.self) }
    } else {
      decoder.conventions.leavesApsToApp = settings.applePushType?.leavesApsToApp ?? false
      let payload = decoder.decode(.root, as: APNSPayload.self)
      begin(.root, Message.Place())
      message.isBarePayload = true
      isUnclear = reportNestedPayload()
      lower(payload)
    }
    message.writtenFor = TargetList(.apns)
    message.reachesApple = true
    consume(&self)
  }

  /// A request record. Its body may also have keys that a vendor's SDK reads.
  @inline(__always)
  mutating func lowerAppleRecord(_ members: RecordMembers, _ lowerBody: (inout Lowering, APNSPayload) -> Void) {
    let areHeadersSound = checkHeadersOfRecord(members.headers)
    let broadcastApp = checkBroadcast(members)
    learnPushType(from: members.headers)
    let record = decoder.decode(.root, as: APNSRecord.self)
    begin(.root, Message.Place())
    if let broadcastApp { message.broadcastApp = broadcastApp }
    if !record.url.exists, !isNullOrAbsent(members.url) {
      // One that is not a string may have been that of a device or of a broadcast channel.
      decoder.remember(.wrongType, at: members.url, Self.possibleURLs)
    }
    checkRecord(
      method: record.method, url: record.url, origin: record.origin,
      refusal: .possible(service: "APNs", reason: "MethodNotAllowed"))
    if let headers = record.headers { lower(headers) }
    if let body = record.body { lowerBody(&self, body) }
    if record.url.exists, document.begins(record.url, with: "https://api-manage-broadcast.") {
      reportChannels(record.url)
    } else if broadcastApp == nil {
      takeTypeFromTopic(record.headers?.apnsTopic ?? .absent)
      if areHeadersSound { checkDeviceHeaders(of: record, members.headers) }
      lowerDevice(record.url, tokens: record.tokens)
    } else if let address = RecordURL(record.url, in: document) {
      lowerHost(of: address, record.url)
      reportTokens(ofBroadcast: record.tokens)
    }
  }

  /// Learns whether `aps` may have any shape. A value of another type, and a placeholder, may be meant as any push type.
  private mutating func learnPushType(from headers: Node) {
    let header = decoder.isObject(headers) ? document.header("apns-push-type", of: headers) : headers
    // Most requests have this one, and need no text made of it.
    if document.equals(header, "alert") {
      decoder.conventions.leavesApsToApp = false
    } else if isText(header), let type = PushType(name: document.string(header)) {
      decoder.conventions.leavesApsToApp = type.leavesApsToApp
    } else {
      let diagnostics = decoder.diagnostics
      decoder.conventions.leavesApsToApp =
        diagnostics.writesNothing && !isNullOrAbsent(header)
        && (!isText(header) || diagnostics.acceptsPlaceholder(at: span(header)))
    }
  }

  /// A request needs the value of these headers. To write it without a header that is a placeholder would lose it silently.
  private func checkHeadersOfRecord(_ headers: Node) -> Bool {
    let diagnostics = decoder.diagnostics
    return diagnostics.judgingPlaceholders(diagnostics.readsPlaceholders) {
      decoder.checkAppleHeaders(headers, areOfRecord: true)
    }
  }

  /// "POST /3/device/{token}": the device, and whether it uses the sandbox. A template has a list of tokens.
  private mutating func lowerDevice(_ url: Node, tokens: Node) {
    if tokens.exists { message.address(Recipients(.apns, ValueReference(tokens))) }
    if addressKnownDevice(url) { return }
    guard let address = RecordURL(url, in: document) else { return }
    guard let token = address.part(behind: "/3/device/") else {
      return reportPath(address, url)
    }
    lowerHost(of: address, url)
    if !token.isLeftOpen { message.address(Recipients(.apns, message.add(text: token), type: url)) }
  }

  /// The host says whether the request is for the sandbox.
  private mutating func lowerHost(of address: RecordURL, _ url: Node) {
    if !address.isApple {
      report(
        .warning, .unknownHost,
        "the URL has a host or a port at which APNs takes no requests" + (judgesVendor ? "" : "; it is replaced"),
        at: url,
        help: "use https://api.push.apple.com or https://api.sandbox.push.apple.com")
    }
    if address.isSandbox { put(.environment, text: "sandbox", at: url) }
  }

  /// A URL of each kind, as JSON.
  private static var possibleURLs: [String] {
    ["/3/device/00", "/4/broadcasts/apps/x"].map { "\"https://api.push.apple.com\($0)\"" }
  }

  /// "Sending channel management requests to APNs".
  private mutating func reportChannels(_ url: Node) {
    isUnclear = true
    report(
      .error, .foreignURL, "a request that manages channels is not a push", at: url,
      help: "pushc reads requests to devices and broadcasts")
  }

  private mutating func reportPath(_ address: RecordURL, _ url: Node) {
    let reason = address.part(behind: "/3/device") == "" ? "MissingDeviceToken" : "BadPath"
    // With a placeholder, it may become one, or that of a broadcast.
    decoder.diagnostics.suppose(at: span(url), Self.possibleURLs)
    isUnclear = !decoder.diagnostics.hasNoError {
      report(
        .error, .foreignURL, "the URL is not that of a device", at: url,
        consequence: .rejected(service: "APNs", reason: reason),
        help: "pushc writes requests to devices: /3/device/{token}")
    }
  }

  /// Recognizes the URLs that pushc writes: the rest after the prefix is the token. Returns whether it matched.
  private mutating func addressKnownDevice(_ url: Node) -> Bool {
    let start: StaticString = "https://api.push.apple.com/3/device/"
    guard url.exists, document.begins(url, with: start), !document.entry(url).isEscaped else { return false }
    let (bytes, content) = document.content(of: url)
    let token = content.dropFirst(start.utf8CodeUnitCount)
    if bytes[token.lowerBound] == UInt8(ascii: "{"), bytes.text(token).isLeftOpen { return true }
    scratch.clear()
    scratch.inQuotes { $0.append(content: url, of: document, from: start.utf8CodeUnitCount) }
    guard let token = message.add(json: scratch) else { return false }
    message.address(Recipients(.apns, token, type: url))
    return true
  }

  /// The header fields. Headers without a field are passed on.
  mutating func lower(_ headers: APNSHeaders) {
    let type = headers.apnsPushType.node
    // A placeholder in a block is passed on.
    if !isBlock || type.exists && PushType(name: document.string(type)) != nil { move(.pushType, type) }
    headers.forEachField { move($0, $1) }
    if let priority = headers.apnsPriority.value, priority != .value1 {
      put(priority == .value10 ? Priority.high : .normal, at: headers.apnsPriority.node)
      takeOut(headers.apnsPriority.node)
    }
    lowerExpiration(headers.apnsExpiration)
    putRest(.apnsHeadersBlock, headers.node)
  }

  /// "apns-expiration": digits in a string.
  private mutating func lowerExpiration(_ node: Node) {
    // An invalid number has already been reported.
    guard node.exists, let instant = Int64(document.string(node)) else { return }
    message.put(.expiration, .integer(instant), at: span(node))
    takeOut(node)
  }
}
