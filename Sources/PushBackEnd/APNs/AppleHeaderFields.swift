import PushDiagnostics
import PushIR
import PushJSON

/// The headers for APNs in a block that other services pass on ("Sending notification requests to APNs"). In a request
/// to APNs itself they take precedence over the message's fields, and are checked in the same way.
enum AppleHeaderFields {
  /// Sets fields of a message from such headers and returns those fields. Unknown values do not become fields.
  static func lift(in message: inout Message, _ sink: DiagnosticSink) -> FieldSet {
    guard message.reference(.apnsHeadersBlock).exists else { return FieldSet() }
    var lift = Lift(message: message, sink: sink)
    for header in message.value(.apnsHeadersBlock).members where header.isString {
      lift.take(header, of: header.name.text)
    }
    message = lift.message
    return lift.fields
  }

  private struct Lift {
    var message: Message
    let sink: DiagnosticSink
    var fields = FieldSet()

    mutating func take(_ value: JSONValue, of header: String) {
      switch header {
      case "apns-push-type": putPushType(value)
      case "apns-topic": put(.topic, value)
      case "apns-id": put(.apnsID, value)
      case "apns-collapse-id":
        put(message.has(.collapseKey) && !message.has(.collapseID) ? .collapseKey : .collapseID, value)
      case "apns-priority": putPriority(value)
      case "apns-expiration": putExpiration(value)
      default:
        let name = header.lowercased()
        if name != header { take(value, of: name) }
      }
    }

    private mutating func putPushType(_ value: JSONValue) {
      guard let type = PushType(name: value.text) else { return displace(.pushType, by: value) }
      if message.isSet(.silent), type != .background { displace(.silent, by: value) }
      put(.pushType, value)
    }

    /// Messages have no equivalent of priority 1.
    private mutating func putPriority(_ value: JSONValue) {
      let priorities: [(StaticString, Priority)] = [("10", .high), ("5", .normal)]
      guard let (_, priority) = priorities.first(where: { value.equals($0.0) }) else {
        return displace(.priority, by: value)
      }
      put(.priority, .integer(priority.rawValue), value)
    }

    private mutating func putExpiration(_ value: JSONValue) {
      if message.has(.ttl), !message.has(.expiration) {
        displace(.ttl, by: value)
        message.remove(.ttl)
      }
      guard let instant = Int64(value.text) else { return displace(.expiration, by: value) }
      put(.expiration, .integer(instant), value)
    }

    private mutating func put(_ field: Field, _ content: Slot.Content, _ value: JSONValue) {
      displace(field, by: value)
      message.put(field, content, at: message.span(of: value, .apnsHeadersBlock))
      fields.insert(field)
    }

    private mutating func put(_ field: Field, _ value: JSONValue) {
      displace(field, by: value)
      AppleContent.put(field, value, of: .apnsHeadersBlock, in: &message)
      fields.insert(field)
    }

    private func displace(_ field: Field, by value: JSONValue) {
      // A field that was read from this header has the same value.
      let (place, loser) = (message.span(of: value, .apnsHeadersBlock), message.span(field))
      guard message.has(field), loser == .none || loser != place else { return }
      sink.report(.note, .blockWins) {
        .blockWins(
          at: message.span(of: value.name, .apnsHeadersBlock), over: message.name(of: field),
          at: message.span(field))
      }
    }
  }
}
