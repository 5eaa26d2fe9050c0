/// A range of bytes in a source: what a finding points at. Lines and columns are computed when it is printed.
public struct Span: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset behind the last byte.
  public var end: UInt32

  /// A range of bytes from `start` up to, not including, `end`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The place of things that no source holds: the start of the document.
  public static let none = Span(0, 0)

  /// The smallest place that shows where a large one begins. Of an empty range, itself.
  public var firstByte: Span { Span(start, min(end, start + 1)) }

  /// Whether this range holds all of the other.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// Order by start, then by end: the order of the input.
  public static func < (left: Span, right: Span) -> Bool { (left.start, left.end) < (right.start, right.end) }
}
