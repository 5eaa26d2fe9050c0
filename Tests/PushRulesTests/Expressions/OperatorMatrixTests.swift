import PushIR
import PushJSON
import PushRules
import Testing

/// Each operator between each field and macro variables: either the types match and the expression runs, or a finding
/// reports that they do not match. Neither traps.
@Suite("Operators between fields and variables of macros")
struct OperatorMatrixTests {
  static let operators = ["==", "!=", "<", "<=", ">", ">=", "in", "+", "-", "*", "/", "%", "&&", "||"]

  /// A range for each type that a variable can have.
  private static let ranges = [
    "title_loc_args", "android.vibration", "actions", "data", "data.l", "[1, 2]", "[1u]", "[1.5]", "[true]", "['a']",
    "[b'a']", "[null]", "[[1]]", "[duration('1s')]", "[timestamp(0)]", "[int]", "{1: 2}",
  ]

  /// A message with values in all fields used here.
  private static let message: Message = {
    var message = Message()
    message[.title] = "a"
    message[.titleLocArgs] = #"["a", "b"]"#
    message[.badge] = 3
    message[.ttl] = 60
    message[.data] = #"{"l": [1, "a", {"k": [2]}, null, 1.5, true, -9223372036854775808], "n": 0}"#
    return message
  }()

  private func survives(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let compiled = Compiled(text)
    #expect((compiled.expression == nil) == !compiled.findings.isEmpty, "\(text)", sourceLocation: sourceLocation)
    guard compiled.expression != nil else { return }
    _ = compiled.result()
    _ = compiled.result(for: Self.message)
    _ = compiled.expression?.verdict(for: Self.message)
  }

  @Test("a variable beside each field, on both sides", arguments: operators)
  func variableBesideField(_ name: String) {
    for field in Field.allCases {
      survives("title_loc_args.exists(a, a \(name) \(field.name))")
      survives("title_loc_args.exists(a, \(field.name) \(name) a)")
    }
  }

  @Test("a variable of each type beside a field of each type", arguments: operators)
  func eachTypeBesideEachType(_ name: String) {
    var fields: [FieldType: Field] = [:]
    for field in Field.allCases where fields[field.type] == nil { fields[field.type] = field }
    fields[.integer] = .ttl
    for range in Self.ranges {
      for field in fields.values.map(\.name) {
        survives("\(range).all(a, a \(name) \(field))")
        survives("\(range).map(a, \(field) \(name) a)")
      }
    }
  }

  @Test("a variable inside what is compared", arguments: operators)
  func composedOperands(_ name: String) {
    let operands = [
      "-a", "!a", "a.k", "a[0]", "[a]", "{a: a}", "size(a)", "a ? a : a", "string(a)", "duration(a)", "[1].map(b, a)",
      "[duration('1s')].map(b, b)[0]", "[1].map(b, b)[0]",
    ]
    for range in Self.ranges {
      for operand in operands { survives("\(range).exists(a, ttl \(name) \(operand))") }
    }
  }

  @Test("variables of macros inside macros", arguments: operators)
  func nestedVariables(_ name: String) {
    for range in Self.ranges {
      survives("\(range).all(a, title_loc_args.exists(b, a \(name) b))")
      survives("title_loc_args.exists(b, \(range).exists_one(a, ttl \(name) [a, b].map(c, c)[0]))")
    }
  }

  @Test("a text compared with a number is refused at its place")
  func refusal() {
    #expect(
      Compiled("title_loc_args.exists(a, a == badge)").report
        == ["RULE112 <badge> a is a string, badge is an int"])
  }

  @Test("what is known inside a macro still helps")
  func help() {
    #expect(
      Compiled("title_loc_args.exists(a, ttl == duration('90s'))").report
        == [
          "RULE112 <duration('90s')> ttl is an int, duration('90s') is a duration (it counts seconds: write 90)"
        ])
  }
}
