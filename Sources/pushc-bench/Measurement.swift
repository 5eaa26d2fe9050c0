/// The middle of several measurements, which a disturbed round does not move.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// How much time of the processor something takes, in seconds.
func userTime(of body: () -> Void) -> Double {
  let start = userTime()
  body()
  return userTime() - start
}
