/// The growth of the running time when an input doubles in one respect: 2 is linear, 4 is quadratic.
struct Growth {
  let name: String
  /// The smaller size.
  let count: Int
  /// Creates the input of a given size.
  let make: (Int) -> Workload

  init(_ name: String, from count: Int, _ make: @escaping (Int) -> Workload) {
    self.name = name
    self.count = count
    self.make = make
  }

  static func printHeader() {
    print("")
    printRow("doubled", "from", "to", "time x")
  }

  /// Measures the complete pipeline for both sizes alternately, and prints the ratio.
  func printRow(rounds: Int) {
    let (small, large) = (make(count), make(count * 2))
    let repetitions = repetitions(of: large)
    var times: (small: [Double], large: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.small.append(time(small, repetitions))
      times.large.append(time(large, repetitions))
    }
    let factor = median(times.large) / median(times.small)
    Self.printRow(name, "\(count)", "\(count * 2)", decimal(factor, places: 2))
  }

  /// The number of compilations of an input, so that the resolution of the clock does not matter.
  private func repetitions(of workload: Workload) -> Int {
    var repetitions = 1
    while time(workload, repetitions) < 0.2 { repetitions *= 2 }
    return repetitions
  }

  private func time(_ workload: Workload, _ repetitions: Int) -> Double {
    userTime { _ = Stage.compile(workload, repetitions: repetitions) }
  }

  private static func printRow(_ name: String, _ numbers: String...) {
    print(padded(name, to: 12) + numbers.map { aligned($0, to: 11) }.joined())
  }
}
