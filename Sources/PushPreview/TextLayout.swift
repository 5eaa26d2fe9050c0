/// Text broken into lines of about the width that a device has for them. No font is measured: widths are those of typical
/// system fonts, in ems.
struct TextLayout {
  let lines: [String]
  /// Whether there is more text than lines.
  let isCut: Bool

  /// Breaks a text at spaces, beside wide characters and at line feeds; words that are longer than a line are broken anywhere.
  /// At most `limit` lines, the last of which is filled and ends with "…" where more follows.
  static func lines(
    of text: String, width: Double, limit: Int, measure: (Character) -> Double = TextLayout.ems
  ) -> TextLayout {
    var lines: [String] = []
    // What is between a line and the next one; nil for a line feed.
    var gaps: [String?] = []
    var line = LineUnderWay()
    // Line feeds at the end are not shown.
    let end = text.lastIndex { !isNewline($0) && $0 != " " }.map(text.index(after:)) ?? text.startIndex
    for character in text[..<end] {
      if lines.count > limit { break }
      if isNewline(character) {
        lines.append(line.take())
        gaps.append(nil)
        continue
      }
      line.append(character, measure(character))
      guard line.width > width else { continue }
      let (text, gap) = line.breakOff()
      lines.append(text)
      gaps.append(gap)
    }
    if !line.isEmpty { lines.append(line.take()) }
    guard lines.count > limit else { return TextLayout(lines: lines, isCut: false) }
    var kept = Array(lines.prefix(limit))
    var last = kept.removeLast() + (gaps[limit - 1].map { $0 + lines[limit] } ?? "")
    while !last.isEmpty, last.reduce(1, { $0 + measure($1) }) > width { last.removeLast() }
    while last.last == " " { last.removeLast() }
    return TextLayout(lines: kept + [last + "…"], isCut: true)
  }

  /// A line that is not full yet.
  private struct LineUnderWay {
    private(set) var width = 0.0
    private var characters: [Character] = []
    private var widths: [Double] = []

    var isEmpty: Bool { characters.isEmpty }

    mutating func append(_ character: Character, _ width: Double) {
      characters.append(character)
      widths.append(width)
      self.width += width
    }

    /// The whole line.
    mutating func take() -> String {
      defer { self = LineUnderWay() }
      return String(characters)
    }

    /// The line up to the last place where it may be broken, or without its last character, and what is between it and the rest,
    /// which begins the next.
    mutating func breakOff() -> (line: String, gap: String) {
      let (characters, widths) = (characters, widths)
      let places = characters.indices.dropFirst()
      let place = places.last {
        characters[$0] == " " || TextLayout.isWide(characters[$0]) || TextLayout.isWide(characters[$0 - 1])
      }
      let end = place ?? max(1, characters.count - 1)
      let gap = end < characters.count && characters[end] == " " ? 1 : 0
      self = LineUnderWay()
      for index in characters.indices.dropFirst(end + gap) { append(characters[index], widths[index]) }
      return (String(characters[..<end]), String(repeating: " ", count: gap))
    }
  }

  // MARK: Widths

  /// The width of a character in a proportional font.
  static func ems(_ character: Character) -> Double {
    guard let byte = ascii(character) else { return isWide(character) ? 1 : character.isUppercase ? 0.65 : 0.53 }
    switch UnicodeScalar(byte) {
    case "i", "j", "l", "I", "t", "f", "r", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")", "[", "]": return 0.3
    case "m", "w", "M", "W", "@", "%": return 0.85
    case "A"..."Z": return 0.65
    default: return 0.53
    }
  }

  /// The byte of an ASCII character. Unicode properties are slow to look up, and most characters need none.
  private static func ascii(_ character: Character) -> UInt8? {
    let bytes = character.utf8
    guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return nil }
    return first
  }

  /// Whether a character breaks a line: one of the line breaks of ASCII or Unicode, or CR LF.
  static func isNewline(_ character: Character) -> Bool {
    guard let byte = ascii(character) else { return character.isNewline }
    return (0x0a...0x0d).contains(byte)
  }

  /// The columns of a character in a terminal.
  static func columns(_ character: Character) -> Double { ascii(character) == nil && isWide(character) ? 2 : 1 }

  /// Whether a character is as wide as it is high: Chinese, Japanese, Korean and emoji.
  fileprivate static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return true
    default:
      return scalar.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xfe0f }
    }
  }
}
