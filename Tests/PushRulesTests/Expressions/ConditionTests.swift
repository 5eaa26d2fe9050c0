import RepositoryTesting
import PushDiagnostics
import PushIR
import PushJSON
import PushRules
import Testing

/// A condition is evaluated on the bytes of the document if possible, and its value in another way. Both have the same
/// result.
@Suite("Conditions on the bytes of a document")
struct ConditionTests {
  private static let questions = [
    "title == 'ab'", "'ab' == title", "title in ['ab', 'b\\u00e9', '']", "title.startsWith('a')", "title.endsWith('é')",
    "title.contains('b')", "title.matches('^a.?$')", "size(title) > 2", "size(title) == 3", "title < 'b'",
    "has(title) && title != 'ab'", "badge == 3", "badge > 2", "4 >= badge", "badge in [1, 3]", "sound_volume < 0.5",
    "sound_volume == 1.0", "silent", "silent == true", "priority == 'high'", "priority in ['normal']",
    "push_type == 'alert'", "push_type != 'voip'", "collapse_id == '42'", "size(collapse_id) == 2",
    "collapse_id.startsWith('4')", "has(data)", "has(data.a)", "has(data.o.a)", "data.a == 'ab'", "data.a == 3",
    "data.a > 2",
    "data.a >= 2.5", "data.a in ['ab', 'x']", "data.a.startsWith('a')", "data.a.contains('\\n')", "data.a",
    "size(data.a) > 1",
    "data.o.a == 'ab'", "data.o.a < 3", "data['a'].matches('b')", "has(data.a) && data.a != 'ab'", "badge + 1 > 3",
    "data.a.b == 1", "title == data.a", "data.o.exists(k, k == 'a')", "media.image == 'x'", "title_loc_args == ['a']",
    "size(title_loc_args) == 1",
  ]

  private static let texts = [#""ab""#, #""""#, #""bé""#, #""a\u0062""#, #""é\n""#, #""axé""#, "7", "1.5"]
  private static let values =
    texts + ["3", "2", "2.5", "-1e3", "99999999999999999999", "true", "false", "null", "[1]", #"{"b":1}"#]

  @Test("a question has the answer of its value")
  func questions() throws {
    var random = SeededGenerator(seed: 7)
    for text in Self.questions {
      let expression = try #require(Compiled(text, expecting: .bool).expression, "\(text)")
      for _ in 0..<100 {
        let message = Self.message(&random)
        let (verdict, value) = (expression.verdict(for: message), Self.word(expression, message))
        #expect("\(verdict)" == value, "\(text) over \(Self.dump(message))")
      }
    }
  }

  @Test("what joins questions has the answer of its value")
  func joined() throws {
    var random = SeededGenerator(seed: 11)
    var count = 0
    while count < 500 {
      guard let expression = Compiled(Self.expression(3, &random)).expression else { continue }
      count += 1
      for _ in 0..<5 {
        let message = Self.message(&random)
        let (verdict, value) = (expression.verdict(for: message), Self.word(expression, message))
        #expect("\(verdict)" == value)
        #expect(verdict != .yes || expression.needs.areMet(by: message.present, message.nameBits(of: .data)))
      }
    }
  }

  private static func dump(_ message: Message) -> String {
    let output = Output()
    message.dump(into: output)
    return output.text()
  }

  private static func word(_ expression: Expression, _ message: Message) -> String {
    do throws(EvaluationFailure) {
      guard case .bool(let flag) = try expression.value(for: message) else { return "failed" }
      return flag ? "yes" : "no"
    } catch {
      if case .absent = error { return "absent" }
      return "failed"
    }
  }

  /// Questions with operators between them; some are refused as negations of what may be absent.
  private static func expression(_ depth: Int, _ random: inout SeededGenerator) -> String {
    guard depth > 0 else { return questions[random.below(questions.count)] }
    func part() -> String { expression(random.below(depth), &random) }
    switch random.below(5) {
    case 0: return "!(\(part()))"
    case 1: return "(\(part()) ? \(part()) : \(part()))"
    case 2: return "(\(part()) && \(part()) && \(part()))"
    case 3: return "(\(part()) || \(part()))"
    default: return part()
    }
  }

  /// A message with some of the fields, and whatever values they may have.
  private static func message(_ random: inout SeededGenerator) -> Message {
    var message = Message()
    func put(_ field: Field, _ values: [String]) {
      guard random.below(3) > 0 else { return }
      let value = message.add(json: values[random.below(values.count)])
      if let value { message.put(field, .value(value), at: .none) }
    }
    put(.title, texts)
    put(.collapseID, ["42", #""42""#, #""4""#])
    put(.soundVolume, ["1", "0.25", "1.0", "0"])
    put(.titleLocArgs, [#"["a"]"#, "[]", #"["a","b"]"#])
    put(.data, values.map { #"{"a":\#($0)}"# } + values.map { #"{"o":{"a":\#($0)}}"# } + ["{}", #"{"o":1}"#])
    if random.below(2) > 0 { message[.badge] = Int64(random.below(5)) } else { put(.badge, ["3", "4"]) }
    if random.below(2) > 0 {
      message.put(.silent, .integer(Int64(random.below(2))), at: .none)
    } else {
      put(.silent, ["true", "1", "false", "0"])
    }
    if random.below(2) > 0 { message[.priority] = random.below(2) > 0 ? .high : .normal }
    if random.below(3) == 0 { message.intent = .voip }
    return message
  }
}
