import PushRules
import Testing

/// Where patterns match and where their groups are, as RE2 documents its preference: leftmost, then as Perl prefers.
@Suite struct CaptureTests {
  @Test(
    "the first alternative that matches is preferred, and more repetitions unless ? follows",
    arguments: [
      ("a|ab", "ab", "0-1"), ("ab|a", "ab", "0-2"), ("a*", "aab", "0-2;3-3"), ("a*?", "a", "0-0;1-1"),
      ("a+?", "aab", "0-1;1-2"), ("a??b", "ab", "0-2"), ("(a?)(ab)?", "ab", "0-1,0-1,-;2-2,2-2,-"),
      ("(a??)(ab)?", "ab", "0-2,0-0,0-2"), ("(a+)(a+)", "aaa", "0-3,0-2,2-3"), ("(a+?)(a+)", "aaa", "0-3,0-1,1-3"),
      ("(a{1,2})(a*)", "aaa", "0-3,0-2,2-3"), ("(a{1,2}?)(a*)", "aaa", "0-3,0-1,1-3"),
      ("(a{2,}?)(a*)", "aaaa", "0-4,0-2,2-4"), ("(?U)(a+)(a+)", "aaa", "0-2,0-1,1-2"),
      ("(?U)(a+?)(a+)", "aaa", "0-3,0-2,2-3"), ("(?U:(a*))(a*)", "aa", "0-2,0-0,0-2"),
      ("(.*)b(.*)", "abab", "0-4,0-3,4-4"), ("(.*?)b(.*?)", "abab", "0-2,0-1,2-2;2-4,2-3,4-4"),
    ])
  func preference(_ pattern: String, _ text: String, _ places: String) throws {
    #expect(try CaptureRun(pattern, text).places == places)
  }

  @Test(
    "the leftmost match is found, whatever comes later",
    arguments: [
      ("b+|c", "abbc", "1-3;3-4"), ("x|abcd|bc", "abce", "1-3"), ("\\bb", "ab b", "3-4"), ("^a", "aa", "0-1"),
      ("(?m)^a", "a\na", "0-1;2-3"), ("a$", "aa", "1-2"), ("$", "ab", "2-2"), ("", "é", "0-0;1-1"), ("a", "", ""),
      ("^", "ab", "0-0"), ("\\b", "ab", "0-0;2-2"), ("\\B", "ab", "1-1"), ("é(.)", "aé😀", "1-3,2-3"),
    ])
  func leftmost(_ pattern: String, _ text: String, _ places: String) throws {
    #expect(try CaptureRun(pattern, text).places == places)
  }

  @Test(
    "a group has its last place, or none where it took no part",
    arguments: [
      ("(a)|(b)", "ba", "0-1,-,0-1;1-2,1-2,-"),
      ("(?:(a)|(b))*", "abb", "0-3,0-1,2-3"), ("(a|b)+", "ab", "0-2,1-2"), ("((a)|b)*", "ab", "0-2,1-2,0-1"),
      ("(a)?b", "b", "0-1,-"), ("(a*)b", "b", "0-1,0-0"), ("(a){0}b", "ab", "1-2,-"), ("(a){2}", "aa", "0-2,1-2"),
      ("(?:(a)(x))?a(b)", "ab", "0-2,-,-,1-2"), ("((((x))))", "x", "0-1,0-1,0-1,0-1,0-1"),
      ("(?P<n>a)(?<m>b)", "ab", "0-2,0-1,1-2"), ("(?i:(A))", "a", "0-1,0-1"),
    ])
  func groups(_ pattern: String, _ text: String, _ places: String) throws {
    #expect(try CaptureRun(pattern, text).places == places)
  }

  @Test(
    "a repetition of what may be empty ends, with the preference of its parts",
    arguments: [
      ("(a*)*", "b", "0-0,0-0;1-1,1-1"), ("(a*)+", "b", "0-0,0-0;1-1,1-1"), ("(?:|a)*", "aa", "0-0;1-1;2-2"),
      ("(?:|a)+", "aa", "0-0;1-1;2-2"), ("(?:a|)*", "aa", "0-2"), ("(?:a*?)*b", "aab", "0-3"),
      ("(?:^)*a", "aa", "0-1;1-2"),
    ])
  func emptyRepetitions(_ pattern: String, _ text: String, _ places: String) throws {
    #expect(try CaptureRun(pattern, text).places == places)
  }

  @Test("an empty match directly after another match is none", arguments: [("b*", "abc", "0-0;1-2;3-3")])
  func emptyMatches(_ pattern: String, _ text: String, _ places: String) throws {
    #expect(try CaptureRun(pattern, text).places == places)
  }

  @Test("groups are numbered by their opening parentheses, and some have names")
  func numbers() throws {
    let groups = try PatternGroups(of: "(a(?P<inner>b))(?:c)(?<last>d)\\([(]")
    #expect(groups.count == 3)
    #expect(groups.names == ["inner", "last"])
    #expect(groups.number(named: "inner") == 2)
    #expect(groups.number(named: "last") == 3)
    #expect(groups.number(named: "a") == nil)
  }

  @Test("only the groups that are asked for are saved")
  func saved() throws {
    let expression = try CapturingExpression("(a)(b)(c)", saving: [3, 1])
    #expect(expression.firstMatch(in: Array("xabc".unicodeScalars))?.groups == [3..<4, 1..<2])
  }

  @Test("steps are fewer than without captures")
  func limit() throws {
    let pattern = "(" + String(repeating: "ab", count: 6) + "){900}"
    #expect(try !RegularExpression(pattern).matches(""))
    let error = #expect(throws: RegularExpressionError.self) { try CapturingExpression(pattern, saving: [1]) }
    #expect(error?.message == "the pattern is too large here: written out it has more than 10000 steps")
  }

  @Test(
    "each scalar visits each instruction twice at the most",
    arguments: [
      ("(a*)*b", "a"), ("(a|aa)+$", "ab"), ("(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x", "a"), ("(x+x+)+y", "x"),
      ("(?:(a?)){500}a{500}b", "a"), ("(?m)(^a*$)*b", "a\n"), ("(\\b|a|\\B)*?c", "ab "),
    ])
  func linear(_ pattern: String, _ unit: String) throws {
    let text = String(repeating: unit, count: 1000 / unit.unicodeScalars.count)
    let run = try CaptureRun(pattern, text)
    #expect(run.places == "")
    #expect(run.steps <= 2 * run.instructionCount * (text.unicodeScalars.count + 1))
  }
}
