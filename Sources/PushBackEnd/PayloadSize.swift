import PushDiagnostics
package import PushIR
import PushJSON

extension Code {
  /// The payload for Apple's devices is larger than APNs takes.
  ///
  /// APNs takes 4096 bytes, and FCM adds the `data` for all devices and keys of its own before it passes the payload on.
  /// Example: a `content-state` of 5000 bytes.
  /// Leave the bulk to be loaded by the app.
  ///
  /// - Ground: documented, applePayload, fcmDiscovery
  static let applePayloadTooLarge = Code(.fcm, 130, "apns-payload-too-large")
}

extension Rendering {
  /// Measures the body as it will be sent, and reports the members that make it too large.
  func measure(_ message: Message) {
    // The keys and values that FCM counts are the same in each form of a body.
    let isAsRead = judgesDocument && target != .fcm && message.homes.contains(target)
    if isAsRead { takeBody(of: message) }
    // A body contains little besides its content: most messages are far below the limit and need no closer check.
    guard body.count > FCMLimits.certainPayload else { return }
    if !isAsRead, target == .apns, message.intent != .liveactivity { shortenAlert(toFit: limit(of: message)) }
    let isTooLarge = measureClosely(message)
    if target == .fcm { measureApplePayload(message, withData: !isTooLarge) }
  }

  /// Replaces the body by that of the document, which pushc may write shorter or longer. White space between its values is not
  /// counted, nor are the addresses.
  private func takeBody(of message: Message) {
    let document = message.document
    let ofRecord = document.member("body", of: .root)
    let isBare = document.kind(ofRecord) != .object || document.hasMember("aps", in: .root)
    let addresses = MemberSet(of: document)
    for list in message.recipients.map({ $0.addresses.ownNode }) where list.exists {
      addresses.insert(list.memberName)
    }
    body.clear()
    body.append(value: isBare ? .root : ofRecord, of: document, without: addresses)
  }

  /// Writes an alert of a body alone as a string, if only that fits ("Generating a remote notification", alert).
  private func shortenAlert(toFit limit: Int) {
    let saved = #"{"body":}"#.utf8.count
    guard body.count > limit, body.count - saved <= limit, let document = Document(json: body.source()) else { return }
    let alert = document.member("alert", of: document.member("aps", of: .root))
    guard document.kind(alert) == .object, document.childCount(alert) == 1 else { return }
    let text = document.member("body", of: alert)
    guard document.kind(text) == .string, case let place = document.span(alert) else { return }
    scratch.clear()
    scratch.append(body, to: Int(place.start))
    scratch.append(value: text, of: document)
    scratch.append(body, from: Int(place.end))
    body.clear()
    body.append(scratch)
  }

  /// The number of bytes by which the last rendered message may still grow; negative if it is too large.
  package func room(for message: Message) -> Int {
    let limit = limit(of: message)
    return limit - (target == .fcm && body.count > limit ? Budget(body, target).total : body.count)
  }

  private func limit(of message: Message) -> Int {
    switch target {
    case .apns where message.isBroadcast: APNsLimits.broadcastPayload.most
    case .apns: message.intent == .voip || mayBeCall(message) ? APNsLimits.voipPayload.most : APNsLimits.payload.most
    case .fcm: FCMLimits.payload.most
    case .hms: HMSLimits.payload.most
    }
  }

  /// Whether it is a payload without headers that displays nothing, such as that of a VoIP push.
  private func mayBeCall(_ message: Message) -> Bool {
    judgesDocument && message.isBarePayload && message.intent == .alert && !message.present.intersects(.visible)
      && !message.hasVisibleBlock
  }

  /// Reports a body that is too large, or close to it. Returns whether it is too large.
  private func measureClosely(_ message: Message) -> Bool {
    let limit = limit(of: message)
    let isForDevices = target == .fcm && !message.recipientKinds.intersects(.subscriptions)
    let certain = isForDevices ? FCMLimits.certainPayload : limit
    guard body.count > certain else { return false }
    let size = Budget(body, target)
    guard size.total > certain else { return false }
    let code: Code
    let consequence: Consequence
    switch target {
    case .apns:
      code = .apnsPayloadTooLarge
      consequence = .rejected(service: "APNs", reason: "PayloadTooLarge")
    case .fcm:
      code = .fcmPayloadTooLarge
      consequence = .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Message is too large)")
    case .hms:
      code = .hmsPayloadTooLarge
      consequence = .rejected(service: "HMS", reason: "80300008")
    }
    let largest = size.largest.map { "\($0.name) \($0.bytes)" }.joined(separator: ", ")
    sink.report(
      Diagnostic(
        size.total > limit ? .error : .note, code,
        size.total > limit
          ? "the \(target.title) payload is \(size.total) bytes; at most \(limit) are taken"
          : "the \(target.title) payload is \(size.total) bytes, which is close to the limit of \(limit)",
        at: message.start, consequence: size.total > limit ? consequence : consequence.asPossible,
        notes: [Note("the largest members, in bytes: \(largest)")]))
    return size.total > limit
  }
}

