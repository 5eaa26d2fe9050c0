import PushDiagnostics
import PushIR
import PushJSON
import Testing

@testable import PushRules

@Suite("Tests that several rules have in common")
struct SharedTestTests {
  /// Conditions with the same subjects several times, so that each shares tests.
  private static let conditions = [
    "size(title) > 3", "size(title) > 9", "size(title) < 2", "size(title) == 0",
    "title.startsWith(\"Sa\")", "title.matches(\"^(Sale|Promo)-[0-9]+$\")", "title.matches(\"a*\")",
    "title.contains(\"http://a.\")", "title.contains(\"http://b.\")", "title.contains(\"é\")", "title.contains(\"\")",
    "title == \"\"", "title in [\"Sale\", \"Sale-7\"]", "title == \"é\"", "title != \"Sale\"", "!(title == \"é\")",
    "title.endsWith(\"7\")", "badge > 3", "badge > 5", "badge < 2", "badge == 4", "badge in [4, 5]", "badge != 4",
    "push_type == \"background\"", "push_type == \"alert\"", "priority == \"high\"", "priority == \"normal\"",
    "content_available", "!content_available", "mutable_content", "content_available && badge > 4",
    "data.ride == \"a\"", "data.ride == \"b\"", "data.ride > 3", "data.ride > 4", "data.ride.startsWith(\"a\")",
    "data.ride > 3 && badge > 3", "badge > 3 && data.ride > 3", "badge > 5 || title == \"Sale\"",
    "has(title) && title == \"Sale\" && badge == 5", "ttl > 5", "ttl > 7", "ttl < 3",
  ]

  @Test("many rules say what each of them says alone", arguments: messages.indices)
  func sameAsAlone(index: Int) {
    let message = Self.messages[index]
    let rules = Self.rules
    #expect(rules.count == Self.conditions.count * 3)
    let together = Self.said(rules, message)
    #expect(together == rules.flatMap { Self.said([$0], message) })
  }

  @Test("a union is true where one of its tests is")
  func unions() {
    var assembly = Assembly()
    let rules = Self.rules
    let roots = rules.map { rule in rule.condition.map { assembly.add($0.term) } }
    let shared = assembly.sharedTests(for: roots)
    let program = Program(assembly)
    #expect(shared.count > 12)
    for message in Self.messages {
      let context = EvaluationContext(.unknown)
      for test in shared where program.decide(test.test, message, context) == .no {
        for root in test.conditions.compactMap({ roots[$0] }) {
          #expect(program.verdict(root, message, context) == .no)
        }
      }
    }
  }

  /// The texts of the findings.
  private static func said(_ rules: [Rule], _ message: Message) -> [String] {
    let sink = DiagnosticSink()
    // A compiler without inference and without limits.
    let host = RuleHost(infer: { _, _ in }, sent: { _, _ in nil }, room: { _, _ in .max })
    let run = RuleRun(RulePlan(rules, formats: []), sink: sink, host: host)
    run.beginDocument(format: nil, file: "", now: 0)
    run.beginMessage()
    run.checkForAll(message)
    return sink.take().map { $0.message }
  }

  private static var rules: [Rule] {
    let text = (0..<conditions.count * 3).map { index in
      "rule a.n\(index)\n  when \(conditions[index % conditions.count])\n  then warn \"n\(index)\"\n"
    }.joined()
    return RuleSet([Source(name: "test.rules", bytes: SourceBytes(text.utf8))], formats: []).rules
  }

  private static var messages: [Message] {
    var messages = [Message()]
    for title in ["", "é", "S", "Sale", "Sale-7", "Promo-12", "see http://a.example", "http://b.example", "ééééé"] {
      for badge in [0, 4, 5, 6] as [Int64] {
        var message = Message()
        message[.title] = title
        message[.badge] = badge
        message[.contentAvailable] = badge > 4
        message[.data] = badge > 4 ? #"{"ride":"ab"}"# : #"{"ride":4}"#
        message[.ttl] = badge + 1
        message.intent = badge == 0 ? .background : .alert
        messages.append(message)
      }
    }
    return messages
  }
}
