import PushIR
import PushRules
import Testing

/// Every operator with every supported type. The badge of the message is 2, its title "taxi".
@Suite("Operators")
struct OperatorTests {
  @Test(
    "arithmetic",
    arguments: [
      ("17 + 25", "42"), ("badge - 9", "-7"), ("-6 * badge", "-12"), ("9 / badge", "4"), ("-9 / badge", "-4"),
      ("9 % badge", "1"), ("-9 % badge", "-1"), ("-(badge)", "-2"), ("--badge", "2"), ("0x2A - 0xa", "32"),
      ("4u + 3u", "7"), ("4u - 3u", "1"), ("4u * 3u", "12"), ("14u / 3u", "4"), ("14u % 3u", "2"),
      ("0.5 + 0.25", "0.75"), ("0.5 - 2.0", "-1.5"), ("1.5 * -2.0", "-3"), ("7.0 / 2.0", "3.5"), ("-(0.5)", "-0.5"),
      ("1.0 / 0.0", #""Infinity""#), ("-1.0 / 0.0", #""-Infinity""#), ("0.0 / 0.0", #""NaN""#),
      ("'bl' + 'ue'", #""blue""#), ("json(b'bl' + b'ue')", #""\"Ymx1ZQ==\"""#), ("[1] + [] + [2, 3]", "[1,2,3]"),
      ("duration('40s') + duration('1m')", #""100s""#), ("duration('40s') - duration('1m')", #""-20s""#),
      ("timestamp(60) + duration('1.5s')", #""1970-01-01T00:01:01.5Z""#),
      ("duration('1h') + timestamp(60)", #""1970-01-01T01:01:00Z""#),
      ("timestamp(60) - duration('1m')", #""1970-01-01T00:00:00Z""#),
      ("timestamp(90) - timestamp(60)", #""30s""#),
    ])
  func arithmetic(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "what has no result fails when it runs",
    arguments: [
      "9223372036854775806 + badge", "-9223372036854775807 - badge", "4611686018427387904 * badge", "1 / (badge - 2)",
      "1 % (badge - 2)", "uint(badge) - 3u", "18446744073709551615u * uint(badge)",
      "timestamp('9999-12-31T23:59:59Z') + duration(string(badge) + 's')", "[1, 2][badge]", "{'a': 1}[title]",
    ])
  func failures(_ text: String) {
    let outcome = result(text)
    #expect(outcome.hasPrefix("failed: ") || outcome.hasPrefix("absent: "), "\(outcome)")
  }

  @Test(
    "comparisons",
    arguments: [
      "1 == 1", "1 != 2", "badge < 3", "badge <= 2", "badge > 1", "badge >= 2", "2u < 3u", "3u >= 3u", "0.5 <= 0.5",
      "1.5 > 1.0", "0.0 == -0.0", "!(0.0 / 0.0 == 0.0 / 0.0)", "0.0 / 0.0 != 0.0 / 0.0",
      // Numbers of different types are compared by what they are.
      "dyn(badge) == 2.0", "dyn(badge) == 2u", "dyn(2u) == 2.0", "dyn(badge) < 2.5", "dyn(3u) > badge",
      "dyn(2.5) >= 2u", "dyn(-1) < 1u", "has(badge) && dyn(badge) != 2.5",
      "dyn(9007199254740992) == 9007199254740992.0",
      "'taxi' == title", "'bus' < title", "'Taxi' < title", "'é' > 'z'", "b'ab' < b'b'", "b'' <= b''", "false < true",
      "true >= true", "duration('61s') > duration('1m')", "timestamp(0) < timestamp(1)", "null == null",
      "[1, 2] == [1, 2.0]",
      "[1] != [1, 1]", "{'a': 1, 'b': 2} == {'b': 2u, 'a': 1.0}", "{'a': 1} != {'a': 2}", "type(1) == int",
      "type(1) != type(1u)", "dyn(1) != 'a'", "dyn([1]) != dyn({})",
    ])
  func comparisons(_ text: String) { #expect(result(text) == "true", "\(text)") }

  @Test(
    "membership and index",
    arguments: [
      ("badge in [1, 2]", "true"), ("badge in []", "false"), ("dyn(3) in [1.0, 3.0]", "true"),
      ("title in {'taxi': 0}", "true"),
      ("'bus' in {'taxi': 0}", "false"), ("dyn(1) in {1u: 'a'}", "true"), ("has(badge) && !(badge in [3])", "true"),
      ("['a', 'b'][0]", #""a""#), ("[[1], [2]][1][0]", "2"), ("{'a': {'b': 3}}.a.b", "3"), ("{'a': 1}['a']", "1"),
      ("{badge: 'two'}[2]", #""two""#), ("{true: 'yes'}[badge == 2]", #""yes""#), ("{2u: 'u'}[dyn(2)]", #""u""#),
    ])
  func members(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "logic decides by either side where that is enough",
    arguments: [
      ("badge == 2 && title == 'taxi'", "true"), ("badge == 3 || title == 'taxi'", "true"),
      ("has(badge) && !(badge == 2)", "false"),
      ("badge == 3 && 1 / (badge - 2) > 0", "false"), ("1 / (badge - 2) > 0 && badge == 3", "false"),
      ("badge == 2 || 1 / (badge - 2) > 0", "true"), ("1 / (badge - 2) > 0 || badge == 2", "true"),
      ("badge == 2 ? 'a' : 'b'", #""a""#), ("badge == 3 ? 'a' : 'b'", #""b""#),
      ("badge == 2 ? 1 : 1 / (badge - 2)", "1"), ("badge == 3 ? 1 : badge == 2 ? 2 : 3", "2"),
    ])
  func logic(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "neither side decides: the failure stays",
    arguments: ["1 / (badge - 2) > 0 && badge == 2", "1 / (badge - 2) > 0 || badge == 3"])
  func undecided(_ text: String) { #expect(result(text).hasPrefix("failed: ")) }

  @Test(
    "what binds tighter comes first",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 - 3 - 4", "-5"), ("24 / 4 / 3", "2"), ("7 - 6 % 4", "5"),
      ("-badge + 5", "3"),
      ("!(badge == 3) && badge == 2", "true"), ("badge + 1 == 3 && badge < 3 || title == 'x'", "true"),
      ("badge == 2 || title == 'x' && title == 'y'", "true"), ("badge in [2] == true", "true"),
      ("badge > 1 ? badge + 1 : badge - 1", "3"),
    ])
  func precedence(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  private func result(_ text: String) -> String {
    var message = Message()
    message[.badge] = 2
    message[.title] = "taxi"
    return Compiled(text).result(for: message)
  }
}
