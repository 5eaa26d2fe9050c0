/// Pseudo-random numbers that depend only on the seed, not on the machine or toolchain.
///
/// Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, a bound.
  mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True with a probability in percent.
  mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
