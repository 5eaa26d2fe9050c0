import PushDiagnostics
import PushIR
import PushJSON

/// The headers for APNs in a block that other services pass on ("Sending notification requests to APNs"). In a request
/// to APNs itself they take precedence over the message's fields, and are checked in the same way.
enum AppleHeaderFields {
  /// Sets fields of a message from such headers and returns those fields. Unknown values do not become fields.
  static func lift(in message: inout Message, _ sink: DiagnosticSink) -> FieldSet {
    guard message.reference(.apnsHeadersBlock).exists else { return FieldSet() }
    let (document, block) = message.resolve(.apnsHeadersBlock)
    var lift = Lift(message: message, document: document, sink: sink)
    var members = Members(of: block, in: document, without: message.omitted)
    while let name = members.next(in: document) {
      if document.kind(name.memberValue) == .string { lift.take(name.memberValue, of: document.string(name)) }
    }
    message = lift.message
    return lift.fields
  }

  private struct Lift {
    var message: Message
    let document: Document
    let sink: DiagnosticSink
    var fields = FieldSet()

    mutating func take(_ value: Node, of header: String) {
      switch header {
      case "apns-push-type": putPushType(value)
      case "apns-topic": put(.topic, value)
      case "apns-id": put(.apnsID, value)
      case "apns-collapse-id":
        put(message.has(.collapseKey) && !message.has(.collapseID) ? .collapseKey : .collapseID, value)
      case "apns-priority": putPriority(value)
      case "apns-expiration": putExpiration(value)
      default: break
      }
    }

    private mutating func putPushType(_ value: Node) {
      guard let type = PushType(name: document.string(value)) else { return displace(.pushType, by: value) }
      if message.isSet(.silent), type != .background { displace(.silent, by: value) }
      put(.pushType, value)
    }

    /// Messages have no equivalent of priority 1.
    private mutating func putPriority(_ value: Node) {
      let priorities: [(StaticString, Priority)] = [("10", .high), ("5", .normal)]
      guard let (_, priority) = priorities.first(where: { document.equals(value, $0.0) }) else {
        return displace(.priority, by: value)
      }
      put(.priority, .integer(priority.rawValue), value)
    }

    private mutating func putExpiration(_ value: Node) {
      if message.has(.ttl), !message.has(.expiration) {
        displace(.ttl, by: value)
        message.remove(.ttl)
      }
      guard let instant = Int64(document.string(value)) else { return displace(.expiration, by: value) }
      put(.expiration, .integer(instant), value)
    }

    private mutating func put(_ field: Field, _ content: Slot.Content, _ value: Node) {
      displace(field, by: value)
      message.put(field, content, at: message.span(of: value, in: document, .apnsHeadersBlock))
      fields.insert(field)
    }

    private mutating func put(_ field: Field, _ value: Node) {
      displace(field, by: value)
      AppleContent.put(field, value, (.apnsHeadersBlock, document, value), in: &message)
      fields.insert(field)
    }

    private func displace(_ field: Field, by value: Node) {
      // A field that was read from this header has the same value.
      let (place, loser) = (message.span(of: value, in: document, .apnsHeadersBlock), message.span(field))
      guard message.has(field), loser == .none || loser != place else { return }
      sink.report(.note, .blockWins) {
        .blockWins(
          at: message.span(of: value.memberName, in: document, .apnsHeadersBlock), over: message.name(of: field),
          at: message.span(field))
      }
    }
  }
}
