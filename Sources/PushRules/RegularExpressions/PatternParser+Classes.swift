import PushDiagnostics

extension PatternParser {
  /// Classes with many ranges count as several instructions, which limits their total size.
  private static let rangesPerInstruction = 8

  mutating func readClass() throws(RegularExpressionError) -> ScalarSet {
    let start = reader.position
    reader.advance()
    let isNegated = reader.skip("^")
    var members: [ClosedRange<UInt32>] = []
    var isFirst = true
    // A closing bracket at the start is a member.
    while isFirst || !reader.skip("]") {
      isFirst = false
      if reader.next == nil { throw reader.error("missing ] at the end", from: start, to: start + 1) }
      members += try readMembers().ranges
    }
    let set = ScalarSet(members)
    return isNegated ? set.inverted : set
  }

  /// Reads one item of a class in brackets.
  private mutating func readMembers() throws(RegularExpressionError) -> ScalarSet {
    if reader.isNext("[:"), let set = try readPOSIXClass() { return set }
    if reader.next == "\\", let set = try readClassEscape() { return set }
    let start = reader.position
    let low = try readMember()
    guard reader.next == "-", let end = reader.peek(1), end != "]" else { return folded(ScalarSet(low)) }
    reader.advance()
    let high = try readMember()
    guard low <= high else { throw reader.error("\(reader.piece(from: start)) runs backwards", from: start) }
    return folded(ScalarSet([low...high]))
  }

  private mutating func readMember() throws(RegularExpressionError) -> UInt32 {
    if reader.next == "\\" { return try readScalarEscape() }
    defer { reader.advance() }
    return reader.next?.value ?? 0
  }

  /// Reads `[:name:]`; nil if it is not closed, in which case the bracket is a member.
  private mutating func readPOSIXClass() throws(RegularExpressionError) -> ScalarSet? {
    let start = reader.position
    reader.advance(2)
    guard let text = reader.read(upTo: ":]") else {
      reader.position = start
      return nil
    }
    let isNegated = text.hasPrefix("^")
    guard let set = NamedClasses.named(isNegated ? String(text.dropFirst()) : text) else {
      throw reader.error("\(reader.piece(from: start)) is not a valid RE2 class", from: start)
    }
    return isNegated ? folded(set).inverted : folded(set)
  }

  /// Reads an escape such as `\d`, or `\p{Lu}`; nil if the backslash begins another escape.
  mutating func readClassEscape() throws(RegularExpressionError) -> ScalarSet? {
    guard let letter = reader.peek(1) else { return nil }
    if letter == "p" || letter == "P" { return try readCategory(isNegated: letter == "P") }
    guard let set = NamedClasses.perl(letter) else { return nil }
    reader.advance(2)
    return letter.properties.isUppercase ? folded(set).inverted : folded(set)
  }

  /// Reads `\pL`, `\p{Lu}`, `\p{^Lu}` or `\p{Greek}`.
  private mutating func readCategory(isNegated: Bool) throws(RegularExpressionError) -> ScalarSet {
    let start = reader.position
    reader.advance(2)
    var name = ""
    if reader.skip("{") {
      guard let inBraces = reader.read(upTo: "}") else {
        throw reader.error("missing } behind \(reader.piece(from: start))", from: start)
      }
      name = inBraces
    } else if let letter = reader.next {
      reader.advance()
      name = String(letter)
    }
    if name.isEmpty { throw reader.error("\(reader.piece(from: start)) names no category or script", from: start) }
    let isInverse = name.hasPrefix("^")
    let plain = isInverse ? String(name.dropFirst()) : name
    guard let set = GeneralCategories.set(named: plain) ?? Scripts.set(named: plain) else {
      let nearest = Suggestion.nearest(to: plain, among: Scripts.names).map { "; did you mean \($0)?" } ?? ""
      throw reader.error(
        "\(reader.piece(from: start)) is not a valid general category or script of RE2\(nearest)", from: start)
    }
    try grow(by: set.ranges.count / Self.rangesPerInstruction, from: start)
    return isNegated != isInverse ? folded(set).inverted : folded(set)
  }
}
