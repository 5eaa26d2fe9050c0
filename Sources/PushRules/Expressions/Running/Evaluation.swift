import PushDiagnostics
import PushIR

/// Why a step has no value.
enum Failure: Error {
  /// The field or member that it refers to is absent.
  case absent(step: UInt32)
  /// What it reads depends on a placeholder.
  case unknown(step: UInt32)
  case failed(Problem, step: UInt32)
  /// The budget is exhausted; no other term can compensate for that.
  case exhausted(step: UInt32)

  var isAbsence: Bool {
    if case .absent = self { true } else { false }
  }
}

struct Evaluation {
  let program: Program
  let message: Message
  let activation: Activation
  /// The variables of the macros around the current step.
  private(set) var locals: [Value]
  var budget = Budget()

  init(_ program: Program, _ message: Message, in activation: Activation = .unknown, locals: [Value] = []) {
    self.locals = locals
    self.program = program
    self.message = message
    self.activation = activation
  }

  mutating func value(_ index: UInt32) throws(Failure) -> Value {
    switch program.tables.steps[Int(index)] {
    case .literal(let literal): return program.tables.literals[Int(literal)]
    case .unbound(let name):
      throw .failed(Problem("\(program.tables.literals[Int(name)].text) has no value"), step: index)
    case .contextVariable(let variable): return try paid(value(of: variable, index), index)
    case .path(let place):
      try payForWay(to: place, index)
      return try value(ofPlace: place, index)
    case .presence(let place):
      try payForWay(to: place, index)
      return .bool(try isPresent(place: place, index))
    case .local(let local): return locals[Int(local)]
    case .select(let base, let key):
      guard let member = try member(base, key, index) else { throw .absent(step: index) }
      return member
    case .hasMember(let base, let key): return .bool(try member(base, key, index) != nil)
    case .test(let test): return try value(program.tables.tests[Int(test)].general)
    case .matches(let subject, let pattern):
      guard case .string(let text) = try known(subject) else {
        throw .failed(Problem("matches takes texts alone"), step: index)
      }
      guard budget.pay(forReading: .string(text)) else { throw .exhausted(step: index) }
      return .bool(program.tables.patterns[Int(pattern)].matches(text))
    case .capture(let capture, let operands):
      return try result(of: program.tables.captures[Int(capture)], operands, index)
    case .operation(.orValue, let operands):
      if let value = try valueIfAny(program.operand(operands, 0)) { return value }
      return try value(program.operand(operands, 1))
    case .operation(.hasValue, let operands): return .bool(try valueIfAny(program.operand(operands, 0)) != nil)
    case .operation(.not, let operands): return .bool(!(try flag(program.operand(operands, 0))))
    case .operation(.and, let operands): return .bool(try decide(operands, by: false))
    case .operation(.or, let operands): return .bool(try decide(operands, by: true))
    case .operation(.conditional, let operands):
      let choice: UInt32 = try flag(program.operand(operands, 0)) ? 1 : 2
      return try value(program.operand(operands, choice))
    case .operation(let operation, let operands): return try apply(operation, operands, index)
    case .list(let operands): return try paid(.list(try values(operands)), index)
    case .map(let operands): return try paid(try map(operands, index), index)
    case .comprehension(let macro, let operands): return try paid(try comprehension(macro, operands, index), index)
    }
  }

  mutating func flag(_ index: UInt32) throws(Failure) -> Bool {
    let value = try known(index)
    guard case .bool(let flag) = value else {
      throw .failed(Problem("a value of type \(value.typeName.rawValue) is where a bool is required"), step: index)
    }
    return flag
  }

  /// `&&` and `||`: the decisive value determines the result, even if another term fails. An absent value is as `false`: it
  /// decides `&&` where another term fails, and leaves `||` to that term.
  private mutating func decide(_ operands: Operands, by decisive: Bool) throws(Failure) -> Bool {
    try decide(0..<operands.count, by: decisive) { (run, operand) throws(Failure) in
      try run.flag(run.program.operand(operands, operand))
    }
  }

  /// The same for a term for each item.
  private mutating func decide<Item>(
    _ items: some Sequence<Item>, by decisive: Bool, _ flag: (inout Evaluation, Item) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    var failure: Failure?
    for item in items {
      do throws(Failure) {
        if try flag(&self, item) == decisive { return decisive }
      } catch {
        if case .exhausted = error { throw error }
        if failure.map({ $0.isAbsence == decisive && error.isAbsence != decisive }) ?? true { failure = error }
      }
    }
    if let failure { throw failure }
    return !decisive
  }

  private mutating func values(_ operands: Operands) throws(Failure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(Int(operands.count))
    for operand in 0..<operands.count { values.append(try value(program.operand(operands, operand))) }
    return values
  }

