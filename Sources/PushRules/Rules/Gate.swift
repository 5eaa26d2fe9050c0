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
  /// The fields that rules require, and the gates that each of them closes if it is absent.
  private let fields: [Field]
  private let shutByField: BitTable
  /// The tests that several rules have in common, and the gates that each of them closes.
  private let screens: [FieldTest]
  private let shutByScreen: BitTable
  private let wordCount: Int
  /// Whether a rule requires members of the sender's data.
  let readsData: Bool

  /// Gates whose conditions are in a program, with the screens for these conditions.
  init(_ gates: [Gate], _ screens: [Screen], _ conditions: Program) {
    let fields = gates.reduce(FieldSet()) { $0.union($1.needs.fields) }.fields
    wordCount = (gates.count + 63) / 64
    self.fields = fields
    shutByField = BitTable(
      fields.map { field in gates.indices.filter { gates[$0].needs.fields.contains(field) } }, wordCount)
    self.screens = screens.map { $0.test }
    shutByScreen = BitTable(screens.map { $0.conditions }, wordCount)
    readsData = gates.contains { $0.needs.dataNames != 0 }
    (self.gates, self.conditions) = (gates, conditions)
  }

  var isEmpty: Bool { gates.isEmpty }

  /// Visits the open gates for a message, from an index on, until one matches. Returns its index.
  @inline(__always)
  func first(from start: Int, _ message: Message, _ context: EvaluationContext, where isWanted: (Gate) -> Bool) -> Int?
  {
    let dataNames = readsData ? context.dataNames(in: message) : 0
    var word = start / 64
    var mask: UInt64 = .max << UInt64(start % 64)
    while word < wordCount {
      var open = openGates(word, mask, message, context)
      while open != 0 {
        let gate = gates[64 * word + open.trailingZeroBitCount]
        if gate.needs.dataNames & ~dataNames == 0, isWanted(gate) { return 64 * word + open.trailingZeroBitCount }
        open &= open &- 1
      }
      word += 1
      mask = .max
    }
    return nil
  }

  subscript(index: Int) -> Gate { gates[index] }

  private func openGates(_ word: Int, _ mask: UInt64, _ message: Message, _ context: EvaluationContext) -> UInt64 {
    let count = gates.count - 64 * word
    var open = count >= 64 ? mask : mask & (1 << UInt64(count) &- 1)
    let present = message.present
    for place in fields.indices where !present.contains(fields[place]) { open &= ~shutByField[place, word] }
    for place in screens.indices where open & shutByScreen[place, word] != 0 {
      if conditions.decide(screens[place], message, context) == .no { open &= ~shutByScreen[place, word] }
    }
    return open
  }
}

/// Rows of bits, 64 per word.
private struct BitTable: Sendable {
  private var words: [UInt64]
  private let wordCount: Int

  /// The table with these bits set in each row.
  init(_ rows: [[Int]], _ wordCount: Int) {
    self.wordCount = wordCount
    words = [UInt64](repeating: 0, count: rows.count * wordCount)
    for (row, bits) in rows.enumerated() {
      for bit in bits { words[row * wordCount + bit / 64] |= 1 << UInt64(bit % 64) }
    }
  }

  subscript(row: Int, word: Int) -> UInt64 { words[row * wordCount + word] }
}
