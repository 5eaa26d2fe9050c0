struct Token: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    case text(String)
    case integer(Int)
    case float(Double)
    /// A control operator, including its dot: `.size`.
    case control(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  let position: Position
  /// The comment that ends on the line above.
  let documentation: String
}

/// Splits a grammar file into tokens, each with the comment above it.
struct Lexer {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = Position()
  private var lineOfLastToken = 0
  private var comment = Comment()
  private var leadingComment: Comment?

  private struct Comment {
    var lines: [String] = []
    var lastLine = 0
    var text: String { lines.joined(separator: "\n") }
  }

  private init(_ text: String, file: String) {
    self.file = file
    scalars = Array(text.unicodeScalars)
  }

  /// The tokens of a file, ending with `end`, and the comment at the start of the file.
  static func tokens(of text: String, file: String) throws(GrammarError) -> (tokens: [Token], leading: String) {
    var lexer = Lexer(text, file: file)
    var tokens: [Token] = []
    repeat {
      tokens.append(try lexer.next())
    } while tokens.last?.kind != .end
    return (tokens, lexer.leadingComment?.text ?? "")
  }

  private mutating func next() throws(GrammarError) -> Token {
    try skipBlanksAndComments()
    let start = position
    let documentation = comment.lastLine == start.line - 1 ? comment.text : ""
    closeComment()
    lineOfLastToken = start.line
    return Token(kind: try kind(), position: start, documentation: documentation)
  }

  private mutating func kind() throws(GrammarError) -> Token.Kind {
    guard let scalar = peek() else { return .end }
    if Self.startsIdentifier(scalar) { return .identifier(takeIdentifier()) }
    if scalar == "\"" { return .text(try takeText()) }
    if Self.isDigit(scalar) || (scalar == "-" && Self.isDigit(peek(1))) { return try takeNumber() }
    if scalar == ".", let letter = peek(1), Self.startsIdentifier(letter) {
      advance()
      return .control("." + takeIdentifier())
    }
    for symbol in ["..", "=>", "=", "{", "}", "[", "]", "(", ")", "?", "*", "+", "/", ":", ",", "&"]
    where starts(with: symbol) {
      advance(symbol.unicodeScalars.count)
      return .symbol(symbol)
    }
    throw error("expected a name, a literal or a sign of the grammar, found '\(scalar)'")
  }
}

// MARK: - Blanks and comments

extension Lexer {
  private mutating func skipBlanksAndComments() throws(GrammarError) {
    while let scalar = peek() {
      switch scalar {
      case " ", "\t", "\r", "\n": advance()
      case ";": try takeComment()
      default: return
      }
    }
  }

  private mutating func takeComment() throws(GrammarError) {
    guard position.line != lineOfLastToken else {
      throw error("expected a comment on a line of its own, above what it documents")
    }
    if comment.lastLine != position.line - 1 { closeComment() }
    advance()
    if peek() == " " { advance() }
    var line = ""
    while let scalar = peek(), scalar != "\n" {
      line.unicodeScalars.append(scalar)
      advance()
    }
    while line.last?.isWhitespace == true { line.removeLast() }
    comment.lines.append(line)
    comment.lastLine = position.line
  }

  private mutating func closeComment() {
    if leadingComment == nil, lineOfLastToken == 0, !comment.lines.isEmpty { leadingComment = comment }
    comment = Comment()
  }
}

// MARK: - Names and literals

extension Lexer {
  private mutating func takeIdentifier() -> String {
    var name = ""
    while let scalar = peek() {
      let joins = (scalar == "-" || scalar == ".") && Self.continuesIdentifier(peek(1))
      guard joins || Self.continuesIdentifier(scalar) else { break }
      name.unicodeScalars.append(scalar)
      advance()
    }
    return name
  }

  private mutating func takeText() throws(GrammarError) -> String {
    let start = position
    var text = ""
    advance()
    while let scalar = peek(), scalar != "\n" {
      advance()
      if scalar == "\"" { return text }
      text.unicodeScalars.append(scalar == "\\" ? try takeEscaped() : scalar)
    }
    throw GrammarError(file: file, position: start, message: "expected a closing '\"' on the same line")
  }

  private mutating func takeEscaped() throws(GrammarError) -> Unicode.Scalar {
    guard let scalar = peek(), ["\"", "\\", "/"].contains(scalar) else {
      throw error("expected '\"', '\\' or '/' after '\\'")
    }
    advance()
    return scalar
  }

  private mutating func takeNumber() throws(GrammarError) -> Token.Kind {
    let start = position
    var digits = ""
    // A dot is part of the number only if a digit follows it: `0..1` is a range.
    while let scalar = peek(), Self.isDigit(scalar) || scalar == "-" || (scalar == "." && Self.isDigit(peek(1))) {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    if let integer = Int(digits) { return .integer(integer) }
    if let float = Double(digits) { return .float(float) }
    throw GrammarError(file: file, position: start, message: "expected a number, found '\(digits)'")
  }
}

// MARK: - Scalars

extension Lexer {
  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private func starts(with symbol: String) -> Bool {
    scalars[index...].starts(with: symbol.unicodeScalars)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if scalars[index] == "\n" {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
      index += 1
    }
  }

  private func error(_ message: String) -> GrammarError {
    GrammarError(file: file, position: position, message: message)
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ("0"..."9").contains(scalar)
  }

  private static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar == "$" || scalar == "@"
  }

  private static func continuesIdentifier(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return startsIdentifier(scalar) || isDigit(scalar)
  }
}
