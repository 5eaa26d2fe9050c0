struct Token {
  enum Kind {
    case name(String)
    /// The magnitude of an integer; the parser handles the minus.
    case integer(UInt64)
    case uint(UInt64)
    case double(Double)
    case text(String)
    case bytes([UInt8])
    case symbol(Symbol)
    case end
  }

  enum Symbol: String, CaseIterable {
    case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", and = "&&", or = "||"
    case less = "<", greater = ">", not = "!", plus = "+", minus = "-", times = "*", over = "/", percent = "%"
    case open = "(", close = ")", openList = "[", closeList = "]", openMap = "{", closeMap = "}"
    case point = ".", comma = ",", colon = ":", question = "?"
  }

  let kind: Kind
  /// The range in the text of the expression.
  let range: Range<Int>

  /// Keywords, which cannot be names.
  static let keywords: Set<String> = ["true", "false", "null", "in"]
  /// Words that CEL reserves for host languages: allowed only as names of members and methods.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while",
  ]
}
