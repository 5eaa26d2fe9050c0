/// How the time grows where an input doubles in one respect: 2 is linear, 4 is quadratic.
struct Growth {
  let name: String
  /// The smaller size.
  let count: Int
  /// Makes the input of a size.
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

  /// Measures the whole pipeline over both sizes, in turn, and prints how much longer the larger one took.
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

  /// How often an input is compiled, so that the clock's ticks do not count.
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
