@testable import Fuzzing
import Testing

/// The fuzzing invariants hold for all seeds, and for a mutation of a tenth of them.
@Suite struct FuzzingTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func seedsHold(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = try target.seeds()
    #expect(seeds.count >= 10, "the golden cases of \(name) are the seeds, and too few")
    #expect(seeds.allSatisfy { $0.count <= FuzzTarget.longestInput + 16 })
    var mutator = try InputMutator(target)
    for seed in seeds {
      mutator.begin(seed)
      for input in InputMutator.isOneOfTen(seed) ? [seed, mutator.mutated(seed)] : [seed] {
        do throws(BrokenInvariant) {
          try target.check(input)
        } catch {
          Issue.record("\(name): \(error) with \(String(decoding: input, as: UTF8.self).debugDescription)")
        }
      }
    }
  }

  @Test func additionalSeedLeavesTheMutationsOfOthers() throws {
    let target = try #require(FuzzTarget.named("patterns"))
    let seeds = try target.seeds()
    func inputs(after first: [[UInt8]]) throws -> [[UInt8]] {
      var mutator = try InputMutator(target)
      return (first + seeds).map { seed in
        mutator.begin(seed)
        return mutator.mutated(mutator.mutated(seed))
      }.suffix(seeds.count)
    }
    #expect(try inputs(after: []) == inputs(after: [Array("(a|b)*c".utf8)]))
  }

  @Test func mutationsAreTheSameEachTimeAndDiffer() throws {
    let target = try #require(FuzzTarget.named("gorush"))
    let seed = try #require(try target.seeds().first)
    func inputs() throws -> [[UInt8]] {
      var mutator = try InputMutator(target)
      return (0..<50).map { _ in mutator.mutated(seed) }
    }
    #expect(try inputs() == inputs())
    #expect(Set(try inputs()).count > 40)
  }

  @Test func aBrokenInvariantHasAName() throws {
    let target = FuzzTarget(
      name: "broken", kind: .text, seeds: { [] },
      check: { input throws(BrokenInvariant) in if input.isEmpty { throw BrokenInvariant("empty") } })
    #expect(throws: BrokenInvariant.self) { try target.check([]) }
    try target.check([1])
  }
}
