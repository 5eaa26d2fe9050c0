import PushDiagnostics

/// Converts a term to the tables of a program, with operands before operations.
struct Assembly: Sendable {
  private(set) var steps: [Step] = []
  /// The source location of each step.
  private(set) var spans: [Span] = []
  private(set) var operands: [UInt32] = []
  private(set) var literals: [Value] = []
  /// The fields and members that it refers to, for lookup and as written.
  private(set) var places: [Place] = []
  private(set) var paths: [FieldPath] = []
  private(set) var tests: [FieldTest] = []
  private(set) var patterns: [RegularExpression] = []
  private var patternIndexes: [[UInt8]: UInt32] = [:]
  /// The possible first bytes of texts.
  private(set) var beginnings: [ByteSet] = []
  private(set) var captures: [Capture] = []
  private(set) var texts: [UInt8] = []
  private(set) var textRanges: [TextRange] = []

  /// Adds a term and returns the index of its step.
  @discardableResult
  mutating func add(_ term: Term) -> UInt32 {
    let general = add(step(for: term), term.span)
    guard let test = test(for: term, general: general) else { return general }
    return add(.test(Self.append(test, to: &tests)), term.span)
  }

  private mutating func add(_ step: Step, _ span: Span) -> UInt32 {
    steps.append(step)
    spans.append(span)
    return UInt32(steps.count - 1)
  }

  private mutating func step(for term: Term) -> Step {
    switch term.form {
    case .literal(let value): .literal(add(value))
    case .unbound(let name): .unbound(add(.string(name)))
    case .contextVariable(let variable): .contextVariable(variable)
    case .path(let path): .path(add(path))
    case .presence(let path): .presence(add(path))
    case .local(let index): .local(UInt32(index))
    case .select(let base, let key): .select(add(base), key: add(.string(key)))
    case .hasMember(let base, let key): .hasMember(add(base), key: add(.string(key)))
    case .operation(let operation, let terms): step(for: operation, terms)
    case .capture(let capture, let terms): .capture(Self.append(capture, to: &captures), add(terms))
    case .list(let elements): .list(add(elements))
    case .map(let entries): .map(add(entries.flatMap { [$0.key, $0.value] }))
    case .comprehension(let macro, let range, let bodies): .comprehension(macro, add([range] + bodies))
    }
  }

  /// A constant pattern is compiled only once.
  private mutating func step(for operation: Operation, _ terms: [Term]) -> Step {
    if operation == .matches, case .literal(.string(let text)) = terms[1].form, let pattern = add(pattern: text) {
      return .matches(add(terms[0]), pattern: pattern)
    }
    return .operation(operation, add(terms))
  }

  // MARK: Tables

  private mutating func add(_ terms: [Term]) -> Operands {
    let indexes = terms.map { add($0) }
    operands += indexes
    return Operands(first: UInt32(operands.count - indexes.count), count: UInt32(indexes.count))
  }

  /// Appends to a table. Returns the index.
  static func append<Entry>(_ entry: Entry, to table: inout [Entry]) -> UInt32 {
    table.append(entry)
    return UInt32(table.count - 1)
  }

  private mutating func add(_ value: Value) -> UInt32 { Self.append(value, to: &literals) }
  mutating func add(_ bytes: ByteSet) -> UInt32 { Self.append(bytes, to: &beginnings) }
  mutating func add(_ range: TextRange) -> UInt32 { Self.append(range, to: &textRanges) }

  private mutating func add(_ path: FieldPath) -> UInt32 {
    places.append(place(path))
    return Self.append(path, to: &paths)
  }

  mutating func place(_ path: FieldPath) -> Place { Place(field: path.field, names: add(path.keys)) }

  mutating func add(_ texts: [String]) -> Operands {
    let first = UInt32(textRanges.count)
    for text in texts { _ = add(text) }
    return Operands(first: first, count: UInt32(texts.count))
  }

  mutating func add(_ text: String) -> UInt32 {
    let start = UInt32(texts.count)
    texts += text.utf8
    return add(TextRange(start: start, end: UInt32(texts.count)))
  }

  /// Patterns were checked before; an invalid one is kept and fails during evaluation.
  mutating func add(pattern text: String) -> UInt32? {
    if let known = patternIndexes[Array(text.utf8)] { return known }
    guard let pattern = try? RegularExpression(text) else { return nil }
    patterns.append(pattern)
    patternIndexes[Array(text.utf8)] = UInt32(patterns.count - 1)
    return UInt32(patterns.count - 1)
  }
}
