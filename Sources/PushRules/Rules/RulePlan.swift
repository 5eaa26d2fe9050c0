/// Rules made ready to run: what is decided once for all messages, and shared by all threads.
package final class RulePlan: Sendable {
  let rules: [Rule]
  let formats: [String]
  /// The conditions of all rules in one, each at the root that its gate names.
  let conditions: Program
  /// The rules that say something and those that change something, beside each other in memory.
  let speakers: GateList
  let editors: GateList
  /// Whether a rule that says something is for some services only.
  let checksByTarget: Bool
  /// Whether each service has a message of its own to edit: edits depend on where it goes, or a rule for a service has
  /// yet to see the message as it came.
  package let editsByTarget: Bool

  /// Rules in their order; `formats` are the names of the formats that they may be for.
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
    let checksByTarget = rules.contains { !$0.remarks.isEmpty && !$0.targets.isEmpty }
    self.checksByTarget = checksByTarget
    editsByTarget = rules.contains { rule in
      !rule.edits.isEmpty && (checksByTarget || !rule.targets.isEmpty || rule.edits.contains(where: { $0.isMeasured }))
    }
  }

  /// The bit of a format; 0 for none.
  func bit(ofFormat name: String?) -> UInt32 {
    name.flatMap { formats.firstIndex(of: $0) }.map { 1 << UInt32($0) } ?? 0
  }
}
