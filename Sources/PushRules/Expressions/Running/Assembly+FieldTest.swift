import PushIR

extension Assembly {
  /// The test of a field or of a member of one, if the other operand is constant; nil for any other term.
  mutating func test(for term: Term, general: UInt32) -> FieldTest? {
    var found: (path: FieldPath, question: FieldTest.Question)?
    var isNegated = false
    switch term.form {
    case .path(let path) where term.type == .bool || !path.keys.isEmpty: found = (path, .isTrue)
    case .operation(var operation, let operands) where operands.count == 2:
      isNegated = operation == .notEqual
      if isNegated { operation = .equal }
      found = question(operation, operands[0], operands[1])
      if found == nil, let mirrored = operation.mirrored { found = question(mirrored, operands[1], operands[0]) }
    default: break
    }
    guard let found else { return nil }
    return FieldTest(place: place(found.path), question: found.question, isNegated: isNegated, general: general)
  }

  private mutating func question(
    _ operation: Operation, _ subject: Term, _ other: Term
  ) -> (path: FieldPath, question: FieldTest.Question)? {
    guard case .literal(let value) = other.form else { return nil }
    if case .operation(.size, let operands) = subject.form, case .path(let path) = operands[0].form,
      case .int(let count) = value, operation.isComparison
    {
      return Interval(operation, count).map { (path, .size($0)) }
    }
    guard case .path(let path) = subject.form else { return nil }
    return question(operation, value, of: path).map { (path, $0) }
  }

  private mutating func question(_ operation: Operation, _ value: Value, of path: FieldPath) -> FieldTest.Question? {
    if path.keys.isEmpty, let words = path.field.indexedWords {
      guard operation == .equal || operation == .isIn, let texts = value.texts(for: operation) else { return nil }
      let bits = texts.compactMap { words.firstIndex(of: $0) }.map { UInt64(1) << UInt64($0) }
      return .hasWord(bits.reduce(0, |))
    }
    switch (operation, value) {
    case (.equal, .string), (.isIn, _): return value.texts(for: operation).map { .isOneOf(add($0)) }
    case (.startsWith, .string(let text)): return .begins(add(text))
    case (.endsWith, .string(let text)): return .ends(add(text))
    case (.contains, .string(let text)): return .contains(add(text))
    case (.matches, .string(let text)):
      return add(pattern: text).map { .matches(pattern: $0, beginning: add(patterns[Int($0)].beginnings)) }
    case (_, .int(let number)) where operation.isComparison: return Interval(operation, number).map { .integer($0) }
    case (_, .double(let number)) where operation.isComparison: return .number(operation, number)
    default: return nil
    }
  }
}

extension Value {
  /// The text of a comparison, or the texts of a list; nil if any element is not a string.
  fileprivate func texts(for operation: Operation) -> [String]? {
    let values: [Value]
    if operation == .isIn {
      guard case .list(let elements) = self else { return nil }
      values = elements
    } else {
      values = [self]
    }
    let texts = values.compactMap { value -> String? in
      if case .string(let text) = value { text } else { nil }
    }
    return texts.count == values.count ? texts : nil
  }
}

extension Field {
  /// The words of a field that stores the index of a word.
  fileprivate var indexedWords: [String]? { holdsWordsByNumber || self == .pushType ? words : nil }
}

extension Operation {
  fileprivate var isComparison: Bool {
    switch self {
    case .equal, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// The same operation with its operands exchanged; nil if there is none.
  fileprivate var mirrored: Operation? {
    switch self {
    case .equal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}
