/// What is wrong with a pattern, and where.
package struct RegularExpressionError: Error, Sendable, Equatable {
  /// What is wrong: lower case, no full stop.
  package let message: String
  /// UTF-8 offsets into the pattern: the smallest piece that is wrong.
  package let range: Range<Int>
}
