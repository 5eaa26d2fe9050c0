import ProgramTesting
import Testing

/// The golden cases through the command line.
@Suite struct ProgramTests {
  /// Each case takes two processes. The program that is built with the tests runs only some of them.
  private static let names =
    TestedProgram.isChosen
    ? GoldenTests.names : stride(from: 0, to: GoldenTests.names.count, by: 20).map { GoldenTests.names[$0] }

  @Test(arguments: names)
  func programWritesWhatIsExpected(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    for problem in try GoldenComparison.problems(of: golden, by: golden.expectationsByProgram()) {
      Issue.record("\(TestedProgram.url.path): \(problem)")
    }
  }
}
