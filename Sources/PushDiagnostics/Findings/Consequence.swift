/// How the service would handle the message in its current form.
public enum Consequence: Hashable, Sendable {
  /// The service responds with an error: its name and the reason that it returns.
  case rejected(service: String, reason: String)
  /// The service may respond with an error: this depends on data outside the document, or no response has been
  /// observed.
  case possible(service: String, reason: String)
  /// The service responds with success; the effect that is then missing.
  case silent(String)
  /// The result is unknown: the documented type or range that the value is outside of.
  case undefined(String)

  /// The same consequence, as a possibility.
  package var asPossible: Consequence {
    if case .rejected(let service, let reason) = self { .possible(service: service, reason: reason) } else { self }
  }

  /// The sentence as printed.
  public var sentence: String {
    var sentence = ""
    forEachPart { sentence += $0 }
    return sentence
  }

  /// Visits the parts of the sentence, which are cheaper to write than the whole.
  package func forEachPart(_ visit: (String) -> Void) {
    switch self {
    case .rejected(let service, let reason): Self.visit("rejected by ", service, reason, visit)
    case .possible(let service, let reason): Self.visit("may be rejected by ", service, reason, visit)
    case .silent(let effect):
      visit("accepted, but ")
      visit(effect)
    case .undefined(let limit):
      visit("outside ")
      visit(limit)
      visit("; the result is undefined")
    }
  }

  private static func visit(_ verb: String, _ service: String, _ reason: String, _ visit: (String) -> Void) {
    visit(verb)
    visit(service)
    visit(" as ")
    visit(reason)
  }
}
