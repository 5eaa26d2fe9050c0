import PushDiagnostics
import Testing

/// Printed text must not move the cursor, hide a line or change the reading order.
@Suite struct VisibleTests {
  @Test(arguments: [
    ("plain", "plain"), ("é€😀 ñ", "é€😀 ñ"), ("a\u{1b}[31mb", "a\\u{1b}[31mb"), ("\u{9b}2J", "\\u{9b}2J"),
    ("a\nb\r\tc", "a\\u{a}b\\u{d}\\u{9}c"),
    ("\u{0}\u{7}\u{8}\u{7f}", "\\u{0}\\u{7}\\u{8}\\u{7f}"), ("\u{202e}abc\u{202c}", "\\u{202e}abc\\u{202c}"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{200e}\u{200f}\u{61c}", "\\u{200e}\\u{200f}\\u{61c}"),
    ("a\u{200b}b", "a\\u{200b}b"), ("\u{feff}", "\\u{feff}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("so\u{ad}ft", "so\\u{ad}ft"), ("👩\u{200d}👧", "👩\u{200d}👧"), ("می\u{200c}خواهم", "می\u{200c}خواهم"),
    ("a\u{200d}b", "a\\u{200d}b"), ("é\u{200d}\u{200d}", "é\u{200d}\\u{200d}"), ("\u{200c}", "\\u{200c}"),
    ("\u{e0041}", "\\u{e0041}"), ("\u{85}", "\\u{85}"),
    // Commands of CI systems.
    ("a ##[error]b", "a ##\\u{5b}error]b"), ("##vso[a]", "##vso\\u{5b}a]"), ("###[a][b]", "###\\u{5b}a][b]"),
    ("[[a] #[b] ##", "[[a] #[b] ##"), ("## [a] # #[b]", "## [a] # #[b]"), ("##-a[b]", "##-a[b]"),
  ])
  func invisibleCharactersAreEscaped(_ text: String, _ visible: String) {
    #expect(Visible.text(text) == visible)
  }

  @Test func everyControlCharacterIsMadeVisible() {
    for value in Array(0..<0x20) + Array(0x7f..<0xa0) as [UInt32] {
      let scalar = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
      #expect(Visible.text(scalar) == "\\u{\(String(value, radix: 16))}")
    }
  }

  @Test func quotedTextIsCut() {
    #expect(Visible.quoted("abc") == "\"abc\"")
    #expect(Visible.quoted(String(repeating: "x", count: 60)) == "\"\(String(repeating: "x", count: 60))\"")
    #expect(Visible.quoted(String(repeating: "x", count: 61)) == "\"\(String(repeating: "x", count: 60))…\"")
    #expect(Visible.clipped("abcdef", limit: 3) == "abc…")
  }

  @Test func tokensAreCutToEightCharacters() {
    #expect(Visible.token("0123456789abcdef") == "01234567…")
    #expect(Visible.token("01234567") == "01234567")
    #expect(Visible.token("\u{1b}[0m") == "\u{1b}[0m")
  }
}
