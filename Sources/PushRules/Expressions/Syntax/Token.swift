/// A piece of an expression's text that means something by itself.
struct Token {
  enum Kind {
    case name(String)
    /// The digits of a number below zero come with their minus, which the parser finds.
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
  /// Where it stands in the text of the expression.
  let range: Range<Int>

  /// Words that mean something by themselves, so that nothing can be called so.
  static let keywords: Set<String> = ["true", "false", "null", "in"]
  /// Words that CEL keeps for the languages around it: members and methods may be called so, nothing else.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while",
  ]
}
