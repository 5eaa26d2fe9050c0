/// A range of bytes in a source that a finding points at. Lines and columns are computed when it is printed.
public struct Span: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// Creates a range of bytes from `start` up to, but not including, `end`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The span of a value without a source: the start of the document.
  @inlinable public static var none: Span { Span(0, 0) }

  /// Where marks begin: spans beyond the end of any source, of values that no source has. Sources have at most 256 MiB, and
  /// an offset has to fit into an `Int` of 32 bits, which WebAssembly has.
  package static let firstMark: UInt32 = 0x7000_0000
  /// How far marks are apart. Their lengths tell what they are of, so that none contains another one.
  package static let markDistance: UInt32 = 8

  /// How a rule has written a value, in the first two bits of its mark's length: stated it, given it as a default of a library
  /// that ships with pushc, or otherwise, such as what it left of a text.
  package enum Writing: UInt32, Sendable { case other, stated, defaultOfLibrary }

  /// The bit of a text with a placeholder, which a rule has copied, moved or joined.
  private static let placeholderBit: UInt32 = 4

  /// The mark of the value that is written by an edit.
  package static func mark(ofEdit index: Int, _ writing: Writing) -> Span {
    let start = firstMark + UInt32(index) * markDistance
    return Span(start, start + writing.rawValue)
  }

  /// The mark as that of a text with a placeholder.
  package var asPlaceholderOfRule: Span { Span(start, end | Self.placeholderBit) }

  /// Whether it is the mark of what a rule has written.
  package var isWrittenByRule: Bool { start >= Self.firstMark }

  /// The edit that it is the mark of; nil for another span.
  package var edit: Int? { isWrittenByRule ? Int((start - Self.firstMark) / Self.markDistance) : nil }

  /// Whether it is the mark of a value that a rule has stated: not of its default, nor of what it left of a text.
  package var isStatedByRule: Bool { isWritten(.stated) }

  /// Whether it is the mark of a default of a library of rules.
  package var isDefaultOfLibrary: Bool { isWritten(.defaultOfLibrary) }

  /// Whether it is the mark of a text with a placeholder.
  package var isPlaceholderOfRule: Bool { isWrittenByRule && (end - start) & Self.placeholderBit != 0 }

  private func isWritten(_ writing: Writing) -> Bool {
    isWrittenByRule && (end - start) & ~Self.placeholderBit == writing.rawValue
  }

  /// The number of bytes.
  package var count: Int { Int(end) - Int(start) }

  /// The first byte of the span, to mark the start of a large one. An empty span is returned unchanged.
  public var firstByte: Span { Span(start, min(end, start + 1)) }

  /// Whether this span contains all of the other one.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// The place in the input as one number, by which spans are ordered.
  package var rank: UInt64 { UInt64(start) << 32 | UInt64(end) }

  /// Orders by start, then by end: the order of the input.
  public static func < (left: Span, right: Span) -> Bool { left.rank < right.rank }
}
