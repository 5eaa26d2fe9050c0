import PushDiagnostics

/// The text at an offset: a word, or one character. A word that began before, as digits do of which the rest is not a number,
/// is quoted from its beginning, so that a token is recognized as one.
struct FoundText {
  let text: String
  let span: Span
  let isEnd: Bool
  let isWord: Bool

  init(at offset: Int, in source: Source) {
    isEnd = offset >= source.count
    isWord = !isEnd && Self.isWordByte(source[offset])
    var start = offset
    while isWord, start > 0, Self.isWordByte(source[start - 1]) { start -= 1 }
    var end = isEnd || isWord ? start : start + 1
    while isWord, end < source.count, end - start < 24, Self.isWordByte(source[end]) { end += 1 }
    while !isWord, end < source.count, end - start < 4, source[end] & 0xc0 == 0x80 { end += 1 }
    if isEnd {
      // At the end, point at the last visible character.
      var last = source.count
      while last > 0, source[last - 1] <= 0x20 { last -= 1 }
      span = Span(UInt32(max(0, last - 1)), UInt32(last))
    } else {
      span = Span(UInt32(start), UInt32(end))
    }
    text = isEnd ? "" : source.text(span)
  }

  var words: String {
    if isEnd { return "the end" }
    switch text {
    case "\n", "\r": return "a line break"
    case "\t": return "a tab"
    default: return isWord ? "\"\(text)\"" : text
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == UInt8(ascii: "_") }
}
