import PushDiagnostics
import PushIR
import PushJSON

// The services that a message is sent to.

extension TargetList {
  /// Chooses the targets. Without a request, a message goes to the services whose addresses it has, or else to the
  /// first service it was written for. With a request, it is also sent to other services, unless its document has
  /// separate content for other platforms.
  init(for message: __shared Message, requested: TargetList?) {
    self.init()
    let own = message.writtenFor
    if let requested {
      for place in 0..<3 {
        guard let target = requested.target(at: place) else { break }
        if own.contains(target) || !message.traits.isForItsPlatformAlone { append(target) }
      }
      return
    }
    // Whether or not it has addresses, a message that was written for one service goes there.
    if own.hasOne {
      self = own
      return
    }
    for place in 0..<3 {
      guard let target = own.target(at: place) else { break }
      if message.recipientKinds.intersects(.reaching(target)) { append(target) }
    }
    if isEmpty, let first = own.first { append(first) }
  }

  /// The target, if it is the only one.
  var single: Target? { hasOne ? first : nil }

  /// The kinds of addresses that the targets can use.
  private var reached: Recipients.Kinds {
    var kinds = Recipients.Kinds()
    if contains(.apns) { kinds.insert(.reaching(.apns)) }
    if contains(.fcm) { kinds.insert(.reaching(.fcm)) }
    if contains(.hms) { kinds.insert(.reaching(.hms)) }
    return kinds
  }

  /// Reports that a message has no target. Returns whether its document says so, and not a mistake of the program.
  func reportNone(_ message: Message, requested: TargetList?, _ sink: DiagnosticSink) -> Bool {
    let isForNone = requested?.isEmpty ?? false
    guard message.traits.isForItsPlatformAlone, !isForNone else {
      sink.report(
        Diagnostic(
          .error, .notForTarget, "this message has no target", at: message.start,
          help: isForNone ? "name a target: the list of targets is empty" : "address it, or name a target"))
      return false
    }
    sink.report(
      Diagnostic(
        .note, .notForTarget,
        "this message was written for \(message.writtenFor.targets.map({ $0.title }).joined(separator: " and ")) and is left out",
        at: message.start,
        notes: [Note("the document has content of its own for the targets that were asked for")]))
    return true
  }

  /// Reports addresses that none of the targets can use. `told` has the places of identifiers of which this was said for another
  /// message.
  func report(_ message: Message, told: inout Set<Span>, _ sink: DiagnosticSink) {
    if let single, message.recipientKinds.isSubset(of: .reaching(single)) { return }
    let reached = reached
    if message.recipientKinds.isSubset(of: reached) { return }
    // FCM needs the device's own token in addition to the activity's token; APNs does not.
    if message.activityAddress != nil, targets == [.apns], message.addressesOneDevice { return }
    let isToActivities = contains(.fcm) && message.isAddressedToActivities
    for index in 0..<message.groupCount {
      guard let group = message.recipients(at: index), !reached.contains(group.kind) else { continue }
      if isToActivities, group.kind == .apns { continue }
      let place = message.span(of: group).firstByte
      if group.kind == .vendor, !told.insert(place).inserted { continue }
      sink.report(.warning, group.kind == .vendor ? .vendorID : .foreignToken, at: place) {
        unreached(group, of: message)
      }
    }
  }

  /// The finding for addresses that none of the chosen services accepts.
  private func unreached(_ group: Recipients, of message: Message) -> Diagnostic {
    let count = message.count(of: group)
    let start = message.span(of: group).firstByte
    let services = targets.map { $0.title }.joined(separator: " and ")
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
      notes: notes, help: "give the push tokens of the devices")
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
