import PushDiagnostics
import PushIR
import Testing

@testable import PushRules

@Suite("Gates of rules")
struct GateListTests {
  private static let conditions = [
    "has(title)", "has(body) && badge > 3", "!has(title)", "has(data.campaign)", "has(data.ride) && has(title)",
    "badge > 3 || has(body)", "data.ride == 7",
  ]

  @Test("the gates that open are those of the rules whose needs are met, in their order, beyond a word of bits, too")
  func openGates() {
    let text = (0..<200).map { "rule a.n\($0)\n  when \(Self.conditions[$0 % 7])\n  then note \"x\"\n" }.joined()
    let set = RuleSet([Source(name: "test.rules", bytes: SourceBytes(text.utf8))], formats: [])
    #expect(set.rules.count == 200)
    let gates = Self.list(set.rules.enumerated().map { Gate($0.offset, $0.element, 0, []) })
    for message in Self.messages {
      let names = message.nameBits(of: .data)
      let context = EvaluationContext(.unknown)
      let expected = set.rules.indices.filter { index in
        set.rules[index].condition.map { $0.needs.areMet(by: message.present, names) } ?? true
      }
      for start in [0, 1, 63, 64, 65, 128, 199] {
        var visited: [Int] = []
        let found = gates.first(from: start, message, context) { gate in
          visited.append(gate.rule)
          return false
        }
        #expect(found == nil)
        #expect(visited == expected.filter { $0 >= start })
        #expect(gates.first(from: start, message, context) { _ in true } == visited.first)
      }
    }
  }

  @Test("no gate opens where there is none, or behind the last")
  func ends() {
    let context = EvaluationContext(.unknown)
    #expect(Self.list([]).first(from: 0, Message(), context) { _ in true } == nil)
    let set = RuleSet([Source(name: "a", bytes: SourceBytes("rule a.b\n  then note \"x\"\n".utf8))], formats: [])
    let gates = Self.list(set.rules.map { Gate(0, $0, nil, []) })
    #expect(gates.first(from: 0, Message(), context) { _ in true } == 0)
    #expect(gates.first(from: 1, Message(), context) { _ in true } == nil)
    #expect(gates.first(from: 64, Message(), context) { _ in true } == nil)
  }

  private static func list(_ gates: [Gate]) -> GateList { GateList(gates, [], Program(Assembly())) }

  private static var messages: [Message] {
    var titled = Message()
    titled[.title] = "Hi"
    var ride = titled
    ride[.data] = #"{"ride":7}"#
    ride[.badge] = 4
    var campaign = Message()
    campaign[.data] = #"{"campaign":"a","ride":1}"#
    campaign[.body] = "x"
    return [Message(), titled, ride, campaign]
  }
}