extension Rendering {
  /// The payload that FCM passes on to APNs has the limit of APNs. It is measured together with the data for
  /// all devices, unless that has been reported.
  private func measureApplePayload(_ message: Message, withData: Bool) {
    guard let document = Document(json: body.source()) else { return }
    let request = document.member("message", of: .root)
    let payload = document.member("payload", of: document.member("apns", of: request))
    guard payload.exists else { return }
    let (size, most) = (document.span(payload).count, APNsLimits.payload.most)
    let limit = "APNs takes at most \(most)"
    let reason = "INVALID_ARGUMENT (Message is too large)"
    if size > most {
      sink.report(
        Diagnostic(
          .error, .applePayloadTooLarge, "the payload for Apple's devices is \(size) bytes; \(limit)",
          at: message.span(message.has(.apnsPayloadBlock) ? .apnsPayloadBlock : .data).firstByte,
          consequence: .rejected(service: "FCM", reason: reason)))
    } else if withData {
      let whole = size + sizeOfData(document.member("data", of: request), beside: payload, document)
      guard whole > most else { return }
      sink.report(
        Diagnostic(
          .warning, .applePayloadTooLarge,
          "the payload for Apple's devices is \(whole) bytes together with the data; \(limit)",
          at: message.span(.data).firstByte, consequence: .possible(service: "FCM", reason: reason)))
    }
  }

  /// The bytes by which the data for all devices makes a payload larger: they become keys beside `aps`, except for keys that
  /// the payload has.
  private func sizeOfData(_ data: Node, beside payload: Node, _ document: Document) -> Int {
    var keys: Set<String> = []
    var members = Members(of: payload, in: document)
    while let name = members.next(in: document) { keys.insert(document.string(name)) }
    var size = 0
    members = Members(of: data, in: document)
    while let name = members.next(in: document) {
      if keys.contains(document.string(name)) { continue }
      size += document.span(name).count + document.span(name.memberValue).count + ":,".utf8.count
    }
    return size
  }
}

/// The size of a body in bytes, by member.
private struct Budget {
  private(set) var total = 0
  private var members: [(name: String, bytes: Int)] = []

  init(_ body: Output, _ target: Target) {
    guard let document = Document(json: body.source()) else { return }
    guard target == .fcm else {
      collect(.root, "", document)
      total = body.count
      return
    }
    func part(_ key: StaticString, of holder: Holder) -> Holder {
      ("\(holder.path).\(key)", document.member(key, of: holder.node))
    }
    let message: Holder = ("message", document.member("message", of: .root))
    let androidV2 = part("android_v2", of: message)
    let android = [part("android", of: message), part("remote_notification", of: androidV2), androidV2]
    collectTexts(of: android + [message], document)
    // Apple devices get what is common.
    for holders in [[part("webpush", of: message), message], [message]] {
      var other = Budget()
      other.collectTexts(of: holders, document)
      if other.total > total { self = other }
    }
  }

  private init() {}

  var largest: [(name: String, bytes: Int)] {
    Array(members.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }.prefix(5))
  }

  /// Members at the second level and below are listed; those above them are sums of their parts.
  private mutating func collect(_ node: Node, _ path: String, _ document: Document) {
    var cursor = Members(of: node, in: document)
    while let name = cursor.next(in: document) {
      let memberPath = Self.path(path, name, document)
      let value = name.memberValue
      if document.kind(value) == .object {
        collect(value, memberPath, document)
      } else {
        let span = document.span(value)
        members.append((memberPath, span.count + document.entry(name).length + 3))
      }
    }
  }

  /// An object of a message with data or a notification, and its path.
  private typealias Holder = (path: String, node: Node)

  /// FCM counts the keys and values of the data and the visible texts. Those of the first holders replace the others: data as a
  /// whole, the members of a notification one by one.
  private mutating func collectTexts(of holders: [Holder], _ document: Document) {
    let data = holders.first { document.member("data", of: $0.node).exists }
    if let data { collectTexts("data", of: [data], document) }
    collectTexts("notification", of: holders, document)
  }

  private mutating func collectTexts(_ part: StaticString, of holders: [Holder], _ document: Document) {
    var names: Set<String> = []
    for holder in holders {
      var cursor = Members(of: document.member(part, of: holder.node), in: document)
      while let name = cursor.next(in: document) {
        guard names.insert(document.string(name)).inserted else { continue }
        let value = name.memberValue
        let bytes = document.utf8Count(name) + (document.kind(value) == .string ? document.utf8Count(value) : 0)
        total += bytes
        members.append((Self.path("\(holder.path).\(part)", name, document), bytes))
      }
    }
  }

  private static func path(_ path: String, _ name: Node, _ document: Document) -> String {
    let step = Visible.clipped(document.string(name))
    return path.isEmpty ? step : path + "." + step
  }
}
