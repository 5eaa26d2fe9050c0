/// The classes of Unicode's general categories: `\pL`, `\p{Lu}`.
enum GeneralCategories {
  /// The class of a category's short name; nil if RE2 has no such name. `Any` contains all scalars.
  static func set(named name: String) -> ScalarSet? {
    name == "Any" ? .all : sets[name]
  }

  /// The class of each two-letter name, and of each first letter, which contains all categories that begin with it.
  private static let sets: [String: ScalarSet] = {
    let short = Dictionary(grouping: byName.keys) { String($0.prefix(1)) }
    let names = byName.keys.map { ($0, [$0]) } + short.map { ($0.key, $0.value) }
    return Dictionary(
      uniqueKeysWithValues: names.map { name, parts in
        (name, ScalarSet(parts.compactMap { byName[$0] }.flatMap { ranges[$0] ?? [] }))
      })
  }()

  /// The short names. `Cn` (unassigned) is not a class in RE2 and not part of `C`.
  private static let byName: [String: Unicode.GeneralCategory] = [
    "Cc": .control, "Cf": .format, "Co": .privateUse, "Cs": .surrogate,
    "Ll": .lowercaseLetter, "Lm": .modifierLetter, "Lo": .otherLetter, "Lt": .titlecaseLetter, "Lu": .uppercaseLetter,
    "Mc": .spacingMark, "Me": .enclosingMark, "Mn": .nonspacingMark,
    "Nd": .decimalNumber, "Nl": .letterNumber, "No": .otherNumber,
    "Pc": .connectorPunctuation, "Pd": .dashPunctuation, "Pe": .closePunctuation, "Pf": .finalPunctuation,
    "Pi": .initialPunctuation, "Po": .otherPunctuation, "Ps": .openPunctuation,
    "Sc": .currencySymbol, "Sk": .modifierSymbol, "Sm": .mathSymbol, "So": .otherSymbol,
    "Zl": .lineSeparator, "Zp": .paragraphSeparator, "Zs": .spaceSeparator,
  ]

  /// The members of each category, read from the standard library once.
  private static let ranges: [Unicode.GeneralCategory: [ClosedRange<UInt32>]] = {
    var ranges: [Unicode.GeneralCategory: [ClosedRange<UInt32>]] = [:]
    for stretch in ScalarStretches.uniform { ranges[category(of: stretch.lowerBound), default: []].append(stretch) }
    for stretch in ScalarStretches.mixed {
      var start = stretch.lowerBound
      var current = category(of: start)
      for value in stretch {
        let category = category(of: value)
        if category == current { continue }
        ranges[current, default: []].append(start...value - 1)
        (start, current) = (value, category)
      }
      ranges[current, default: []].append(start...stretch.upperBound)
    }
    return ranges
  }()

  static func category(of value: UInt32) -> Unicode.GeneralCategory {
    Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
  }
}
