package import PushDiagnostics

/// The part of a second by which a lifetime is longer than its field says.
struct LifetimeFraction {
  let nanoseconds: Int64
  /// The place of the lifetime that it was read with: another lifetime has none.
  let span: Span
}

extension Message {
  /// Sets a lifetime of whole seconds and a part of one, which FCM and HMS take.
  package mutating func putLifetime(seconds: Int64, nanoseconds: Int64, at span: Span) {
    put(.lifetime, .integer(seconds), at: span)
    if nanoseconds > 0 { storage.own.lifetimeFraction = LifetimeFraction(nanoseconds: nanoseconds, span: span) }
  }

  /// The lifetime in whole seconds. Less than one counts as one: none at all would be another message.
  package var wholeLifetime: Int64? {
    integer(.lifetime).map { $0 == 0 && lifetimeNanoseconds > 0 ? 1 : $0 }
  }

  /// The part of a second by which the lifetime is longer than its whole seconds, in nanoseconds.
  package var lifetimeNanoseconds: Int64 {
    guard let fraction = storage.own.lifetimeFraction, has(.lifetime), span(.lifetime) == fraction.span else {
      return 0
    }
    return fraction.nanoseconds
  }
}
