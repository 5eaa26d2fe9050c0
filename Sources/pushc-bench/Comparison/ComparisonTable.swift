/// The runs of a program, one per round.
struct Measurements {
  let name: String
  var runs: [ProgramRun] = []

  var processorTime: Double { median(runs.map(\.processorTime)) }
  var peakMemory: Int { runs.map(\.peakMemory).max() ?? 0 }

  /// The processor time relative to another program: the median over the rounds, which share their disturbances.
  func ratio(to other: Measurements) -> Double {
    median(zip(runs, other.runs).map { $0.processorTime / $1.processorTime })
  }
}

/// The measurements of all programs for a job; the first program is the reference.
struct ComparisonTable {
  private let measurements: [Measurements]
  private let size: Int

  init(_ measurements: [Measurements], size: Int) {
    self.measurements = measurements
    self.size = size
  }

  var rows: [String] {
    guard let first = measurements.first else { return [] }
    return [row("program", "CPU s", "MB/s", "x \(first.name)", "peak MB")]
      + measurements.map { program in
        row(
          program.name, decimal(program.processorTime, places: 3),
          decimal(Double(size) / 1_000_000 / program.processorTime, places: 0),
          decimal(program.ratio(to: first), places: 2), decimal(Double(program.peakMemory) / 1_000_000, places: 1))
      }
  }

  private func row(_ name: String, _ numbers: String...) -> String {
    padded(name, to: 36) + numbers.map { aligned($0, to: 10) }.joined()
  }
}
