/// Rules prepared for running: everything that is computed once for all messages and shared by all threads.
package final class RulePlan: Sendable {
  let rules: [Rule]
  let formats: [String]
  /// The conditions of all rules in one program; each gate refers to its root.
  let conditions: Program
  /// The rules with checks for all services, those with checks for some services, and the rules with edits.
  let checks: GateList
  let checksByTarget: GateList
  let edits: GateList
  /// Whether each service gets a copy of the message to edit: edits depend on the target, or a rule for a service must
  /// still see the original message.
  package let editsByTarget: Bool
  /// Whether a rule applies to some services only, or edits their messages separately.
  package var isByTarget: Bool { editsByTarget || !checksByTarget.isEmpty }

  /// Prepares rules in order; `formats` are the names of the formats that scopes may contain.
  package init(_ rules: [Rule], formats: [String]) {
    self.rules = rules
    self.formats = formats
    var assembly = Assembly()
    var gates: [Gate] = []
    for (index, rule) in rules.enumerated() {
      let condition = rule.messageCondition.map { assembly.add($0.term) }
      gates.append(Gate(index, rule, condition, formats))
    }
    let checks = gates.filter { !rules[$0.rule].remarks.isEmpty }
    let lists = [
      checks.filter { !$0.isForSome }, checks.filter { $0.isForSome },
      gates.filter { !rules[$0.rule].edits.isEmpty },
    ]
    let shared = lists.map { gates in assembly.sharedTests(for: gates.map { $0.condition }) }
    let conditions = Program(assembly)
    self.conditions = conditions
    self.checks = GateList(lists[0], shared[0], conditions)
    checksByTarget = GateList(lists[1], shared[1], conditions)
    edits = GateList(lists[2], shared[2], conditions)
    editsByTarget = rules.contains { rule in
      !rule.edits.isEmpty
        && (!lists[1].isEmpty || !rule.targets.isEmpty || rule.edits.contains(where: { $0.isMeasured }))
    }
  }

  /// The bit of a format; 0 for nil.
  func bit(ofFormat name: String?) -> UInt32 {
    name.flatMap { formats.firstIndex(of: $0) }.map { 1 << UInt32($0) } ?? 0
  }
}
