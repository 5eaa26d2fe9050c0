import PushDiagnostics

/// One step of a program. Steps name each other, and what they need, by indexes into tables.
enum Step: Sendable {
  case literal(UInt32)
  case unbound(UInt32)
  case path(UInt32)
  case presence(UInt32)
  case local(UInt32)
  case select(UInt32, key: UInt32)
  case hasMember(UInt32, key: UInt32)
  case operation(Operation, Operands)
  case matches(UInt32, pattern: UInt32)
  case not(UInt32)
  case and(Operands)
  case or(Operands)
  case conditional(Operands)
  case list(Operands)
  /// A key and its value after each other.
  case map(Operands)
  /// What is gone through, then what is done with each element.
  case comprehension(Macro, Operands)
}

/// Some steps one after the other in the table of operands.
struct Operands: Sendable {
  let first: UInt32
  let count: UInt32
}

/// An expression as it is run: plain data in flat tables, so that running it counts no references.
final class Program: Sendable {
  let steps: [Step]
  /// Where each step stands in the source.
  let spans: [Span]
  let operands: [UInt32]
  let literals: [Value]
  let paths: [FieldPath]
  let patterns: [RegularExpression]

  init(_ term: Term) {
    var assembly = Assembly()
    assembly.add(term)
    steps = assembly.steps
    spans = assembly.spans
    operands = assembly.operands
    literals = assembly.literals
    paths = assembly.paths
    patterns = assembly.patterns
  }

  /// The step whose value is that of the program: the last one, for which the others are there.
  var root: UInt32 { UInt32(steps.count - 1) }

  func operand(_ operands: Operands, _ index: UInt32) -> UInt32 { self.operands[Int(operands.first + index)] }
}

/// Lays a term out in tables, its parts before itself.
private struct Assembly {
  var steps: [Step] = []
  var spans: [Span] = []
  var operands: [UInt32] = []
  var literals: [Value] = []
  var paths: [FieldPath] = []
  var patterns: [RegularExpression] = []

  @discardableResult
  mutating func add(_ term: Term) -> UInt32 {
    let step = step(for: term)
    steps.append(step)
    spans.append(term.span)
    return UInt32(steps.count - 1)
  }

  private mutating func step(for term: Term) -> Step {
    switch term.form {
    case .literal(let value): .literal(add(value))
    case .unbound(let name): .unbound(add(.string(name)))
    case .path(let path): .path(add(path))
    case .presence(let path): .presence(add(path))
    case .local(let index): .local(UInt32(index))
    case .select(let base, let key): .select(add(base), key: add(.string(key)))
    case .hasMember(let base, let key): .hasMember(add(base), key: add(.string(key)))
    case .operation(let operation, let terms): step(for: operation, terms)
    case .not(let term): .not(add(term))
    case .and(let terms): .and(add(terms))
    case .or(let terms): .or(add(terms))
    case .conditional(let condition, let first, let second): .conditional(add([condition, first, second]))
    case .list(let elements): .list(add(elements))
    case .map(let entries): .map(add(entries.flatMap { [$0.key, $0.value] }))
    case .comprehension(let macro, let range, let bodies): .comprehension(macro, add([range] + bodies))
    }
  }

  /// A pattern that is known is compiled once.
  private mutating func step(for operation: Operation, _ terms: [Term]) -> Step {
    if operation == .matches, case .literal(.string(let text)) = terms[1].form,
      let pattern = try? RegularExpression(text)
    {
      patterns.append(pattern)
      return .matches(add(terms[0]), pattern: UInt32(patterns.count - 1))
    }
    return .operation(operation, add(terms))
  }

  private mutating func add(_ terms: [Term]) -> Operands {
    let indexes = terms.map { add($0) }
    operands += indexes
    return Operands(first: UInt32(operands.count - indexes.count), count: UInt32(indexes.count))
  }

  private mutating func add(_ value: Value) -> UInt32 {
    literals.append(value)
    return UInt32(literals.count - 1)
  }

  private mutating func add(_ path: FieldPath) -> UInt32 {
    paths.append(path)
    return UInt32(paths.count - 1)
  }
}
