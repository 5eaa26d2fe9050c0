import PushDiagnostics
package import PushIR
import PushJSON

extension Code {
  /// The payload for Apple's devices is larger than APNs takes.
  ///
  /// APNs takes 4096 bytes, and FCM adds the `data` for all devices and keys of its own before it passes the payload on.
  /// Example: a `content-state` of 5000 bytes.
  /// Let the app fetch large data.
  ///
  /// - Ground: documented, applePayload, fcmDiscovery
  static let applePayloadTooLarge = Code(.fcm, 130, "apns-payload-too-large")
}

extension Rendering {
  /// Measures the body as it will be sent, and reports the members that make it too large.
  func measure(_ message: Message) {
    // The keys and values that FCM counts are the same in each form of a body.
    let isAsRead = judgesDocument && target != .fcm && message.writtenFor.contains(target)
    if isAsRead { takeBody(of: message) }
    // A body contains little besides its content: most messages are far below the limit and need no closer check.
    guard body.count > FCMLimits.certainPayload, !message.isBroadcast || target == .apns else { return }
    if !isAsRead, target == .apns, message.intent != .liveactivity { shortenAlert(toFit: limit(of: message)) }
    if !isAsRead, target == .hms, !message.has(.dryRun) { leaveOutDefault(toFit: limit(of: message)) }
    let isRefused = measureClosely(message)
    if target == .fcm { measureApplePayload(message, withData: !isRefused) }
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
    let alert = JSONValue(document)["aps"]["alert"]
    guard alert.isObject, alert.count == 1, case let text = alert["body"], text.isString else { return }
    replace(Int(alert.span.start)..<Int(alert.span.end), with: text)
  }

  /// Leaves out `validate_only`, whose default pushc adds, if the body fits only without it.
  private func leaveOutDefault(toFit limit: Int) {
    let start = #"{"validate_only":false,"#
    let saved = start.utf8.count - 1
    guard body.count > limit, body.count - saved <= limit, body.text().hasPrefix(start) else { return }
    replace(1..<start.utf8.count)
    state.value.addressPlace -= saved
  }

  /// Replaces a part of the body by a value, or leaves it out.
  private func replace(_ part: Range<Int>, with value: JSONValue? = nil) {
    scratch.clear()
    scratch.append(body, to: part.lowerBound)
    if let value { scratch.append(value) }
    scratch.append(body, from: part.upperBound)
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

  /// Reports a body that is too large, or close to it. Returns whether it is refused.
  private func measureClosely(_ message: Message) -> Bool {
    let limit = limit(of: message)
    let kinds = message.recipientKinds
    let isForTopic = target == .fcm && kinds.intersects(.subscriptions)
    let certain = target == .fcm && !isForTopic ? FCMLimits.certainPayload : limit
    guard body.count > certain else { return false }
    let size = Budget(body, target)
    guard size.total > certain else { return false }
    let isTooLarge = size.total > limit
    let most = isForTopic && kinds.isSubset(of: .subscriptions) ? FCMLimits.observedTopicPayload : limit
    let isRefused = size.total > most
    let (code, reason): (Code, String) =
      switch target {
      case .apns: (.apnsPayloadTooLarge, "PayloadTooLarge")
      case .fcm: (.fcmPayloadTooLarge, "INVALID_ARGUMENT (Message is too large)")
      case .hms: (.hmsPayloadTooLarge, "80300008")
      }
    let consequence = Consequence.rejected(service: target.title, reason: reason)
    let comparison =
      isRefused
      ? "; at most \(most) are taken"
      : isTooLarge ? "; Google documents at most \(limit)" : ", which is close to the limit of \(limit)"
    let largest = size.largest.map { "\($0.name) \($0.bytes)" }.joined(separator: ", ")
    sink.report(
      Diagnostic(
        isRefused ? .error : isTooLarge ? .warning : .note, code,
        "the \(target.title) payload is \(size.total) bytes\(comparison)",
        at: message.start, consequence: isRefused ? consequence : consequence.asPossible,
        notes: [Note("the largest members, in bytes: \(largest)")]))
    return isRefused
  }
}

extension Rendering {
  /// The payload that FCM passes on to APNs has the limit of APNs. It is measured together with the data for
  /// all devices, unless that has been reported.
  private func measureApplePayload(_ message: Message, withData: Bool) {
    guard let document = Document(json: body.source()) else { return }
    let request = JSONValue(document)["message"]
    let payload = request["apns"]["payload"]
    guard payload.exists else { return }
    let (size, most) = (payload.span.count, APNsLimits.payload.most)
    let limit = "APNs takes at most \(most)"
    let reason = "INVALID_ARGUMENT (Message is too large)"
    if size > most {
      sink.report(
        Diagnostic(
          .error, .applePayloadTooLarge, "the payload for Apple's devices is \(size) bytes; \(limit)",
          at: message.span(message.has(.apnsPayloadBlock) ? .apnsPayloadBlock : .data).firstByte,
          consequence: .rejected(service: "FCM", reason: reason)))
    } else if withData {
      let data = sizeOfData(request["data"], beside: payload)
      let alert = payload["aps"]["alert"].exists ? 0 : sizeOfAlert(request["notification"])
      guard size + data + alert > most else { return }
      let added = [data > 0 ? "data" : nil, alert > 0 ? "notification" : nil].compactMap { $0 }
      sink.report(
        Diagnostic(
          .warning, .applePayloadTooLarge,
          "the payload for Apple's devices is \(size + data + alert) bytes together with "
            + "\(WordList.text(added, "and")); \(limit)",
          at: message.span(data > 0 ? .data : message.has(.body) ? .body : .title).firstByte,
          consequence: .possible(service: "FCM", reason: reason)))
    }
  }