  private mutating func map(_ operands: Operands, _ index: UInt32) throws(Failure) -> Value {
    var map = MapValue()
    for entry in 0..<operands.count / 2 {
      let key = try known(program.operand(operands, 2 * entry))
      let value = try value(program.operand(operands, 2 * entry + 1))
      guard map.add(key, value) else {
        throw .failed(Problem("\(Visible.clipped(key.text)) is not a valid key, or is used twice"), step: index)
      }
    }
    return .map(map)
  }

  private mutating func member(_ base: UInt32, _ key: UInt32, _ index: UInt32) throws(Failure) -> Value? {
    let value = try known(base)
    guard value.typeName == .map else {
      throw .failed(Problem("a value of type \(value.typeName.rawValue) has no members"), step: index)
    }
    try payForReading(.index, value, .null, index)
    return value.member(program.tables.literals[Int(key)])
  }

  // MARK: Operations and macros

  private mutating func apply(_ operation: Operation, _ operands: Operands, _ index: UInt32) throws(Failure) -> Value {
    let first = try value(program.operand(operands, 0))
    let second = operands.count > 1 ? try value(program.operand(operands, 1)) : .null
    let third = operands.count > 2 ? try value(program.operand(operands, 2)) : .null
    try payForReading(operation, first, second, index)
    guard operation != .replace || budget.allowsReplacing(first, second, by: third),
      operation != .join || budget.allowsJoining(first, with: second)
    else {
      throw .exhausted(step: index)
    }
    if activation.hasPlaceholders, let result = try result(of: operation, operands, [first, second, third]) {
      return try paid(result, index)
    }
    let result: Value?
    do throws(Problem) {
      switch operands.count {
      case 1: result = try operation.result(of: first)
      case 2: result = try operation.result(of: first, second)
      default: result = try operation.result(of: first, second, third)
      }
    } catch {
      throw .failed(error, step: index)
    }
    guard let result else { throw .absent(step: index) }
    return operation == .index ? result : try paid(result, index)
  }

  private func value(of variable: ContextVariable, _ index: UInt32) throws(Failure) -> Value {
    if activation.hasPlaceholders, variable == .addressCount, message.mayHaveMore { throw .unknown(step: index) }
    return variable.value(for: message, in: activation)
  }

  /// What an operation reads, counted against the budget. A map finds a key without reading the others.
  private mutating func payForReading(
    _ operation: Operation, _ first: Value, _ second: Value, _ index: UInt32
  ) throws(Failure) {
    switch (operation, first, second) {
    case (.index, .map, _), (.isIn, _, .map): return
    default:
      guard budget.pay(forReading: first), budget.pay(forReading: second) else { throw .exhausted(step: index) }
    }
  }

  /// A constructed value, counted against the budget.
  private mutating func paid(_ value: Value, _ index: UInt32) throws(Failure) -> Value {
    guard budget.pay(for: value) else { throw .exhausted(step: index) }
    return value
  }

  /// Iterates over the elements of a list or the keys of a map.
  private mutating func comprehension(
    _ macro: Macro, _ operands: Operands, _ index: UInt32
  ) throws(Failure) -> Value {
    let range = try known(program.operand(operands, 0))
    guard budget.pay(forReading: range) else { throw .exhausted(step: index) }
    guard let elements = range.elements ?? range.keys else {
      throw .failed(Problem("\(macro.rawValue) goes through a list or a map"), step: index)
    }
    let body = program.operand(operands, operands.count - 1)
    switch macro {
    case .all, .exists:
      return .bool(
        try decide(elements, by: macro == .exists) { (run, element) throws(Failure) in
          try run.with(element, index) { (run) throws(Failure) in try run.flag(body) }
        })
    case .existsOne: return .bool(try filtered(elements, body, index).count == 1)
    case .filter: return .list(try filtered(elements, body, index))
    case .map:
      let chosen = operands.count == 3 ? try filtered(elements, program.operand(operands, 1), index) : elements
      var results: [Value] = []
      for element in chosen {
        results.append(try with(element, index) { (run) throws(Failure) in try run.value(body) })
      }
      return .list(results)
    }
  }

  private mutating func filtered(_ elements: [Value], _ body: UInt32, _ index: UInt32) throws(Failure) -> [Value] {
    var chosen: [Value] = []
    for element in elements {
      if try with(element, index, { (run) throws(Failure) in try run.flag(body) }) { chosen.append(element) }
    }
    return chosen
  }

  /// Evaluates a closure with an additional variable.
  private mutating func with<Result>(
    _ element: Value, _ index: UInt32, _ body: (inout Evaluation) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard budget.pay(1) else { throw .exhausted(step: index) }
    locals.append(element)
    defer { locals.removeLast() }
    return try body(&self)
  }
}
