/// The source line under a finding, with its carets: a part of it around the finding that fits a terminal, safe to print,
/// tokens cut.
///
/// It is built as bytes: a stream may have a finding on each line, and appending to a `String` character by character takes
/// longer than reading the document.
struct Excerpt {
  /// The line, with invisible characters made visible, as UTF-8.
  private(set) var line: [UInt8] = []
  /// The carets below it.
  private(set) var carets: [UInt8] = []
  /// The columns of the last character beyond ASCII.
  private var lastWidth = 0

  /// How many bytes of a line are shown where nobody says how wide the terminal is.
  static let usualWidth = 100
  private static let ellipsis = Array("…".utf8)

  /// The excerpt for a span, of so many bytes and at most two ellipses.
  init(_ span: Span, lineStart: Int, in source: Source, width: Int = usualWidth) {
    let source = source.asWritten
    // Findings may refer to other files, such as a rules file: nothing beyond the end of this source is read.
    let span = source.clamped(span)
    let window = Self.window(around: span, lineStart: lineStart, in: source, width: width)
    line.reserveCapacity(3 * width)
    carets.reserveCapacity(2 * width)
    if window.lowerBound > lineStart { putEllipsis() }
    put(window, marking: Int(span.start)..<Int(span.end), in: source)
    let endsWithEllipsis = line.suffix(Self.ellipsis.count).elementsEqual(Self.ellipsis)
    if window.upperBound < Self.lineEnd(behind: window.upperBound, in: source), !endsWithEllipsis { putEllipsis() }
    if !carets.contains(UInt8(ascii: "^")) { carets.append(UInt8(ascii: "^")) }
    while carets.last == UInt8(ascii: " ") { carets.removeLast() }
  }

  private mutating func put(_ window: Range<Int>, marking marked: Range<Int>, in source: Source) {
    let cuts = Secrets.cuts(in: window, of: source) + Secrets.knownCuts(in: window, of: source)
    var offset = window.lowerBound
    while offset < window.upperBound {
      let next = Self.characterEnd(after: offset, in: source, limit: window.upperBound)
      let isMarked = marked.lowerBound < next && offset < max(marked.upperBound, marked.lowerBound + 1)
      if let cut = Self.longestCut(at: offset, in: cuts) {
        let isTouched = marked.lowerBound < cut.upperBound && marked.upperBound > cut.lowerBound
        // One ellipsis is enough if the window starts inside a token.
        if line == Self.ellipsis { (line, carets) = ([], []) }
        putEllipsis(isMarked: isMarked || isTouched)
        offset = cut.upperBound
        continue
      }
      put(offset..<next, isMarked: isMarked, in: source)
      offset = next
    }
  }

  /// The cut with the highest end among those that contain an offset.
  private static func longestCut(at offset: Int, in cuts: [Range<Int>]) -> Range<Int>? {
    var longest: Range<Int>?
    for cut in cuts where cut.contains(offset) && cut.upperBound > longest?.upperBound ?? 0 { longest = cut }
    return longest
  }

  /// Appends a character in visible form.
  private mutating func put(_ range: Range<Int>, isMarked: Bool, in source: Source) {
    if range.count == 1, case let byte = source[range.lowerBound], Visible.isPlain(byte) || byte == 0x09,
      !Visible.beginsCommand(Unicode.Scalar(byte), behind: line)
    {
      line.append(byte == 0x09 ? 0x20 : byte)
      return putCarets(1, isMarked: isMarked)
    }
    let characters = source.text(Span(UInt32(range.lowerBound), UInt32(range.upperBound))).unicodeScalars
    for character in characters {
      let count = Visible.append(character, to: &line)
      // Escapes are ASCII.
      lastWidth = count == 1 ? DisplayWidth.of(character, after: lastWidth) : count
      putCarets(lastWidth, isMarked: isMarked)
    }
  }

  private mutating func putEllipsis(isMarked: Bool = false) {
    line += Self.ellipsis
    putCarets(1, isMarked: isMarked)
  }

  private mutating func putCarets(_ count: Int, isMarked: Bool) {
    for _ in 0..<count { carets.append(isMarked ? UInt8(ascii: "^") : UInt8(ascii: " ")) }
  }

  /// The part of the line that is shown: from the line's start if the finding is near it, otherwise from shortly before
  /// the finding.
  private static func window(around span: Span, lineStart: Int, in source: Source, width: Int) -> Range<Int> {
    let lead = width * 8 / 25
    var start = lineStart
    if Int(span.start) - lineStart > width - lead {
      start = Int(span.start) - lead
      while start < span.start, source[start] & 0xc0 == 0x80 { start += 1 }
    }
    var end = start
    // In text of two bytes a character, no token is found and cut: null characters are shown only in the finding.
    while end < source.count, end - start < width, source[end] != 0x0a, source[end] != 0 || end < span.end { end += 1 }
    while end > start, end < source.count, source[end] & 0xc0 == 0x80 { end -= 1 }
    if end > start, source[end - 1] == 0x0d { end -= 1 }
    return start..<max(start, end)
  }

  /// The end of the line without its line break, if it is near.
  private static func lineEnd(behind offset: Int, in source: Source) -> Int {
    guard offset < source.count, source[offset] != 0x0a else { return offset }
    let isLineBreak = source[offset] == 0x0d && (offset + 1 == source.count || source[offset + 1] == 0x0a)
    return isLineBreak ? offset : offset + 1
  }

  /// The end of a character. In other encodings than UTF-8, a continuation byte may follow any byte, and is one by itself.
  private static func characterEnd(after offset: Int, in source: Source, limit: Int) -> Int {
    let length = max(1, min(4, (~source[offset]).leadingZeroBitCount))
    var end = offset + 1
    while end < limit, end - offset < length, source[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }
}
