import Testing

@testable import PushRules

@Suite("What a text begins with that matches")
struct BeginningsTests {
  @Test(
    "a text that matches and is not empty begins with one of the bytes",
    arguments: [
      "^(SALE|PROMO)-7[0-9]+ ", "^[а-я]+$", "^\\d|^x", "a+b", "^(?i)k", "^.b", "^$|^a", "(?s)^.*z$", "^\\b[a-c]",
    ])
  func beginnings(_ pattern: String) throws {
    let expression = try RegularExpression(pattern)
    let beginnings = expression.beginnings
    let starts = (1..<0x80).map { String(Unicode.Scalar(UInt8($0))) } + ["ж", "é", "\u{212a}", "🐱"]
    for start in starts {
      for rest in ["", "b", "ALE-71 ", "7z"] where expression.matches(start + rest) {
        let first = try #require((start + rest).utf8.first)
        #expect(beginnings.contains(first), "\(start + rest)")
      }
    }
  }

  @Test("an anchored pattern tells most texts by their first byte")
  func anchored() throws {
    let beginnings = try RegularExpression("^(SALE|PROMO)-7[0-9]+ ").beginnings
    #expect(beginnings.contains(UInt8(ascii: "S")) && beginnings.contains(UInt8(ascii: "P")))
    #expect(!beginnings.contains(UInt8(ascii: "T")) && !beginnings.contains(0xd0))
    #expect(try RegularExpression("SALE").beginnings == .all || RegularExpression("SALE").beginnings.contains(0xd0))
  }
}
