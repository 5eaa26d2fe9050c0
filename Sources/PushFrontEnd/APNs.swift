import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Apple, "Generating a remote notification": the payload. Bare, it says nothing of its headers; a request record has them.

extension Format {
  /// APNs: a payload, or a request record.
  public static let apns = Format(
    "apns", "APNs payload, bare or in a request record", schema: APNSGrammar.schema,
    signs: [
      Sign(recordOf: .apns), Sign("body", "aps", says: .certain), Sign("headers", "apns-push-type", says: .certain),
      Sign("headers", "apns-topic", says: .certain), Sign("aps", is: .object, says: .usual),
      Sign("mdm", is: .string, says: .usual),
      Sign("container-identifier", says: .usual),
    ]
  ) { $0.lowerAPNs(to: $1) }
}

extension Lowering {
  mutating func lowerAPNs(to consume: Consumer) {
    beginPart()
    if isRecord(of: .apns) {
      let record = APNSRecord(decoding: .root, with: &decoder)
      begin(.root, Message.Place())
      checkRecord(method: record.method, origin: record.origin)
      if let headers = record.headers { lower(headers) }
      if let body = record.body { lower(body) }
      lowerDevice(record.url, tokens: record.tokens)
    } else {
      let payload = APNSPayload(decoding: .root, with: &decoder)
      begin(.root, Message.Place())
      lower(payload)
    }
    message.homes = TargetList(.apns)
    message.reachesApple = true
    consume(&self)
  }

  /// What a record has beside its body, where the body is another vendor's.
  mutating func lowerAppleRequest() {
    let document = decoder.document
    let headers = document.member("headers", of: .root)
    checkRecord(
      method: document.member("method", of: .root), origin: document.member("origin", of: .root))
    if decoder.isObject(headers) { lower(APNSHeaders(decoding: headers, with: &decoder)) }
    lowerDevice(document.member("url", of: .root), tokens: document.member("tokens", of: .root))
  }

  /// "POST /3/device/{token}": the device, and whether it is reached through the sandbox. A template has a list of tokens.
  private mutating func lowerDevice(_ url: Node, tokens: Node) {
    if tokens.exists { message.address(Recipients(.apns, tokens)) }
    if addressKnownDevice(url) { return }
    guard let address = RecordAddress(url, in: decoder.document) else { return }
    guard let token = address.part(behind: "/3/device/") else {
      return report(.error, .foreignURL, at: url, help: "pushc writes requests to devices: /3/device/{token}") {
        "the URL is not that of a device"
      }
    }
    if address.isSandbox {
      message.put(.environment, .value(message.add(text: "sandbox")), at: span(url))
    }
    if !token.hasPrefix("{") { message.address(Recipients(.apns, message.add(text: token), type: url)) }
  }

  /// The URLs that pushc writes: what stands behind their beginning is the token. Whether it is one of them.
  private mutating func addressKnownDevice(_ url: Node) -> Bool {
    let start: StaticString = "https://api.push.apple.com/3/device/"
    let document = decoder.document
    guard url.exists, document.begins(url, with: start), !document.entry(url).isEscaped else { return false }
    scratch.clear()
    scratch.append(UInt8(ascii: "\""))
    scratch.append(content: url, of: document, from: start.utf8CodeUnitCount)
    scratch.append(UInt8(ascii: "\""))
    guard let token = message.add(json: scratch.source()) else { return false }
    let (addition, place) = message.resolve(token)
    if addition.firstByte(place) != UInt8(ascii: "{") { message.address(Recipients(.apns, token, type: url)) }
    return true
  }

  /// "Sending notification requests to APNs", the header fields. What is not lowered is passed on.
  private mutating func lower(_ headers: APNSHeaders) {
    move(.pushType, headers.apnsPushType.node)
    move(.topic, headers.apnsTopic)
    if let priority = headers.apnsPriority.value, priority != .value1 {
      let urgency: Urgency = priority == .value10 ? .high : .normal
      message.put(.urgency, .integer(urgency.rawValue), at: span(headers.apnsPriority.node))
      takeOut(headers.apnsPriority.node)
    }
    lowerExpiration(headers.apnsExpiration)
    move(.replaceID, headers.apnsCollapseID)
    move(.apnsID, headers.apnsID)
    putRest(.appleHeaders, headers.node)
  }

  /// "apns-expiration": digits in a string.
  private mutating func lowerExpiration(_ node: Node) {
    guard node.exists else { return }
    guard let instant = Int64(decoder.document.string(node)) else {
      return report(
        .error, .outOfRange, at: node, consequence: .rejected(service: "APNs", reason: "BadExpirationDate")
      ) { "apns-expiration is \(Visible.quoted(decoder.document.string(node))); it must be whole seconds since 1970" }
    }
    message.put(.expiresAt, .integer(instant), at: span(node))
    takeOut(node)
  }

  /// The payload: what the system reads, and the app's own keys beside it.
  private mutating func lower(_ payload: APNSPayload) {
    if let aps = payload.aps { lower(aps) }
    inferPushType(of: payload)
    reportMisplaced(in: payload.node)
    putRest(.data, payload.node)
  }

