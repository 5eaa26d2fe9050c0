import PushDiagnostics

/// A set of Unicode scalars, for the classes of a pattern.
///
/// It may contain surrogates, because RE2 allows them in patterns; texts never contain them.
struct ScalarSet: Hashable, Sendable {
  /// The members: sorted ranges that are neither overlapping nor adjacent.
  let ranges: [ClosedRange<UInt32>]
  /// A bitmap of the ASCII members, so that the common case needs no search.
  private let asciiLow: UInt64
  private let asciiHigh: UInt64

  static let last: UInt32 = 0x10ffff
  static let all = ScalarSet([0...last])

  /// Creates a set from ranges in any order, which may overlap.
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = Self.merged(ranges)
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for value in self.ranges.prefix(while: { $0.lowerBound < 0x80 }).joined() {
      if value >= 0x80 { break }
      if value < 0x40 { bits.low |= 1 << UInt64(value) } else { bits.high |= 1 << UInt64(value - 0x40) }
    }
    (asciiLow, asciiHigh) = bits
  }

  init(_ value: UInt32) { self.init([value...value]) }

  /// All scalars that are not members.
  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { gaps.append(start...range.lowerBound - 1) }
      start = range.upperBound + 1
    }
    if start <= Self.last { gaps.append(start...Self.last) }
    return ScalarSet(gaps)
  }

  /// The member of a set with exactly one.
  var single: UInt32? {
    guard ranges.count == 1, let range = ranges.first, range.count == 1 else { return nil }
    return range.lowerBound
  }

  func contains(_ value: UInt32) -> Bool {
    if value < 0x40 { return asciiLow >> UInt64(value) & 1 == 1 }
    if value < 0x80 { return asciiHigh >> UInt64(value - 0x40) & 1 == 1 }
    let first = ranges.indices.firstInOrder { ranges[$0].upperBound >= value }
    return first < ranges.count && ranges[first].lowerBound <= value
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard ranges.count > 1 else { return ranges }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
