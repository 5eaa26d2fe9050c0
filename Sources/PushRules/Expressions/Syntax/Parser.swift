import PushDiagnostics

/// Parses an expression by the grammar of the CEL specification.
struct Parser {
  /// The maximum nesting depth of expressions; the specification requires at least twelve levels.
  static let deepest = 100

  private let tokens: [Token]
  /// The offset of the text in its source.
  let base: Int
  private var index = 0
  private var depth = 0

  static func parse(_ text: [UInt8], at base: Int) throws(SyntaxError) -> Syntax {
    var parser = Parser(tokens: try tokens(of: text), base: base)
    let syntax = try parser.expression()
    guard case .end = parser.token.kind else { throw parser.unexpected("an operator or the end") }
    return syntax
  }

  /// The tokens. Of a sign that is none, `has(title) then set title = "x"`, and a clause before it, the clause is told.
  private static func tokens(of text: [UInt8]) throws(SyntaxError) -> [Token] {
    do throws(SyntaxError) {
      return try Lexer.tokens(of: text)
    } catch {
      let before = (try? Lexer.tokens(of: Array(text[..<error.range.lowerBound]))) ?? []
      guard let then = before.first(where: { $0.isName(among: ["then"]) }) else { throw error }
      throw unexpected(then, "an operator or the end")
    }
  }

  private init(tokens: [Token], base: Int) {
    self.tokens = tokens
    self.base = base
  }

  // MARK: Operators, from those that bind least

