/// An instruction of a compiled pattern. Targets are relative, so that a block can be copied.
enum PatternInstruction: Sendable {
  /// Consumes a scalar of the set with this index and continues with the next instruction.
  case take(set: Int32)
  /// Continues with the next instruction if the assertion holds.
  case assert(PatternAssertion)
  /// Continues with the next instruction, or else at a distance.
  case branch(Int32)
  /// Continues at a distance, or else with the next instruction.
  case branchAway(Int32)
  /// Continues at a distance.
  case jump(Int32)
  /// Notes the position in a slot. Only programs for captures have it.
  case save(slot: Int32)
  case match
}

/// A condition on the position between two scalars.
enum PatternAssertion: Sendable {
  case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary

  func holds(between previous: Neighbor, and next: Neighbor) -> Bool {
    switch self {
    case .textStart: previous == .edge
    case .textEnd: next == .edge
    case .lineStart: previous == .edge || previous == .newline
    case .lineEnd: next == .edge || next == .newline
    case .wordBoundary: (previous == .word) != (next == .word)
    case .noWordBoundary: (previous == .word) == (next == .word)
    }
  }
}

/// The property of a scalar next to a position that assertions depend on.
enum Neighbor: Hashable, Sendable {
  /// The start or end of the text.
  case edge
  case newline, word, other
}

/// A compiled pattern: the first instruction begins a match, `match` ends it.
struct PatternProgram: Sendable {
  let instructions: [PatternInstruction]
  let sets: [ScalarSet]
  /// Whether a match can only begin at the start of the text.
  let isAnchored: Bool
  /// The neighbors that the assertions distinguish.
  private let seesWords: Bool
  private let seesLines: Bool

  init(_ instructions: [PatternInstruction], sets: [ScalarSet]) {
    self.instructions = instructions
    self.sets = sets
    var (seesWords, seesLines) = (false, false)
    for case .assert(let assertion) in instructions {
      switch assertion {
      case .wordBoundary, .noWordBoundary: seesWords = true
      case .lineStart, .lineEnd: seesLines = true
      case .textStart, .textEnd: break
      }
    }
    (self.seesWords, self.seesLines) = (seesWords, seesLines)
    isAnchored = Self.beginsAtTextStart(instructions)
  }

  /// The class of a scalar for this pattern's assertions.
  func neighbor(_ value: UInt32) -> Neighbor {
    if seesLines, value == 0x0a { return .newline }
    return seesWords && NamedClasses.word.contains(value) ? .word : .other
  }

  /// The sets that distinguish scalars: those of classes and of assertions.
  var distinctions: [ScalarSet] {
    sets + (seesLines ? [ScalarSet(0x0a)] : []) + (seesWords ? [NamedClasses.word] : [])
  }

  /// Whether all paths to a scalar or a match pass through `textStart`.
  private static func beginsAtTextStart(_ instructions: [PatternInstruction]) -> Bool {
    var isSeen = [Bool](repeating: false, count: instructions.count)
    var open = [0]
    while let index = open.popLast() {
      if isSeen[index] { continue }
      isSeen[index] = true
      switch instructions[index] {
      case .take, .match: return false
      case .assert(.textStart): break
      case .assert, .save: open.append(index + 1)
      case .branch(let distance), .branchAway(let distance): open += [index + 1, index + Int(distance)]
      case .jump(let distance): open.append(index + Int(distance))
      }
    }
    return true
  }
}
