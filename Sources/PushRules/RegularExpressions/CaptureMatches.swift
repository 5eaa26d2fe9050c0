/// All matches in a text with the places of their groups, from left to right, without overlaps. As in RE2 and Go, there is no
/// empty match directly after another match.
package struct CaptureMatches {
  /// How many scalars were read. A search may read beyond its match, so that these can be more than the text has.
  package private(set) var scannedCount = 0
  private(set) var simulation: PatternSimulation
  private let text: [Unicode.Scalar]
  private let savedCount: Int
  private var start = 0
  private var lastEnd: Int?

  package init(of expression: CapturingExpression, in text: [Unicode.Scalar]) {
    simulation = PatternSimulation(expression.program, slotCount: 1 + 2 * expression.savedCount)
    self.text = text
    savedCount = expression.savedCount
  }

  package mutating func next() -> CaptureMatch? {
    while start <= text.count, let match = search() {
      let isEmpty = match.range.isEmpty
      start = match.range.upperBound + (isEmpty ? 1 : 0)
      let isAdjacent = isEmpty && match.range.lowerBound == lastEnd
      lastEnd = match.range.upperBound
      if !isAdjacent { return match }
    }
    start = text.count + 1
    return nil
  }

  /// The preferred one of the leftmost matches that begin at or after the start.
  private mutating func search() -> CaptureMatch? {
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
