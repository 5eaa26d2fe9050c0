import PushIR
import PushRules
import Testing

@Suite("Functions and values beside the conformance cases")
struct ExtensionTests {
  @Test(
    "the functions that pushc adds",
    arguments: [
      ("sha256('abc')", #""ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad""#),
      ("sha256('')", #""e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855""#),
      (
        "sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')",
        #""248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1""#
      ),
      (
        "json({'a': [1, 2u, 3.0, 0.1], 'b': null, 'c': b'ab', 'd': true})",
        #""{\"a\":[1,2,3,0.1],\"b\":null,\"c\":\"YWI=\",\"d\":true}""#
      ),
      ("json('a\"\\n')", #""\"a\\\"\\n\"""#),
      ("json([double('NaN'), -double('Infinity')])", #""[\"NaN\",\"-Infinity\"]""#),
      ("json([timestamp(0), duration('90s')])", #""[\"1970-01-01T00:00:00Z\",\"90s\"]""#),
      ("json({1: 'a', true: 'b'})", #""{\"1\":\"a\",\"true\":\"b\"}""#),
      ("'TacoCÆt'.lowerAscii()", #""tacocÆt""#), ("'TacoCÆt'.upperAscii()", #""TACOCÆT""#),
      ("' \\t\\n\\u00a0 a b\\u2003\\r '.trim()", #""a b""#), ("'  '.trim()", #""""#),
      ("'hello hello'.replace('he', 'we')", #""wello wello""#), ("'aaa'.replace('aa', 'b')", #""ba""#),
      ("'héo'.replace('', '_')", #""_h_é_o_""#), ("'abc'.replace('d', 'e')", #""abc""#),
      ("'ТАКСИ'.charAt(1)", #""А""#), ("'a'.charAt(1)", #""""#),
      ("'a'.charAt(2)", "failed: place 2 is outside the text"),
      ("'hello mellow'.indexOf('ello', 2)", "7"), ("'hello'.indexOf('jello')", "-1"), ("'hello'.indexOf('')", "0"),
      ("'hello mellow'.lastIndexOf('ello')", "7"), ("'hello mellow'.lastIndexOf('ello', 6)", "1"),
      ("'a'.indexOf('abc')", "-1"), ("'a'.indexOf('a', 5)", "failed: place 5 is outside the text"),
      ("['a', 'b'].join()", #""ab""#), ("['a', 'b', 'c'].join(', ')", #""a, b, c""#), ("[].join(', ')", #""""#),
      ("'héo'.reverse()", #""oéh""#), ("'a,b,,c'.split(',')", #"["a","b","","c"]"#), ("''.split(',')", #"[""]"#),
      ("'a,b,c'.split(',', 2)", #"["a","b,c"]"#), ("'a,b'.split(',', 0)", "[]"), ("'a,b'.split(',', 1)", #"["a,b"]"#),
      ("'a,b'.split(',', -1)", #"["a","b"]"#), ("'héo'.split('')", #"["h","é","o"]"#),
      ("'tacocat'.substring(4)", #""cat""#), ("'tacocat'.substring(0, 4)", #""taco""#),
      ("'ta©o©αT'.substring(2, 6)", #""©o©α""#),
      ("'abc'.substring(2, 1)", "failed: the end 1 is before the start 2"),
      ("'abc'.substring(-1)", "failed: place -1 is outside the text"),
    ])
  func functions(_ text: String, _ expected: String) {
    #expect(Compiled(text).result() == expected)
  }

  @Test(
    "durations and times",
    arguments: [
      ("string(duration('1h34m0.5s'))", #""5640.5s""#), ("string(duration('-1.5h'))", #""-5400s""#),
      ("string(duration('1.000000001s'))", #""1.000000001s""#), ("string(duration('1ms2us3ns'))", #""0.001002003s""#),
      ("string(duration('0'))", #""0s""#), ("string(duration('+.5m'))", #""30s""#),
      ("string(duration('-9223372036s854775808ns'))", #""-9223372036.854775808s""#),
      ("string(timestamp('2026-11-21T18:30:00.25+03:00'))", #""2026-11-21T15:30:00.25Z""#),
      ("timestamp('2024-02-29T12:00:00Z').getDayOfYear()", "59"),
      ("timestamp('2023-12-31T00:00:00Z').getDayOfYear()", "364"),
      ("timestamp('2024-12-31T00:00:00Z').getDayOfYear()", "365"),
      ("timestamp('2026-11-21T00:00:00Z').getDayOfWeek()", "6"),
      ("timestamp('2026-01-01T01:00:00Z').getFullYear('-02:00')", "2025"),
      ("timestamp('2026-01-01T01:00:00Z').getMonth('-02:00')", "11"),
      ("timestamp('0001-01-01T00:00:00Z').getFullYear('-00:01')", "0"),
      ("int(timestamp('1969-12-31T23:59:59.5Z'))", "-1"),
      ("timestamp('1969-12-31T23:59:59.5Z').getMilliseconds()", "500"),
      ("timestamp(10) - timestamp('1970-01-01T00:00:11.5Z') == duration('-1.5s')", "true"),
      ("timestamp(10) - duration('10.5s') == timestamp('1969-12-31T23:59:59.5Z')", "true"),
      (
        "timestamp(title).getHours()",
        #"failed: "noon" is not a valid RFC 3339 time of the years 1 to 9999, such as 2026-11-21T18:30:00Z"#
      ),
      (
        "timestamp(0).getHours(title)",
        "failed: rules have no named time zones: \(LeftOut.namedZones.reason)"
      ),
      ("title.matches(title + '(')", #"failed: "noon(" is not a valid pattern: missing ) at the end"#),
    ])
  func times(_ text: String, _ expected: String) {
    var message = Message()
    message[.title] = "noon"
    #expect(Compiled(text).result(for: message) == expected)
  }

  @Test(
    "a value inside a text is written as it reads best",
    arguments: [
      ("'a\"b'", "a\"b"), ("1.0", "1"), ("-0.5", "-0.5"), ("2u", "2"), ("true", "true"), ("null", "null"),
      ("[1, 'a']", #"[1,"a"]"#), ("duration('90s')", "90s"), ("timestamp(0)", "1970-01-01T00:00:00Z"), ("int", "int"),
    ])
  func text(_ text: String, _ expected: String) {
    #expect(Compiled(text).expression?.constant?.text == expected)
  }

  @Test(
    "texts are what their code points are",
    arguments: [
      (#"'\a\b\f\n\r\t\v' == '\x07\x08\x0c\n\r\t\x0b'"#, "true"), (#"size('\U0001F431')"#, "1"),
      (#"size(b'\377\xff')"#, "2"),
      (#"'\u00e9' == 'é'"#, "true"), (#"'e\u0301' == 'é'"#, "false"), (#"{'e\u0301': 1}['é']"#, "absent: a member"),
      (#"r'\n' == '\\n'"#, "true"), ("'''a'b''' == \"a'b\"", "true"), (#"bytes('\377') == b'\303\277'"#, "true"),
      (#"'\?\`\'\"\\'"#, #""?`'\"\\""#),
    ])
  func characters(_ text: String, _ expected: String) {
    #expect(Compiled(text).result() == expected)
  }
}
