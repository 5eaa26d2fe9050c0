/// Rules prepared for running: everything that is computed once for all messages and shared by all threads.
package final class RulePlan: Sendable {
  let rules: [Rule]
  let formats: [String]
  /// The conditions of all rules in one program; each gate refers to its root.
  let conditions: Program
  /// The rules with checks and the rules with edits, each stored contiguously.
  let speakers: GateList
  let editors: GateList
  /// Whether a rule requires members of the sender's data.
  let readsData: Bool
  /// Whether a rule with checks applies only to some services.
  let checksByTarget: Bool
  /// Whether each service gets a copy of the message to edit: edits depend on the target, or a rule for a service must
  /// still see the original message.
  package let editsByTarget: Bool

  /// Prepares rules in order; `formats` are the names of the formats that scopes may contain.
  package init(_ rules: [Rule], formats: [String]) {
    self.rules = rules
    self.formats = formats
    conditions = Program(rules.compactMap { $0.messageCondition?.term })
    var gates: [Gate] = []
    var roots = conditions.roots.makeIterator()
    for (index, rule) in rules.enumerated() {
      gates.append(Gate(index, rule, rule.messageCondition == nil ? nil : roots.next(), formats))
    }
    speakers = GateList(gates.filter { !rules[$0.rule].remarks.isEmpty })
    editors = GateList(gates.filter { !rules[$0.rule].edits.isEmpty })
    readsData = speakers.readsData || editors.readsData
    let checksByTarget = rules.contains { !$0.remarks.isEmpty && !$0.targets.isEmpty }
    self.checksByTarget = checksByTarget
    editsByTarget = rules.contains { rule in
      !rule.edits.isEmpty && (checksByTarget || !rule.targets.isEmpty || rule.edits.contains(where: { $0.isMeasured }))
    }
  }

  /// The bit of a format; 0 for nil.
  func bit(ofFormat name: String?) -> UInt32 {
    name.flatMap { formats.firstIndex(of: $0) }.map { 1 << UInt32($0) } ?? 0
  }
}
