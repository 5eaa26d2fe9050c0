extension Range<Int> {
  /// The first number that meets a condition, found by halving: all that meet it are at the end. The upper bound if there
  /// is none.
  @inlinable
  @inline(__always)
  package func firstInOrder(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
