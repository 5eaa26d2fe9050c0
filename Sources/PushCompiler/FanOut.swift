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
}

extension Code {
  /// No registered device takes the message through this service.
  ///
  /// The list of `--devices` has no device for it, or only tokens for calls, which take nothing else. Nothing is sent
  /// through the service, and where that leaves no request at all, the message is rejected. A list `{"provider":
  /// "gcm", "token": "…"}` serves no message that is for APNs alone. Register a device, or choose another target with
  /// `--to`.
  static let noDevice = Code(.addr, 115, "no-device")
}
