extension Term {
  /// Whether a message can make it fail, beside not having what it reads: `data.count > 3` fails for a text. Only forms that
  /// are known not to fail count as safe.
  var mayFail: Bool {
    switch form {
    case .literal, .contextVariable: false
    // What is on the way to a member of a member may not be an object.
    case .path(let path), .presence(let path): path.keys.count > 1
    case .operation(let operation, let operands): !operation.takes(operands) || operands.contains { $0.mayFail }
    case .list(let elements): elements.contains { $0.mayFail }
    case .unbound, .local, .select, .hasMember, .capture, .map, .comprehension: true
    }
  }
}

extension Operation {
  /// Whether it has a result for all values of its operands' types.
  fileprivate func takes(_ operands: [Term]) -> Bool {
    switch self {
    case .equal, .notEqual: true
    case .and, .or, .not: operands.allSatisfy { $0.type == .bool }
    case .conditional: operands[0].type == .bool
    case .isIn, .size, .less, .lessOrEqual, .greater, .greaterOrEqual, .startsWith, .endsWith, .contains, .matches:
      operands.allSatisfy { $0.type != .dyn }
    default: false
    }
  }
}
