import PushDiagnostics

/// The scalars grouped into symbols: scalars that no set of the program distinguishes share a symbol.
struct PatternAlphabet: Sendable {
  /// One scalar of each symbol.
  let examples: [UInt32]
  private let ascii: [UInt8]
  /// The sorted starts of runs of one symbol, and the symbol of each run.
  private let starts: [UInt32]
  private let symbols: [UInt8]

  private static let mostSymbols = 255
  private static let mostRanges = 10_000

  /// The coarsest alphabet that distinguishes members of each set from other scalars; nil if it would be too large.
  init?(telling sets: [ScalarSet]) {
    guard sets.reduce(0, { $0 + $1.ranges.count }) <= Self.mostRanges else { return nil }
    let bounds = sets.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] } }
    starts = Set(bounds + [0]).filter { $0 <= ScalarSet.last }.sorted()
    let groups = Self.groups(of: starts, telling: sets)
    var numbers: [Int: UInt8] = [:]
    var (symbols, examples): ([UInt8], [UInt32]) = ([], [])
    for (start, group) in zip(starts, groups) {
      if numbers[group] == nil {
        guard examples.count < Self.mostSymbols else { return nil }
        numbers[group] = UInt8(examples.count)
        examples.append(start)
      }
      symbols.append(numbers[group] ?? 0)
    }
    (self.symbols, self.examples) = (symbols, examples)
    ascii = (0..<0x80).map { [starts] in symbols[Self.run(of: $0, in: starts)] }
  }

  func symbol(_ value: UInt32) -> UInt8 {
    value < 0x80 ? ascii[Int(value)] : symbols[Self.run(of: value, in: starts)]
  }

  /// The symbols of non-ASCII scalars.
  var symbolsBeyondASCII: Set<UInt8> { Set(symbols[Self.run(of: 0x80, in: starts)...]) }

  /// A number for each run, equal for runs that all sets treat alike. Each set splits the groups that it intersects
  /// partially.
  private static func groups(of starts: [UInt32], telling sets: [ScalarSet]) -> [Int] {
    var groups = [Int](repeating: 0, count: starts.count)
    var count = 1
    for set in sets {
      var members: [Int: Int] = [:]
      for range in set.ranges {
        var run = Self.run(of: range.lowerBound, in: starts)
        while run < starts.count, starts[run] <= range.upperBound {
          let group = groups[run]
          if members[group] == nil {
            members[group] = count
            count += 1
          }
          groups[run] = members[group] ?? group
          run += 1
        }
      }
    }
    return groups
  }

  /// The last run that begins at or before the value.
  private static func run(of value: UInt32, in starts: [UInt32]) -> Int {
    starts.indices.firstInOrder { starts[$0] > value } - 1
  }
}
