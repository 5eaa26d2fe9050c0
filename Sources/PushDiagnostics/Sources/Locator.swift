/// Converts byte offsets to lines and columns.
///
/// It scans from the previous offset, so a report in input order takes linear time in the size of the input, however
/// long a line is. Going back a short distance is cheap, and so is going back and forth between two places: errors in
/// input order and the one behind all of them, for example.
public struct Locator: Sendable {
  /// A position in a file.
  public struct Position: Hashable, Sendable {
    /// The line number, from 1.
    public var line: Int
    /// The column in Unicode code points, from 1.
    public var column: Int
    /// The byte offset at which the line starts.
    public var lineStart: Int
  }

  package let source: Source
  /// The offset of the first character. A byte order mark is none: it has no column.
  private let start: Int
  private var offset: Int
  private var position: Position
  /// The place from which it went far back, or the start.
  private var other: (offset: Int, position: Position)

  /// Creates a locator for one document.
  public init(_ source: Source) {
    self.source = source
    start = source.range.lowerBound == 0 && source.begins(0..<source.count, with: "\u{FEFF}") ? 3 : 0
    offset = start
    position = Position(line: source.firstLine, column: 1, lineStart: 0)
    other = (offset, position)
  }

  /// The line and the column of an offset; an offset beyond the end is treated as the end.
  public mutating func position(of target: Int) -> Position {
    let target = max(start, min(target, source.count))
    if abs(target - offset) > 1024 { chooseStart(for: target) }
    if target < position.lineStart { moveBack(to: target) }
    if offset > target {
      // Both are in the same line.
      position.column -= source.endOfLine(within: target..<offset).characters
      offset = target
    }
    while offset < target {
      let (end, characters) = source.endOfLine(within: offset..<target)
      position.column += characters
      offset = end
      if end < target {
        offset += 1
        position = Position(line: position.line + 1, column: 1, lineStart: offset)
      }
    }
    return position
  }

  /// Continues from the other place if that is nearer. The place that it leaves, or from which it goes back, is the other
  /// one from then on.
  private mutating func chooseStart(for target: Int) {
    let left = (offset, position)
    if abs(other.offset - target) < abs(offset - target) {
      (offset, position) = other
      other = left
    } else if target < offset {
      other = left
    }
  }

  /// Moves to the start of an earlier line.
  private mutating func moveBack(to target: Int) {
    while offset > target {
      offset -= 1
      if source[offset] == 0x0a { position.line -= 1 }
    }
    while offset > start, source[offset - 1] != 0x0a { offset -= 1 }
    position.lineStart = offset == start ? 0 : offset
    position.column = 1
  }
}
