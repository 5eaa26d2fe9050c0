/// A compiled pattern in RE2's syntax that tells where it matches and where its groups are: the leftmost match, and of
/// those at one place the one that Perl and RE2 prefer. A search takes linear time in the length of the text.
///
/// Its memory does not depend on the text: each step of the pattern holds at most one place for each end of a saved
/// group, so the number of steps is limited more strictly than without captures.
package final class CapturingExpression: Sendable {
  /// How many steps a pattern may have, with all its repetitions written out.
  package static let mostInstructions = 10_000

  let program: PatternProgram
  /// How many groups it saves.
  let savedCount: Int

  /// A pattern, and the numbers of the groups whose places are wanted.
  package init(_ pattern: String, saving groups: [Int]) throws(RegularExpressionError) {
    program = try PatternParser.program(of: pattern, saving: groups)
    savedCount = groups.count
  }

  /// The first match in a text.
  package func firstMatch(in text: [Unicode.Scalar]) -> CaptureMatch? {
    var search = CaptureSearch(self)
    return search.match(in: text, from: 0)
  }
}

/// A match, with places as offsets into the scalars of a text.
package struct CaptureMatch: Sendable, Equatable {
  package let range: Range<Int>
  /// The places of the saved groups, in the order in which they were asked for; nil for one that took no part.
  package let groups: [Range<Int>?]

  /// The slot for the start of a saved group; the next one is for its end. The first slot is for the start of the match.
  static func firstSlot(ofSaved index: Int) -> Int32 { Int32(1 + 2 * index) }
}

/// All matches in a text, from left to right, without overlaps. As in RE2 and Go, there is no empty match directly after
/// another match.
package struct CaptureMatches {
  private var search: CaptureSearch
  private let text: [Unicode.Scalar]
  private var start = 0
  private var lastEnd: Int?

  package init(of expression: CapturingExpression, in text: [Unicode.Scalar]) {
    search = CaptureSearch(expression)
    self.text = text
  }

  /// How many scalars were read. A search may read beyond its match, so that these can be more than the text has.
  package var scannedCount: Int { search.scannedCount }

  package mutating func next() -> CaptureMatch? {
    while start <= text.count, let match = search.match(in: text, from: start) {
      let isEmpty = match.range.isEmpty
      start = match.range.upperBound + (isEmpty ? 1 : 0)
      let isAdjacent = isEmpty && match.range.lowerBound == lastEnd
      lastEnd = match.range.upperBound
      if !isAdjacent { return match }
    }
    start = text.count + 1
    return nil
  }
}
