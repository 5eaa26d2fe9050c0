import PushDiagnostics
import PushIR
import PushJSON

/// The headers for APNs in a block that other services pass on ("Sending notification requests to APNs"), on the way to
/// APNs itself: they come before what the message says, and are judged like it.
enum AppleHeaderFields {
  /// Gives the fields of a message what such headers say; those fields. What is none of the known values is no field's.
  static func lift(in message: inout Message, _ sink: DiagnosticSink) -> FieldSet {
    guard message.node(.appleHeaders).exists else { return FieldSet() }
    let (document, block) = message.resolve(.appleHeaders)
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
      case "apns-collapse-id": put(message.has(.queueKey) && !message.has(.replaceID) ? .queueKey : .replaceID, value)
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

    /// The priority 1 is no urgency that messages know.
    private mutating func putPriority(_ value: Node) {
      let urgencies: [(StaticString, Urgency)] = [("10", .high), ("5", .normal)]
      guard let (_, urgency) = urgencies.first(where: { document.equals(value, $0.0) }) else {
        return displace(.urgency, by: value)
      }
      put(.urgency, .integer(urgency.rawValue), value)
    }

    private mutating func putExpiration(_ value: Node) {
      if message.has(.lifetime), !message.has(.expiresAt) {
        displace(.lifetime, by: value)
        message.remove(.lifetime)
      }
      guard let instant = Int64(document.string(value)) else { return displace(.expiresAt, by: value) }
      put(.expiresAt, .integer(instant), value)
    }

    private mutating func put(_ field: Field, _ content: Slot.Content, _ value: Node) {
      displace(field, by: value)
      message.put(field, content, at: message.span(of: value, in: document, .appleHeaders))
      fields.insert(field)
    }

    private mutating func put(_ field: Field, _ value: Node) {
      displace(field, by: value)
      AppleContent.put(field, value, (.appleHeaders, document, value), in: &message)
      fields.insert(field)
    }

    private func displace(_ field: Field, by value: Node) {
      // A field that was read from this very header agrees with it.
      let (place, loser) = (message.span(of: value, in: document, .appleHeaders), message.span(field))
      guard message.has(field), loser == .none || loser != place else { return }
      sink.report(.note, .blockWins) {
        .blockWins(
          at: message.span(of: value.memberName, in: document, .appleHeaders), over: message.name(of: field),
          at: message.span(field))
      }
    }
  }
}
