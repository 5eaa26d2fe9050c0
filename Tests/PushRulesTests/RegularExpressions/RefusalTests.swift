import PushRules
import Testing

/// Invalid patterns, with the error and the invalid part.
@Suite struct RefusalTests {
  @Test(arguments: [
    ("(ab", "missing ) at the end", 0..<1), ("x(a|(b)", "missing ) at the end", 1..<2),
    ("(?:a", "missing ) at the end", 0..<1), ("(?i", "missing ) at the end", 0..<1), ("ab)c", "unexpected )", 2..<3),
    ("é)", "unexpected )", 2..<3), ("[a-z", "missing ] at the end", 0..<1), ("x[]", "missing ] at the end", 1..<2),
    ("[a-", "missing ] at the end", 0..<1), ("[^", "missing ] at the end", 0..<1),
    ("[z-a]", "z-a runs backwards", 1..<4), ("[\\x{30}-!]", "\\x{30}-! runs backwards", 1..<9),
    ("[a-\\d]", "\\d is not a valid RE2 escape", 3..<5),
    ("[[:foo:]]", "[:foo:] is not a valid RE2 class", 1..<8),
    ("*a", "missing argument to repetition operator *", 0..<1),
    ("a|+", "missing argument to repetition operator +", 2..<3),
    ("(?i)?", "missing argument to repetition operator ?", 4..<5),
    ("({2}", "missing argument to repetition operator {2}", 1..<4),
    ("\\Q\\E*", "missing argument to repetition operator *", 4..<5),
    ("a**", "bad repetition operator **", 1..<3), ("a++", "bad repetition operator ++", 1..<3),
    ("ba*?+", "bad repetition operator *?+", 2..<5), ("a{2}{3}", "bad repetition operator {2}{3}", 1..<7),
    ("a???", "bad repetition operator ???", 1..<4),
    ("a{1001}", "bad repetition count {1001}: the most is 1000", 1..<7),
    ("a{1001,}", "bad repetition count {1001,}: the most is 1000", 1..<8),
    ("a{0,99999999999999999999}", "bad repetition count {0,99999999999999999999}: the most is 1000", 1..<25),
    ("a{3,2}", "bad repetition count {3,2}: it counts down", 1..<6),
    (
      "((a{100}){100}){100}",
      "bad repetition count {100}: with those within it makes more than 1000 copies", 9..<14
    ),
    (
      "(a{7}|b){11}c(((x{7}){11}){13})",
      "bad repetition count {13}: with those within it makes more than 1000 copies", 26..<30
    ),
    ("a\\", "trailing \\", 1..<2), ("\\1", "\\1 is a back reference, which RE2 does not have", 0..<2),
    ("(a)\\8", "\\8 is a back reference, which RE2 does not have", 3..<5),
    ("\\k<n>", "\\k is a back reference, which RE2 does not have", 0..<2),
    ("\\q", "\\q is not a valid RE2 escape", 0..<2), ("\\é", "\\é is not a valid RE2 escape", 0..<3),
    ("a\\Z", "\\Z is not in RE2: \\z is the end of the text", 1..<3), ("\\E", "\\E without a \\Q before it", 0..<2),
    ("\\C", "\\C is a byte: here characters are matched", 0..<2),
    ("\\G", "\\G is the end of the last match, which RE2 does not have", 0..<2),
    ("[\\b]", "\\b is a position, not a character: a class cannot contain it", 1..<3),
    ("[\\Qa\\E]", "a class cannot contain \\Q", 1..<3),
    ("\\x4", "\\x takes two hexadecimal digits, or more of them in braces", 0..<3),
    ("\\x{}", "\\x takes two hexadecimal digits, or more of them in braces", 0..<3),
    ("\\x{41", "\\x takes two hexadecimal digits, or more of them in braces", 0..<5),
    ("\\x{110000}", "\\x{110000 is above 10FFFF", 0..<9),
    (
      "\\p{Grek}", "\\p{Grek} is not a valid general category or script of RE2; did you mean Greek?", 0..<8
    ),
    ("\\p{Cn}", "\\p{Cn} is not a valid general category or script of RE2", 0..<6),
    ("[\\PQ]", "\\PQ is not a valid general category or script of RE2", 1..<4),
    ("a\\p", "\\p names no category or script", 1..<3), ("\\p{}", "\\p{} names no category or script", 0..<4),
    ("\\p{Lu", "missing } behind \\p{", 0..<3),
    ("(?=a)", "(?= is a look-ahead, which RE2 does not have", 0..<3),
    ("a(?!b)", "(?! is a look-ahead, which RE2 does not have", 1..<4),
    ("(?<=a)", "(?<= is a look-behind, which RE2 does not have", 0..<4),
    ("(?<!a)", "(?<! is a look-behind, which RE2 does not have", 0..<4),
    ("(?P=n)", "(?P= is a back reference, which RE2 does not have", 0..<4),
    ("(?P>n)", "(?P> is a recursion, which RE2 does not have", 0..<4),
    ("(?R)", "(?R is a recursion, which RE2 does not have", 0..<3),
    ("(?1)", "(?1 is a recursion, which RE2 does not have", 0..<3),
    ("(?#c)", "(?# is a comment, which RE2 does not have", 0..<3),
    ("(?>a)", "(?> is an atomic group, which RE2 does not have", 0..<3),
    ("(?|a)", "(?| is a branch reset, which RE2 does not have", 0..<3),
    ("(?'n'a)", "(?' is a group's name in quotes, which RE2 does not have", 0..<3),
    ("(?(1)a)", "(?( is a condition, which RE2 does not have", 0..<3),
    ("(?x)", "x is not a valid flag; flags are i, m, s and U", 2..<3),
    ("(?i-x)", "x is not a valid flag; flags are i, m, s and U", 4..<5),
    ("(?i--s)", "- is not a valid flag; flags are i, m, s and U", 4..<5), ("(?-)", "no flag behind the -", 0..<4),
    ("(?i-:a)", "no flag behind the -", 0..<5), ("(?P<>a)", "a group's name is empty", 0..<5),
    ("(?P<a b>c)", "a group's name has letters, digits and _ only", 5..<6),
    ("(?P<a>b)(?<a>c)", "two groups have the name a", 11..<12), ("(?<a", "missing > behind a group's name", 0..<3),
    ("(?Px)", "P is not a valid flag; flags are i, m, s and U", 2..<3),
    ("[\u{202e}-\n]", "\u{202e}-\u{a} runs backwards", 1..<6),
  ])
  func saysWhatIsWrongAndWhere(_ pattern: String, _ message: String, _ range: Range<Int>) {
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error?.message == message)
    #expect(error?.range == range)
  }

  @Test func nestingHasALimitAndNoStackToOverflow() throws {
    let deep = String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    #expect(try RegularExpression(deep).matches("a"))
    let deeper = String(repeating: "(", count: 1_000_000)
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(deeper) }
    #expect(error?.message == "groups are nested more than 1000 deep")
    #expect(error?.range == 1000..<1001)
  }

  @Test func theProgramHasALimit() throws {
    let allowed = "(?:" + String(repeating: "ab", count: 40) + "){1000}"
    #expect(try !RegularExpression(allowed).matches("ab"))
    let refused = "(?:" + String(repeating: "ab", count: 60) + "){1000}"
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(refused) }
    #expect(error?.message.hasPrefix("the pattern is too large here") == true)
    #expect(error?.range == 124..<130)
    #expect(throws: RegularExpressionError.self) { try RegularExpression(String(repeating: "a{1000}", count: 101)) }
    #expect(throws: RegularExpressionError.self) { try RegularExpression(String(repeating: "|", count: 50_001)) }
    #expect(throws: RegularExpressionError.self) { try RegularExpression(String(repeating: "\\pL", count: 2000)) }
  }

  @Test func longPiecesAreCutInMessages() {
    let pattern = "\\p{" + String(repeating: "x", count: 1000) + "}"
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error.map { $0.message.count < 120 } == true)
    #expect(error?.range == 0..<1004)
  }
}
