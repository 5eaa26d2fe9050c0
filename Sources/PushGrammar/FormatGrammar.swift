extension FormatGrammar {
  /// The format as sentences name it: `APNs`.
  var title: String {
    documentation.isEmpty ? name : String(documentation.prefix { $0 != ":" && $0 != " " })
  }

  /// What a document can be, the root first.
  var documents: [Rule] {
    guard case .either(let alternatives)? = union?.shape else { return [rules[0]] }
    return alternatives.compactMap { resolve($0).rule }
  }

  var root: Rule { documents[0] }

  /// The other spelling of a key, where there is one: `collapse_key` is `collapseKey` too.
  func lowerCamelCase(_ key: String) -> String? {
    guard takesLowerCamelCase, key.contains("_") else { return nil }
    let words = key.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  func rule(_ name: String) -> Rule? {
    rules.first { $0.name == name }
  }

  /// What a shape stands for: names are followed to the last rule, which is the one that gives the type its name.
  func resolve(_ shape: Shape) -> (shape: Shape, rule: Rule?) {
    var (shape, last): (Shape, Rule?) = (shape, nil)
    while case .rule(let name, _) = shape, let rule = rule(name) {
      (shape, last) = (rule.shape, rule)
    }
    return (shape, last)
  }

  /// A member's own comment, else that of the rule it names.
  func documentation(of member: Member) -> String {
    if member.documentation.isEmpty, case .rule(let name, _) = member.shape {
      return rule(name)?.documentation ?? ""
    }
    return member.documentation
  }

  /// Whether an object leads back to another through nested objects alone; through arrays it may.
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
