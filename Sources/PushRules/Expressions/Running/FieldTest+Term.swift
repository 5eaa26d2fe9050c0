import PushIR

extension Term {
  /// The test of a field or of a member of one, if the other operand is constant; nil for any other term.
  var question: (path: FieldPath, wanted: WantedQuestion, isNegated: Bool)? {
    switch form {
    case .path(let path) where type == .bool || !path.keys.isEmpty: (path, .isTrue, false)
    case .operation(let operation, let operands) where operands.count == 2:
      Self.question(operation, operands[0], operands[1])
        ?? operation.mirrored.flatMap { Self.question($0, operands[1], operands[0]) }
    default: nil
    }
  }

  private static func question(
    _ operation: Operation, _ subject: Term, _ other: Term
  ) -> (path: FieldPath, wanted: WantedQuestion, isNegated: Bool)? {
    guard case .literal(let value) = other.form else { return nil }
    let isNegated = operation == .notEqual
    let operation = isNegated ? .equal : operation
    if case .operation(.size, let operands) = subject.form, case .path(let path) = operands[0].form,
      case .int(let count) = value, operation.isComparison
    {
      return (path, .size(operation, count), isNegated)
    }
    guard case .path(let path) = subject.form else { return nil }
    return WantedQuestion(operation, value, of: path).map { (path, $0, isNegated) }
  }
}

/// The test as written in an expression, before its texts are stored in the program.
enum WantedQuestion {
  case texts([String])
  case part(Operation, String)
  case integer(Operation, Int64)
  case number(Operation, Double)
  case size(Operation, Int64)
  case isTrue
  case words(UInt64)

  fileprivate init?(_ operation: Operation, _ value: Value, of path: FieldPath) {
    if path.keys.isEmpty, let words = path.field.indexedWords {
      guard operation == .equal || operation == .isIn, let texts = value.texts(for: operation) else { return nil }
      self = .words(texts.reduce(0) { bits, text in words.firstIndex(of: text).map { bits | 1 << UInt64($0) } ?? bits })
      return
    }
    switch (operation, value) {
    case (.equal, .string), (.isIn, _):
      guard let texts = value.texts(for: operation) else { return nil }
      self = .texts(texts)
    case (.startsWith, .string(let text)), (.endsWith, .string(let text)), (.contains, .string(let text)),
      (.matches, .string(let text)):
      self = .part(operation, text)
    case (_, .int(let number)) where operation.isComparison: self = .integer(operation, number)
    case (_, .double(let number)) where operation.isComparison: self = .number(operation, number)
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
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}
