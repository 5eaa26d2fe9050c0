import PushIR

/// Decides quickly whether a rule can apply to a message: most rules do not apply to most messages.
struct Gate: Sendable {
  /// The index of the rule.
  let rule: Int
  /// The root of its condition; nil if it always applies.
  let condition: UInt32?
  fileprivate let needs: Needs
  /// One bit for each service and each format; 0 for all.
  private let targets: UInt32
  private let formats: UInt32

  init(_ index: Int, _ rule: Rule, _ condition: UInt32?, _ names: [String]) {
    self.rule = index
    self.condition = condition
    needs = rule.condition?.needs ?? Needs()
    targets = rule.targets.reduce(0) { $0 | Self.bit(of: $1) }
    formats = rule.formats.compactMap(names.firstIndex).reduce(0) { $0 | 1 << UInt32($1) }
  }

  /// The bit of a service; 0 for nil.
  static func bit(of target: Target?) -> UInt32 { target.map { 1 << UInt32($0.rawValue) } ?? 0 }

  /// Whether the rule's checks run: for one of its services, or before all services for a rule without a scope.
  func speaks(on target: UInt32) -> Bool { target == 0 ? targets == 0 : targets & target != 0 }

  /// Whether the rule edits the message for a service, or for all services.
  func edits(on target: UInt32) -> Bool { targets == 0 || targets & target != 0 }

  func admits(_ format: UInt32) -> Bool { formats == 0 || formats & format != 0 }
}

/// The gates of rules in order, with one bit each, so that an absent field closes all gates that require it in one
/// step.
final class GateList: Sendable {
  private let gates: [Gate]
  /// The fields that rules require, and for each of them a bitmap of the gates that it closes, 64 per word.
  private let fields: [Field]
  private let shut: [UInt64]
  private let wordCount: Int
  /// Whether a rule requires members of the sender's data.
  let readsData: Bool

  init(_ gates: [Gate]) {
    self.gates = gates
    let fields = gates.reduce(FieldSet()) { $0.union($1.needs.fields) }.fields
    let wordCount = (gates.count + 63) / 64
    var shut = [UInt64](repeating: 0, count: fields.count * wordCount)
    for (index, gate) in gates.enumerated() {
      for (place, field) in fields.enumerated() where gate.needs.fields.contains(field) {
        shut[place * wordCount + index / 64] |= 1 << UInt64(index % 64)
      }
    }
    (self.fields, self.shut, self.wordCount) = (fields, shut, wordCount)
    readsData = gates.contains { $0.needs.dataNames != 0 }
  }

  /// Visits the open gates for a message with these fields and names, from an index on, until one matches. Returns its
  /// index.
  @inline(__always)
  func first(from start: Int, _ present: FieldSet, _ dataNames: UInt64, where isWanted: (Gate) -> Bool) -> Int? {
    var word = start / 64
    var open = word < wordCount ? openGates(word, present) & .max << UInt64(start % 64) : 0
    while word < wordCount {
      while open != 0 {
        let gate = gates[64 * word + open.trailingZeroBitCount]
        if gate.needs.dataNames & ~dataNames == 0, isWanted(gate) { return 64 * word + open.trailingZeroBitCount }
        open &= open &- 1
      }
      word += 1
      if word < wordCount { open = openGates(word, present) }
    }
    return nil
  }

  subscript(index: Int) -> Gate { gates[index] }

  private func openGates(_ word: Int, _ present: FieldSet) -> UInt64 {
    let count = gates.count - 64 * word
    var open: UInt64 = count >= 64 ? .max : 1 << UInt64(count) &- 1
    for place in fields.indices where !present.contains(fields[place]) { open &= ~shut[place * wordCount + word] }
    return open
  }
}
