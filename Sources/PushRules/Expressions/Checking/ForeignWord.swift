/// Words of other languages with equivalents in expressions: `len(x)` is `size(x)`, and `and` is `&&`.
enum ForeignWord {
  /// Binary operators.
  static let operators = ["and": "&&", "AND": "&&", "or": "||", "OR": "||", "is": "==", "mod": "%"]
  /// Unary operators.
  static let prefixes = ["not": "!", "NOT": "!"]
  static let literals = ["True": "true", "False": "false", "nil": "null", "None": "null", "undefined": "null"]

  /// Functions by their names in other languages.
  static let functions: [String: Call] = [
    "len": .size, "length": .size, "count": .size, "strlen": .size,
    "lower": .lowercase, "lowercase": .lowercase, "lowercased": .lowercase, "toLower": .lowercase,
    "toLowerCase": .lowercase, "tolower": .lowercase,
    "upper": .uppercase, "uppercase": .uppercase, "uppercased": .uppercase, "toUpper": .uppercase,
    "toUpperCase": .uppercase, "toupper": .uppercase,
    "strip": .trim, "hasPrefix": .startsWith, "hasSuffix": .endsWith, "includes": .contains,
    "defined": .has, "exists": .has, "isset": .has, "present": .has,
    "str": .string, "toString": .string, "float": .double, "number": .double,
  ]

  /// The form of a function call: `f(x)` or `x.f()`.
  struct Call {
    let name: String
    var isMethod = false

    static let size = Call(name: "size")
    static let has = Call(name: "has")
    static let string = Call(name: "string")
    static let double = Call(name: "double")
    static let lowercase = Call(name: "lowerAscii", isMethod: true)
    static let uppercase = Call(name: "upperAscii", isMethod: true)
    static let trim = Call(name: "trim", isMethod: true)
    static let startsWith = Call(name: "startsWith", isMethod: true)
    static let endsWith = Call(name: "endsWith", isMethod: true)
    static let contains = Call(name: "contains", isMethod: true)

    /// The call with the texts of its arguments.
    func call(on values: [String]) -> String {
      guard isMethod, let first = values.first else { return "\(name)(\(values.joined(separator: ", ")))" }
      return "\(first).\(name)(\(values.dropFirst().joined(separator: ", ")))"
    }
  }
}

extension ForeignWord.Call {
  /// An existing function; nil if there is no function with this name and call form.
  init?(of name: String, isMethod: Bool) {
    guard Function.named(name, isMethod: isMethod) != nil else { return nil }
    self.init(name: name, isMethod: isMethod)
  }
}
