/// The decoder function for a member's shape, and the type of the decoded value.
struct FieldCode {
  enum Storage {
    case node
    case choice(String)
    case nested(String)
    case elements(String)
  }

  let function: String
  let arguments: [String]
  let storage: Storage
  /// The type that checks a node on demand.
  let deferredType: String?

  private init(
    _ function: String, _ arguments: [String?] = [], storage: Storage = .node, deferredType: String? = nil
  ) {
    self.function = function
    self.arguments = arguments.compactMap(\.self)
    self.storage = storage
    self.deferredType = deferredType
  }

  init(_ member: Member, of rule: Rule, in grammar: FormatGrammar) {
    let types = TypeNames(grammar: grammar, rule: rule, member: member)
    let (shape, _) = grammar.resolve(member.shape)
    switch shape {
    case .text: self.init("text")
    case .flag: self.init("flag")
    case .integer(let range): self.init("integer", [range.map { "in: \($0)" }])
    case .number(let range): self.init("number", [range.map { "in: \($0)" }])
    case .any, .null, .rule: self.init("any")
    case .freeObject: self.init("object")
    case .textMap: self.init("textMap")
    case .spellings, .numbers: self.init("choice", storage: .choice(types.choice(member.shape)))
    case .object, .socket: self.init(object: member.shape, types)
    case .array(let element, let count): self.init(arrayOf: element, Self.bounds(count), types)
    case .either(let alternatives):
      let kinds = alternatives.compactMap { grammar.kind(of: $0).map { ".\($0.rawValue)" } }
      let object = alternatives.lazy.compactMap { types.object($0) }.first
      self.init("either", ["[\(kinds.joined(separator: ", "))]"], deferredType: object)
    }
  }

  /// A struct cannot contain itself, and a rule of another file is decoded on demand.
  private init(object shape: Shape, _ types: TypeNames) {
    let type = types.object(shape) ?? ""
    if let inner = types.grammar.resolve(shape).rule, inner.object != nil, !types.grammar.nests(inner, types.rule) {
      self.init("nested", storage: .nested(type))
    } else {
      self.init("object", deferredType: type)
    }
  }

  private init(arrayOf element: Shape, _ count: String?, _ types: TypeNames) {
    if let type = types.object(element) {
      self.init("elements", [count], storage: .elements(type))
      return
    }
    switch types.grammar.resolve(element).shape {
    case .text: self.init("texts", [count])
    case .integer(let range): self.init("integers", [range.map { "in: \($0)" }])
    default: self.init("array")
    }
  }

  private static func bounds(_ count: ClosedRange<Int>?) -> String? {
    count.map { $0.upperBound == Int.max ? "count: \($0.lowerBound)...Int.max" : "count: \($0)" }
  }
}

/// The names of the generated types for a member's shape.
struct TypeNames {
  let grammar: FormatGrammar
  let rule: Rule
  let member: Member

  /// The struct of an object rule in this or another file.
  func object(_ shape: Shape) -> String? {
    switch grammar.resolve(shape) {
    case (.object, let rule?): SwiftName.type(grammar.name, rule.name)
    case (.socket(let format, let rule, _), _): SwiftName.type(format, rule)
    default: nil
    }
  }

  /// The enum of a choice: that of its rule, or the member's own.
  func choice(_ shape: Shape) -> String {
    if let named = grammar.resolve(shape).rule, named.isChoice { return SwiftName.type(grammar.name, named.name) }
    return SwiftName.type(grammar.name, rule.name, member.key)
  }
}

extension Rule {
  var isChoice: Bool {
    switch shape {
    case .spellings, .numbers: true
    default: false
    }
  }
}
