package import PushDiagnostics

/// The part of a second by which a TTL is longer than its field says.
struct TTLFraction {
  let nanoseconds: Int64
  /// The place of the TTL that it was read with: another TTL has none.
  let span: Span
}

extension Message {
  /// Sets a TTL of whole seconds and a part of one, which FCM and HMS take.
  package mutating func putTTL(seconds: Int64, nanoseconds: Int64, at span: Span) {
    put(.ttl, .integer(seconds), at: span)
    if nanoseconds > 0 { storage.own.ttlFraction = TTLFraction(nanoseconds: nanoseconds, span: span) }
  }

  /// The TTL in whole seconds. Less than one counts as one: none at all would be another message.
  package var wholeTTL: Int64? {
    integer(.ttl).map { $0 == 0 && ttlNanoseconds > 0 ? 1 : $0 }
  }

  /// The part of a second by which the TTL is longer than its whole seconds, in nanoseconds.
  package var ttlNanoseconds: Int64 {
    guard let fraction = storage.own.ttlFraction, has(.ttl), span(.ttl) == fraction.span else {
      return 0
    }
    return fraction.nanoseconds
  }
}
