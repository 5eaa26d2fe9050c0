import PushIR

/// Decides quickly whether a rule can apply to a message: most rules do not apply to most messages.
struct Gate: Sendable {
  /// The index of the rule.
  let rule: Int
  /// The root of its condition; nil if it always applies.
  let condition: UInt32?
  /// Whether its condition may fail for a message.
  let mayFail: Bool
  fileprivate let needs: Needs
  /// One bit for each service and each format; 0 for all.
  private let targets: UInt32
  private let formats: UInt32

  init(_ index: Int, _ rule: Rule, _ condition: UInt32?, _ names: [String]) {
    self.rule = index
    self.condition = condition
    mayFail = rule.condition?.mayFail ?? false
    needs = rule.condition?.needs ?? Needs()
    targets = rule.targets.reduce(0) { $0 | Self.bit(of: $1) }
    formats = rule.formats.compactMap(names.firstIndex).reduce(0) { $0 | 1 << UInt32($1) }
  }

  /// The bit of a service; 0 for nil.
  static func bit(of target: Target?) -> UInt32 { target.map { 1 << UInt32($0.rawValue) } ?? 0 }

  /// Whether the rule is for some services only.
  var isForSome: Bool { targets != 0 }

  /// Whether the rule is for a service, or for all services, and for a format.
  func admits(_ target: UInt32, _ format: UInt32) -> Bool {
    (targets == 0 || targets & target != 0) && (formats == 0 || formats & format != 0)
  }
}

/// The gates of rules in order, with one bit each, so that an absent field closes all gates that require it in one
/// step, and so does a value that satisfies none of them.
final class GateList: Sendable {
  private let gates: [Gate]
  private let conditions: Program
  private let groups: [Group]
  private let requirements: [Requirement]
  private let tests: [GroupTest]
  /// Whether a rule requires members of the sender's data.
  let readsData: Bool
  var isEmpty: Bool { gates.isEmpty }

  /// Up to 64 gates, and the ranges of what they have in common.
  private struct Group {
    let gates: UInt64
    let requirements: Range<Int>
    let tests: Range<Int>
  }

  /// A field that some gates of a group require.
  private struct Requirement {
    let field: Field
    let gates: UInt64
  }

  /// A test that some gates of a group have in common.
  private struct GroupTest {
    let test: FieldTest
    let gates: UInt64
  }

  /// Gates whose conditions are in a program, with the tests that these conditions share.
  init(_ gates: [Gate], _ sharedTests: [SharedTest], _ conditions: Program) {
    var groups: [Group] = []
    var requirements: [Requirement] = []
    var tests: [GroupTest] = []
    for first in stride(from: 0, to: gates.count, by: 64) {
      let range = first..<min(first + 64, gates.count)
      let (requirementsStart, testsStart) = (requirements.count, tests.count)
      for field in range.reduce(FieldSet(), { $0 | gates[$1].needs.fields }).fields {
        let bits = Self.bits(of: range.filter { gates[$0].needs.fields.contains(field) }, in: range)
        requirements.append(Requirement(field: field, gates: bits))
      }
      for shared in sharedTests {
        // One that may fail beside a placeholder is not closed by what a test finds in its text.
        let bits = Self.bits(of: shared.conditions.filter { !gates[$0].mayFail }, in: range)
        if bits.nonzeroBitCount > 1 { tests.append(GroupTest(test: shared.test, gates: bits)) }
      }
      groups.append(
        Group(
          gates: Self.bits(of: Array(range), in: range), requirements: requirementsStart..<requirements.count,
          tests: testsStart..<tests.count))
    }
    readsData = gates.contains { $0.needs.dataNames != 0 }
    (self.gates, self.conditions) = (gates, conditions)
    (self.groups, self.requirements, self.tests) = (groups, requirements, tests)
  }

  private static func bits(of gates: [Int], in range: Range<Int>) -> UInt64 {
    gates.reduce(0) { range.contains($1) ? $0 | 1 << UInt64($1 - range.lowerBound) : $0 }
  }

  /// Visits the open gates for a message, from an index on, until one matches. Returns its index.
  @inline(__always)
  func first(from start: Int, _ message: Message, _ context: EvaluationContext, where isWanted: (Gate) -> Bool) -> Int?
  {
    let dataNames = readsData ? context.dataNames(in: message) : 0
    var wanted: UInt64 = .max << UInt64(start % 64)
    for group in start / 64..<max(start / 64, groups.count) {
      var open = openGates(groups[group], message, context, wanted)
      while open != 0 {
        let index = 64 * group + open.trailingZeroBitCount
        if gates[index].needs.dataNames & ~dataNames == 0, isWanted(gates[index]) { return index }
        open &= open &- 1
      }
      wanted = .max
    }
    return nil
  }

  subscript(index: Int) -> Gate { gates[index] }

  private func openGates(
    _ group: Group, _ message: Message, _ context: EvaluationContext, _ wanted: UInt64
  ) -> UInt64 {
    let present = message.present
    var open = group.gates & wanted
    for index in group.requirements where !present.contains(requirements[index].field) {
      open &= ~requirements[index].gates
    }
    for index in group.tests where open & tests[index].gates != 0 {
      if conditions.decide(tests[index].test, message, context) == .no { open &= ~tests[index].gates }
    }
    return open
  }
}
