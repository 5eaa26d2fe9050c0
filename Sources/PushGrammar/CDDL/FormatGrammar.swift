extension FormatGrammar {
  /// The format's name in sentences: `APNs`.
  var title: String {
    documentation.isEmpty ? name : String(documentation.prefix { $0 != ":" && $0 != " " })
  }

  /// The rules for a document, the root first.
  var documents: [Rule] {
    guard case .either(let alternatives)? = union?.shape else { return [rules[0]] }
    return alternatives.compactMap { resolve($0).rule }
  }

  var root: Rule { documents[0] }

  /// Where a file is, relative to the package's root.
  static func path(of name: String) -> String { "grammar/\(name).cddl" }

  /// The alternative spelling of a key, if there is one: `collapse_key` can also be `collapseKey`.
  func lowerCamelCase(_ key: String) -> String? {
    guard takesLowerCamelCase, key.contains("_") else { return nil }
    let words = key.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  func rule(_ name: String) -> Rule? { rules.first { $0.name == name } }

  func error(_ message: String, at position: Position) -> GrammarError {
    GrammarError(file: path, position: position, message: message)
  }

  /// Resolves the names of a shape to the last rule, which gives the type its name.
  func resolve(_ shape: Shape) -> (shape: Shape, rule: Rule?) {
    var (shape, last): (Shape, Rule?) = (shape, nil)
    while case .rule(let name, _) = shape, let rule = rule(name) {
      (shape, last) = (rule.shape, rule)
    }
    return (shape, last)
  }

  /// A member's own comment, or that of the rule it refers to.
  func documentation(of member: Member) -> String {
    if member.documentation.isEmpty, case .rule(let name, _) = member.shape {
      return rule(name)?.documentation ?? ""
    }
    return member.documentation
  }

  /// Whether an object contains another through nested objects, not counting arrays.
  func nests(_ outer: Rule, _ inner: Rule) -> Bool {
    var seen: Set<String> = []
    var open = [outer]
    while let next = open.popLast() {
      if next.name == inner.name { return true }
      if seen.insert(next.name).inserted { open += nestedRules(of: next) }
    }
    return false
  }

  private func nestedRules(of rule: Rule) -> [Rule] {
    (rule.object?.members ?? []).compactMap { member in
      let target = resolve(member.shape).rule
      return target?.object == nil ? nil : target
    }
  }
}
