/// The classes of Unicode's scripts: `\p{Cyrillic}`.
enum Scripts {
  /// The class of a script's long name; nil: no script has this name.
  static func set(named name: String) -> ScalarSet? {
    for line in ScriptTable.text.split(separator: "\n") where line.hasPrefix("\(name) ") {
      return ScalarSet(line.split(separator: " ").dropFirst().compactMap(range))
    }
    return nil
  }

  static var names: [String] {
    ScriptTable.text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt32>? {
    let ends = text.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }
}
