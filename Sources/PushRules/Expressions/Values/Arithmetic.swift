// Arithmetic operators. An integer overflow is an error.

extension Value {
  /// The result of `+`, `-`, `*`, `/` or `%`.
  func calculated(_ operation: Operation, with other: Value) throws(Problem) -> Value {
    switch (operation, self, other) {
    case (.divide, .int, .int(0)), (.divide, .uint, .uint(0)), (.remainder, .int, .int(0)),
      (.remainder, .uint, .uint(0)):
      throw .divisionByZero
    case (_, .int(let left), .int(let right)): return .int(try left.calculated(operation, with: right))
    case (_, .uint(let left), .uint(let right)): return .uint(try left.calculated(operation, with: right))
    case (.add, .double(let left), .double(let right)): return .double(left + right)
    case (.subtract, .double(let left), .double(let right)): return .double(left - right)
    case (.multiply, .double(let left), .double(let right)): return .double(left * right)
    case (.divide, .double(let left), .double(let right)): return .double(left / right)
    case (.add, .string(let left), .string(let right)): return .string(left + right)
    case (.add, .bytes(let left), .bytes(let right)): return .bytes(left + right)
    case (.add, .duration(let left), .duration(let right)), (.subtract, .duration(let left), .duration(let right)):
      return .duration(Duration(nanoseconds: try left.nanoseconds.calculated(operation, with: right.nanoseconds)))
    case (.add, .timestamp(let moment), .duration(let span)), (.add, .duration(let span), .timestamp(let moment)):
      return .timestamp(try moment.adding(span).orThrow(.overflow))
    case (.subtract, .timestamp(let moment), .duration(let span)):
      return .timestamp(try moment.subtracting(span).orThrow(.overflow))
    case (.subtract, .timestamp(let left), .timestamp(let right)):
      return .duration(try left.since(right).orThrow(.overflow))
    default:
      guard operation == .add, let left = elements, let right = other.elements else {
        throw .noOverload(operation, self, other)
      }
      return .list(left + right)
    }
  }

  func negated() throws(Problem) -> Value {
    switch self {
    case .int(let value): .int(try Int64(0).calculated(.subtract, with: value))
    case .double(let value): .double(-value)
    default: throw .noOverload(.negate, self)
    }
  }
}

extension FixedWidthInteger {
  fileprivate func calculated(_ operation: Operation, with other: Self) throws(Problem) -> Self {
    let result =
      switch operation {
      case .add: addingReportingOverflow(other)
      case .subtract: subtractingReportingOverflow(other)
      case .multiply: multipliedReportingOverflow(by: other)
      case .divide: dividedReportingOverflow(by: other)
      default: remainderReportingOverflow(dividingBy: other)
      }
    if result.overflow { throw .overflow }
    return result.partialValue
  }
}
