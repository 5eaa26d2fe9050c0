enum Order {
  case less, same, greater
}

extension Value {
  /// Equality as in CEL: numbers are compared by value, regardless of their types; values of different types are
  /// unequal, which is not an error.
  package func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)): left.isSame(as: right)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.duration(let left), .duration(let right)): left == right
    case (.timestamp(let left), .timestamp(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    default: numericOrder(to: other).map { $0 == .same } ?? containsTheSame(as: other)
    }
  }

  private func containsTheSame(as other: Value) -> Bool {
    if let left = elements, let right = other.elements {
      return left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    }
    guard let left = asMap, let right = other.asMap, left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { entry in right[entry.key].map { entry.value.equals($0) } ?? false }
  }

  /// Whether it is an element of a list or a key of a map; nil for other containers.
  func isIn(_ other: Value) -> Bool? {
    if let elements = other.elements { return elements.contains { equals($0) } }
    guard other.typeName == .map else { return nil }
    return other.member(self) != nil
  }

  /// The order of two values; nil if there is none, as with NaN.
  func order(to other: Value, _ operation: Operation) throws(Problem) -> Order? {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): return Self.order(left ? 1 : 0, right ? 1 : 0)
    case (.string(let left), .string(let right)): return Self.order(left.utf8, right.utf8)
    case (.bytes(let left), .bytes(let right)): return Self.order(left, right)
    case (.duration(let left), .duration(let right)): return Self.order(left.nanoseconds, right.nanoseconds)
    case (.timestamp(let left), .timestamp(let right)): return Self.order(left, right)
    default:
      guard nearestDouble != nil, other.nearestDouble != nil else { throw .noOverload(operation, self, other) }
      return numericOrder(to: other)
    }
  }

  /// The nearest number of this type; nil for a value that is not a number.
  private var nearestDouble: Double? {
    switch self {
    case .int(let number): Double(number)
    case .uint(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The order of two numbers. An integer compared with a `double` is converted to the nearest one.
  private func numericOrder(to other: Value) -> Order? {
    switch (self, other) {
    case (.int(let left), .int(let right)): Self.order(left, right)
    case (.uint(let left), .uint(let right)): Self.order(left, right)
    case (.int(let left), .uint(let right)): left < 0 ? .less : Self.order(UInt64(left), right)
    case (.uint(let left), .int(let right)): right < 0 ? .greater : Self.order(left, UInt64(right))
    default: nearestDouble.flatMap { left in other.nearestDouble.flatMap { Self.order(left, $0) } }
    }
  }

  private static func order<Number: Comparable>(_ left: Number, _ right: Number) -> Order? {
    left < right ? .less : left > right ? .greater : left == right ? .same : nil
  }

  private static func order(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Order {
    left.lexicographicallyPrecedes(right) ? .less : right.lexicographicallyPrecedes(left) ? .greater : .same
  }
}
