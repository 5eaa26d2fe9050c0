import PushDiagnostics

// The expressions with the highest precedence: literals, names, calls, selections, lists and maps.

extension Parser {
  mutating func member() throws(SyntaxError) -> Syntax { try members(of: try primary()) }

  /// Reads the suffixes of a value: `.name`, `.function(…)`, `[…]`.
  mutating func members(of first: Syntax) throws(SyntaxError) -> Syntax {
    var value = first
    while true {
      let start = token.range.lowerBound
      if take(.point) {
        try refuseOptional(from: start)
        let name = try selector()
        if take(.open) {
          let arguments = try expressions(until: .close)
          value = try node(.call(name, receiver: value, arguments), from: first.span.start)
        } else {
          value = try node(.select(value, name), from: first.span.start)
        }
      } else if take(.openList) {
        try refuseOptional(from: start)
        let index = try expression()
        try expect(.closeList)
        value = try node(.operation(.index, [value, index]), from: first.span.start)
      } else if value.chain != nil, case .symbol(.openMap) = token.kind {
        throw .leftOut(.messages, Int(value.span.start) - base..<Int(value.span.end) - base)
      } else {
        return value
      }
    }
  }

  private mutating func primary() throws(SyntaxError) -> Syntax {
    let start = token.range.lowerBound
    if case .integer(let magnitude) = token.kind, magnitude > Int64.max.magnitude {
      throw SyntaxError(.badLiteral, "the number is more than an int can be", token.range)
    }
    if let literal = literal() {
      advance()
      return try node(.literal(literal), from: offset(start))
    }
    if take(.open) {
      let value = try expression()
      try expect(.close)
      // The location includes the parentheses, so that the value can be quoted as written.
      return try node(value.form, from: offset(start))
    }
    if take(.openList) {
      let elements = try expressions(until: .closeList)
      return try node(.list(elements), from: offset(start))
    }
    if take(.openMap) {
      let entries = try items(until: .closeMap) { (parser) throws(SyntaxError) in
        let key = try parser.expression()
        try parser.expect(.colon)
        return (key: key, value: try parser.expression())
      }
      return try node(.map(entries), from: offset(start))
    }
    let isRooted = take(.point)
    guard case .name(let text) = token.kind else { throw unexpected("a value") }
    let name = Syntax.Name(text: text, span: span(token.range), isRooted: isRooted)
    if Token.keywords.contains(text) || Token.reserved.contains(text) {
      throw SyntaxError("\(text) is a reserved word", token.range)
    }
    advance()
    guard take(.open) else { return try node(.name(name), from: offset(start)) }
    let arguments = try expressions(until: .close)
    return try node(.call(name, receiver: nil, arguments), from: offset(start))
  }

  private func literal() -> Value? {
    switch token.kind {
    case .integer(let magnitude): Int64(exactly: magnitude).map { .int($0) }
    case .uint(let value): .uint(value)
    case .double(let value): .double(value)
    case .text(let text): .string(text)
    case .bytes(let bytes): .bytes(bytes)
    case .name("true"): .bool(true)
    case .name("false"): .bool(false)
    case .name("null"): .null
    default: nil
    }
  }

  /// The name of a member or method. Inlined, it would take stack at each level of a nested expression.
  @inline(never)
  private mutating func selector() throws(SyntaxError) -> Syntax.Name {
    guard case .name(let text) = token.kind else { throw unexpected("the name of a member") }
    if Token.keywords.contains(text) { throw keyword(text) }
    defer { advance() }
    return Syntax.Name(text: text, span: span(token.range))
  }

  /// The error for a keyword in place of a name: `data.in`, or `tap.in-app` for `tap.in_app`.
  private mutating func keyword(_ text: String) -> SyntaxError {
    let range = token.range
    var (name, end) = (text, range.upperBound)
    advance()
    while take(.minus), case .name(let part) = token.kind, token.range.lowerBound == end + 1 {
      (name, end) = ("\(name)_\(part)", token.range.upperBound)
      advance()
    }
    return SyntaxError(
      "\(text) is a reserved word", range,
      help: name == text ? "write [\"\(text)\"] for a member" : "did you mean \(name)?")
  }

  private mutating func expressions(until end: Token.Symbol) throws(SyntaxError) -> [Syntax] {
    try items(until: end) { (parser) throws(SyntaxError) in try parser.expression() }
  }

  /// Items separated by commas, up to a closing bracket. A list or a map may have a trailing comma.
  private mutating func items<Item>(
    until end: Token.Symbol, _ read: (inout Parser) throws(SyntaxError) -> Item
  ) throws(SyntaxError) -> [Item] {
    var items: [Item] = []
    while !take(end) {
      try refuseOptional(from: token.range.lowerBound)
      items.append(try read(&self))
      if take(end) { break }
      guard take(.comma) else { throw unexpected(", or \(end.rawValue)") }
      if end == .close, case .symbol(.close) = token.kind { throw unexpected("a value") }
    }
    return items
  }

  /// Rejects the syntax of optional values: `.?name`, `[?key]` and `{?key: value}`. Not inlined, as `selector`.
  @inline(never)
  private func refuseOptional(from start: Int) throws(SyntaxError) {
    guard case .symbol(.question) = token.kind else { return }
    throw .leftOut(.optionals, start..<token.range.upperBound)
  }
}
