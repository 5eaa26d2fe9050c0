import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON

/// Sends messages without addresses to the registered devices: a request's content for each service and each topic.
struct FanOut {
  private let groups: [(group: DeviceGroup, tokens: Document)]

  init(_ devices: DeviceList) {
    groups = devices.groups.map { ($0, Document(listing: $0.tokens)) }
  }

  /// Refuses a message whose document chooses its users in another way, so that nobody else gets it; whether it did.
  func refuses(_ message: Message, _ sink: DiagnosticSink) -> Bool {
    guard let (what, place) = message.otherAudience else { return false }
    sink.report(
      Diagnostic(
        .error, .otherAudience, "\(what) chooses who gets this message; --devices would send it to other devices",
        at: place, help: "delete it, or convert the message without --devices"))
    return true
  }

  /// Hands over the message once for each group of devices that it goes to, addressed to them.
  func forEachPart(
    of message: Message, requested: [Target]?, _ sink: DiagnosticSink, _ body: (Message, Target) -> Void
  ) {
    var served = TargetList()
    for (group, tokens) in groups where isWanted(group.target, by: message, requested) && group.takes(message.intent) {
      var part = message
      let node = part.add(tokens)
      part.address(Recipients(group.target == .apns ? .apns : .fcm, node))
      // A token belongs to its app: the message's own topic would be refused for it.
      if let topic = group.topic { part.put(.topic, .value(part.add(text: topic)), at: message.span(.topic)) }
      served.append(group.target)
      body(part, group.target)
    }
    for target in requested ?? (served.isEmpty ? message.homes.targets : [])
    where !served.contains(target) && isWanted(target, by: message, requested) {
      // A message that goes nowhere is one that was not written.
      reportUnserved(message, target, served.isEmpty ? .error : .warning, sink)
    }
  }

  /// A message goes where devices are, but content for each platform of its own stays home.
  private func isWanted(_ target: Target, by message: Message, _ requested: [Target]?) -> Bool {
    (requested?.contains(target) ?? true) && (!message.staysHome || message.homes.contains(target))
  }

  private func reportUnserved(
    _ message: Message, _ target: Target, _ severity: Severity, _ sink: DiagnosticSink
  ) {
    let others = groups.contains { $0.group.target == target }
    sink.report(severity, .noDevice) {
      Diagnostic(
        severity, .noDevice, "no registered device takes this message through \(target.title)",
        at: message.messageSpan.firstByte,
        notes: others
          ? [Note("a token for calls takes nothing else, and other kinds of push have tokens of their own")] : [])
    }
  }
}

extension Message {
  /// Whether it names devices or subscribers that a service reaches.
  var hasAddress: Bool { hasRecipients { $0.kind != .vendor } }

  /// What chooses the users of a message that no service can be addressed with; nil where nothing does.
  fileprivate var otherAudience: (what: String, place: Span)? {
    if let group = recipients.first(where: { $0.kind == .vendor }) {
      let place = typeSpan(of: group) ?? document.span(group.node)
      let name = group.type.exists ? document.string(group.type) : document.string(group.node.memberName)
      return (Visible.text(name), place)
    }
    if audience.exists {
      return (Visible.text(document.string(audience.memberName)), document.span(audience.memberName))
    }
    // The token of a Live Activity is that of one device.
    return has(.activityToken) ? ("live_activity_token", span(.activityToken)) : nil
  }
}

extension Code {
  /// The document chooses the users of a message in a way that only its vendor understands, and `--devices` is given.
  ///
  /// `--devices` is for messages that name nobody. This one names its users, for example by `appmetrica_device_id`, by
  /// Braze's `segment_id` or `external_user_ids`, or by the token of one Live Activity: `{"id_type":
  /// "appmetrica_device_id", "id_values": ["42"]}`. pushc cannot tell which of the registered devices are theirs, and
  /// rejects the message instead of sending it to all of them. Delete the member that the message names, or leave out
  /// `--devices`.
  static let otherAudience = Code(.addr, 185, "other-audience")

  /// No registered device takes the message through this service.
  ///
  /// The list of `--devices` has no device for it, or only tokens for calls, which take nothing else. Nothing is sent
  /// through the service, and where that leaves no request at all, the message is rejected. A list `{"provider":
  /// "gcm", "token": "…"}` serves no message that is for APNs alone. Register a device, or choose another target with
  /// `--to`.
  static let noDevice = Code(.addr, 115, "no-device")
}
