/// Integers of which the first and the last one are known.
typealias Interval = ClosedRange<Int64>

extension ClosedRange<Int64> {
  /// The integers for which a comparison with a number holds; nil if there are none.
  init?(_ operation: Operation, _ number: Int64) {
    switch operation {
    case .less where number > .min: self = .min...number - 1
    case .lessOrEqual: self = .min...number
    case .greater where number < .max: self = number + 1 ... .max
    case .greaterOrEqual: self = number ... .max
    case .equal: self = number...number
    default: return nil
    }
  }

  /// The integers from the lower of the bounds of both to the higher one.
  func hull(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
