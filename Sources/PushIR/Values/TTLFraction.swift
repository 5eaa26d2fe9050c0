package import PushDiagnostics

/// The fraction of a second that a TTL has in addition to its field's whole seconds.
package struct TTLFraction {
  let nanoseconds: Int64
  /// The location of the TTL that it was read with. It does not apply to a TTL from another location.
  let span: Span

  /// Decimals such as `.500`, with the necessary three, six or nine digits.
  package static func decimals(ofNanoseconds nanoseconds: Int64) -> String {
    let digits = "\(1_000_000_000 + nanoseconds)".dropFirst()
    return "." + digits.prefix(nanoseconds % 1_000_000 == 0 ? 3 : nanoseconds % 1_000 == 0 ? 6 : 9)
  }
}

extension Message {
  /// Sets a TTL in seconds with a fraction, which FCM and HMS accept.
  package mutating func putTTL(seconds: Int64, nanoseconds: Int64, at span: Span) {
    put(.ttl, .integer(seconds), at: span)
    putTTLFraction(nanoseconds: nanoseconds, at: span)
  }

  /// Sets the fraction of the TTL that was read from a location, for all devices or for those with Android.
  package mutating func putTTLFraction(nanoseconds: Int64, at span: Span) {
    if nanoseconds > 0 { traits.ttlFraction = TTLFraction(nanoseconds: nanoseconds, span: span) }
  }

  /// The TTL in whole seconds. A TTL below one second counts as one, because 0 has a different meaning.
  package var wholeTTL: Int64? {
    integer(.ttl).map { $0 == 0 && ttlNanoseconds > 0 ? 1 : $0 }
  }

  /// The fraction of the TTL in nanoseconds.
  package var ttlNanoseconds: Int64 {
    guard let fraction = traits.ttlFraction, has(.ttl), span(.ttl) == fraction.span else {
      return 0
    }
    return fraction.nanoseconds
  }
}
