/// A part of a program: it is entered at its first instruction and left after its last one. Larger blocks are assembled
/// from smaller ones, so neither a syntax tree nor recursion, which a deep pattern could overflow, is needed.
struct PatternBlock: Sendable {
  private(set) var instructions: [PatternInstruction] = []
  /// The number of copies of the most repeated inner block, by the largest counts around it.
  private(set) var copies = 1

  init() {}

  init(_ instruction: PatternInstruction) { instructions = [instruction] }

  /// One block after the other.
  static func sequence(_ blocks: [PatternBlock]) -> PatternBlock {
    blocks.reduce(into: PatternBlock()) { $0.append($1) }
  }

  /// Any one of the blocks.
  static func alternation(_ blocks: [PatternBlock]) -> PatternBlock {
    guard blocks.count > 1, let last = blocks.last else { return blocks.first ?? PatternBlock() }
    var alternation = PatternBlock()
    // Each alternative except the last has a branch to the next one before it, and a jump to the end after it.
    let count = blocks.reduce(0) { $0 + $1.instructions.count + 2 } - 2
    for block in blocks.dropLast() {
      alternation.instructions.append(.branch(distance(block.instructions.count + 2)))
      alternation.append(block)
      alternation.instructions.append(.jump(distance(count - alternation.instructions.count)))
    }
    alternation.append(last)
    return alternation
  }

  /// The number of instructions of a repetition, computed before it is built.
  func repeatedCount(_ counts: PatternCounts) -> Int {
    switch counts.most {
    case nil: (instructions.count + 1) * max(counts.least, 1) + 1
    case let most?: instructions.count * most + most - counts.least
    }
  }

  /// The block repeated as the counts allow: as often as possible, or as seldom.
  func repeated(_ counts: PatternCounts, prefersMore: Bool) -> PatternBlock {
    /// A branch between the block, which is next, and what comes after it at a distance.
    func ahead(_ count: Int) -> PatternInstruction {
      prefersMore ? .branch(Self.distance(count)) : .branchAway(Self.distance(count))
    }
    var result = PatternBlock()
    for _ in 0..<counts.least { result.append(self) }
    let length = instructions.count
    if let most = counts.most {
      for left in stride(from: most - counts.least, to: 0, by: -1) {
        result.instructions.append(ahead(left * (length + 1)))
        result.append(self)
      }
    } else {
      // `x*` is `(?:x+)?`, so that an empty repetition ends the loop, as it does in a backtracking engine.
      if counts.least == 0 {
        result.instructions.append(ahead(length + 2))
        result.append(self)
      }
      let back = Self.distance(-length)
      result.instructions.append(prefersMore ? .branchAway(back) : .branch(back))
    }
    result.copies = copies * max(1, counts.most ?? counts.least)
    return result
  }

  private mutating func append(_ block: PatternBlock) {
    instructions += block.instructions
    copies = max(copies, block.copies)
  }

  private static func distance(_ count: Int) -> Int32 { Int32(truncatingIfNeeded: count) }
}

/// The counts of a repetition: `*`, `+`, `?`, `{2,5}`.
struct PatternCounts: Equatable, Sendable {
  let least: Int
  /// nil: unlimited.
  let most: Int?
}
