package import PushIR

/// The requirements that a message must meet for a condition to be true, or for an expression to have a value.
package struct Needs: Sendable, Equatable {
  /// The required fields.
  package var fields = FieldSet()
  /// The required members of the sender's data, as a bitmap of names: `Message.nameBits`.
  package var dataNames: UInt64 = 0

  func union(_ other: Needs) -> Needs {
    Needs(fields: fields | other.fields, dataNames: dataNames | other.dataNames)
  }

  func intersection(_ other: Needs) -> Needs {
    Needs(fields: fields.common(with: other.fields), dataNames: dataNames & other.dataNames)
  }
}

extension Term {
  /// The requirements for having a value; for a Boolean term, for being true.
  var needs: Needs { type == .bool ? needs(for: true) ?? Needs() : needsForValue }

  /// The requirements for being true or false; nil if it never is.
  private func needs(for flag: Bool) -> Needs? {
    switch form {
    case .literal(.bool(let value)): value == flag ? Needs() : nil
    case .presence(let path) where flag: path.needs
    case .operation(.hasValue, let operands) where flag: operands[0].needsForValue
    case .operation(.not, let operands): operands[0].needs(for: !flag)
    // For `&&` to be true all terms must be true; for it to be false one of them must be false.
    case .operation(.and, let operands): Self.join(operands.map { $0.needs(for: flag) }, isEach: flag)
    case .operation(.or, let operands): Self.join(operands.map { $0.needs(for: flag) }, isEach: !flag)
    case .operation(.conditional, let operands):
      Self.choice(operands[0], operands[1].needs(for: flag), operands[2].needs(for: flag))
    default: needsForValue
    }
  }

  private var needsForValue: Needs {
    switch form {
    case .path(let path): path.needs
    case .literal, .unbound, .contextVariable, .local, .presence, .operation(.orValue, _), .operation(.hasValue, _):
      Needs()
    case .operation(.and, _), .operation(.or, _):
      Self.join([needs(for: true), needs(for: false)], isEach: false) ?? Needs()
    case .operation(.conditional, let operands):
      Self.choice(operands[0], operands[1].needsForValue, operands[2].needsForValue) ?? Needs()
    case .comprehension(_, let range, _): range.needsForValue
    default: children.reduce(Needs()) { $0.union($1.needsForValue) }
    }
  }

  /// The requirements if one of two branches is taken.
  private static func choice(_ condition: Term, _ first: Needs?, _ second: Needs?) -> Needs? {
    let branches = [
      join([condition.needs(for: true), first], isEach: true),
      join([condition.needs(for: false), second], isEach: true),
    ]
    return join(branches, isEach: false)
  }

  /// The requirements if all of several conditions must hold, or if one of them is sufficient.
  private static func join(_ needs: [Needs?], isEach: Bool) -> Needs? {
    let possible = needs.compactMap { $0 }
    guard let first = possible.first, !isEach || possible.count == needs.count else { return nil }
    return possible.dropFirst().reduce(first) { isEach ? $0.union($1) : $0.intersection($1) }
  }
}

extension FieldPath {
  /// The field, if it may be absent, and its member.
  fileprivate var needs: Needs {
    if field.isAlwaysPresent { return Needs() }
    let name = field == .data ? keys.first : nil
    return Needs(fields: FieldSet(field), dataNames: name.map(FieldKey.bit(of:)) ?? 0)
  }
}
