extension PatternParser {
  private static let deepest = 1000

  /// Reads a construct that begins with a parenthesis: a group, or flags for the rest of the enclosing group.
  mutating func openGroup() throws(RegularExpressionError) {
    let start = reader.position
    let flagsOutside = flags
    guard reader.skip("(?") else {
      reader.advance()
      return try enterGroup(opening: start, flagsOutside: flagsOutside)
    }
    try refuseForeignGroup(start)
    if reader.skip("P<") || reader.skip("<") {
      try readGroupName(start)
    } else if try readFlags(start) == ")" {
      return
    }
    try enterGroup(opening: start, flagsOutside: flagsOutside)
  }

  mutating func closeGroup() throws(RegularExpressionError) {
    reader.advance()
    guard let outer = outerGroups.popLast() else {
      throw reader.error("unexpected )", from: reader.position - 1)
    }
    flags = group.flagsOutside
    let block = group.block()
    group = outer
    group.sequence.append(block)
  }

  private mutating func enterGroup(opening: Int, flagsOutside: PatternFlags) throws(RegularExpressionError) {
    guard outerGroups.count < Self.deepest else {
      throw reader.error("groups are nested more than \(Self.deepest) deep", from: opening, to: opening + 1)
    }
    outerGroups.append(group)
    group = PatternGroup(opening: opening, flagsOutside: flagsOutside)
  }

  /// Reads the name after `(?P<` or `(?<` and ignores it, because captures are not supported.
  private mutating func readGroupName(_ start: Int) throws(RegularExpressionError) {
    let nameStart = reader.position
    guard let name = reader.read(upTo: ">") else { throw reader.error("missing > behind a group's name", from: start) }
    if name.isEmpty { throw reader.error("a group's name is empty", from: start) }
    for (index, scalar) in name.unicodeScalars.enumerated() where !Self.isNameScalar(scalar) {
      throw reader.error(
        "a group's name has letters, digits and _ only", from: nameStart + index, to: nameStart + index + 1)
    }
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
      // Preferring one match over another does not affect whether there is a match.
      case "U": break
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
    for (words, meaning) in Self.foreignGroups where reader.stands(at: words) {
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
