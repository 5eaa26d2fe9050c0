/// A program as a deterministic automaton: one table access per scalar of the text. It is built completely when the
/// pattern is compiled, so that threads can share it, and only if it is small.
final class PatternAutomaton: Sendable {
  private let alphabet: PatternAlphabet
  /// One row per state: the offset of the next row for each symbol, followed by the one for the end of the text.
  private let table: [UInt16]
  private let first: UInt16

  /// Special offsets: no match is possible any more, or a match was found. The first row is never used, so they are not
  /// valid offsets.
  private static let failed: UInt16 = 0
  private static let matched: UInt16 = 1

  /// nil if the pattern needs too many states, or too much time to compute them.
  init?(_ program: PatternProgram) {
    guard let alphabet = PatternAlphabet(telling: program.distinctions) else { return nil }
    var construction = Construction(program, alphabet)
    guard construction.run() else { return nil }
    self.alphabet = alphabet
    table = construction.table
    first = construction.first
  }

  /// The possible first bytes of a matching text; all non-ASCII bytes count as one.
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

  /// The active instructions of a program at a position and the neighbor before it, which determine all further steps.
  private struct State: Hashable {
    let entries: [Int]
    let previous: Neighbor
  }

  /// Computes the states by running the program on one scalar of each symbol.
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

    /// Fills the row of a state; returns false if there are too many states or it takes too long.
    private mutating func leave(_ state: State, row: Int) -> Bool {
      if isMatch(state, before: .edge) {
        table[row + width - 1] = PatternAutomaton.matched
      }
      for (neighbor, symbols) in symbolsByNeighbor {
        let isMatch = isMatch(state, before: neighbor)
        for symbol in symbols {
          guard simulation.steps <= Self.mostSteps else { return false }
          if isMatch {
            table[row + symbol] = PatternAutomaton.matched
          } else {
            simulation.take(alphabet.examples[symbol])
            let entries = simulation.entries.instructions + (simulation.program.isAnchored ? [] : [0])
            guard let next = self.row(of: State(entries: entries.sorted(), previous: neighbor)) else { return false }
            table[row + symbol] = next
          }
        }
      }
      return true
    }

    private mutating func isMatch(_ state: State, before next: Neighbor) -> Bool {
      simulation.restart(state.entries)
      return simulation.followEntries(between: state.previous, and: next)
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
