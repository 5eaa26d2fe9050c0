/// Line and column of byte offsets.
///
/// It walks forward from the last place asked for, so that a report in input order is linear in the size of the input,
/// however long a line is.
package struct Locator {
  package struct Position: Hashable, Sendable {
    /// From 1.
    package var line: Int
    /// In Unicode code points, from 1.
    package var column: Int
    /// Where the line begins.
    package var lineStart: Int
  }

  private let source: Source
  private var offset = 0
  private var position: Position

  package init(_ source: Source) {
    self.source = source
    self.position = Position(line: source.firstLine, column: 1, lineStart: 0)
  }

  package mutating func position(of target: Int) -> Position {
    let target = min(target, source.count)
    if target < offset {
      offset = 0
      position = Position(line: source.firstLine, column: 1, lineStart: 0)
    }
    while offset < target {
      let byte = source[offset]
      offset += 1
      if byte == 0x0a {
        position = Position(line: position.line + 1, column: 1, lineStart: offset)
      } else if byte & 0xc0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
