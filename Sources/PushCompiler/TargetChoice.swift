import PushIR
import PushJSON

/// The services that a message is sent to.
struct TargetChoice {
  private var chosen = TargetList()

  /// Chooses the targets. Without a request, a message goes to the services whose addresses it has, or else to the
  /// first service it was written for. With a request, it is also sent to other services, unless its document has
  /// separate content for other platforms.
  init(_ message: Message, requested: [Target]?) {
    let homes = message.homes
    if let requested {
      for target in requested where homes.contains(target) || !message.staysHome { chosen.append(target) }
      return
    }
    for place in 0..<3 {
      guard let home = homes.target(at: place) else { break }
      if message.hasRecipients(where: { $0.reaches(home) }) { chosen.append(home) }
    }
    if chosen.isEmpty, let home = homes.first { chosen.append(home) }
  }

  func contains(_ target: Target) -> Bool { chosen.contains(target) }

  /// Whether there is at most one target.
  var isSingle: Bool { chosen.target(at: 1) == nil }

  private func reaches(_ group: Recipients) -> Bool {
    switch group.kind {
    case .apns: contains(.apns)
    case .fcm, .fid: contains(.fcm)
    case .hms: contains(.hms)
    case .topic, .condition: contains(.fcm) || contains(.hms)
    case .vendor: false
    }
  }

  /// Reports addresses that none of the targets can use, and messages without any target.
  func report(_ message: Message, _ sink: DiagnosticSink) {
    if chosen.isEmpty {
      sink.report(
        Diagnostic(
          .note, .notForTarget,
          "this message was written for \(message.homes.targets.map({ $0.title }).joined(separator: " and ")) and is left out",
          at: message.messageSpan.firstByte,
          notes: [Note("the document has content of its own for the targets that were asked for")]))
      return
    }
    // FCM needs the device's own token in addition to the activity's token; APNs does not.
    if message.activityAddress != nil, chosen.targets == [.apns] { return }
    guard message.hasRecipients(where: { !reaches($0) }) else { return }
    for group in message.recipients where !reaches(group) {
      sink.report(.warning, group.kind == .vendor ? .vendorID : .foreignToken) { unreached(group, of: message) }
    }
  }

  /// The finding for addresses that none of the chosen services accepts.
  private func unreached(_ group: Recipients, of message: Message) -> Diagnostic {
    let (document, place) = message.resolve(group.node)
    let count = document.kind(place) == .array ? document.childCount(place) : 1
    let start = message.span(of: place, in: document, group).firstByte
    let services = chosen.targets.map { $0.title }.joined(separator: " and ")
    let notes = message.typeSpan(of: group).map { [Note("their type is given here", at: $0)] } ?? []
    guard group.kind == .vendor else {
      return Diagnostic(
        .warning, .foreignToken, "\(count) \(group.kind.noun(count)) cannot address \(services)", at: start,
        notes: notes)
    }
    let verb = count == 1 ? "addresses" : "address"
    return Diagnostic(
      .warning, .vendorID,
      "\(count) \(group.kind.noun(count)) \(verb) no service; only the vendor knows the devices", at: start,
      notes: notes, help: "push tokens address \(services)")
  }
}

extension Recipients {
  /// Whether the group addresses subscribers rather than devices.
  var isSubscription: Bool { kind == .topic || kind == .condition }

  /// Whether a service can use these addresses.
  func reaches(_ target: Target) -> Bool {
    switch kind {
    case .apns: target == .apns
    case .fcm, .fid: target == .fcm
    case .hms: target == .hms
    case .topic, .condition: target != .apns
    case .vendor: false
    }
  }
}

extension Recipients.Kind {
  func noun(_ count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    switch self {
    case .apns: return "APNs token" + plural
    case .fcm: return "FCM token" + plural
    case .hms: return "HMS token" + plural
    case .fid: return "Firebase installation" + plural
    case .vendor: return "identifier" + plural
    case .topic: return "topic" + plural
    case .condition: return "condition" + plural
    }
  }
}
