/// The integers between two bounds, both of which belong to them; none if the first is above the second.
struct Interval: Sendable {
  let low: Int64
  let high: Int64

  /// The integers for which a comparison with a number holds.
  init(_ operation: Operation, _ number: Int64) {
    switch operation {
    case .less: (low, high) = number == .min ? (0, -1) : (.min, number - 1)
    case .lessOrEqual: (low, high) = (.min, number)
    case .greater: (low, high) = number == .max ? (0, -1) : (number + 1, .max)
    case .greaterOrEqual: (low, high) = (number, .max)
    default: (low, high) = (number, number)
    }
  }

  init(from low: Int64, to high: Int64) { (self.low, self.high) = (low, high) }

  /// The integers from the lower of the bounds of both to the higher one.
  func hull(_ other: Interval) -> Interval { Interval(from: min(low, other.low), to: max(high, other.high)) }

  func contains(_ value: Int64) -> Bool { low <= value && value <= high }
}
