import PushIR
import PushRules
import Testing

/// Every conversion from every supported type, and the types of values.
@Suite("Conversions")
struct ConversionTests {
  @Test(
    "conversions",
    arguments: [
      ("bool(true)", "true"), ("bool('true')", "true"), ("bool('f')", "false"), ("bool('1')", "true"),
      ("int(7)", "7"), ("int(7u)", "7"), ("int(7.9)", "7"), ("int(-7.9)", "-7"), ("int('-42')", "-42"),
      ("int(timestamp('1970-01-01T00:01:00Z'))", "60"),
      ("uint(7u)", "7"), ("uint(7)", "7"), ("uint(7.9)", "7"), ("uint('42')", "42"),
      ("uint(18446744073709549568.0)", "18446744073709549568"),
      ("double(1.5)", "1.5"), ("double(3)", "3"), ("double(3u)", "3"), ("double('2.5e-1')", "0.25"),
      ("double('Infinity')", #""Infinity""#),
      ("string('a')", #""a""#), ("string(false)", #""false""#), ("string(-7)", #""-7""#), ("string(7u)", #""7""#),
      ("string(0.1)", #""0.1""#), ("string(1e300)", #""1e+300""#), ("string(b'caf\\xc3\\xa9')", #""café""#),
      ("string(timestamp(1))", #""1970-01-01T00:00:01Z""#), ("string(duration('2m'))", #""120s""#),
      ("bytes('é') == b'\\xc3\\xa9'", "true"), ("bytes(b'a') == b'a'", "true"),
      ("duration('1h2m3s')", #""3723s""#), ("duration('-0.25s')", #""-0.25s""#),
      ("duration(duration('1s'))", #""1s""#),
      ("timestamp('2026-11-21T18:30:00+02:00')", #""2026-11-21T16:30:00Z""#),
      ("timestamp(0)", #""1970-01-01T00:00:00Z""#),
      ("timestamp(timestamp(5))", #""1970-01-01T00:00:05Z""#), ("dyn(1) == 1", "true"), ("dyn('a') + 'b'", #""ab""#),
    ])
  func conversions(_ text: String, _ expected: String) { #expect(Compiled(text).result() == expected) }

  @Test(
    "what does not convert is refused where it is a literal, and fails where it is a value",
    arguments: [
      ("bool", "'yes'"), ("int", "'7.5'"), ("int", "9223372036854775808.0"), ("int", "18446744073709551615u"),
      ("int", "''"),
      ("uint", "-1"), ("uint", "'-1'"), ("double", "'1,5'"), ("string", "b'\\xff'"),
      ("duration", "'1 hour'"),
      ("duration", "'1d'"), ("timestamp", "'2026-11-21'"), ("timestamp", "'2026-02-30T00:00:00Z'"),
      ("timestamp", "253402300800"),
    ])
  func refusals(_ function: String, _ value: String) {
    #expect(Compiled("\(function)(\(value))").expression == nil, "\(function)(\(value))")
    #expect(Compiled("[\(value)].map(x, \(function)(x))").result().hasPrefix("failed: "), "\(function)(\(value))")
  }

  @Test(
    "types",
    arguments: [
      ("type(null)", "null_type"), ("type(true)", "bool"), ("type(1)", "int"), ("type(1u)", "uint"),
      ("type(1.0)", "double"),
      ("type('a')", "string"), ("type(b'a')", "bytes"), ("type([1])", "list"), ("type({1: 2})", "map"),
      ("type(type(1))", "type"),
      ("type(duration('1s'))", "google.protobuf.Duration"), ("type(timestamp(0))", "google.protobuf.Timestamp"),
    ])
  func types(_ text: String, _ name: String) { #expect(Compiled(text).result() == "\"\(name)\"") }

  @Test(
    "sizes, tests of texts, patterns",
    arguments: [
      ("size('café')", "4"), ("'café'.size()", "4"), ("size(b'caf\\xc3\\xa9')", "5"), ("size([1, [2, 3]])", "2"),
      ("{'a': 1}.size()", "1"),
      ("'taxi'.startsWith('ta')", "true"), ("'taxi'.startsWith('')", "true"), ("'taxi'.endsWith('ta')", "false"),
      ("'taxi'.contains('ax')", "true"), ("'taxi'.matches('^[a-t]+x')", "true"), ("matches('taxi', 'i.')", "false"),
    ])
  func texts(_ text: String, _ expected: String) { #expect(Compiled(text).result() == expected) }

  @Test(
    "calendar and clock",
    arguments: [
      ("timestamp('2026-11-21T18:30:45.125Z').getFullYear()", "2026"),
      ("timestamp('2026-11-21T18:30:45.125Z').getMonth()", "10"),
      ("timestamp('2026-11-21T18:30:45.125Z').getDate()", "21"),
      ("timestamp('2026-11-21T18:30:45.125Z').getDayOfMonth()", "20"),
      ("timestamp('2026-11-22T18:30:45.125Z').getDayOfWeek()", "0"),
      ("timestamp('2026-01-02T00:00:00Z').getDayOfYear()", "1"),
      ("timestamp('2026-11-21T18:30:45.125Z').getHours('+05:30')", "0"),
      ("timestamp('2026-11-21T18:30:45.125Z').getMinutes()", "30"),
      ("timestamp('2026-11-21T18:30:45.125Z').getSeconds()", "45"),
      ("timestamp('2026-11-21T18:30:45.125Z').getMilliseconds()", "125"),
      ("duration('5430.25s').getHours()", "1"), ("duration('5430.25s').getMinutes()", "90"),
      ("duration('5430.25s').getSeconds()", "5430"),
      ("duration('5430.25s').getMilliseconds()", "250"),
    ])
  func calendar(_ text: String, _ expected: String) { #expect(Compiled(text).result() == expected) }
}
