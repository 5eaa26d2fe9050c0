/// A place in a grammar file; both count from 1, columns in Unicode code points.
struct Position: Hashable, Sendable {
  var line = 1
  var column = 1
}

/// What is wrong with a grammar file, and where.
package struct GrammarError: Error, Equatable, CustomStringConvertible {
  let file: String
  let position: Position
  let message: String

  package var description: String {
    "\(file):\(position.line):\(position.column): \(message)"
  }
}
