import PushIR

extension Term {
  /// The same term with all constant parts replaced by their values. A constant part that fails is kept and fails
  /// during evaluation.
  ///
  /// `locals` is the number of macros around the term. Their variables have no value here, so the argument must always
  /// be passed.
  func folded(within locals: Int) -> Term {
    if case .literal = form { return self }
    guard isClosed(within: locals) else { return Term(foldedForm(within: locals), type, span) }
    let program = Program(self)
    var evaluation = Evaluation(program, Message())
    do throws(Failure) { return Term(.literal(try evaluation.value(program.root)), type, span) } catch {
      return self
    }
  }

  /// The constant parts of a folded term that have no value, without which it has none either.
  func failingConstants(within locals: Int) -> [Term] {
    switch form {
    case .literal: []
    case _ where isClosed(within: locals): [self]
    // What is beside it may decide, or the list of a macro be empty.
    case .operation(.or, _): []
    case .operation(.conditional, let operands): operands[0].failingConstants(within: locals)
    case .comprehension(_, let list, _): list.failingConstants(within: locals)
    default: children.flatMap { $0.failingConstants(within: locals) }
    }
  }

  /// Whether the term is constant: it refers neither to a message nor to a variable of an enclosing macro.
  private func isClosed(within locals: Int) -> Bool {
    switch form {
    case .path, .presence, .unbound, .contextVariable: false
    case .local: locals == 0
    default: children.allSatisfy { $0.isClosed(within: locals) }
    }
  }

  private func foldedForm(within locals: Int) -> Form {
    func fold(_ term: Term) -> Term { term.folded(within: locals) }
    switch form {
    case .literal, .unbound, .contextVariable, .path, .local, .presence: return form
    case .select(let base, let key): return .select(fold(base), key)
    case .hasMember(let base, let key): return .hasMember(fold(base), key)
    case .operation(.and, let operands): return Self.folded(.and, operands.map(fold), decisive: false)
    case .operation(.or, let operands): return Self.folded(.or, operands.map(fold), decisive: true)
    case .operation(let operation, let operands):
      let operands = operands.map(fold)
      if operation == .conditional, let flag = operands[0].flag { return operands[flag ? 1 : 2].form }
      return .operation(operation, operands)
    case .capture(let capture, let operands): return .capture(capture, operands.map(fold))
    case .list(let elements): return .list(elements.map(fold))
    case .map(let entries): return .map(entries.map { (key: fold($0.key), value: fold($0.value)) })
    case .comprehension(let macro, let range, let bodies):
      return .comprehension(macro, over: fold(range), bodies.map { $0.folded(within: locals + 1) })
    }
  }

  /// Folds the terms of `&&` or `||`: the decisive value determines the result regardless of the other terms and their
  /// failures; the other value has no effect.
  private static func folded(_ operation: Operation, _ operands: [Term], decisive: Bool) -> Form {
    let rest = operands.filter { $0.flag == nil }
    if operands.contains(where: { $0.flag == decisive }) { return .literal(.bool(decisive)) }
    if rest.isEmpty { return .literal(.bool(!decisive)) }
    return rest.count == 1 && rest[0].type == .bool ? rest[0].form : .operation(operation, rest)
  }

  /// Its value, if it is `true` or `false` as written.
  var flag: Bool? {
    if case .literal(.bool(let flag)) = form { flag } else { nil }
  }
}
