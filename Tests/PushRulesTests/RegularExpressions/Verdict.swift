@testable import PushRules

/// The results of all parts of the engine for a pattern and a text, which must agree.
struct Verdict {
  let expression: Bool
  let simulation: Bool
  /// nil if the pattern is too large for an automaton.
  let automaton: Bool?

  init(_ pattern: String, _ text: String) throws {
    let compiled = try RegularExpression(pattern)
    expression = compiled.matches(text)
    simulation = try SimulationRun(pattern, text).isMatch
    automaton = PatternAutomaton(try PatternParser.parse(pattern).program)?.matches(text.scalarValues)
  }

  /// Whether all parts have this result.
  func isUnanimous(_ isMatch: Bool) -> Bool {
    [expression, simulation, automaton ?? isMatch].allSatisfy { $0 == isMatch }
  }
}

/// A run of the simulation, with its cost.
struct SimulationRun {
  let isMatch: Bool
  let steps: Int
  let instructionCount: Int

  init(_ pattern: String, _ text: String) throws {
    let program = try PatternParser.parse(pattern).program
    var simulation = PatternSimulation(program)
    isMatch = simulation.matches(text.scalarValues)
    steps = simulation.steps
    instructionCount = program.instructions.count
  }
}

extension String {
  fileprivate var scalarValues: [UInt32] { unicodeScalars.map(\.value) }
}