  /// The bytes by which the data for all devices makes a payload larger: they become keys beside `aps`, except for keys that
  /// the payload has.
  private func sizeOfData(_ data: JSONValue, beside payload: JSONValue) -> Int {
    let keys = Set(payload.members.map { Array($0.name.text.utf8) })
    return data.members.filter { !keys.contains(Array($0.name.text.utf8)) }
      .reduce(0) { $0 + $1.name.span.count + $1.span.count + ":,".utf8.count }
  }

  /// The bytes of the alert that FCM makes of the notification where the payload has none.
  private func sizeOfAlert(_ notification: JSONValue) -> Int {
    let texts = [notification["title"], notification["body"]].filter { $0.exists }
    if texts.isEmpty { return 0 }
    return texts.reduce(#""alert":{},"#.utf8.count) { $0 + $1.name.span.count + $1.span.count + ":,".utf8.count }
  }
}

/// The size of a body in bytes, by member.
private struct Budget {
  private(set) var total = 0
  private var members: [(name: String, bytes: Int)] = []

  init(_ body: Output, _ target: Target) {
    guard let document = Document(json: body.source()) else { return }
    guard target == .fcm else {
      collect(JSONValue(document), "")
      total = body.count
      return
    }
    func part(_ key: StaticString, of holder: Holder) -> Holder { ("\(holder.path).\(key)", holder.value[key]) }
    let message: Holder = ("message", JSONValue(document)["message"])
    let androidV2 = part("android_v2", of: message)
    let android = [part("android", of: message), part("remote_notification", of: androidV2), androidV2]
    collectTexts(of: android + [message])
    // Apple devices get what is common.
    for holders in [[part("webpush", of: message), message], [message]] {
      var other = Budget()
      other.collectTexts(of: holders)
      if other.total > total { self = other }
    }
  }

  private init() {}

  var largest: [(name: String, bytes: Int)] {
    Array(members.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }.prefix(5))
  }

  /// Members at the second level and below are listed; those above them are sums of their parts.
  private mutating func collect(_ object: JSONValue, _ path: String) {
    for value in object.members {
      let memberPath = Self.path(path, value.name)
      if value.isObject {
        collect(value, memberPath)
      } else {
        members.append((memberPath, value.name.span.count + ":".utf8.count + value.span.count))
      }
    }
  }

  /// An object of a message with data or a notification, and its path.
  private typealias Holder = (path: String, value: JSONValue)

  /// FCM counts the keys and values of the data and the visible texts. Those of the first holders replace the others: data as a
  /// whole, the members of a notification one by one.
  private mutating func collectTexts(of holders: [Holder]) {
    if let data = holders.first(where: { $0.value["data"].exists }) { collectTexts("data", of: [data]) }
    collectTexts("notification", of: holders)
  }

  private mutating func collectTexts(_ part: StaticString, of holders: [Holder]) {
    var names: Set<[UInt8]> = []
    for holder in holders {
      for value in holder.value[part].members where names.insert(Array(value.name.text.utf8)).inserted {
        let bytes = value.name.text.utf8.count + (value.string?.utf8.count ?? 0)
        total += bytes
        members.append((Self.path("\(holder.path).\(part)", value.name), bytes))
      }
    }
  }

  private static func path(_ path: String, _ name: JSONValue) -> String {
    let step = Visible.clipped(name.text)
    return path.isEmpty ? step : path + "." + step
  }
}
