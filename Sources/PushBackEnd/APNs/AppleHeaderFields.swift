import PushDiagnostics
import PushIR
import PushJSON

/// The headers for APNs in a block that other services pass on ("Sending notification requests to APNs"). In a request
/// to APNs itself they take precedence over the message's fields, and are checked in the same way.
enum AppleHeaderFields {
  /// Sets fields of a message from such headers and returns those fields. Unknown values do not become fields.
  static func lift(in message: inout Message, _ sink: DiagnosticSink) -> FieldSet {
    var fields = FieldSet()
    guard message.reference(.apnsHeadersBlock).exists else { return fields }
    for header in message.value(.apnsHeadersBlock).members where header.isString {
      if let field = lift(header, in: &message, sink) { fields.insert(field) }
    }
    return fields
  }

  /// Sets the field that a header means and returns it, if its value is known.
  private static func lift(_ header: JSONValue, in message: inout Message, _ sink: DiagnosticSink) -> Field? {
    let field: Field
    // What the field holds instead of the header's text.
    var number: Int64?
    var isKnown = true
    switch header.name.text.lowercased() {
    case "apns-topic": field = .topic
    case "apns-id": field = .apnsID
    case "apns-collapse-id": field = message.appleCollapseField
    case "apns-push-type":
      field = .pushType
      let type = PushType(name: header.text)
      isKnown = type != nil
      if isKnown, type != .background, message.isSet(.silent) { displace(.silent, by: header, in: message, sink) }
    case "apns-priority":
      field = .priority
      // Messages have no equivalent of priority 1.
      let priority: Priority? = header.equals("10") ? .high : header.equals("5") ? .normal : nil
      number = priority?.rawValue
      isKnown = number != nil
    case "apns-expiration":
      field = .expiration
      if message.has(.ttl), !message.has(.expiration) {
        displace(.ttl, by: header, in: message, sink)
        message.remove(.ttl)
      }
      number = Int64(header.text)
      isKnown = number != nil
    default: return nil
    }
    displace(field, by: header, in: message, sink)
    guard isKnown else { return nil }
    if let number {
      message.put(field, .integer(number), at: message.span(of: header, .apnsHeadersBlock))
    } else {
      AppleContent.put(field, header, of: .apnsHeadersBlock, in: &message)
    }
    return field
  }

  /// Reports a field whose place a header takes.
  private static func displace(
    _ field: Field, by header: JSONValue, in message: Message, _ sink: DiagnosticSink
  ) {
    // A field that was read from this header has the same value.
    let (place, loser) = (message.span(of: header, .apnsHeadersBlock), message.span(field))
    guard message.has(field), loser == .none || loser != place else { return }
    sink.reportBlockWins(
      .apnsHeadersBlock, of: message, at: message.span(of: header.name, .apnsHeadersBlock),
      over: message.name(of: field), at: loser)
  }
}
