import Testing

@testable import pushc_bench

@Suite("The command line of the benchmark")
struct CommandTests {
  @Test("compare takes a size, rounds and the place of yyjson")
  func compare() throws {
    guard case .compare(let plan, let yyjson) = try Command(["compare", "--size", "8", "--yyjson", "lib"]) else {
      Issue.record("another command")
      return
    }
    #expect(plan.size == 8_000_000)
    #expect(plan.rounds == 7)
    #expect(yyjson == "lib")
  }

  @Test("guard takes a file")
  func guardFile() throws {
    guard case .check("baseline.txt") = try Command(["guard", "baseline.txt"]) else {
      Issue.record("another command")
      return
    }
  }

  @Test(
    "mistakes are usage errors",
    arguments: [
      ["compare", "--write", "x"], ["compare", "--size"], ["--size", "0"], ["--yyjson", "x"], ["guard"],
      ["instructions", "x"],
    ])
  func mistakes(_ arguments: [String]) {
    #expect { try Command(arguments) } throws: { ($0 as? BenchError)?.exitCode == 2 }
  }
}
