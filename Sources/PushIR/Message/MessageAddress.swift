package import PushDiagnostics
import PushJSON

extension Message {
  /// The recipients.
  package var recipients: [Recipients] { storage.own.recipients }

  /// The kinds of the recipients.
  @inlinable package var recipientKinds: Recipients.Kinds { traits.recipientKinds }

  /// The group of recipients at an index; nil beyond the last.
  package func recipients(at index: Int) -> Recipients? { storage.own.recipients(at: index) }

  package mutating func address(_ recipients: Recipients) {
    makeUnique()
    storage.own.add(recipients)
  }

  /// Visits the topics or conditions that a message is addressed to.
  package func forEachAddress(_ kind: Recipients.Kind, _ visit: (_ address: String, _ place: Span) -> Void) {
    guard recipientKinds.contains(kind) else { return }
    for group in recipients where group.kind == kind {
      for address in value(group.addresses).elementsOrSelf { visit(address.text, span(of: address, group)) }
    }
  }

  /// The number of groups of addresses.
  package var groupCount: Int { traits.recipientCount }

  /// The number of addresses of a kind.
  package func addressCount(_ kind: Recipients.Kind) -> Int {
    recipients.reduce(0) { $1.kind == kind ? $0 + count(of: $1) : $0 }
  }

  /// The number of addresses of a group.
  package func count(of group: Recipients) -> Int {
    let addresses = value(group.addresses)
    return addresses.isArray ? addresses.count : 1
  }

  /// The location of the first group of addresses of a kind.
  package func addressSpan(_ kind: Recipients.Kind) -> Span {
    guard let group = recipients.first(where: { $0.kind == kind }) else { return messageSpan }
    return span(of: group)
  }

  /// The app to whose broadcast channel of APNs the document is a request; nil where it goes to devices.
  package var broadcastApp: String? {
    get { storage.own.broadcastApp }
    set {
      makeUnique()
      storage.own.broadcastApp = newValue
    }
  }

  /// Whether the document is a request to a broadcast channel, which has no devices.
  package var isBroadcast: Bool { broadcastApp != nil }
}
