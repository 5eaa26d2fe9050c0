/// Parses RE2's syntax and builds the program in one pass.
struct PatternParser {
  var reader: PatternReader
  var flags = PatternFlags()
  /// The parsed part of the current group, or of the whole pattern.
  var group = PatternGroup(opening: 0, number: nil, flagsOutside: PatternFlags())
  var outerGroups: [PatternGroup] = []
  /// The range of the last repetition operator.
  var lastRepetition: Range<Int>?
  var groups = PatternGroups()
  /// The numbers of the groups whose places the program saves.
  let savedGroups: [Int]
  private var sets: [ScalarSet] = []
  private var numbers: [ScalarSet: Int32] = [:]
  /// The number of instructions so far.
  private var size = 0

  private let mostInstructions: Int

  /// The program of a pattern, and its groups. The program tells whether there is a match, and the places of the groups whose
  /// numbers are given.
  // Large, and called by three functions: none of them should have it inlined.
  @inline(never)
  static func parse(
    _ pattern: String, saving groups: [Int]? = nil
  ) throws(RegularExpressionError) -> (program: PatternProgram, groups: PatternGroups) {
    var parser = PatternParser(PatternReader(pattern), saving: groups)
    while let scalar = parser.reader.next { try parser.readPiece(scalar) }
    if !parser.outerGroups.isEmpty {
      let opening = parser.group.opening
      throw parser.reader.error("missing ) at the end", from: opening, to: opening + 1)
    }
    return (PatternProgram(parser.group.block().instructions + [.match], sets: parser.sets), parser.groups)
  }

  private init(_ reader: PatternReader, saving groups: [Int]?) {
    self.reader = reader
    mostInstructions = groups == nil ? 100_000 : CapturingExpression.mostInstructions
    savedGroups = groups ?? []
  }

  private mutating func readPiece(_ scalar: Unicode.Scalar) throws(RegularExpressionError) {
    switch scalar {
    case "(": try openGroup()
    case ")": try closeGroup()
    case "|":
      reader.advance()
      try grow(by: 2, from: reader.position - 1)
      group.endAlternative()
    case "*", "+", "?", "{": try readRepetition()
    case "[": try push(readClass())
    case "\\": try readEscape()
    case "^": try pushAssertion(flags.isMultiline ? .lineStart : .textStart)
    case "$": try pushAssertion(flags.isMultiline ? .lineEnd : .textEnd)
    case ".":
      reader.advance()
      try push(flags.dotTakesNewline ? .all : ScalarSet(0x0a).inverted)
    default:
      reader.advance()
      try pushLiteral(scalar.value)
    }
  }

  /// Appends an assertion whose text is `length` scalars long.
  mutating func pushAssertion(_ assertion: PatternAssertion, length: Int = 1) throws(RegularExpressionError) {
    reader.advance(length)
    try push(PatternBlock(.assert(assertion)))
  }

  mutating func pushLiteral(_ value: UInt32) throws(RegularExpressionError) {
    try push(folded(ScalarSet(value)))
  }

  mutating func push(_ set: ScalarSet) throws(RegularExpressionError) {
    let number = numbers[set] ?? Int32(sets.count)
    if number == sets.count {
      numbers[set] = number
      sets.append(set)
    }
    try push(PatternBlock(.take(set: number)))
  }

  mutating func push(_ block: PatternBlock) throws(RegularExpressionError) {
    try grow(by: block.instructions.count, from: reader.position - 1)
    group.sequence.append(block)
  }

  /// Counts instructions before they are built.
  mutating func grow(by count: Int, from start: Int) throws(RegularExpressionError) {
    size += count
    if size > mostInstructions {
      throw reader.error(
        "the pattern is too large here: written out it has more than \(mostInstructions) steps", from: start)
    }
  }

  /// The set, extended by case variants if `(?i)` is set.
  func folded(_ set: ScalarSet) -> ScalarSet { flags.ignoresCase ? CaseFolding.closure(of: set) : set }
}

/// The flags set in the pattern for the text after them.
struct PatternFlags {
  var ignoresCase = false
  /// Whether `^` and `$` also match at line boundaries.
  var isMultiline = false
  var dotTakesNewline = false
  /// Whether repetitions are short and those with `?` are long, instead of the reverse.
  var prefersLess = false
}

struct PatternGroup {
  /// The position of its opening parenthesis.
  let opening: Int
  /// Its number among the groups; nil for one that only holds its parts together.
  let number: Int?
  /// The flags to restore after it.
  let flagsOutside: PatternFlags
  private(set) var alternatives: [PatternBlock] = []
  /// The blocks of the current alternative.
  var sequence: [PatternBlock] = []

  mutating func endAlternative() {
    alternatives.append(.sequence(sequence))
    sequence = []
  }

  /// Everything parsed so far, as one block.
  consuming func block() -> PatternBlock {
    endAlternative()
    return .alternation(alternatives)
  }
}
