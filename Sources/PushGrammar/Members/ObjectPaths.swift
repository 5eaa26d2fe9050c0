/// Every object of a format by its path from the root, with a dot at its end: `notifications[].alert.`.
///
/// Rules of other files have paths of their own, and a recursive rule is listed only once.
struct ObjectPaths {
  typealias Object = (rule: Rule, keys: [String], path: String)

  let grammar: FormatGrammar

  var all: [Object] { objects(of: grammar.root, at: "") }

  func objects(of rule: Rule, at path: String, within: [String] = []) -> [Object] {
    guard !within.contains(rule.name) else { return [] }
    let members = (rule.object?.members ?? []).filter { $0.correctKey == nil }
    return [(rule, members.map(\.key), path)]
      + members.flatMap { objects(below: $0.shape, path: path + $0.key, within: within + [rule.name]) }
  }

  private func objects(below shape: Shape, path: String, within: [String]) -> [Object] {
    switch grammar.resolve(shape) {
    case (.object, let rule?): objects(of: rule, at: path + ".", within: within)
    case (.array(let element, _), _): objects(below: element, path: path + "[]", within: within)
    case (.either(let alternatives), _): alternatives.flatMap { objects(below: $0, path: path, within: within) }
    default: []
    }
  }
}
