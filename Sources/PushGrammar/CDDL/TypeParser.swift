/// A type as written: its shape, and the features of the member that has it.
struct ParsedType {
  var shape: Shape
  var features: [Feature] = []
}

extension Parser {
  /// A type without a key, which therefore cannot have features.
  mutating func featurelessType(_ place: String) throws(GrammarError) -> Shape {
    let position = token.position
    let type = try type()
    guard type.features.isEmpty else {
      throw error("expected no '.feature' here: it belongs to a member, not to \(place)", at: position)
    }
    return type.shape
  }

  /// One alternative, or several separated by `/`.
  mutating func type() throws(GrammarError) -> ParsedType {
    let position = token.position
    var alternatives = [try alternative()]
    while take("/") { alternatives.append(try alternative()) }
    if alternatives.count == 1 { return alternatives[0] }
    guard alternatives.allSatisfy(\.features.isEmpty) else {
      throw error("expected parentheses around the choice: '.feature' holds for one alternative only", at: position)
    }
    return ParsedType(shape: Self.choice(of: alternatives.map(\.shape)))
  }

  /// Literals of the same kind become one choice; the rest are alternatives of different kinds.
  private static func choice(of alternatives: [Shape]) -> Shape {
    var shapes: [Shape] = []
    for alternative in alternatives {
      switch (alternative, shapes.last) {
      case (.spellings(let next), .spellings(let known)?):
        shapes[shapes.count - 1] = .spellings(known + next)
      case (.numbers(let next), .numbers(let known)?):
        shapes[shapes.count - 1] = .numbers(known + next)
      case (.either(let inner), _):
        shapes += inner
      default:
        shapes.append(alternative)
      }
    }
    return shapes.count == 1 ? shapes[0] : .either(shapes)
  }

  /// A type followed by at most one control operator.
  private mutating func alternative() throws(GrammarError) -> ParsedType {
    let start = token
    var type = try primary()
    guard case .control(let name) = token.kind else { return type }
    if isBareRange(type.shape, from: start) { throw oneOperator() }
    switch name {
    case ".feature":
      advance()
      type.features += try features()
    case ".size", ".regexp":
      type.shape = .text(try limits(of: type.shape))
    default:
      throw unexpected("'.size', '.regexp' or '.feature'")
    }
    if case .control = token.kind { throw oneOperator() }
    return type
  }

  /// `0..4`, but neither `(0..4)` nor `uint`.
  private func isBareRange(_ shape: Shape, from start: Token) -> Bool {
    switch (start.kind, shape) {
    case (.integer, .integer), (.float, .number): true
    default: false
    }
  }

  private func oneOperator() -> GrammarError {
    unexpected("parentheses around what is before: CDDL takes one operator for each type")
  }
}

// MARK: - Primary types

extension Parser {
  mutating func primary() throws(GrammarError) -> ParsedType {
    let start = token
    advance()
    switch start.kind {
    case .text(let spelling): return ParsedType(shape: .spellings([spelling]))
    case .integer(let value): return ParsedType(shape: try integerOrRange(from: value))
    case .float(let value): return ParsedType(shape: try numberRange(from: value))
    case .identifier(let name): return ParsedType(shape: named(name, start.position))
    case .symbol("{"): return ParsedType(shape: try inlineObject(start.position))
    case .symbol("["): return ParsedType(shape: try array())
    case .symbol("&"): return ParsedType(shape: .numbers(try namedNumbers()))
    case .symbol("("):
      let type = try type()
      try expect(")", "after a type in parentheses")
      return type
    default:
      throw unexpected("a type", instead: start)
    }
  }

  private func named(_ name: String, _ position: Position) -> Shape {
    switch name {
    case "text": return .text(TextLimits())
    case "bool": return .flag
    case "int": return .integer(nil)
    case "uint": return .integer(0...Int.max)
    case "number": return .number(nil)
    case "null": return .null
    case "any": return .any
    default: break
    }
    guard name.hasPrefix("$") else { return .rule(name, position) }
    let parts = name.dropFirst().split(separator: "-", maxSplits: 1).map(String.init)
    return .socket(format: parts.first ?? "", rule: parts.count == 2 ? parts[1] : "", position)
  }

  private mutating func inlineObject(_ position: Position) throws(GrammarError) -> Shape {
    let shape = try objectAfterBrace()
    if case .object = shape {
      throw error("expected '{ * text => any }': an object with members is a rule of its own", at: position)
    }
    return shape
  }

  private mutating func integerOrRange(from lower: Int) throws(GrammarError) -> Shape {
    guard take("..") else { return .numbers([NamedNumber(name: nil, value: lower)]) }
    guard case .integer(let upper) = token.kind, lower <= upper else { throw unexpected("an integer from \(lower) on") }
    advance()
    return .integer(lower...upper)
  }

  private mutating func numberRange(from lower: Double) throws(GrammarError) -> Shape {
    try expect("..", "after a number with a fraction")
    guard case .float(let upper) = token.kind, lower <= upper else {
      throw unexpected("a number with a fraction from \(lower) on")
    }
    advance()
    return .number(lower...upper)
  }

  private mutating func array() throws(GrammarError) -> Shape {
    let count = try occurrence()
    let element = try featurelessType("an element")
    try expect("]", "after the type of the elements")
    return .array(element, count: count)
  }

  /// `*`, `+`, `1*5`, `1*` or `*5`; nil if there is nothing to check.
  private mutating func occurrence() throws(GrammarError) -> ClosedRange<Int>? {
    if take("+") { return 1...Int.max }
    let lower = takeInteger()
    let star = token.position
    guard take("*") else { throw unexpected("how many elements: '*', '+' or '1*5'") }
    // A bound directly follows the star: `[*5 int]`. In `[* 5..9]` the number begins the type.
    let touches = token.position == Position(line: star.line, column: star.column + 1)
    let limit = token
    guard touches, let upper = takeInteger() else { return lower.map { $0...Int.max } }
    guard upper >= lower ?? 0 else { throw unexpected("an integer from \(lower ?? 0) on", instead: limit) }
    return (lower ?? 0)...upper
  }

  private mutating func namedNumbers() throws(GrammarError) -> [NamedNumber] {
    try expect("(", "after '&'")
    var numbers: [NamedNumber] = []
    while !take(")") {
      guard case .identifier(let name) = token.kind else { throw unexpected("a name for a number, or ')'") }
      advance()
      try expect(":", "after the name of a number")
      guard let value = takeInteger() else { throw unexpected("an integer") }
      _ = take(",")
      numbers.append(NamedNumber(name: name, value: value))
    }
    return numbers
  }

  private mutating func takeInteger() -> Int? {
    guard case .integer(let value) = token.kind else { return nil }
    advance()
    return value
  }
}
