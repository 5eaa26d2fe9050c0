/// Measures the throughput of the stages for a workload.
struct Throughput {
  let workload: Workload
  let rounds: Int

  static func printHeader() {
    printRow("workload", "stage", "MB", "MB/s user", "peak MB")
  }

  /// Measures the stages and prints a row for each; then prints the counts of the workload.
  func printRows(_ stages: [Stage]) {
    let size = Double(workload.bytes.count) / 1_000_000
    for stage in stages {
      let time = median((0..<rounds).map { _ in userTime { stage.run(workload) } })
      Self.printRow(
        workload.name, stage.rawValue, decimal(size, places: 1), decimal(size / time, places: 0),
        decimal(Double(peakMemory()) / 1_000_000, places: 1))
    }
    let counts = Stage.compile(workload)
    print("  \(counts.messages) messages, \(counts.records) requests, \(counts.rejected) rejected")
  }

  private static func printRow(_ name: String, _ stage: String, _ numbers: String...) {
    print(padded(name, to: 12) + padded(stage, to: 28) + numbers.map { aligned($0, to: 11) }.joined())
  }
}
