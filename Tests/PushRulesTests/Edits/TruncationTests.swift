import Testing

@testable import PushRules

@Suite("Truncation")
struct TruncationTests {
  /// A family of four: seven scalars, 25 bytes, one character.
  private static let family = "👨‍👩‍👧‍👦"

  @Test("a text that fits is not touched", arguments: [5, 6, 100])
  func fits(_ limit: Int) {
    #expect(Truncation.cut("Hello", toBytes: limit, ending: "…") == "Hello")
    #expect(Truncation.cut("Hello", toCharacters: limit, ending: "…") == "Hello")
  }

  @Test("bytes are counted with the ending")
  func bytes() {
    #expect(Truncation.cut("Hello, world", toBytes: 8, ending: "…") == "Hello…")
    #expect(Truncation.cut("Hello, world", toBytes: 8, ending: "") == "Hello, w")
    #expect(Truncation.cut("Привет", toBytes: 5, ending: "") == "Пр")
  }

  @Test("no character is cut, however many scalars it has")
  func clusters() {
    let text = "ab" + Self.family + "cd"
    for limit in 2..<27 { #expect(Truncation.cut(text, toBytes: limit, ending: "") == "ab") }
    #expect(Truncation.cut(text, toBytes: 27, ending: "") == "ab" + Self.family)
    #expect(Truncation.cut(text, toCharacters: 3, ending: "") == "ab" + Self.family)
    #expect(Truncation.cut("e\u{301}e\u{301}", toBytes: 4, ending: "") == "e\u{301}")
  }

  @Test("a limit below the ending leaves nothing to write")
  func endingTooLong() {
    #expect(Truncation.cut("Hello", toBytes: 2, ending: "…") == nil)
    #expect(Truncation.cut("Hello", toCharacters: 2, ending: "...") == nil)
    #expect(Truncation.cut("Hello", toBytes: 3, ending: "…") == "…")
    #expect(Truncation.cut("Hello", toBytes: 0, ending: "") == "")
  }
}
