/// Times in seconds since 1970, and the arithmetic with them.
///
/// Both numbers come from the input: a TTL, an instant, the clock of `--now`. So a result that 64 bits cannot hold is
/// the nearest number that they can. It is far in the past or in the future, and the checks report it as that.
package enum EpochSeconds {
  /// What is later lies thousands of years ahead: somebody counted milliseconds.
  package static let latest: Int64 = 100_000_000_000

  /// The instant that is so many seconds after another.
  package static func instant(_ seconds: Int64, after start: Int64) -> Int64 {
    let (sum, overflows) = start.addingReportingOverflow(seconds)
    return overflows ? seconds < 0 ? .min : .max : sum
  }

  /// The number of seconds from one instant to another, negative where the other is earlier.
  package static func seconds(from start: Int64, to end: Int64) -> Int64 {
    let (difference, overflows) = end.subtractingReportingOverflow(start)
    return overflows ? start < 0 ? .max : .min : difference
  }

  /// The instant at which delivery ends, where it may take so many seconds; the latest one, where that is beyond it. 0 is
  /// not an instant: it means a single attempt, for a TTL and for an expiration.
  package static func expiration(ofTTL seconds: Int64, from now: Int64) -> Int64 {
    seconds == 0 ? 0 : min(latest, instant(seconds, after: now))
  }
}
