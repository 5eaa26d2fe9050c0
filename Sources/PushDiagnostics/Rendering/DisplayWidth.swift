/// How many columns of a terminal a character takes.
enum DisplayWidth {
  /// The columns of a character after another one. The ranges are the scripts that are Wide or Fullwidth in Unicode 17's
  /// EastAsianWidth.txt; the other wide characters there are those that its emoji-data.txt calls Emoji_Presentation.
  static func of(_ character: Unicode.Scalar, after last: Int) -> Int {
    switch character.value {
    case 0..<0x300: return 1
    // Hangul vowels and final consonants, which join the consonant before them, and skin tones, which join a person.
    case 0x1160...0x11ff, 0x1f3fb...0x1f3ff: return 0
    case 0x1100...0x115f, 0x2e80...0x3029, 0x302e...0x303e, 0x3041...0x3096, 0x309b...0xa4cf: return 2
    case 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f: return 2
    case 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff, 0x20000...0x3fffd: return 2
    // One of the two letters of a flag.
    case 0x1f1e6...0x1f1ff: return 1
    // It makes an emoji of a narrow symbol.
    case 0xfe0f: return last == 1 ? 1 : 0
    default: break
    }
    switch character.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return character.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
