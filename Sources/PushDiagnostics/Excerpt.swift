/// The source line under a finding, with its carets: at most a terminal's width of it, safe to print, tokens cut.
struct Excerpt {
  /// The line, in visible form.
  private(set) var line = ""
  /// The carets below it.
  private(set) var carets = ""

  private static let width = 100
  private static let lead = 32

  init(_ span: Span, lineStart: Int, in source: Source) {
    // A document has findings that point to others, such as a rules file: nothing beyond its end is read.
    let span = source.clamped(span)
    let window = Self.window(around: span, lineStart: lineStart, in: source)
    let cuts = Secrets.cuts(in: window, of: source) + Secrets.knownCuts(in: window, of: source)
    if window.lowerBound > lineStart { put("…") }
    var offset = window.lowerBound
    while offset < window.upperBound {
      let isMarked = offset >= Int(span.start) && (offset < Int(span.end) || offset == Int(span.start))
      if let cut = cuts.filter({ $0.contains(offset) }).max(by: { $0.upperBound < $1.upperBound }) {
        let isTouched = Int(span.start) < cut.upperBound && Int(span.end) > cut.lowerBound
        // One dot sign is enough where the window opens inside a token.
        if line == "…" { (line, carets) = ("", "") }
        put("…", marked: isMarked || isTouched)
        offset = cut.upperBound
        continue
      }
      let next = Self.characterEnd(after: offset, in: source, limit: window.upperBound)
      put(Self.visible(offset..<next, in: source), marked: isMarked)
      offset = next
    }
    if window.upperBound < Self.lineEnd(behind: window.upperBound, in: source), !line.hasSuffix("…") { put("…") }
    if !carets.contains("^") { carets += "^" }
    while carets.last == " " { carets.removeLast() }
  }

  private mutating func put(_ text: String, marked: Bool = false) {
    line += text
    carets += String(repeating: marked ? "^" : " ", count: text.unicodeScalars.count)
  }

  /// The part of the line that is shown: from its start where the finding lies near it, otherwise from shortly before.
  private static func window(around span: Span, lineStart: Int, in source: Source) -> Range<Int> {
    var start = lineStart
    if Int(span.start) - lineStart > width - lead {
      start = Int(span.start) - lead
      while start < source.count, source[start] & 0xc0 == 0x80 { start += 1 }
    }
    var end = start
    while end < source.count, end - start < width, source[end] != 0x0a { end += 1 }
    while end > start, end < source.count, source[end] & 0xc0 == 0x80 { end -= 1 }
    if end > start, source[end - 1] == 0x0d { end -= 1 }
    return start..<max(start, end)
  }

  /// Where the line ends, its line break left out, if that is near.
  private static func lineEnd(behind offset: Int, in source: Source) -> Int {
    guard offset < source.count, source[offset] != 0x0a else { return offset }
    let isLineBreak = source[offset] == 0x0d && (offset + 1 == source.count || source[offset + 1] == 0x0a)
    return isLineBreak ? offset : offset + 1
  }

  private static func characterEnd(after offset: Int, in source: Source, limit: Int) -> Int {
    var end = offset + 1
    while end < limit, end - offset < 4, source[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }

  private static func visible(_ range: Range<Int>, in source: Source) -> String {
    if source[range.lowerBound] == 0x09 { return " " }
    return Visible.text(source.text(Span(UInt32(range.lowerBound), UInt32(range.upperBound))))
  }
}

/// Device tokens inside an excerpt. They open somebody's phone, so eight characters of each are shown, no more.
enum Secrets {
  /// The parts of a window that must not be printed.
  static func cuts(in window: Range<Int>, of source: Source) -> [Range<Int>] {
    let window = window.clamped(to: 0..<source.count)
    var cuts: [Range<Int>] = []
    var offset = window.lowerBound
    // A token may begin before the window.
    while offset > 0, isTokenByte(source[offset - 1]), window.lowerBound - offset < 4096 { offset -= 1 }
    while offset < window.upperBound {
      guard isTokenByte(source[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < source.count, isTokenByte(source[offset]), offset - start < 8192 { offset += 1 }
      if isToken(start..<offset, in: source) {
        let cut = (start + 8..<offset).clamped(to: window)
        if !cut.isEmpty { cuts.append(cut) }
      }
    }
    return cuts
  }

  /// What the document's own keys tell to be secret.
  static func knownCuts(in window: Range<Int>, of source: Source) -> [Range<Int>] {
    let secrets = source.secrets
    var index = firstIndex(of: secrets, from: window.lowerBound)
    while index > 0, Int(secrets[index - 1].end) > window.lowerBound { index -= 1 }
    var cuts: [Range<Int>] = []
    while index < secrets.count, Int(secrets[index].start) < window.upperBound {
      let (start, end) = (Int(secrets[index].start), min(Int(secrets[index].end), source.count))
      index += 1
      var shown = start + 8
      while shown < end, source[shown] & 0xc0 == 0x80 { shown += 1 }
      guard shown < end else { continue }
      let cut = (shown..<end).clamped(to: window)
      if !cut.isEmpty { cuts.append(cut) }
    }
    return cuts
  }

  /// The index of the first span that starts at an offset or behind it.
  private static func firstIndex(of spans: [Span], from offset: Int) -> Int {
    var range = 0..<spans.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if Int(spans[middle].start) < offset {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// APNs tokens are hexadecimal, FCM tokens carry `:APA91b`, HMS tokens are long; a UUID is none of them.
  private static func isToken(_ range: Range<Int>, in source: Source) -> Bool {
    if range.count >= 60 { return true }
    if range.count >= 32, range.prefix(32).allSatisfy({ isHexadecimal(source[$0]) }) { return true }
    guard range.count >= 16 else { return false }
    return source.text(Span(UInt32(range.lowerBound), UInt32(range.upperBound))).contains(":APA91b")
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x3a, 0x5f: true
    default: false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
