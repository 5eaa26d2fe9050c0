/// A program as a deterministic automaton: one table access for each scalar of the text. It is built whole when the
/// pattern is compiled, so that threads can share it, and only where it is small.
final class PatternAutomaton: Sendable {
  private let alphabet: PatternAlphabet
  /// A row for each state; in it the next row's offset for each symbol, and last for the end of the text.
  private let table: [UInt16]
  private let first: UInt16

  /// Instead of a row: no match begins or ends any more. The first row is never used, so no offset is one of these.
  private static let failed: UInt16 = 0
  private static let matched: UInt16 = 1

  /// nil: the pattern needs more states, or more time to find them, than a compilation should take.
  init?(_ program: PatternProgram) {
    guard let alphabet = PatternAlphabet(telling: program.distinctions) else { return nil }
    var construction = Construction(program, alphabet)
    guard construction.run() else { return nil }
    self.alphabet = alphabet
    table = construction.table
    first = construction.first
  }

  /// The bytes that a text may begin with for a match to be possible; all bytes beyond ASCII count as one.
  var beginnings: ByteSet {
    var bytes = ByteSet()
    for value in UInt8.min..<0x80 where table[Int(first) + Int(alphabet.symbol(UInt32(value)))] != Self.failed {
      bytes.insert(value)
    }
    bytes.hasOthers = alphabet.symbolsBeyondASCII.contains { table[Int(first) + Int($0)] != Self.failed }
    return bytes
  }

  func matches(_ scalars: some Sequence<UInt32>) -> Bool {
    var row = first
    for scalar in scalars {
      row = table[Int(row) + Int(alphabet.symbol(scalar))]
      if row <= Self.matched { return row == Self.matched }
    }
    return table[Int(row) + alphabet.examples.count] == Self.matched
  }

  /// What a program waits for at a place, and what stands before it: all that decides how it goes on.
  private struct State: Hashable {
    let entries: [Int]
    let previous: Neighbor
  }

  /// Finds the states by running the program over one scalar of each symbol.
  private struct Construction {
    private(set) var table: [UInt16]
    let first: UInt16
    private let alphabet: PatternAlphabet
    private let symbolsByNeighbor: [Neighbor: [Int]]
    private let width: Int
    private var simulation: PatternSimulation
    private var rows: [State: UInt16]
    private var found: [State]

    private static let mostSteps = 50_000

    init(_ program: PatternProgram, _ alphabet: PatternAlphabet) {
      self.alphabet = alphabet
      simulation = PatternSimulation(program)
      width = alphabet.examples.count + 1
      symbolsByNeighbor = Dictionary(grouping: alphabet.examples.indices) { program.neighbor(alphabet.examples[$0]) }
      let start = State(entries: [0], previous: .edge)
      first = UInt16(width)
      rows = [start: first]
      found = [start]
      table = [UInt16](repeating: PatternAutomaton.failed, count: 2 * width)
    }

    mutating func run() -> Bool {
      var next = 0
      while next < found.count {
        guard leave(found[next], row: (next + 1) * width) else { return false }
        next += 1
      }
      return true
    }

    /// Fills the row of a state; false: there are too many states, or it takes too long.
    private mutating func leave(_ state: State, row: Int) -> Bool {
      if simulation.follow(state.entries, between: state.previous, and: .edge) {
        table[row + width - 1] = PatternAutomaton.matched
      }
      for (neighbor, symbols) in symbolsByNeighbor {
        let isMatch = simulation.follow(state.entries, between: state.previous, and: neighbor)
        for symbol in symbols {
          guard simulation.steps <= Self.mostSteps else { return false }
          if isMatch {
            table[row + symbol] = PatternAutomaton.matched
          } else {
            var entries: [Int] = []
            simulation.take(alphabet.examples[symbol], into: &entries)
            guard let next = self.row(of: State(entries: entries.sorted(), previous: neighbor)) else { return false }
            table[row + symbol] = next
          }
        }
      }
      return true
    }

    private mutating func row(of state: State) -> UInt16? {
      if state.entries.isEmpty { return PatternAutomaton.failed }
      if let row = rows[state] { return row }
      guard let row = UInt16(exactly: table.count) else { return nil }
      rows[state] = row
      found.append(state)
      table += [UInt16](repeating: PatternAutomaton.failed, count: width)
      return row
    }
  }
}
