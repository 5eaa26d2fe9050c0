import Testing

@testable import PushPreview

/// Text broken into lines.
@Suite struct TextLayoutTests {
  private func lines(_ text: String, _ width: Double, limit: Int = 9) -> [String] {
    TextLayout.lines(of: text, width: width, limit: limit, measure: TextLayout.columns).lines
  }

  @Test func textIsBrokenAtSpaces() {
    #expect(lines("your order has shipped", 10) == ["your order", "has", "shipped"])
    #expect(lines("a\nb", 10) == ["a", "b"])
    #expect(lines("", 10).isEmpty)
  }

  @Test func longWordsAreBrokenAnywhere() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("入口でお", 4) == ["入口", "でお"])
  }

  @Test func whatIsLeftOutIsSaid() {
    let layout = TextLayout.lines(of: "one two three four", width: 5, limit: 2, measure: TextLayout.columns)
    #expect(layout.lines == ["one", "two…"])
    #expect(layout.isCut)
    #expect(!TextLayout.lines(of: "one", width: 5, limit: 1, measure: TextLayout.columns).isCut)
  }

  @Test func theLastLineIsFilled() {
    #expect(lines("Your order 4711-0815", 14, limit: 1) == ["Your order 47…"])
    #expect(lines("one\ntwo three", 14, limit: 1) == ["one…"])
  }

  @Test func wideCharactersMayBeginALine() {
    #expect(lines("【SALE】春季大促销", 8) == ["【SALE】", "春季大促", "销"])
  }

  @Test func lineFeedsAtTheEndAreNotShown() {
    let layout = TextLayout.lines(of: "one\n\n\n", width: 5, limit: 1, measure: TextLayout.columns)
    #expect(layout.lines == ["one"] && !layout.isCut)
  }
}
