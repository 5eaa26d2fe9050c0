import Testing

@testable import pushc_bench

@Suite("The table of programs")
struct ComparisonTableTests {
  private static func measurements(_ name: String, _ times: [Double], peaks: [Int]) -> Measurements {
    Measurements(
      name: name,
      runs: zip(times, peaks).map { ProgramRun(exitCode: 0, processorTime: $0, peakMemory: $1) })
  }

  @Test("rows have medians, the rate, the ratio and the highest peak")
  func rows() {
    let rows = ComparisonTable(
      [
        Self.measurements("pushc", [0.5, 0.25, 0.25], peaks: [13_000_000, 12_000_000, 13_500_000]),
        Self.measurements("jq", [10, 5, 8], peaks: [3_000_000, 3_000_000, 3_000_000]),
      ], size: 50_000_000
    ).rows.map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["program", "CPU", "s", "MB/s", "x", "pushc", "peak", "MB"], ["pushc", "0.250", "200", "1.00", "13.5"],
        ["jq", "8.000", "6", "20.00", "3.0"],
      ])
  }

  @Test("a ratio is that of rounds, so that a slow round does not count")
  func ratio() {
    let slow = Self.measurements("slow", [2, 8, 2.2], peaks: [0, 0, 0])
    let fast = Self.measurements("fast", [1, 4, 1.1], peaks: [0, 0, 0])
    #expect(slow.ratio(to: fast) == 2)
  }
}
