/// The groups of a pattern that capture. Their numbers begin with 1, in the order of their opening parentheses.
package struct PatternGroups: Sendable {
  package private(set) var count = 0
  /// The names in the order of their groups.
  package private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  init() {}

  package init(of pattern: String) throws(RegularExpressionError) { self = try PatternParser.parse(pattern).groups }

  package func number(named name: String) -> Int? { numbers[name] }

  /// Adds a group and returns its number.
  mutating func add(named name: String? = nil) -> Int {
    count += 1
    if let name {
      names.append(name)
      numbers[name] = count
    }
    return count
  }
}
