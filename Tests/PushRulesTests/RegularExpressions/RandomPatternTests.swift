import Testing

/// Small random patterns and texts: all parts of the engine agree with the reference matcher.
@Suite struct RandomPatternTests {
  @Test(arguments: 0..<10)
  func agreesWithThePlainMatcher(_ seed: Int) throws {
    var random = RandomPattern(seed: UInt64(seed))
    var matches = 0
    for _ in 0..<80 {
      let pattern = random.pattern(depth: 4)
      for _ in 0..<4 {
        let text = random.text()
        let isMatch = pattern.matches(Array(text.unicodeScalars))
        matches += isMatch ? 1 : 0
        #expect(try Verdict(pattern.source, text).isUnanimous(isMatch), "\(pattern.source) on \(text.debugDescription)")
      }
    }
    // Both results must be frequent enough for the comparison to be meaningful.
    #expect((50...270).contains(matches))
  }
}

/// Patterns and texts over a few scalars: word and other characters, of one and several bytes, and the newline.
struct RandomPattern {
  private static let scalars: [Unicode.Scalar] = ["a", "b", "_", "-", " ", "\n", "é", "😀"]
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func text() -> String {
    String(String.UnicodeScalarView((0..<number(8)).map { _ in scalar() }))
  }

  mutating func pattern(depth: Int) -> ReferencePattern {
    switch number(depth > 0 ? 10 : 5) {
    case 0, 1: .scalar(scalar())
    case 2: .any
    case 3: .oneOf(members(), isNegated: number(2) == 0)
    case 4: .place(ReferencePattern.Place.allCases[number(ReferencePattern.Place.allCases.count)])
    case 5: .choice((0...number(3)).map { _ in pattern(depth: depth - 1) })
    case 6: repetition(of: pattern(depth: depth - 1))
    default: .sequence((0...number(4)).map { _ in pattern(depth: depth - 1) })
    }
  }

  private mutating func repetition(of piece: ReferencePattern) -> ReferencePattern {
    let least = number(3)
    return .repetition(piece, least: least, most: number(2) == 0 ? nil : least + number(3))
  }

  /// The hyphen is excluded, because it has a special meaning in classes.
  private mutating func members() -> [Unicode.Scalar] {
    (0...number(3)).map { _ in scalar() }.map { $0 == "-" ? "_" : $0 }
  }

  private mutating func scalar() -> Unicode.Scalar { Self.scalars[number(Self.scalars.count)] }

  mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state &* 0x2545_f491_4f6c_dd1d) >> 33) % limit
  }
}
