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
    program = try PatternParser.parse(pattern, saving: groups).program
    savedCount = groups.count
  }

  /// The first match in a text.
  package func firstMatch(in text: [Unicode.Scalar]) -> CaptureMatch? {
    var matches = CaptureMatches(of: self, in: text)
    return matches.next()
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
