/// The typed syntax and the decoder of one format.
struct SwiftSyntax {
  let grammar: FormatGrammar
  /// The cases of `RuleName`.
  let ruleNames: [String]

  var text: String {
    let declarations = grammar.rules.flatMap { rule in
      rule.object.map { object($0, of: rule) } ?? SwiftEnum(rule, in: grammar).map { [$0.lines] } ?? []
    }
    return ([["public import PushJSON"], format] + declarations).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var format: [String] {
    let objects = ObjectPaths(grammar: grammar).all.map { rule, keys, path in
      let number = ruleNames.firstIndex(of: SwiftName.rule(grammar.name, rule.name)) ?? 0
      return "    " + (["\(number)", path] + keys).joined(separator: ",")
    }
    return documentation(grammar.documentation) + [
      "package enum \(SwiftName.type(grammar.name, "grammar")) {",
      "  /// A line for each object: the number of its rule, its path and the names of its members.",
      "  package static let grammar = Grammar(title: \"\(grammar.title)\", objects: \"\"\"",
    ] + objects + ["    \"\"\")", "}"]
  }

  /// A struct, followed by the enums of its members' own choices.
  private func object(_ object: ObjectShape, of rule: Rule) -> [[String]] {
    let enums = object.members.filter { $0.correctKey == nil }.compactMap { member in
      SwiftEnum(member, of: rule, in: grammar)?.lines
    }
    return [SwiftStruct(rule, object, in: grammar).lines] + enums
  }
}

/// A comment of the grammar as a Swift comment.
func documentation(_ text: String, indent: String = "") -> [String] {
  if text.isEmpty { return [] }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map {
    $0.isEmpty ? indent + "///" : indent + "/// " + $0
  }
}
