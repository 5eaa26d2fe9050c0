/// Pseudo-random numbers that are the same in every run: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Creates a generator whose numbers depend on these bytes alone. The seed is their FNV-1a hash: Swift's own hash
  /// differs between runs.
  package init(seededBy bytes: some Sequence<UInt8>) {
    state = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// A number from 0 to below a bound, and 0 where there is none.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
