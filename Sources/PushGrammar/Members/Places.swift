/// Every member of a format by its path from the root: `notifications[].alert.title`.
///
/// Rules of other files have paths of their own, and a recursive rule is listed only once.
struct Places {
  let grammar: FormatGrammar

  var paths: [String] {
    paths(in: grammar.root, prefix: "", within: [])
  }

  private func paths(in rule: Rule, prefix: String, within: [String]) -> [String] {
    guard !within.contains(rule.name) else { return [] }
    let members = (rule.object?.members ?? []).filter { $0.correctKey == nil }
    return members.flatMap { member in
      let path = prefix + member.key
      return [path] + paths(below: member.shape, path: path, within: within + [rule.name])
    }
  }

  private func paths(below shape: Shape, path: String, within: [String]) -> [String] {
    switch grammar.resolve(shape) {
    case (.object, let rule?): paths(in: rule, prefix: path + ".", within: within)
    case (.array(let element, _), _): paths(below: element, path: path + "[]", within: within)
    case (.either(let alternatives), _):
      alternatives.flatMap { paths(below: $0, path: path, within: within) }
    default: []
    }
  }
}
