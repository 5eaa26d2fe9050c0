/// Runs a program on a text, following all paths simultaneously: each scalar costs at most one visit of each
/// instruction, for any pattern.
struct PatternSimulation {
  let program: PatternProgram
  /// The number of visited instructions.
  private(set) var steps = 0
  /// The instructions that wait for the next scalar.
  private var waiting: [Int] = []
  /// For each instruction, the last round that visited it.
  private var visits: [Int]
  private var round = 0
  private var open: [Int] = []

  init(_ program: PatternProgram) {
    self.program = program
    visits = [Int](repeating: 0, count: program.instructions.count)
  }

  mutating func matches(_ scalars: some Sequence<UInt32>) -> Bool {
    var entries = [0]
    var previous = Neighbor.edge
    for scalar in scalars {
      let next = program.neighbor(scalar)
      if follow(entries, between: previous, and: next) { return true }
      take(scalar, into: &entries)
      if entries.isEmpty { return false }
      previous = next
    }
    return follow(entries, between: previous, and: .edge)
  }

  /// Follows all paths from the entries to instructions that wait for a scalar. Returns whether one of them is a match.
  mutating func follow(_ entries: [Int], between previous: Neighbor, and next: Neighbor) -> Bool {
    waiting.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    round += 1
    for entry in entries {
      open.append(entry)
      while let index = open.popLast() {
        if visits[index] == round { continue }
        visits[index] = round
        steps += 1
        switch program.instructions[index] {
        case .take: waiting.append(index)
        case .assert(let assertion): if assertion.holds(between: previous, and: next) { open.append(index + 1) }
        case .branch(let distance), .branchAway(let distance):
          open.append(index + Int(distance))
          open.append(index + 1)
        case .jump(let distance): open.append(index + Int(distance))
        case .save: open.append(index + 1)
        case .match: return true
        }
      }
    }
    return false
  }

  /// Passes a scalar to the waiting instructions. Computes the entries at the next position, including a match that
  /// begins there.
  mutating func take(_ value: UInt32, into entries: inout [Int]) {
    entries.removeAll(keepingCapacity: true)
    for index in waiting {
      guard case .take(let set) = program.instructions[index] else { continue }
      if program.sets[Int(set)].contains(value) { entries.append(index + 1) }
    }
    steps += waiting.count
    if !program.isAnchored { entries.append(0) }
  }
}
