import RepositoryTesting
import Testing

/// The console blocks of README.md, its pages and the catalog match the actual behavior.
@Suite struct ConsoleTests {
  static let fences = (try? Repository.fences("console", in: Repository.pages + Repository.catalog())) ?? []

  @Test func thereAreExamples() {
    #expect(Self.fences.count >= 4)
  }

  @Test(arguments: fences)
  func exampleIsAsShown(_ fence: Fence) throws {
    for problem in try Console.problems(of: fence) { Issue.record("\(problem)") }
  }

  @Test func blocksAreFound() throws {
    let text = "a\n```sh\nb\n```\nc\n```console\n$ d e\nf\n\n$ g\n```\n"
    let fences = Fence.all(in: text)
    #expect(fences.map(\.language) == ["sh", "console"])
    #expect(fences.map(\.line) == [3, 7])
    let block = try #require(fences.last)
    #expect(
      ConsoleCommand.all(in: block) == [
        ConsoleCommand(command: "d e", output: "f\n\n"), ConsoleCommand(command: "g", output: ""),
      ])
  }

  @Test func whatIsNotAsShownIsNoticed() throws {
    func problems(_ lines: String...) throws -> [String] {
      try Console.problems(of: Fence(language: "console", lines: lines, line: 1))
    }
    #expect(try problems("$ pushc --version", "pushc 0.1.0", "$ pushc -x 2> /dev/null", "$ echo $?", "2").isEmpty)
    #expect(try problems("$ pushc --version", "pushc 9.9.9").count == 1)
    #expect(try problems("$ pushc --version").count == 1)
    #expect(try problems("pushc --version") == ["README.md:1 has no command"])
  }
}
