/// How the service would handle the message in its current form.
public enum Consequence: Hashable, Sendable {
  /// The service responds with an error: its name and the reason that it returns.
  case rejected(service: String, reason: String)
  /// The service may respond with an error: this depends on data outside the document, or no response has been
  /// observed.
  case possible(service: String, reason: String)
  /// The service responds with success; the effect that is then missing.
  case silent(String)
  /// The service may respond with an error or with success: the sentence about what is documented.
  case uncertain(String)
  /// The result is unknown: the documented type or range that the value is outside of.
  case undefined(String)

  /// The same consequence, as a possibility.
  package var asPossible: Consequence {
    if case .rejected(let service, let reason) = self { .possible(service: service, reason: reason) } else { self }
  }

  /// The sentence as printed.
  public var sentence: String {
    switch self {
    case .rejected(let service, let reason): "rejected by \(service) as \(reason)"
    case .possible(let service, let reason): "may be rejected by \(service) as \(reason)"
    case .silent(let effect): "accepted, but \(effect)"
    case .uncertain(let effect): effect
    case .undefined(let limit): "outside \(limit); the result is undefined"
    }
  }
}
