import Testing

@testable import pushc_bench

@Suite("The command line of the benchmark")
struct CommandTests {
  @Test("compare takes a size, rounds, a program and the place of yyjson")
  func compare() throws {
    let words = ["compare", "--size", "8", "--program", "bin/pushc", "--yyjson", "lib"]
    guard case .compare(let plan, let program, let yyjson) = try Command(words) else {
      Issue.record("another command")
      return
    }
    #expect(program == "bin/pushc")
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
