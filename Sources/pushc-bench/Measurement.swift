/// The median of several measurements, which is not affected by a single disturbed round.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// The user processor time of a closure, in seconds.
func userTime(of body: () -> Void) -> Double {
  let start = userTime()
  body()
  return userTime() - start
}
