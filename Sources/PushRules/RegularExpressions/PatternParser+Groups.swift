extension PatternParser {
  private static let deepest = 1000

  /// Reads a construct that begins with a parenthesis: a group, or flags for the rest of the enclosing group.
  mutating func openGroup() throws(RegularExpressionError) {
    let start = reader.position
    let flagsOutside = flags
    guard reader.skip("(?") else {
      reader.advance()
      return try enterGroup(PatternGroup(opening: start, number: groups.add(), flagsOutside: flagsOutside))
    }
    try refuseForeignGroup(start)
    var number: Int?
    if reader.skip("P<") || reader.skip("<") {
      number = try groups.add(named: readGroupName(start))
    } else if try readFlags(start) == ")" {
      return
    }
    try enterGroup(PatternGroup(opening: start, number: number, flagsOutside: flagsOutside))
  }

  mutating func closeGroup() throws(RegularExpressionError) {
    reader.advance()
    guard let outer = outerGroups.popLast() else {
      throw reader.error("unexpected )", from: reader.position - 1)
    }
    flags = group.flagsOutside
    let slot = group.number.flatMap { savedGroups.firstIndex(of: $0) }.map(CaptureMatch.firstSlot)
    var block = group.block()
    group = outer
    if let slot {
      try grow(by: 2, from: reader.position - 1)
      block = .sequence([PatternBlock(.save(slot: slot)), block, PatternBlock(.save(slot: slot + 1))])
    }
    group.sequence.append(block)
  }

  private mutating func enterGroup(_ inner: PatternGroup) throws(RegularExpressionError) {
    guard outerGroups.count < Self.deepest else {
      throw reader.error("groups are nested more than \(Self.deepest) deep", from: inner.opening, to: inner.opening + 1)
    }
    outerGroups.append(group)
    group = inner
  }

  /// Reads the name after `(?P<` or `(?<`.
  private mutating func readGroupName(_ start: Int) throws(RegularExpressionError) -> String {
    let nameStart = reader.position
    guard let name = reader.read(upTo: ">") else { throw reader.error("missing > behind a group's name", from: start) }
    if name.isEmpty { throw reader.error("a group's name is empty", from: start) }
    for (index, scalar) in name.unicodeScalars.enumerated() where !Self.isNameScalar(scalar) {
      throw reader.error(
        "a group's name has letters, digits and _ only", from: nameStart + index, to: nameStart + index + 1)
    }
    if groups.number(named: name) != nil {
      throw reader.error("two groups have the name \(name)", from: nameStart, to: reader.position - 1)
    }
    return name
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }

  /// Reads flags as in `(?i-s)` or `(?i:`, including the terminator.
  private mutating func readFlags(_ start: Int) throws(RegularExpressionError) -> Unicode.Scalar {
    var isSet = true
    var isMissing = false
    while let flag = reader.next {
      reader.advance()
      switch flag {
      case "i": flags.ignoresCase = isSet
      case "m": flags.isMultiline = isSet
      case "s": flags.dotTakesNewline = isSet
      case "U": flags.prefersLess = isSet
      case "-" where isSet:
        isSet = false
        isMissing = true
        continue
      case ":" where !isMissing, ")" where !isMissing: return flag
      case ":", ")": throw reader.error("no flag behind the -", from: start)
      default:
        throw reader.error("\(flag) is not a valid flag; flags are i, m, s and U", from: reader.position - 1)
      }
      isMissing = false
    }
    throw reader.error("missing ) at the end", from: start, to: start + 1)
  }

  /// Rejects `(?` constructs of other engines that RE2 does not support.
  private func refuseForeignGroup(_ start: Int) throws(RegularExpressionError) {
    for (words, meaning) in Self.foreignGroups where reader.isNext(words) {
      throw reader.error(
        "(?\(words) is \(meaning), which RE2 does not have", from: start,
        to: reader.position + words.unicodeScalars.count)
    }
    if let digit = reader.next, ("0"..."9").contains(digit) {
      throw reader.error("(?\(digit) is a recursion, which RE2 does not have", from: start, to: reader.position + 1)
    }
  }

  private static let foreignGroups = [
    ("=", "a look-ahead"), ("!", "a look-ahead"), ("<=", "a look-behind"), ("<!", "a look-behind"),
    ("P=", "a back reference"), ("P>", "a recursion"), ("R", "a recursion"), ("&", "a recursion"), ("+", "a recursion"),
    ("#", "a comment"), (">", "an atomic group"), ("|", "a branch reset"), ("(", "a condition"),
    ("'", "a group's name in quotes"), ("{", "code"), ("?{", "code"), ("C", "a callout"),
  ]
}