  /// Beside "aps", the names of its keys are the app's own and mean nothing to the system.
  private func reportMisplaced(in payload: Node) {
    let names: [StaticString] = [
      "alert", "badge", "sound", "content-available", "mutable-content", "thread-id", "interruption-level",
    ]
    var members = Members(of: payload, in: decoder.document)
    while let name = members.next(in: decoder.document) {
      guard let key = names.first(where: { decoder.document.equals(name, $0) }) else { continue }
      report(
        .warning, .misplacedKey, at: name, consequence: .silent("the system does not read it here"),
        help: "it belongs at aps.\(key)"
      ) { "\"\(key)\" stands beside aps" }
    }
  }

  /// Device management and File Provider are known by their keys.
  private mutating func inferPushType(of payload: APNSPayload) {
    guard !message.has(.pushType) else { return }
    let known = [(payload.mdm, PushType.mdm), (payload.containerIdentifier, .fileprovider)]
    guard payload.aps == nil, let (node, type) = known.first(where: { $0.0.exists }) else { return }
    message.put(.pushType, .value(message.add(text: type.name)), at: span(Node(node.index - 1)))
    report(.note, .pushTypeFromKey, at: Node(node.index - 1)) { "this key makes the push type \(type.name)" }
  }

  // MARK: aps

  /// The dictionary "aps": every key to its field. What is left of it has no meaning that is known, and stays.
  mutating func lower(_ aps: APNSAps) {
    // The sound of a Live Activity stands in its alert; one that stands beside the alert comes first.
    lowerSound(aps.sound)
    lowerAlert(aps.alert)
    move(.badge, aps.badge)
    move(.thread, aps.threadID)
    move(.category, aps.category)
    move(.contentAvailable, aps.contentAvailable)
    move(.mutableContent, aps.mutableContent)
    move(.targetContentID, aps.targetContentID)
    move(.interruptionLevel, aps.interruptionLevel.node)
    move(.relevanceScore, aps.relevanceScore)
    move(.filterCriteria, aps.filterCriteria)
    move(.urlArguments, aps.urlArgs)
    move(.contentChanged, aps.contentChanged)
    move(.pushToTalkType, aps.pttPushType)
    lowerActivity(aps)
    putRest(.apsBlock, aps.node)
    takeOut(aps.node)
  }

  /// "alert": a string is the body alone.
  private mutating func lowerAlert(_ node: Node) {
    guard decoder.isObject(node) else { return move(.body, node) }
    let alert = APNSAlert(decoding: node, with: &decoder)
    lowerText(
      alert.title, .title, .titleKey, .titleArguments, beside: text(alert.titleLocKey), list(alert.titleLocArgs))
    move(.subtitle, alert.subtitle)
    move(.subtitleKey, alert.subtitleLocKey)
    move(.subtitleArguments, alert.subtitleLocArgs)
    lowerText(alert.body, .body, .bodyKey, .bodyArguments, beside: text(alert.locKey), list(alert.locArgs))
    move(.launchImage, alert.launchImage)
    move(.action, alert.action)
    move(.actionKey, text(alert.actionLocKey))
    move(.summaryArgument, alert.summaryArg)
    move(.summaryArgumentCount, alert.summaryArgCount)
    if !message.has(.sound) { move(.sound, alert.sound) }
    takeOutIfEmpty(node)
  }

  /// In a Live Activity's alert a localised text is an object in the place of the text. A key beside such an object is one
  /// too many, and stays where it is.
  private mutating func lowerText(
    _ node: Node, _ text: Field, _ key: Field, _ arguments: Field, beside keyBeside: Node, _ argumentsBeside: Node
  ) {
    guard decoder.isObject(node) else {
      move(text, node)
      move(key, keyBeside)
      return move(arguments, argumentsBeside)
    }
    let localized = APNSLocalizedText(decoding: node, with: &decoder)
    move(key, localized.locKey)
    move(arguments, localized.locArgs)
    takeOutIfEmpty(node)
  }

  private mutating func lowerSound(_ node: Node) {
    guard decoder.isObject(node) else { return move(.sound, node) }
    let sound = APNSSound(decoding: node, with: &decoder)
    move(.sound, sound.name)
    move(.soundVolume, sound.volume)
    move(.soundCritical, sound.critical)
    takeOutIfEmpty(node)
  }

  /// "Starting and updating Live Activities with ActivityKit push notifications", the keys of aps.
  private mutating func lowerActivity(_ aps: APNSAps) {
    move(.timestamp, aps.timestamp)
    move(.event, aps.event.node)
    move(.contentState, aps.contentState)
    move(.attributesType, aps.attributesType)
    move(.attributes, aps.attributes)
    move(.staleDate, aps.staleDate)
    move(.dismissalDate, aps.dismissalDate)
    move(.inputPushToken, aps.inputPushToken)
    move(.inputPushChannel, aps.inputPushChannel)
  }

  /// A member that may be null, which says something on its own and stays where it is.
  private func text(_ node: Node) -> Node { decoder.document.kind(node) == .string ? node : .absent }
  private func list(_ node: Node) -> Node {
    guard decoder.document.kind(node) == .array else { return .absent }
    var elements = ElementCursor(of: node, in: decoder.document)
    while let element = elements.next(in: decoder.document) {
      if decoder.document.kind(element) == .string { continue }
      report(.error, .wrongType, at: element, consequence: .silent("the text cannot be put together")) {
        "an argument of a text is no string"
      }
    }
    return node
  }
}

extension Code {
  static let pushTypeFromKey = Code(.shape, 127, "push-type-from-key")
}
