/// Reads one grammar file: rules, objects and their members. Types are in `TypeParser.swift`.
struct Parser {
  let file: String
  private let tokens: [Token]
  private var index = 0

  static func parse(_ text: String, name: String) throws(GrammarError) -> FormatGrammar {
    let file = FormatGrammar.path(of: name)
    let (tokens, leading) = try Lexer.tokens(of: text, file: file)
    var parser = Parser(file: file, tokens: tokens)
    let (first, features) = try parser.firstRule()
    var rules = [first]
    while parser.token.kind != .end { rules.append(try parser.rule()) }
    let union = first.isUnion ? rules.removeFirst() : nil
    return FormatGrammar(
      name: name, documentation: leading, union: union, takesLowerCamelCase: features.contains(.lowerCamelCase),
      rules: rules)
  }

  private init(file: String, tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  /// A rule that lists the alternatives for a document may have the feature that applies to the complete document.
  private mutating func firstRule() throws(GrammarError) -> (Rule, [Feature]) {
    let (name, start) = try ruleName()
    if take("{") { return (try objectRule(name, start), []) }
    let type = try type()
    guard type.features.allSatisfy({ $0 == .lowerCamelCase }) else {
      throw error("expected no '.feature' here but 'lower-camel-case'", at: start.position)
    }
    return (rule(name, start, type.shape), type.features)
  }

  private mutating func rule() throws(GrammarError) -> Rule {
    let (name, start) = try ruleName()
    return take("{") ? try objectRule(name, start) : rule(name, start, try featurelessType("a rule"))
  }

  private mutating func objectRule(_ name: String, _ start: Token) throws(GrammarError) -> Rule {
    var rule = rule(name, start, try objectAfterBrace())
    rule.isWritten = try takeWritten()
    return rule
  }

  /// The one feature of an object.
  private mutating func takeWritten() throws(GrammarError) -> Bool {
    guard token.kind == .control(".feature") else { return false }
    advance()
    let position = token.position
    guard try features() == [.written] else { throw error("expected \"written\" behind an object", at: position) }
    return true
  }

  private func rule(_ name: String, _ start: Token, _ shape: Shape) -> Rule {
    Rule(name: name, position: start.position, documentation: start.documentation, shape: shape)
  }

  /// The name and the first token, including the equals sign.
  private mutating func ruleName() throws(GrammarError) -> (name: String, start: Token) {
    let start = token
    guard case .identifier(let name) = start.kind, !name.hasPrefix("$") else { throw unexpected("the name of a rule") }
    advance()
    try expect("=", "after the name of a rule")
    return (name, start)
  }
}

// MARK: - Objects

extension Parser {
  /// The part after `{`, up to and including `}`.
  mutating func objectAfterBrace() throws(GrammarError) -> Shape {
    var members: [Member] = []
    while !take("}") {
      if take("*") {
        let values = try mapValues()
        _ = take(",")
        try expect("}", "after '* text => …', which is last")
        return try object(members, openTo: values)
      }
      members.append(try member())
      _ = take(",")
    }
    return .object(ObjectShape(members: members, isOpen: false))
  }

  /// The type in `* text => type`.
  private mutating func mapValues() throws(GrammarError) -> Token {
    guard token.kind == .identifier("text") else { throw unexpected("'text => any'") }
    advance()
    try expect("=>", "after '* text'")
    let values = token
    guard values.kind == .identifier("any") || values.kind == .identifier("text") else {
      throw unexpected("'any' or 'text'")
    }
    advance()
    return values
  }

  private func object(_ members: [Member], openTo values: Token) throws(GrammarError) -> Shape {
    let isAny = values.kind == .identifier("any")
    if members.isEmpty { return isAny ? .freeObject : .textMap }
    guard isAny else { throw error("expected 'any': an object with members is open to any value", at: values.position) }
    return .object(ObjectShape(members: members, isOpen: true))
  }

  private mutating func member() throws(GrammarError) -> Member {
    let documentation = token.documentation
    let isOptional = take("?")
    let position = token.position
    let key = try memberKey()
    try expect(":", "after a key")
    let type = try type()
    return Member(
      key: key, position: position, documentation: documentation, isRequired: !isOptional, shape: type.shape,
      features: type.features)
  }

  private mutating func memberKey() throws(GrammarError) -> String {
    switch token.kind {
    case .text(let key):
      advance()
      return key
    case .identifier(let key):
      if key.contains("-") || key.contains(".") { throw unexpected("quotes around a key with '-' or '.'") }
      advance()
      return key
    default:
      throw unexpected("a key, '?', '* text => any' or '}'")
    }
  }
}

// MARK: - Tokens

extension Parser {
  var token: Token { tokens[index] }

  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  /// Consumes the symbol if it is next.
  mutating func take(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String, _ place: String) throws(GrammarError) {
    guard take(symbol) else { throw unexpected("'\(symbol)' \(place)") }
  }

  /// The error that this token, by default the next one, is not expected here.
  func unexpected(_ expected: String, instead unfit: Token? = nil) -> GrammarError {
    let unfit = unfit ?? token
    let found =
      switch unfit.kind {
      case .identifier(let name): "'\(name)'"
      case .text(let text): "\"\(text)\""
      case .integer(let value): "\(value)"
      case .float(let value): "\(value)"
      case .control(let name): "'\(name)'"
      case .symbol(let symbol): "'\(symbol)'"
      case .end: "the end of the file"
      }
    return error("expected \(expected), found \(found)", at: unfit.position)
  }

  func error(_ message: String, at position: Position) -> GrammarError {
    GrammarError(file: file, position: position, message: message)
  }
}
