import PushCompiler

/// Seconds since 1970 out of an RFC 3339 time or a number; nil where the text is neither.
package func seconds(since1970 text: String) -> Int64? {
  if text.isWholeNumber { return Int64(text) }
  return CalendarTime(text, as: .rfc3339)?.seconds
}
