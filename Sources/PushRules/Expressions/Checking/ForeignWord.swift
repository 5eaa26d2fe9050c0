/// Words of other languages with equivalents in expressions: `len(x)` is `size(x)`, and `and` is `&&`.
enum ForeignWord {
  /// Binary operators, in lower case and with the literals of CEL.
  static let operators = [
    "and": "&&", "or": "||", "mod": "%", "is": "==", "is not": "!=", "is in": "in", "is not in": "!(… in …)",
    "not in": "!(… in …)", "is null": "!has(…)", "is not null": "has(…)", "not null": "has(…)",
  ]
  /// Comparison signs with which no token begins.
  static let signs = ["===": "==", "!==": "!=", "<==": "<=", ">==": ">=", "=>": ">=", "=<": "<=", "=!": "!="]
  /// Unary operators.
  static let prefixes = ["not": "!", "NOT": "!"]
  static let literals = ["True": "true", "False": "false", "nil": "null", "None": "null", "undefined": "null"]

  /// Functions by their names in other languages.
  static let functions: [String: Call] = [
    "len": "size", "length": "size", "count": "size", "strlen": "size",
    "lower": ".lowerAscii", "lowercase": ".lowerAscii", "lowercased": ".lowerAscii", "toLower": ".lowerAscii",
    "toLowerCase": ".lowerAscii", "tolower": ".lowerAscii",
    "upper": ".upperAscii", "uppercase": ".upperAscii", "uppercased": ".upperAscii", "toUpper": ".upperAscii",
    "toUpperCase": ".upperAscii", "toupper": ".upperAscii",
    "slice": ".substring", "substr": ".substring",
    "strip": ".trim", "hasPrefix": ".startsWith", "hasSuffix": ".endsWith", "includes": ".contains",
    "isEmpty": "size == 0", "empty": "size == 0", "hour": ".getHours", "hours": ".getHours",
    "defined": "has", "exists": "has", "isset": "has", "present": "has",
    "str": "string", "toString": "string", "float": "double", "number": "double",
  ]

  /// The form of a function call: `f` for `f(x)`, `.f` for `x.f()`, and what is behind it: `f == 0`.
  struct Call: ExpressibleByStringLiteral {
    let name: String
    var isMethod = false
    var rest = ""

    init(stringLiteral text: String) {
      isMethod = text.hasPrefix(".")
      name = String(text.drop { $0 == "." }.prefix { $0 != " " })
      rest = String(text.drop { $0 != " " })
    }

    /// An existing function; nil if there is no function with this name and call form.
    init?(of name: String, isMethod: Bool) {
      guard Function.named(name, isMethod: isMethod) != nil else { return nil }
      (self.name, self.isMethod) = (name, isMethod)
    }

    /// Whether it takes values of these types. `has` takes what has a name.
    func takes(_ types: [ValueType], areNames: Bool = true) -> Bool {
      guard let function = Function.named(name, isMethod: isMethod) else { return types.count == 1 && areNames }
      return function.signatures.contains { $0.takes(types) }
    }

    /// The call with the texts of its arguments.
    func call(on values: [String]) -> String {
      guard isMethod, let first = values.first else { return "\(name)(\(values.joined(separator: ", ")))\(rest)" }
      return "\(first).\(name)(\(values.dropFirst().joined(separator: ", ")))"
    }
  }
}
