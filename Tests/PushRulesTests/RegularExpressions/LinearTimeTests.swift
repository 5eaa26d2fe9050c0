import Testing

@testable import PushRules

/// Patterns that take exponential time in other engines take a number of steps here that is known before the run.
@Suite struct LinearTimeTests {
  @Test(arguments: [
    ("(a*)*b", "a"), ("(a|aa)+$", "ab"), ("(a+)+$", "ab"), ("(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x", "a"),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", "a"), ("(?:(?:a?)*)*c", "ab"), ("(?:a?){500}a{500}b", "a"),
    ("[ab]*a[ab]{12}c", "ab"),
    ("(?i)(\\w+\\s?)*!", "ſK "), ("(x+x+)+y", "x"), ("(?m)(^a*$)*b", "a\n"), ("(\\b|a|\\B)*c", "ab "),
  ])
  func eachScalarVisitsEachInstructionTwiceAtTheMost(_ pattern: String, _ unit: String) throws {
    let scalarCount = 1000 / unit.unicodeScalars.count * unit.unicodeScalars.count
    let run = try SimulationRun(pattern, String(repeating: unit, count: 1000 / unit.unicodeScalars.count))
    #expect(!run.isMatch)
    #expect(run.steps <= 2 * run.instructionCount * (scalarCount + 1))
  }

  @Test(arguments: ["(a*)*b", "(a|aa)+$", "(.*)(.*)(.*)(.*)x", "(?:a?){100}a{100}b"])
  func twiceTheTextTakesTwiceTheSteps(_ pattern: String) throws {
    let steps = try [500, 1000, 2000].map { count in
      try SimulationRun(pattern, String(repeating: "a", count: count) + "c").steps
    }
    #expect(steps[2] - steps[1] == 2 * (steps[1] - steps[0]))
  }

  @Test func optionalPiecesBeforeRequiredOnesMatch() throws {
    for (count, isMatch) in [(499, false), (500, true), (1000, true), (1001, false)] {
      let run = try SimulationRun("^(?:a?){500}a{500}$", String(repeating: "a", count: count))
      #expect(run.isMatch == isMatch)
    }
  }

  @Test(arguments: ["[ab]*a[ab]{14}$", "(?:a?){500}a{500}", "(.*a.{20}){2}b"])
  func aPatternOfTooManyStatesIsSimulated(_ pattern: String) throws {
    #expect(PatternAutomaton(try PatternParser.parse(pattern).program) == nil)
  }

  @Test(arguments: [
    "^[A-Z]{2,8}-[0-9]+$", "(a|aa)+$", "(.*)(.*)(.*)x", "^\\p{L}{1,100}$", "^(news|sport|weather)$",
    "(?i)^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$", "^[A-Za-z0-9:_-]{1,255}$", "https?://[^/]+/.*\\?id=\\d+",
  ])
  func anOrdinaryPatternNeedsNoSimulation(_ pattern: String) throws {
    #expect(PatternAutomaton(try PatternParser.parse(pattern).program) != nil)
  }

  @Test func anAnchoredPatternStopsWhereItFails() throws {
    let run = try SimulationRun("^(?:ab)+[0-9]", "abx" + String(repeating: "ab", count: 10_000))
    #expect(!run.isMatch)
    #expect(run.steps < 50)
  }
}
