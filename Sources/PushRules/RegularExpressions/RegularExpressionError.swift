/// An error in a pattern or in a replacement, with its location.
package struct RegularExpressionError: Error, Sendable, Equatable {
  /// The error, in lower case, without a full stop.
  package let message: String
  /// The smallest invalid part, as UTF-8 offsets into the text.
  package let range: Range<Int>
}
