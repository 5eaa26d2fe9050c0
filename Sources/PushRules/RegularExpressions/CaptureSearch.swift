/// Runs a program on a text with the places of its groups, following all paths simultaneously in the order of their
/// preference (Pike's machine). Each scalar costs at most one visit of each instruction, for any pattern.
struct CaptureSearch {
  /// The number of visited instructions.
  private(set) var steps = 0
  /// The number of positions of texts at which instructions were visited.
  private(set) var scannedCount = 0
  private let program: PatternProgram
  private let savedCount: Int
  /// The threads that continue at the current position, and those that wait for the next scalar; preferred ones first.
  private var entries: CaptureThreads
  private var waiting: CaptureThreads
  /// The slots of the current thread.
  private var slots: [UInt32]
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

  init(_ expression: CapturingExpression) {
    program = expression.program
    savedCount = expression.savedCount
    slots = [UInt32](repeating: CaptureThreads.unset, count: 1 + 2 * expression.savedCount)
    entries = CaptureThreads(width: slots.count)
    waiting = CaptureThreads(width: slots.count)
    visits = [Int](repeating: 0, count: expression.program.instructions.count)
  }

  /// The preferred one of the leftmost matches that begin at or after a position.
  mutating func match(in text: [Unicode.Scalar], from start: Int) -> CaptureMatch? {
    var found: CaptureMatch?
    var position = start
    var previous = start == 0 ? .edge : program.neighbor(text[start - 1].value)
    entries.removeAll()
    while true {
      let next = position < text.count ? program.neighbor(text[position].value) : .edge
      scannedCount += 1
      round += 1
      waiting.removeAll()
      if let match = followEntries(at: position, between: previous, and: next) { found = match }
      // A later start is less preferred than any earlier one.
      if found == nil, !(program.isAnchored && position > 0) {
        for slot in slots.indices { slots[slot] = CaptureThreads.unset }
        slots[0] = UInt32(truncatingIfNeeded: position)
        if follow(0, at: position, between: previous, and: next) { found = match(endingAt: position) }
      }
      let isOver = waiting.isEmpty && (found != nil || program.isAnchored)
      if position == text.count || isOver { return found }
      take(text[position].value)
      previous = next
      position += 1
    }
  }

  /// Continues the threads at a position. A match ends all less preferred ones.
  private mutating func followEntries(
    at position: Int, between previous: Neighbor, and next: Neighbor
  ) -> CaptureMatch? {
    for thread in 0..<entries.count {
      entries.read(thread, into: &slots)
      if follow(entries.instruction(thread), at: position, between: previous, and: next) {
        return match(endingAt: position)
      }
    }
    return nil
  }

  /// Follows all paths from an instruction to those that wait for a scalar. Returns whether one of them is a match, whose
  /// slots are then the current ones.
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

  /// Passes a scalar to the waiting threads.
  private mutating func take(_ value: UInt32) {
    entries.removeAll()
    for thread in 0..<waiting.count {
      let index = waiting.instruction(thread)
      guard case .take(let set) = program.instructions[index] else { continue }
      if program.sets[Int(set)].contains(value) { entries.append(index + 1, thread, of: waiting) }
    }
    steps += waiting.count
  }

  private func match(endingAt end: Int) -> CaptureMatch {
    let groups = (0..<savedCount).map { group -> Range<Int>? in
      let slot = Int(CaptureMatch.firstSlot(ofSaved: group))
      guard slots[slot] != CaptureThreads.unset, slots[slot + 1] != CaptureThreads.unset else { return nil }
      return Int(slots[slot])..<Int(slots[slot + 1])
    }
    return CaptureMatch(range: Int(slots[0])..<end, groups: groups)
  }
}

/// Threads of a search: the instruction of each, and its slots, stored contiguously.
struct CaptureThreads {
  /// The value of a slot that no path has written.
  static let unset = UInt32.max

  private let width: Int
  private var instructions: [Int] = []
  private var slots: [UInt32] = []

  init(width: Int) { self.width = width }

  var count: Int { instructions.count }
  var isEmpty: Bool { instructions.isEmpty }

  func instruction(_ thread: Int) -> Int { instructions[thread] }

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
  mutating func append(_ instruction: Int, _ thread: Int, of others: CaptureThreads) {
    instructions.append(instruction)
    self.slots += others.slots[thread * width..<(thread + 1) * width]
  }
}
