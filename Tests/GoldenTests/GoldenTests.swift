import Foundation
import RepositoryTesting
import Testing

/// Inputs and their results, each of which demonstrates one behavior.
@Suite struct GoldenTests {
  static let root = Repository.root.appending(path: "Golden")
  static let names = GoldenCase.names(in: root)

  @Test func thereAreCases() {
    #expect(Self.names.count > 2_000)
  }

  @Test(arguments: names)
  func outputIsAsExpected(_ name: String) throws {
    let golden = GoldenCase(name, in: Self.root)
    if ProcessInfo.processInfo.environment["PUSHC_UPDATE_GOLDEN"] == "1" {
      for file in try GoldenComparison.update(golden) { Issue.record("\(file) was rewritten; read the diff") }
    }
    for problem in try GoldenComparison.problems(of: golden) { Issue.record("\(problem)") }
  }
}
