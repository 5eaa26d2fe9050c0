/// A compiled pattern in RE2's syntax. Matching takes linear time in the length of the text.
///
/// One feature of RE2's syntax is not supported: `\C`, because a byte is not a character. This class tells whether a text
/// matches; ``CapturingExpression`` tells where, and where the groups are.
///
/// A pattern is rejected if its groups are nested more than 1000 levels deep, or if it has more than 100000 instructions
/// with all its repetitions expanded.
package final class RegularExpression: Sendable {
  private let engine: Engine

  /// The fastest engine that supports the pattern.
  private enum Engine: Sendable {
    case automaton(PatternAutomaton)
    case simulation(PatternProgram)
  }

  package init(_ pattern: String) throws(RegularExpressionError) {
    let program = try PatternParser.parse(pattern).program
    engine = PatternAutomaton(program).map { .automaton($0) } ?? .simulation(program)
  }

  /// Whether the pattern matches anywhere in the text (unanchored, as in CEL's `matches`).
  package func matches(_ text: String) -> Bool { matches(scalars: text.unicodeScalars.lazy.map { $0.value }) }

  /// The same for code points.
  func matches(scalars: some Sequence<UInt32>) -> Bool {
    switch engine {
    case .automaton(let automaton):
      return automaton.matches(scalars)
    case .simulation(let program):
      var simulation = PatternSimulation(program)
      return simulation.matches(scalars)
    }
  }

  /// The possible first bytes of a non-empty matching text.
  var beginnings: ByteSet {
    if case .automaton(let automaton) = engine { automaton.beginnings } else { .all }
  }
}

/// An error in a pattern, with its location.
package struct RegularExpressionError: Error, Sendable, Equatable {
  /// The error, in lower case, without a full stop.
  package let message: String
  /// The smallest invalid part, as UTF-8 offsets into the text.
  package let range: Range<Int>
}
