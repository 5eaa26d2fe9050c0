import PushDiagnostics

/// The text at an offset: a word, or one character.
struct FoundText {
  let text: String
  let span: Span
  let isEnd: Bool
  let isWord: Bool

  init(at offset: Int, in source: Source) {
    isEnd = offset >= source.count
    var end = offset
    while end < source.count, end - offset < 24, Self.isWordByte(source[end]) { end += 1 }
    isWord = end > offset
    if !isWord, !isEnd {
      end += 1
      while end < source.count, end - offset < 4, source[end] & 0xc0 == 0x80 { end += 1 }
    }
    if isEnd {
      // At the end, point at the last visible character.
      var last = source.count
      while last > 0, source[last - 1] <= 0x20 { last -= 1 }
      span = Span(UInt32(max(0, last - 1)), UInt32(last))
    } else {
      span = Span(UInt32(offset), UInt32(end))
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
