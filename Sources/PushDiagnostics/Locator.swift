/// Line and column of byte offsets.
///
/// It walks from the last place asked for, so that a report in input order is linear in the size of the input, however
/// long a line is, and looking back a little costs little.
public struct Locator: Sendable {
  /// Where something stands in its file.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// In Unicode code points, from 1.
    public var column: Int
    /// Where the line begins, as an offset.
    public var lineStart: Int
  }

  private let source: Source
  private var offset = 0
  private var position: Position

  /// A locator over one document.
  public init(_ source: Source) {
    self.source = source
    self.position = Position(line: source.firstLine, column: 1, lineStart: 0)
  }

  /// The line and the column of an offset; behind the end, those of the end.
  public mutating func position(of target: Int) -> Position {
    let target = max(0, min(target, source.count))
    if target < position.lineStart { moveBack(to: target) }
    while offset > target {
      offset -= 1
      if source[offset] & 0xc0 != 0x80 { position.column -= 1 }
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

  /// Moves to the start of an earlier line.
  private mutating func moveBack(to target: Int) {
    while offset > target {
      offset -= 1
      if source[offset] == 0x0a { position.line -= 1 }
    }
    while offset > 0, source[offset - 1] != 0x0a { offset -= 1 }
    position.lineStart = offset
    position.column = 1
  }
}
