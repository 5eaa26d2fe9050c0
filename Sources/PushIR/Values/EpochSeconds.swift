/// Times in seconds since 1970, and their arithmetic.
///
/// Both operands come from the input: a TTL, an instant, the `--now` clock. A result that does not fit into 64 bits is
/// clamped. It is then far in the past or future, and the checks report it as such.
package enum EpochSeconds {
  /// Later instants are after the year 5138.
  package static let latest: Int64 = 100_000_000_000

  /// Whether an instant is one between 2001 and 2286 in milliseconds. A date that is never to come, as 9999-12-31, is before
  /// these, and microseconds are behind them.
  package static func areMilliseconds(_ instant: Int64) -> Bool {
    (1_000_000_000_000..<10_000_000_000_000).contains(instant)
  }

  /// The instant a number of seconds after another.
  package static func instant(_ seconds: Int64, after start: Int64) -> Int64 {
    let (sum, overflows) = start.addingReportingOverflow(seconds)
    return overflows ? seconds < 0 ? .min : .max : sum
  }

  /// The number of seconds from one instant to another, negative if the other is earlier.
  package static func seconds(from start: Int64, to end: Int64) -> Int64 {
    let (difference, overflows) = end.subtractingReportingOverflow(start)
    return overflows ? start < 0 ? .max : .min : difference
  }

  /// The instant at which delivery ends for a TTL in seconds, clamped to `latest`. 0 is not an instant: it means a
  /// single attempt, both as a TTL and as an expiration.
  package static func expiration(ofTTL seconds: Int64, from now: Int64) -> Int64 {
    seconds == 0 ? 0 : min(latest, instant(seconds, after: now))
  }
}