  mutating func expression() throws(SyntaxError) -> Syntax {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw tooDeep(token.range) }
    let condition = try logical(.or)
    guard take(.question) else { return condition }
    let first = try logical(.or)
    try expect(.colon)
    let second = try expression()
    return try node(.operation(.conditional, [condition, first, second]), from: condition.span.start)
  }

  /// Reads terms separated by `||`, each of which consists of terms separated by `&&`.
  private mutating func logical(_ symbol: Token.Symbol) throws(SyntaxError) -> Syntax {
    var terms = [symbol == .or ? try logical(.and) : try binary(0)]
    while take(symbol) { terms.append(symbol == .or ? try logical(.and) : try binary(0)) }
    if terms.count == 1 { return terms[0] }
    return try node(.operation(symbol == .or ? .or : .and, terms), from: terms[0].span.start)
  }

  /// The binary operators and how strongly they bind.
  private static let operators: [Token.Symbol: (operation: Operation, precedence: Int)] = [
    .equal: (.equal, 0), .notEqual: (.notEqual, 0), .less: (.less, 0), .lessOrEqual: (.lessOrEqual, 0),
    .greater: (.greater, 0), .greaterOrEqual: (.greaterOrEqual, 0),
    .plus: (.add, 1), .minus: (.subtract, 1),
    .times: (.multiply, 2), .over: (.divide, 2), .percent: (.remainder, 2),
  ]

  /// Reads operands and the operators between them, of this precedence or a higher one. One call reads all of these, because
  /// a call for each precedence would need much more stack where expressions are nested.
  private mutating func binary(_ lowest: Int) throws(SyntaxError) -> Syntax {
    var left = try unary()
    while let (operation, precedence) = takeOperator(lowest) {
      let right = try binary(precedence + 1)
      left = try node(.operation(operation, [left, right]), from: left.span.start)
    }
    return left
  }

  private mutating func takeOperator(_ lowest: Int) -> (operation: Operation, precedence: Int)? {
    let found: (operation: Operation, precedence: Int)? =
      switch token.kind {
      case .symbol(let symbol): Self.operators[symbol]
      case .name("in"): (.isIn, 0)
      default: nil
      }
    guard let found, found.precedence >= lowest else { return nil }
    index += 1
    return found
  }

  private mutating func unary() throws(SyntaxError) -> Syntax {
    let start = offset(token.range.lowerBound)
    let symbol: Token.Symbol = take(.not) ? .not : .minus
    guard symbol == .not || take(.minus) else { return try member() }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw tooDeep(token.range) }
    if symbol == .minus, case .integer(let magnitude) = token.kind {
      index += 1
      let value = Int64(truncatingIfNeeded: 0 &- magnitude)
      return try members(of: try node(.literal(.int(value)), from: start))
    }
    let operand = try operand(behind: symbol)
    return try node(.operation(symbol == .not ? .not : .negate, [operand]), from: start)
  }

  /// Reads the operand of `!` or `-`: CEL allows either of them to be repeated, but not a mixture.
  private mutating func operand(behind symbol: Token.Symbol) throws(SyntaxError) -> Syntax {
    if case .symbol(let next) = token.kind, next == .not || next == .minus, next != symbol {
      throw unexpected("a value; put parentheses between ! and -")
    }
    return try unary()
  }

  // MARK: Tokens

  var token: Token { tokens[index] }

  mutating func advance() { index = min(index + 1, tokens.count - 1) }

  mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard case .symbol(symbol) = token.kind else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: Token.Symbol) throws(SyntaxError) {
    guard take(symbol) else { throw unexpected(symbol.rawValue) }
  }

  // MARK: Results

  func offset(_ offset: Int) -> UInt32 { UInt32(base + offset) }

  func span(_ range: Range<Int>) -> Span { Span(base + range.lowerBound..<base + range.upperBound) }

  /// A node that extends from an offset to the last token.
  func node(_ form: Syntax.Form, from start: UInt32) throws(SyntaxError) -> Syntax {
    let end = index > 0 ? tokens[index - 1].range.upperBound : 0
    let syntax = Syntax(form, Span(start, offset(end)))
    if syntax.depth > Self.deepest { throw tooDeep(Int(start) - base..<end) }
    return syntax
  }

  private func tooDeep(_ range: Range<Int>) -> SyntaxError {
    SyntaxError("the expression is more than \(Self.deepest) levels deep", range.prefix(1))
  }

  func unexpected(_ expected: String) -> SyntaxError {
    if index > 0, case .name(let word) = tokens[index - 1].kind, let symbol = ForeignWord.prefixes[word] {
      return SyntaxError("\"\(word)\" is not a valid operator", tokens[index - 1].range, help: "write \(symbol)")
    }
    if let foreignOperator { return foreignOperator }
    guard case .end = token.kind else { return Self.unexpected(token, expected) }
    // At the end, points at the last character.
    let end = index > 0 ? tokens[index - 1].range : token.range
    return SyntaxError("expected \(expected) behind this", max(end.lowerBound, end.upperBound - 1)..<end.upperBound)
  }

  /// The error for an operator of another language, of up to three words: `and`, `is not null`.
  private var foreignOperator: SyntaxError? {
    var tokens = tokens[index...].prefix(3).prefix { $0.word != nil }
    while let first = tokens.first, let last = tokens.last {
      let words = tokens.compactMap { $0.word }
      let name = words.map { ForeignWord.literals[$0] ?? $0.lowercased() }.joined(separator: " ")
      if let symbol = ForeignWord.operators[name] {
        return SyntaxError(
          "\"\(words.joined(separator: " "))\" is not a valid operator",
          first.range.lowerBound..<last.range.upperBound, help: help(for: symbol))
      }
      tokens.removeLast()
    }
    return nil
  }

  /// How to write the operator of another language. A test for presence is not that of a key in brackets, and what every message
  /// has needs none.
  private func help(for symbol: String) -> String? {
    guard symbol.hasSuffix("has(…)"), index > 0 else { return "write \(symbol)" }
    switch tokens[index - 1].kind {
    case .symbol(.closeList): return symbol.hasPrefix("!") ? "write !(\"…\" in …)" : "write \"…\" in …"
    case .name(let name) where Environment.message.field(name)?.isAlwaysPresent == true: return nil
    default: return "write \(symbol)"
    }
  }

  private static func unexpected(_ token: Token, _ expected: String) -> SyntaxError {
    let isClause = token.isName(among: ["then"] + ActionReader.words)
    return SyntaxError("expected \(expected)", token.range, help: isClause ? "begin a line with then" : nil)
  }
}

extension Token {
  fileprivate var word: String? { if case .name(let name) = kind { name } else { nil } }

  fileprivate func isName(among names: [String]) -> Bool { word.map { names.contains($0) } ?? false }
}
