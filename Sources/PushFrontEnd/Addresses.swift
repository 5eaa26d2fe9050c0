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
    if decoder.document.kind(node) == .array, decoder.document.isEmpty(node) { return }
    message.address(Recipients(kind, ValueReference(node)))
  }

  /// "to": a device or a device group; or a topic, which is then written with the prefix `/topics/`.
  mutating func addressDeviceOrTopic(_ kind: Recipients.Kind, _ node: Node) {
    if decoder.document.begins(node, with: "/topics/") { addressTopic(of: kind, node) } else { address(kind, node) }
  }

  /// Addresses the message to the subscribers of a topic. Its name may have the prefix `/topics/`, which used to be
  /// required.
  mutating func addressTopic(of service: Recipients.Kind, _ node: Node) {
    guard node.exists else { return }
    if decoder.document.isEmptyText(node) || decoder.document.equals(node, "/topics/") {
      decoder.remember(.emptyValue, at: node, ["\"x\""])
      refuse(node, of: service, "the topic has no name")
    }
    address(.topic, node)
  }

  mutating func addressCondition(of service: Recipients.Kind, _ node: Node) {
    if node.exists, decoder.document.isEmptyText(node) {
      decoder.remember(.emptyValue, at: node, ["\"'x' in topics\""])
      refuse(node, of: service, "the condition is empty")
    }
    address(.condition, node)
  }

  private func refuse(_ node: Node, of service: Recipients.Kind, _ message: String) {
    let consequence = service == .hms ? Consequence.audienceRefusedByHMS : .refusedByFCM
    report(.error, .emptyValue, at: node, consequence: consequence) { message }
  }

  /// A message has exactly one target; reports a second one.
  func checkOneTarget(_ code: Code, _ consequence: Consequence) {
    guard message.recipients(at: 1) != nil else { return }
    let recipients = message.recipients
    report(
      .error, code, at: span(recipients[1].addresses), consequence: consequence,
      notes: [Note("the first one", at: span(recipients[0].addresses))]
    ) { "the message has \(recipients.count) targets; it must have one" }
  }
}
