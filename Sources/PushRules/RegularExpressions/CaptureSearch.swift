/// Searches a text for matches with the places of their groups.
struct CaptureSearch {
  /// The number of positions of texts at which instructions were visited.
  private(set) var scannedCount = 0
  private let savedCount: Int
  private var simulation: PatternSimulation

  init(_ expression: CapturingExpression) {
    savedCount = expression.savedCount
    simulation = PatternSimulation(expression.program, slotCount: 1 + 2 * expression.savedCount)
  }

  /// The number of visited instructions.
  var steps: Int { simulation.steps }

  /// The preferred one of the leftmost matches that begin at or after a position.
  mutating func match(in text: [Unicode.Scalar], from start: Int) -> CaptureMatch? {
    let program = simulation.program
    var found: CaptureMatch?
    var position = start
    var previous = start == 0 ? .edge : program.neighbor(text[start - 1].value)
    simulation.restart([])
    while true {
      let next = position < text.count ? program.neighbor(text[position].value) : .edge
      scannedCount += 1
      if simulation.followEntries(at: position, between: previous, and: next) { found = match(endingAt: position) }
      // A later start is less preferred than any earlier one.
      if found == nil, !(program.isAnchored && position > 0),
        simulation.followNew(at: position, between: previous, and: next)
      {
        found = match(endingAt: position)
      }
      let isOver = simulation.waiting.isEmpty && (found != nil || program.isAnchored)
      if position == text.count || isOver { return found }
      simulation.take(text[position].value)
      previous = next
      position += 1
    }
  }

  private func match(endingAt end: Int) -> CaptureMatch {
    let slots = simulation.slots
    let groups = (0..<savedCount).map { group -> Range<Int>? in
      let slot = Int(CaptureMatch.firstSlot(ofSaved: group))
      guard slots[slot] != PatternThreads.unset, slots[slot + 1] != PatternThreads.unset else { return nil }
      return Int(slots[slot])..<Int(slots[slot + 1])
    }
    return CaptureMatch(range: Int(slots[0])..<end, groups: groups)
  }
}
