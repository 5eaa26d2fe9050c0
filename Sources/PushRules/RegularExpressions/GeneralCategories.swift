/// The classes of Unicode's general categories: `\pL`, `\p{Lu}`.
enum GeneralCategories {
  /// The class of a category's short name; nil: RE2 has none of this name. `Any` is everything.
  static func set(named name: String) -> ScalarSet? {
    if name == "Any" { return .all }
    let members = byName.filter { $0.key == name || (name.utf8.count == 1 && $0.key.hasPrefix(name)) }
    return members.isEmpty ? nil : ScalarSet(members.flatMap { ranges[$0.value] ?? [] })
  }

  /// The short names. `Cn`, what is not assigned, is no class in RE2, and not part of `C`.
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
