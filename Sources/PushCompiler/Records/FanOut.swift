import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON

/// Sends messages without addresses to the registered devices: the content of one request for each service and topic.
struct FanOut {
  private let groups: [(group: DeviceGroup, tokens: Document)]

  init(_ devices: DeviceList) {
    groups = devices.groups.map { ($0, Document(listing: $0.tokens)) }
  }

  /// Rejects a message whose document selects its users in another way, so that it does not reach anyone else. Returns
  /// whether it was rejected.
  func refuses(_ message: Message, _ sink: DiagnosticSink) -> Bool {
    guard let (what, place) = message.otherAudience else { return false }
    // The messages of both platforms have it.
    if sink.repeatsError(at: place) { return true }
    // An activity is on one device, and a document for it has to say which.
    let member = message.sdk == .appmetrica ? "\"devices\"" : "it"
    let way = message.intent == .liveactivity ? "" : "delete \(member), or "
    sink.report(
      Diagnostic(
        .error, .otherAudience, "\(what) chooses who gets this message; --devices would send it to other devices",
        at: place, help: "\(way)convert the message without --devices"))
    return true
  }

  /// Whether a group of devices takes a message as it is sent, which gets their topic. A block for the service may have changed
  /// some of its fields.
  typealias Admission = (_ message: inout Message, _ changed: FieldSet) -> Bool

  /// Calls `body` once for each group of devices whose service the message is sent to, with the message addressed to that group.
  func forEachPart(
    of message: Message, requested: TargetList?, _ sink: DiagnosticSink,
    _ body: (Message, Target, @escaping Admission) -> Void
  ) {
    var served = TargetList()
    for (group, tokens) in groups where isWanted(group.target, by: message, requested) {
      var part = message
      let node = part.add(tokens)
      part.address(Recipients(group.target == .apns ? .apns : .fcm, node, areRegistered: true))
      if let topic = group.topic { part.put(topic: topic) }
      body(part, group.target) { part, changed in
        guard group.takes(part.intent) else { return false }
        if let topic = group.topic {
          report(topic, insteadOfTopicOf: message, part.intent, sink)
          if changed.contains(.topic) {
            report(topic, insteadOfTopicOf: part, part.intent, sink)
            part.put(topic: topic)
          }
        }
        served.append(group.target)
        return true
      }
    }
    // Where others are served, the message's own service may have no registered devices.
    let own = message.writtenFor.targets.filter { target in
      served.isEmpty || groups.contains { $0.group.target == target }
    }
    let expected = requested?.targets ?? own
    if served.isEmpty, expected.isEmpty {
      sink.report(Diagnostic(.error, .noDevice, "no registered device takes this message", at: message.start))
    }
    let unserved = expected.filter { !served.contains($0) && isWanted($0, by: message, requested) }
    // A message without any target counts as not written.
    let severity: Severity = served.isEmpty ? .error : .warning
    for haveOthers in [false, true] {
      let targets = unserved.filter { target in groups.contains { $0.group.target == target } == haveOthers }
      if !targets.isEmpty { reportUnserved(message, targets, haveOthers: haveOthers, severity, sink) }
    }
  }

  private func report(
    _ topic: String, insteadOfTopicOf message: Message, _ type: PushType, _ sink: DiagnosticSink
  ) {
    guard let own = message.string(.topic), type.bundleID(ofTopic: own) != type.bundleID(ofTopic: topic) else { return }
    sink.report(
      Diagnostic(
        .note, .conflictingMembers,
        "the devices are registered for the topic \(Visible.quoted(topic)); this one is not used",
        at: message.span(.topic)))
  }

  /// Whether a message is sent to a registered group's service. Content written for one platform is not sent to others, and
  /// a message whose document names a platform only if they are asked for.
  private func isWanted(_ target: Target, by message: Message, _ requested: TargetList?) -> Bool {
    if message.writtenFor.contains(target) { return requested?.contains(target) ?? true }
    return !message.traits.isForItsPlatformAlone && (requested?.contains(target) ?? !message.namesPlatform)
  }

  private func reportUnserved(
    _ message: Message, _ targets: [Target], haveOthers: Bool, _ severity: Severity, _ sink: DiagnosticSink
  ) {
    sink.report(severity, .noDevice) {
      Diagnostic(
        severity, .noDevice,
        "no registered device takes this message through \(WordList.text(targets.map { $0.title }, "or"))",
        at: message.start,
        notes: haveOthers
          ? [Note("a token for calls takes nothing else, and other kinds of push have tokens of their own")] : [])
    }
  }
}

extension Message {
  /// Sets the topic of devices. A token belongs to its app: APNs would reject it with the message's own topic. If a header
  /// names another topic, this is at its place, so that the header is not said to override it.
  fileprivate mutating func put(topic: String) {
    let place = part(.apnsHeadersBlock)?["apns-topic"]?.span ?? span(.topic)
    put(.topic, .value(add(text: topic)), at: place)
  }

  /// Whether the message addresses devices or subscribers that a service can reach.
  var hasAddress: Bool { !recipientKinds.isSubset(of: Recipients.Kinds(.vendor)) }

  /// The member that selects the users of a message that no service can address; nil if there is no such member.
  fileprivate var otherAudience: (what: String, place: Span)? {
    if let group = recipients.first(where: { $0.kind == .vendor }) {
      let place = typeSpan(of: group) ?? document.span(group.addresses.ownNode)
      let name = group.type.exists ? document.string(group.type) : document.string(group.addresses.ownNode.memberName)
      return (Visible.clipped(name), place)
    }
    if case let audience = traits.audience, audience.exists {
      return (Visible.clipped(document.string(audience.memberName)), document.span(audience.memberName))
    }
    // The token of a Live Activity belongs to one device.
    return has(.activityToken) ? ("live_activity_token", span(.activityToken)) : nil
  }
}

extension Code {
  /// The document chooses the users of a message in a way that only its vendor understands, and `--devices` is given.
  ///
  /// `--devices` is for messages that name nobody. This one names its users, for example by `appmetrica_device_id`, by
  /// Braze's `segment_id` or `external_user_ids`, or by the token of one Live Activity: `{"id_type":
  /// "appmetrica_device_id", "id_values": ["42"]}`. pushc cannot tell which of the registered devices are theirs, and
  /// rejects the message instead of sending it to all of them. Delete the member that the finding names, for AppMetrica the
  /// list `devices`, or leave out `--devices`. A Live Activity needs its token: leave out `--devices`.
  static let otherAudience = Code(.addr, 185, "other-audience")

  /// No registered device takes the message through this service.
  ///
  /// The list of `--devices` has no device for it, or only tokens for calls, which take nothing else. Nothing is sent
  /// through the service, and where that leaves no request at all, the message is rejected. A list `{"provider":
  /// "gcm", "token": "…"}` serves no message that is for APNs alone. Register a device, or choose another target with
  /// `--to`.
  static let noDevice = Code(.addr, 115, "no-device")
}
