import Testing

@testable import PushRules

/// Every construct of the syntax, with a matching and a non-matching text.
@Suite struct ConstructTests {
  @Test(arguments: [
    ("abc", "xabcx", "abxc"), ("日本", "a日本b", "日a本"), ("a.c", "aéc", "a\nc"),
    ("(?s)a.c", "a\nc", "ac"), ("^.$", "😀", "😀a"), ("^..$", "e\u{301}", "\u{e9}"),
    ("[xyz]", "ay", "ab"), ("[^xyz]", "ya", "xyz"), ("[^a]", "\n", "a"), ("[a-c]", "b", "d"), ("[а-я]", "ж", "Ж"),
    ("[]a]", "]", "b"), ("[^]a]", "b", "]"), ("[a-]", "-", "b"), ("[-a]", "-", "b"), ("[a-c-e]", "-", "d"),
    ("[a\\-c]", "-", "b"), ("[\\]]", "]", "\\"), ("[[]", "[", "]"), ("[[:]", ":", "]"), ("[.]", ".", "a"),
    ("[\\n\\x41\\x{263a}\\102]", "☺", "C"), ("[\\d\\s]", "7", "a"), ("[^\\D]", "7", "a"), ("[\\W]", "-", "_"),
    ("[é€]", "€", "e"), ("[^\\x00-\\x7f]", "é", "e"),
    ("\\d", "5", "٥"), ("\\D", "٥", "5"), ("\\s", "\u{c}", "\u{b}"), ("\\S", "\u{b}", "\t\n\r "), ("\\w", "_", "é"),
    ("\\W", "é", "aZ0_"),
    ("\\pL", "é", "1"), ("\\p{Lu}", "É", "é"), ("\\P{Lu}", "é", "É"), ("\\PL", "1", "é"), ("\\p{^Lu}", "é", "É"),
    ("\\P{^Lu}", "É", "é"), ("[\\p{Nd}x]", "٥", "y"), ("[^\\p{L}]", "5", "Ж"), ("\\p{Any}", "\n", ""),
    ("\\p{So}", "☺", "a"), ("\\p{Zs}", "\u{a0}", "\n"), ("\\pC", "\u{ad}", "\u{378}"), ("\\p{Co}", "\u{e000}", "a"),
    ("\\p{Lo}", "字", "a"), ("\\p{Lo}", "한", "A"),
    ("ab|cd", "cd", "ac"), ("^(a|b|)$", "", "c"), ("^(?:a|b)c", "bc", "ab"),
    ("^a*$", "aaa", "ab"), ("^a+$", "aa", ""), ("^a?$", "a", "aa"), ("^a{2}$", "aa", "a"), ("^a{2,}$", "aaaa", "a"),
    ("^a{2,3}$", "aaa", "aaaa"), ("^a{0}$", "", "a"), ("^a{0,1}$", "", "aa"), ("^(ab){2}$", "abab", "abb"),
    ("^a{,2}$", "a{,2}", "aa"), ("^a{$", "a{", "a"), ("^{a$", "{a", "a"), ("^a{01}$", "a{01}", "a"),
    ("^a{1,x}$", "a{1,x}", "a"), ("^x{1000}$", String(repeating: "x", count: 1000), String(repeating: "x", count: 999)),
    ("^a*?b$", "aab", "aa"), ("^a+?$", "aa", ""), ("^a??b$", "ab", "aab"), ("^a{1,2}?$", "aa", "aaa"),
    ("^(?:a*)*$", "aaa", "b"), ("^(?:a?)+b$", "aab", "ac"), ("^(|a)*$", "aa", "ab"), ("^(?:^)*a", "a", "ba"),
    ("^(a)(b)$", "ab", "a"), ("^(?:ab)+$", "abab", "aba"), ("^(?P<n>a)$", "a", "n"), ("^(?<имя_1>a)$", "a", "n"),
    ("(?i)aBc", "AbC", "ab"), ("a(?i)b", "aB", "AB"), ("(?i:a)b", "Ab", "AB"), ("(?i)a(?-i)b", "Ab", "AB"),
    ("(?i)a(?-i:b)c", "AbC", "ABC"), ("((?i)a)b", "Ab", "AB"), ("(?i)a|b", "B", "c"), ("(a(?i)b|c)d", "Cd", "CD"),
    ("(?is)a.b", "A\nB", "ab"), ("(?s-i:.)A", "\nA", "\na"), ("(?U)^a*$", "aa", "b"), ("(?U:a+?)b", "aab", "b"),
    ("(?i)скидка", "СКИДКА", "скида"), ("(?i)[а-в]", "Б", "Г"), ("(?i)[^а]", "б", "А"), ("(?i)\\p{Lu}", "é", "1"),
    ("(?i)\\P{Lu}", "1", "é"), ("(?i)[[:^lower:]]", "1", "S"), ("(?i)\\W", "-", "\u{17f}\u{212a}k"),
    ("^ab", "abc", "cab"), ("ab$", "cab", "ab\n"), ("^ab$", "ab", "abab"), ("(?m)^b$", "a\nb\nc", "a\nbc"),
    ("(?m)a$", "a\n", "ab"), ("\\Aab", "ab", "\nab"), ("(?m)\\Ab", "b", "a\nb"), ("ab\\z", "ab", "ab\n"),
    ("(?m)a\\z", "b\na", "a\nb"), ("\\bab\\b", "x ab.", "xab"), ("\\Bb", "ab", "a b"), ("\\bж", "aж", "ж"),
    ("\\B", "", "a"), ("a$|b", "b", "ac"),
    ("\\a\\f\\t\\n\\r\\v", "\u{7}\u{c}\t\n\r\u{b}", "aftnrv"), ("\\123", "S", "123"), ("^\\0$", "\u{0}", "0"),
    ("^\\018$", "\u{1}8", "\u{1}"), ("^\\1234$", "S4", "S"), ("\\x7F", "\u{7f}", "x7F"),
    ("\\x{10FFFF}", "\u{10ffff}", "x"),
    ("\\x{000041}", "A", "x"), ("\\.\\*\\[\\\\\\_\\-\\ ", ".*[\\_- ", "a"), ("\\Q.*\\E+", ".***", "*."),
    ("^\\Qab\\E*$", "abbb", "abab"), ("\\Qa|b", "a|b", "b"), ("\\Q\\\\E", "\\", "E"),
    ("^\\Qab\\E\\Qc\\E$", "abc", "ab"),
    ("\\x{D800}|a", "a", "b"), ("[^\\x00-\\x{10FFFF}]|a", "a", "b"),
    ("[[:alnum:]]", "b", "-"), ("[[:alpha:]]", "b", "1"), ("[[:ascii:]]", "\u{0}", "é"), ("[[:blank:]]", "\t", "\n"),
    ("[[:cntrl:]]", "\u{7f}", "a"), ("[[:digit:]]", "1", "a"), ("[[:graph:]]", "~", " "), ("[[:lower:]]", "b", "B"),
    ("[[:print:]]", " ", "\t"), ("[[:punct:]]", "`", "a"), ("[[:space:]]", "\u{b}", "a"), ("[[:upper:]]", "B", "b"),
    ("[[:word:]]", "_", "-"), ("[[:xdigit:]]", "F", "g"), ("[[:^alpha:]]", "1", "b"), ("[^[:alpha:]]", "1", "b"),
    ("[[:alpha:]\\d-]", "-", "_"),
  ])
  func matchesOneTextAndNotTheOther(_ pattern: String, _ text: String, _ other: String) throws {
    #expect(try Verdict(pattern, text).isUnanimous(true), "\(pattern) on \(text)")
    #expect(try Verdict(pattern, other).isUnanimous(false), "\(pattern) on \(other)")
  }

  @Test(arguments: ["", "()", "a|", "a*", "(?i)", "^|$", "\\Q\\E", "x{0}"])
  func whatMatchesNothingMatchesEverywhere(_ pattern: String) throws {
    #expect(try Verdict(pattern, "").isUnanimous(true))
    #expect(try Verdict(pattern, "é\n").isUnanimous(true))
  }
}
