/// A position in a grammar file; line and column count from 1, columns in Unicode code points.
struct Position: Hashable, Sendable {
  var line = 1
  var column = 1
}

/// An error in a grammar file, with its location.
package struct GrammarError: Error, Equatable, CustomStringConvertible {
  let file: String
  let position: Position
  let message: String

  package var description: String {
    "\(file):\(position.line):\(position.column): \(message)"
  }
}
