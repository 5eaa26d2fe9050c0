/// Converts byte offsets to lines and columns.
///
/// It scans from the previous offset, so a report in input order takes linear time in the size of the input, however
/// long a line is. Going back a short distance is cheap, and so is going back and forth between two places: errors in
/// input order and the one behind all of them, for example. From farther away, it continues from a mark on its way.
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
  /// The text whose lines and columns are counted: that of the file, where the source has spaces for comments.
  private let text: Source
  /// The offset of the first character. A byte order mark does not count: it has no column.
  private let start: Int
  private var offset: Int
  private var position: Position
  /// The place from which it went far back, or the start.
  private var other: (offset: Int, position: Position)
  /// A place in each 1024 bytes or so that it has passed, in order.
  private var marks: [(offset: Int, position: Position)] = []

  /// Creates a locator for one document.
  public init(_ source: Source) {
    self.source = source
    text = source.asWritten
    start = source.range.lowerBound == 0 && source.begins(0..<source.count, with: "\u{FEFF}") ? 3 : 0
    offset = start
    position = Position(line: source.firstLine, column: 1, lineStart: 0)
    other = (offset, position)
  }

  /// The line and the column of an offset; an offset beyond the end is treated as the end.
  public mutating func position(of target: Int) -> Position {
    let target = max(start, min(target, source.count))
    if abs(target - offset) > Self.distance { chooseStart(for: target) }
    if target < position.lineStart { (offset, position) = mark(before: target) }
    if offset > target {
      // Both are in the same line.
      position.column -= text.endOfLine(within: target..<offset).characters
      offset = target
    }
    while offset < target {
      let limit = min(target, offset + Self.distance)
      let (end, characters) = text.endOfLine(within: offset..<limit)
      position.column += characters
      offset = end
      if end < limit {
        offset += 1
        position = Position(line: position.line + 1, column: 1, lineStart: offset)
      }
      if offset >= (marks.last?.offset ?? start) + Self.distance { marks.append((offset, position)) }
    }
    return position
  }

  private static let distance = 1024

  /// Continues from the other place or from a mark if that is nearer. The place that it leaves, or from which it goes back,
  /// is the other one from then on.
  private mutating func chooseStart(for target: Int) {
    let left = (offset: offset, position: position)
    for place in [other, mark(before: target)] where abs(place.offset - target) < abs(offset - target) {
      (offset, position) = place
    }
    if offset != left.offset || target < offset { other = left }
  }

  /// The last mark that is not behind an offset, or the start.
  private func mark(before target: Int) -> (offset: Int, position: Position) {
    let index = marks.indices.firstInOrder { marks[$0].offset > target }
    return index > 0 ? marks[index - 1] : (start, Position(line: source.firstLine, column: 1, lineStart: 0))
  }
}
