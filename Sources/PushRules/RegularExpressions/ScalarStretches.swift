/// Ranges of Unicode scalars that avoid querying each scalar: a million queries to the standard library take as long as
/// the rest of a run.
enum ScalarStretches {
  /// Long ranges of scalars with the same general category and without case: ideographs, syllables, surrogates, private
  /// use, and the empty planes.
  static let uniform: [ClosedRange<UInt32>] = [
    0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3, 0xd800...0xdfff, 0xe000...0xf8ff, 0x17000...0x187f7,
    0x20000...0x2a6df, 0x2a700...0x2b738, 0x2b740...0x2b81d, 0x2b820...0x2cea1, 0x2ceb0...0x2ebe0, 0x30000...0x3134a,
    0x31350...0x323af, 0x40000...0xdffff, 0xe0200...0xeffff, 0xf0000...0xffffd, 0x100000...0x10fffd,
  ]

  /// The scalars outside of these ranges, to be queried one by one.
  static let mixed = ScalarSet(uniform).inverted.ranges
}
