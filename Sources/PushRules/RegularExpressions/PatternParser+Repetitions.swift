extension PatternParser {
  private static let mostCopies = 1000

  /// Reads `*`, `+`, `?` or counts in braces, and repeats the previous block. A brace without counts is a literal.
  mutating func readRepetition() throws(RegularExpressionError) {
    let start = reader.position
    guard let counts = readCounts() else {
      reader.advance()
      return try pushLiteral(0x7b)
    }
    let prefersMore = reader.skip("?") == flags.prefersLess
    if let last = lastRepetition, last.upperBound == start {
      let operators = reader.piece(from: last.lowerBound)
      throw reader.error("bad repetition operator \(operators)", from: last.lowerBound)
    }
    lastRepetition = start..<reader.position
    try repeatLast(counts, prefersMore: prefersMore, start)
  }

  private mutating func repeatLast(
    _ counts: PatternCounts, prefersMore: Bool, _ start: Int
  ) throws(RegularExpressionError) {
    var text: String { reader.piece(from: start) }
    if max(counts.least, counts.most ?? 0) > Self.mostCopies {
      throw reader.error("bad repetition count \(text): the most is \(Self.mostCopies)", from: start)
    }
    if let most = counts.most, most < counts.least {
      throw reader.error("bad repetition count \(text): it counts down", from: start)
    }
    guard let block = group.sequence.last else {
      throw reader.error("missing argument to repetition operator \(text)", from: start)
    }
    let most = counts.most ?? counts.least
    if most > 1, block.copies * most > Self.mostCopies {
      throw reader.error(
        "bad repetition count \(text): with those within it makes more than \(Self.mostCopies) copies", from: start)
    }
    try grow(by: block.repeatedCount(counts), from: start)
    group.sequence[group.sequence.count - 1] = block.repeated(counts, prefersMore: prefersMore)
  }

  private mutating func readCounts() -> PatternCounts? {
    if reader.skip("*") { return PatternCounts(least: 0, most: nil) }
    if reader.skip("+") { return PatternCounts(least: 1, most: nil) }
    if reader.skip("?") { return PatternCounts(least: 0, most: 1) }
    var ahead = reader
    ahead.advance()
    guard let least = Self.readNumber(&ahead) else { return nil }
    var most: Int? = least
    if ahead.skip(",") {
      if ahead.next == "}" {
        most = nil
      } else {
        guard let number = Self.readNumber(&ahead) else { return nil }
        most = number
      }
    }
    guard ahead.skip("}") else { return nil }
    reader = ahead
    return PatternCounts(least: least, most: most)
  }

  /// Reads a number without leading zeros. Large numbers are clamped, because all of them are rejected.
  private static func readNumber(_ reader: inout PatternReader) -> Int? {
    let start = reader.position
    var number = 0
    while let digit = reader.next, ("0"..."9").contains(digit) {
      number = min(number * 10 + Int(digit.value - 0x30), mostCopies + 1)
      reader.advance()
    }
    let length = reader.position - start
    return length == 0 || (length > 1 && reader.peek(-length) == "0") ? nil : number
  }
}
