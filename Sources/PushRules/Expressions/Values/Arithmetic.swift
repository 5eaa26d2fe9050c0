// Arithmetic operators. An integer overflow is an error.

extension Value {
  func adding(_ other: Value) throws(Problem) -> Value {
    switch (self, other) {
    case (.int(let left), .int(let right)): return .int(try checked(left.addingReportingOverflow(right)))
    case (.uint(let left), .uint(let right)): return .uint(try checked(left.addingReportingOverflow(right)))
    case (.double(let left), .double(let right)): return .double(left + right)
    case (.string(let left), .string(let right)): return .string(left + right)
    case (.bytes(let left), .bytes(let right)): return .bytes(left + right)
    case (.duration(let left), .duration(let right)):
      return try duration(left.nanoseconds.addingReportingOverflow(right.nanoseconds))
    case (.timestamp(let moment), .duration(let span)), (.duration(let span), .timestamp(let moment)):
      return .timestamp(try present(moment.adding(span)))
    default:
      guard let left = elements, let right = other.elements else { throw .noOverload(.add, self, other) }
      return .list(left + right)
    }
  }

  func subtracting(_ other: Value) throws(Problem) -> Value {
    switch (self, other) {
    case (.int(let left), .int(let right)): .int(try checked(left.subtractingReportingOverflow(right)))
    case (.uint(let left), .uint(let right)): .uint(try checked(left.subtractingReportingOverflow(right)))
    case (.double(let left), .double(let right)): .double(left - right)
    case (.duration(let left), .duration(let right)):
      try duration(left.nanoseconds.subtractingReportingOverflow(right.nanoseconds))
    case (.timestamp(let left), .timestamp(let right)): .duration(try present(left.since(right)))
    case (.timestamp(let moment), .duration(let span)): .timestamp(try present(moment.subtracting(span)))
    default: throw .noOverload(.subtract, self, other)
    }
  }

  func multiplied(by other: Value) throws(Problem) -> Value {
    switch (self, other) {
    case (.int(let left), .int(let right)): .int(try checked(left.multipliedReportingOverflow(by: right)))
    case (.uint(let left), .uint(let right)): .uint(try checked(left.multipliedReportingOverflow(by: right)))
    case (.double(let left), .double(let right)): .double(left * right)
    default: throw .noOverload(.multiply, self, other)
    }
  }

  func divided(by other: Value) throws(Problem) -> Value {
    switch (self, other) {
    case (.int, .int(0)), (.uint, .uint(0)): throw .divisionByZero
    case (.int(let left), .int(let right)): .int(try checked(left.dividedReportingOverflow(by: right)))
    case (.uint(let left), .uint(let right)): .uint(left / right)
    case (.double(let left), .double(let right)): .double(left / right)
    default: throw .noOverload(.divide, self, other)
    }
  }

  func remainder(dividingBy other: Value) throws(Problem) -> Value {
    switch (self, other) {
    case (.int, .int(0)), (.uint, .uint(0)): throw .divisionByZero
    case (.int(let left), .int(let right)): .int(try checked(left.remainderReportingOverflow(dividingBy: right)))
    case (.uint(let left), .uint(let right)): .uint(left % right)
    default: throw .noOverload(.remainder, self, other)
    }
  }

  func negated() throws(Problem) -> Value {
    switch self {
    case .int(let value): .int(try checked(Int64(0).subtractingReportingOverflow(value)))
    case .double(let value): .double(-value)
    default: throw .noOverload(.negate, self)
    }
  }

  private func checked<Number>(_ result: (partialValue: Number, overflow: Bool)) throws(Problem) -> Number {
    if result.overflow { throw .overflow }
    return result.partialValue
  }

  private func duration(_ result: (partialValue: Int64, overflow: Bool)) throws(Problem) -> Value {
    .duration(Duration(nanoseconds: try checked(result)))
  }

  private func present<Result>(_ result: Result?) throws(Problem) -> Result {
    guard let result else { throw .overflow }
    return result
  }
}
