import PushCompiler

/// Parses an RFC 3339 time or a number as seconds since 1970; nil if the text is neither, or if they must be milliseconds.
package func seconds(since1970 text: String) -> Int64? {
  if text.isWholeNumber { return Int64(text).flatMap { $0 > EpochSeconds.latest ? nil : $0 } }
  return CalendarTime(text, as: .rfc3339)?.seconds
}
