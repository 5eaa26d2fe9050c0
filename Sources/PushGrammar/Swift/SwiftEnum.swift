/// The enum of a choice of spellings or numbers.
struct SwiftEnum {
  let lines: [String]

  /// Nil if the rule is not a choice.
  init?(_ rule: Rule, in grammar: FormatGrammar) {
    self.init(rule.shape, name: SwiftName.type(grammar.name, rule.name), comment: rule.documentation)
  }

  /// Nil if the member does not have a choice of its own.
  init?(_ member: Member, of rule: Rule, in grammar: FormatGrammar) {
    let choice = grammar.resolve(member.shape)
    if choice.rule?.isChoice == true { return nil }
    let name = TypeNames(grammar: grammar, rule: rule, member: member).choice(choice.shape)
    self.init(choice.shape, name: name, comment: grammar.documentation(of: member))
  }

  private init?(_ shape: Shape, name: String, comment: String) {
    let body: [String]
    switch shape {
    case .spellings(let spellings): body = Self.spelled(spellings, name)
    case .numbers(let numbers): body = Self.numbered(numbers, name)
    default: return nil
    }
    lines = documentation(comment) + body + ["}"]
  }

  private static func spelled(_ spellings: [String], _ name: String) -> [String] {
    var keys = KeySwitch()
    // Spellings that differ only in case share a case.
    var cases: [String] = []
    for spelling in spellings {
      let name = SwiftName.enumCase(spelling)
      if !cases.contains(name) { cases.append(name) }
      keys.add(spelling, "self = .\(name); return")
    }
    let declarations = cases.enumerated().map { "  case \($1)\($0 == 0 ? " = 1" : "")" }
    return ["@usableFromInline", "package enum \(name): UInt8, Spelled {"] + declarations + [
      "  @usableFromInline package static let spellings: StaticString = \(JSONText.quoted(spellings.joined(separator: "\n")))",
      "",
      "  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {",
    ] + keys.lines(indent: "    ") + ["    return nil", "  }"]
  }

  private static func numbered(_ numbers: [NamedNumber], _ name: String) -> [String] {
    let cases = numbers.map { number in
      let sign = number.value < 0 ? "minus" : "value"
      return "  case \(number.name.map(SwiftName.enumCase) ?? "\(sign)\(number.value.magnitude)") = \(number.value)"
    }
    let spellings = numbers.map { number in "\(number.value)" + (number.name.map { " (\($0))" } ?? "") }
    return ["@usableFromInline", "package enum \(name): Int, Numbered {"] + cases + [
      "  @usableFromInline package static let spellings: StaticString = \(JSONText.quoted(spellings.joined(separator: "\n")))"
    ]
  }
}
