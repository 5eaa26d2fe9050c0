/// Runs a program on a text, following all paths simultaneously in the order of their preference (Pike's machine). Each
/// scalar costs at most two visits of each instruction, for any pattern.
struct PatternSimulation {
  let program: PatternProgram
  /// The number of visited instructions.
  private(set) var steps = 0
  /// The threads that continue at the current position, and those that wait for the next scalar; preferred ones first.
  private(set) var entries: PatternThreads
  private(set) var waiting: PatternThreads
  /// The slots of the current thread: the start of the match, and the ends of the saved groups. Without slots, only whether
  /// there is a match is known.
  private(set) var slots: [UInt32]
  /// For each instruction, the last round that visited it.
  private var visits: [Int]
  private var round = 0
  private var open: [Visit] = []

  /// What remains to be done for the current thread.
  private enum Visit {
    case instruction(Int)
    /// Resets a slot for the paths that branched off before it was written.
    case reset(slot: Int, to: UInt32)
  }

  init(_ program: PatternProgram, slotCount: Int = 0) {
    self.program = program
    slots = [UInt32](repeating: PatternThreads.unset, count: slotCount)
    entries = PatternThreads(width: slotCount)
    waiting = entries
    visits = [Int](repeating: 0, count: program.instructions.count)
  }

  /// Whether the program matches anywhere in a text.
  mutating func matches(_ scalars: some Sequence<UInt32>) -> Bool {
    var previous = Neighbor.edge
    restart([0])
    for scalar in scalars {
      let next = program.neighbor(scalar)
      if followEntries(between: previous, and: next) { return true }
      take(scalar)
      if !program.isAnchored { entries.append(0, slots) }
      if entries.isEmpty { return false }
      previous = next
    }
    return followEntries(between: previous, and: .edge)
  }

  /// Replaces the threads by new ones at these instructions.
  mutating func restart(_ instructions: [Int]) {
    entries.removeAll()
    for instruction in instructions { entries.append(instruction, slots) }
  }

  /// Continues the threads at a position, as far as one that matches, which ends all less preferred ones. Returns whether
  /// there is one; its slots are then the current ones.
  mutating func followEntries(at position: Int = 0, between previous: Neighbor, and next: Neighbor) -> Bool {
    round += 1
    waiting.removeAll()
    for thread in 0..<entries.count {
      entries.read(thread, into: &slots)
      if follow(entries.instructions[thread], at: position, between: previous, and: next) { return true }
    }
    return false
  }

  /// Continues a new thread at a position, after all others. Returns whether it matches.
  mutating func followNew(at position: Int, between previous: Neighbor, and next: Neighbor) -> Bool {
    for slot in slots.indices { slots[slot] = PatternThreads.unset }
    slots[0] = UInt32(truncatingIfNeeded: position)
    return follow(0, at: position, between: previous, and: next)
  }

  /// Follows all paths from an instruction to those that wait for a scalar. Returns whether one of them is a match.
  private mutating func follow(
    _ first: Int, at position: Int, between previous: Neighbor, and next: Neighbor
  ) -> Bool {
    open.append(.instruction(first))
    while let visit = open.popLast() {
      guard case .instruction(let index) = visit else {
        if case .reset(let slot, let value) = visit { slots[slot] = value }
        continue
      }
      if visits[index] == round { continue }
      visits[index] = round
      steps += 1
      switch program.instructions[index] {
      case .take: waiting.append(index, slots)
      case .assert(let assertion):
        if assertion.holds(between: previous, and: next) { open.append(.instruction(index + 1)) }
      case .branch(let distance):
        open.append(.instruction(index + Int(distance)))
        open.append(.instruction(index + 1))
      case .branchAway(let distance):
        open.append(.instruction(index + 1))
        open.append(.instruction(index + Int(distance)))
      case .jump(let distance): open.append(.instruction(index + Int(distance)))
      case .save(let slot):
        open.append(.reset(slot: Int(slot), to: slots[Int(slot)]))
        slots[Int(slot)] = UInt32(truncatingIfNeeded: position)
        open.append(.instruction(index + 1))
      case .match:
        open.removeAll(keepingCapacity: true)
        return true
      }
    }
    return false
  }

  /// Passes a scalar to the waiting threads: those that take it continue at the next position.
  mutating func take(_ value: UInt32) {
    entries.removeAll()
    for thread in 0..<waiting.count {
      let index = waiting.instructions[thread]
      guard case .take(let set) = program.instructions[index] else { continue }
      if program.sets[Int(set)].contains(value) { entries.append(index + 1, thread, of: waiting) }
    }
    steps += waiting.count
  }
}

/// Threads of a simulation: the instruction of each, and its slots, stored contiguously.
struct PatternThreads {
  /// The value of a slot that no path has written.
  static let unset = UInt32.max

  private let width: Int
  private(set) var instructions: [Int] = []
  private var slots: [UInt32] = []

  init(width: Int) { self.width = width }

  var count: Int { instructions.count }
  var isEmpty: Bool { instructions.isEmpty }

  func read(_ thread: Int, into slots: inout [UInt32]) {
    for slot in 0..<width { slots[slot] = self.slots[thread * width + slot] }
  }

  mutating func removeAll() {
    instructions.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  mutating func append(_ instruction: Int, _ slots: [UInt32]) {
    instructions.append(instruction)
    self.slots += slots
  }

  /// Appends a thread of another list at an instruction.
  mutating func append(_ instruction: Int, _ thread: Int, of others: PatternThreads) {
    instructions.append(instruction)
    self.slots += others.slots[thread * width..<(thread + 1) * width]
  }
}
