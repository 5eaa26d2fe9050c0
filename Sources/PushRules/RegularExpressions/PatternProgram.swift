/// One step of a compiled pattern. Where steps are named, it is by their distance, so that a block can be copied.
enum PatternInstruction: Sendable {
  /// Takes a scalar of the set with this index, and goes on behind.
  case take(set: Int32)
  /// Goes on behind if this holds here.
  case assert(PatternAssertion)
  /// Goes on behind and at a distance, both.
  case branch(Int32)
  /// Goes on at a distance.
  case jump(Int32)
  case match
}

/// What can be asked of a place between two scalars.
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

/// What an assertion sees on one side of its place.
enum Neighbor: Hashable, Sendable {
  /// Nothing: the text begins or ends here.
  case edge
  case newline, word, other
}

/// A pattern, compiled: its first instruction begins a match, `match` ends it.
struct PatternProgram: Sendable {
  let instructions: [PatternInstruction]
  let sets: [ScalarSet]
  /// Whether a match can begin at the start of the text only.
  let isAnchored: Bool
  /// The neighbors that the assertions tell from others.
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

  /// What a scalar is to the assertions of this pattern.
  func neighbor(_ value: UInt32) -> Neighbor {
    if seesLines, value == 0x0a { return .newline }
    return seesWords && NamedClasses.word.contains(value) ? .word : .other
  }

  /// The sets that tell the scalars apart: those of the classes, and those that assertions see.
  var distinctions: [ScalarSet] {
    sets + (seesLines ? [ScalarSet(0x0a)] : []) + (seesWords ? [NamedClasses.word] : [])
  }

  /// Whether all ways to a scalar or a match lead through `textStart`.
  private static func beginsAtTextStart(_ instructions: [PatternInstruction]) -> Bool {
    var isSeen = [Bool](repeating: false, count: instructions.count)
    var open = [0]
    while let index = open.popLast() {
      if isSeen[index] { continue }
      isSeen[index] = true
      switch instructions[index] {
      case .take, .match: return false
      case .assert(.textStart): break
      case .assert: open.append(index + 1)
      case .branch(let distance): open += [index + 1, index + Int(distance)]
      case .jump(let distance): open.append(index + Int(distance))
      }
    }
    return true
  }
}
