import PushDiagnostics

/// A set of Unicode scalars, for the classes of a pattern.
///
/// It may contain surrogates, because RE2 allows them in patterns; texts never contain them.
struct ScalarSet: Hashable, Sendable {
  /// The members: sorted ranges that are neither overlapping nor adjacent.
  let ranges: [ClosedRange<UInt32>]
  /// The ASCII members, so that the common case needs no search.
  private let ascii: ByteSet

  static let last: UInt32 = 0x10ffff
  static let all = ScalarSet([0...last])

  /// Creates a set from ranges in any order, which may overlap.
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = Self.merged(ranges)
    var ascii = ByteSet()
    for value in self.ranges.prefix(while: { $0.lowerBound < 0x80 }).joined() {
      if value >= 0x80 { break }
      ascii.insert(UInt8(value))
    }
    self.ascii = ascii
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
    if value < 0x80 { return ascii.contains(UInt8(value)) }
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
