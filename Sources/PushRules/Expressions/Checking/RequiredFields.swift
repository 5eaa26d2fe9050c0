import PushIR

extension Term {
  /// The fields without which it has no value; of what is true or false, those without which it is not true.
  var requiredFields: FieldSet { type == .bool ? fields(for: true) ?? FieldSet() : fieldsForValue }

  /// The fields without which it is not true, or not false; nil where it never is.
  private func fields(for flag: Bool) -> FieldSet? {
    switch form {
    case .literal(.bool(let value)): value == flag ? FieldSet() : nil
    case .presence(let path) where flag: path.requiredField
    case .not(let operand): operand.fields(for: !flag)
    // All terms of `&&` are true where it is true; one of them is false where it is false.
    case .and(let operands): Self.join(operands.map { $0.fields(for: flag) }, isEach: flag)
    case .or(let operands): Self.join(operands.map { $0.fields(for: flag) }, isEach: !flag)
    case .conditional(let condition, let first, let second):
      Self.choice(condition, first.fields(for: flag), second.fields(for: flag))
    default: fieldsForValue
    }
  }

  /// The fields without which it has no value.
  private var fieldsForValue: FieldSet {
    switch form {
    case .path(let path): path.requiredField
    case .literal, .unbound, .local, .presence: FieldSet()
    case .and, .or: Self.join([fields(for: true), fields(for: false)], isEach: false) ?? FieldSet()
    case .conditional(let condition, let first, let second):
      Self.choice(condition, first.fieldsForValue, second.fieldsForValue) ?? FieldSet()
    case .comprehension(_, let range, _): range.fieldsForValue
    default: children.reduce(FieldSet()) { $0.union($1.fieldsForValue) }
    }
  }

  /// What is needed where one of two branches is taken.
  private static func choice(_ condition: Term, _ first: FieldSet?, _ second: FieldSet?) -> FieldSet? {
    let branches = [
      join([condition.fields(for: true), first], isEach: true),
      join([condition.fields(for: false), second], isEach: true),
    ]
    return join(branches, isEach: false)
  }

  /// What is needed where each of some things has to be, or where one of them is enough.
  private static func join(_ needs: [FieldSet?], isEach: Bool) -> FieldSet? {
    let possible = needs.compactMap { $0 }
    guard let first = possible.first, !isEach || possible.count == needs.count else { return nil }
    return possible.dropFirst().reduce(first) { isEach ? $0.union($1) : $0.subtracting($0.subtracting($1)) }
  }
}

extension FieldPath {
  /// The field, where it may be absent.
  fileprivate var requiredField: FieldSet { field.isAlwaysPresent ? FieldSet() : FieldSet(field) }
}

extension FieldSet {
  fileprivate func union(_ other: FieldSet) -> FieldSet {
    var union = self
    other.forEach { union.insert($0) }
    return union
  }
}
