import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// The recipients in documents of the three services and gorush: devices, a topic, a condition.

extension Lowering {
  @inline(__always)
  mutating func address(_ kind: Recipients.Kind, _ node: Node) {
    if node.exists { addressAll(kind, node) }
  }

  @inline(never)
  private mutating func addressAll(_ kind: Recipients.Kind, _ node: Node) {
    // An empty list does not address anyone.
    if document.kind(node) == .array, document.isEmpty(node) { return }
    message.address(Recipients(kind, ValueReference(node)))
  }

  /// "to": a device or a device group; or a topic, which is then written with the prefix `/topics/`.
  mutating func addressDeviceOrTopic(_ kind: Recipients.Kind, _ node: Node) {
    if document.begins(node, with: TopicPrefix.text) { addressTopic(of: kind, node) } else { address(kind, node) }
  }

  /// Addresses the message to the subscribers of a topic. Its name may have the prefix `/topics/`, which used to be
  /// required.
  mutating func addressTopic(of service: Recipients.Kind, _ node: Node, in object: Node = .absent) {
    guard node.exists else { return }
    let isEmpty = document.isEmptyText(node) || document.equals(node, TopicPrefix.text)
    if isEmpty, leavesOutEmpty(node, of: service, in: object, "\"x\"", "the topic has no name") { return }
    address(.topic, node)
  }

  /// Reports a topic that has the prefix of FCM's older interfaces before its name. FCM v1 refuses it, and the names that
  /// apps can subscribe to on HMS have no slash. pushc writes the name without the prefix.
  func checkTopicPrefix(of service: Recipients.Kind, _ topic: Node) {
    guard document.begins(topic, with: TopicPrefix.text), !document.equals(topic, TopicPrefix.text) else { return }
    let isHMS = service == .hms
    let fix = Fix("delete the prefix", deletionOfPrefix(in: topic))
    if isHMS, !judgesVendor, settings.targets.contains(.hms) {
      return report(
        .note, .huaweiTopicPrefix,
        "the topic begins with \"/topics/\", which no topic of HMS does; the prefix is removed", at: topic,
        // A conversion has already done it.
        fix: decoder.diagnostics.writesNothing ? fix : nil)
    }
    report(
      isHMS ? .warning : .error, isHMS ? .huaweiTopicPrefix : .topicPrefix,
      "the topic begins with \"/topics/\", which \(isHMS ? "no topic of HMS does" : "FCM v1 refuses")", at: topic,
      consequence: isHMS ? .silent("no app can have subscribed to it") : .refusedByFCM, fix: fix)
  }

  /// PHP escapes the slashes.
  private func deletionOfPrefix(in topic: Node) -> Fix.Edit {
    let place = span(topic)
    if document.entry(topic).isEscaped {
      let name = Output(capacity: 64)
      name.append(quoted: String(TopicPrefix.removed(from: document.string(topic))))
      return Fix.Edit(place, with: name.text())
    }
    return Fix.Edit(Span(place.start + 1, place.start + 1 + UInt32(TopicPrefix.text.utf8CodeUnitCount)), with: "")
  }

  mutating func addressCondition(of service: Recipients.Kind, _ node: Node, in object: Node) {
    let isEmpty = node.exists && document.isEmptyText(node)
    if isEmpty, leavesOutEmpty(node, of: service, in: object, "\"'x' in topics\"", "the condition is empty") {
      return
    }
    address(.condition, node)
  }

  /// Whether an empty target is left out. On its own it is an error. Beside another one, HMS does not count it (Huawei's server
  /// demos), and FCM refuses it as a second one (ProtoJSON, oneof), which is reported separately.
  private mutating func leavesOutEmpty(
    _ node: Node, of service: Recipients.Kind, in object: Node, _ standIn: String, _ fault: String
  ) -> Bool {
    let isAlone = message.recipients(at: 0) == nil && !has("token", object)
    if !isAlone, service == .hms {
      decoder.leaveOutEmpty(node.memberName)
      return true
    }
    decoder.remember(.emptyValue, at: node, [standIn])
    // gorush sends a message to the topic besides those to the devices.
    if !isAlone, !decoder.conventions.isGorush { return false }
    report(
      .error, .emptyValue, fault, at: node,
      consequence: service == .hms ? Consequence.audienceRefusedByHMS : .refusedByFCM)
    return false
  }

  /// A message has exactly one target; reports a second one.
  func checkOneTarget(_ code: Code, _ consequence: @autoclosure () -> Consequence, as severity: Severity = .error) {
    guard message.recipients(at: 1) != nil else { return }
    let places = message.recipients.map { span($0.addresses) }.sorted()
    report(
      severity, code, "the message has \(places.count) targets; it must have one",
      at: places[1], consequence: consequence(), notes: [Note("the first one", at: places[0])])
  }

  /// Reports a target that is null in a message for FCM without another one: FCM takes null as absent. A message that lacks the
  /// key may be a template.
  func reportNullTarget(_ keys: [StaticString], in object: Node) {
    guard judgesVendor, message.recipients(at: 0) == nil else { return }
    let target = document.names(of: object).first { name in
      document.kind(name.memberValue) == .null && keys.contains { document.equals(name, $0) }
    }
    // A record has the devices beside its body.
    guard let target, !has("tokens", .root), !has("fids", .root), !has("fids", object) else { return }
    report(
      .error, .emptyValue, "\(document.string(target)) is null, and the message has no other target",
      at: target.memberValue, consequence: .refusedByFCM, help: "write the target")
  }
}
