import Testing

@testable import PushDiagnostics

@Suite struct ExcerptTests {
  /// The excerpt for a part of the text, found by its content.
  private func excerpt(_ text: String, at part: String) throws -> (line: String, carets: String) {
    let bytes = Array(text.utf8)
    let needle = Array(part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: needle) })
    let lineStart = bytes[..<start].lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    return Excerpt(
      Span(UInt32(start), UInt32(start + needle.count)), lineStart: lineStart,
      in: Source(name: "", bytes: SourceBytes(bytes))
    ).texts
  }

  @Test func lineWithCarets() throws {
    let excerpt = try excerpt("{\n  \"a\": 12,\n}", at: "12")
    #expect(excerpt.line == "  \"a\": 12,")
    #expect(excerpt.carets == "       ^^")
  }

  @Test func emptySpanHasOneCaret() {
    let excerpt = Excerpt(Span(1, 1), lineStart: 0, in: Source(name: "", bytes: SourceBytes(Array("abc".utf8)))).texts
    #expect(excerpt.carets == " ^")
    let end = Excerpt(Span(3, 3), lineStart: 0, in: Source(name: "", bytes: SourceBytes(Array("abc".utf8)))).texts
    #expect(end.line == "abc")
    #expect(end.carets == "   ^")
  }

  @Test func lineEndsWithoutCarriageReturn() throws {
    let excerpt = try excerpt("ab\r\ncd\r\n", at: "b")
    #expect(excerpt.line == "ab")
    #expect(excerpt.carets == " ^")
    let last = try self.excerpt("ab\r\ncd\r", at: "d")
    #expect(last.line == "cd")
  }

  /// A token in UTF-16 is not found and cut.
  @Test func lineEndsBeforeANullCharacter() throws {
    #expect(try excerpt("ab{\0\"\0t\0", at: "ab").line == "ab{…")
    #expect(try excerpt("{\"a\u{0}b\":1}", at: "\0").line == "{\"a\\u{0}b\":1}")
  }

  @Test func tabsAndInvisibleCharacters() throws {
    let excerpt = try excerpt("\t\"\u{1b}[31m\": 1", at: ": 1")
    #expect(excerpt.line == " \"\\u{1b}[31m\": 1")
    #expect(excerpt.carets == "             ^^^")
  }

  @Test func caretsAreUnderWhatIsBehindACommand() throws {
    let excerpt = try excerpt("[#[ ##[a] ##vso[b]x", at: "x")
    #expect(excerpt.line == "[#[ ##\\u{5b}a] ##vso\\u{5b}b]x")
    #expect(excerpt.carets == String(repeating: " ", count: 28) + "^")
  }

  @Test func charactersAreWhole() throws {
    let excerpt = try excerpt("é€😀x", at: "😀")
    #expect(excerpt.line == "é€😀x")
    #expect(excerpt.carets == "  ^^")
  }

  /// The columns before the finding, as terminals show them.
  @Test(arguments: [
    ("日本語", 6), ("한국", 4), ("ｱＡ", 3), ("e\u{301}", 1), ("ก\u{e34}", 1), ("\u{1112}\u{1161}\u{11ab}", 2),
    ("😀👍\u{1f3fd}", 4), ("🇯🇵", 2), ("❤\u{fe0f}", 2), ("⚡\u{fe0f}", 2), ("☎→…", 3), ("\u{200b}", 8),
  ])
  func caretsAreUnderWideAndCombiningCharacters(_ text: String, _ columns: Int) throws {
    #expect(try excerpt("\(text)x", at: "x").carets == String(repeating: " ", count: columns) + "^")
  }

  /// Windows-1252 has an apostrophe, quotes and an ellipsis at these bytes, which in UTF-8 continue a character.
  @Test(arguments: [([0x74, 0x92, 0x73], "t\u{fffd}s", " ^"), ([0xe2, 0x92, 0x85, 0x85], "⒅\u{fffd}", " ^")])
  func byteOfAnotherEncodingIsMarked(_ bytes: [UInt8], _ line: String, _ carets: String) {
    let start = UInt32(bytes[0] < 0x80 ? 1 : 3)
    let excerpt = Excerpt(Span(start, start + 1), lineStart: 0, in: Source(name: "", bytes: SourceBytes(bytes))).texts
    #expect(excerpt.line == line)
    #expect(excerpt.carets == carets)
  }

  @Test func byteInsideACharacterMarksTheCharacter() {
    let excerpt = Excerpt(Span(2, 3), lineStart: 0, in: Source(name: "", bytes: SourceBytes("a€b".utf8))).texts
    #expect(excerpt.carets == " ^")
  }

  @Test func spanOverSeveralLinesIsMarkedOnItsFirst() throws {
    let excerpt = try excerpt("{\n \"a\": [\n1]\n}", at: "[\n1]")
    #expect(excerpt.line == " \"a\": [")
    #expect(excerpt.carets == "      ^")
  }

  @Test func longLineIsCutAroundTheSpan() throws {
    let left = Array(repeating: "left", count: 60).joined(separator: " ")
    let right = Array(repeating: "right", count: 60).joined(separator: " ")
    let excerpt = try excerpt("\(left) HERE \(right)", at: "HERE")
    #expect(excerpt.line.hasPrefix("…"))
    #expect(excerpt.line.hasSuffix("…"))
    #expect(excerpt.line.unicodeScalars.count == 102)
    #expect(excerpt.carets == String(repeating: " ", count: 33) + "^^^^")
    let near = try self.excerpt("HERE \(right)", at: "HERE")
    #expect(near.line.hasPrefix("HERE"))
    #expect(near.line.hasSuffix("…"))
    let end = try self.excerpt("\(left) HERE\n", at: "HERE")
    #expect(end.line.hasSuffix("HERE"))
  }

  @Test(arguments: [20, 40, 200]) func longLineIsAsWideAsWanted(_ width: Int) {
    let text = String(repeating: "left ", count: 60) + "HERE" + String(repeating: " right", count: 60)
    let excerpt = Excerpt(
      Span(300, 304), lineStart: 0, in: Source(name: "", bytes: SourceBytes(Array(text.utf8))), width: width
    ).texts
    #expect(excerpt.line.unicodeScalars.count == width + 2)
    #expect(excerpt.line.contains("HERE"))
    #expect(excerpt.carets.filter { $0 == "^" }.count == 4)
  }

  @Test func cutLineDoesNotCutCharacters() throws {
    for shift in 0..<4 {
      let text =
        String(repeating: "x", count: shift) + String(repeating: "😀", count: 100) + "HERE"
        + String(repeating: "😀", count: 100)
      let excerpt = try excerpt(text, at: "HERE")
      #expect(!excerpt.line.contains("\u{fffd}"))
      #expect(
        excerpt.line.unicodeScalars.count
          == excerpt.line.unicodeScalars.filter { "…x😀HER".unicodeScalars.contains($0) }.count)
    }
  }
}

extension Excerpt {
  /// The line and its carets as texts.
  fileprivate var texts: (line: String, carets: String) {
    (String(decoding: line, as: UTF8.self), String(decoding: carets, as: UTF8.self))
  }
}

/// Masking of tokens in excerpts.
@Suite struct SecretsTests {
  private func line(_ text: String, at offset: Int = 0) -> (line: String, carets: String) {
    let source = Source(name: "", bytes: SourceBytes(Array(text.utf8)))
    return Excerpt(Span(UInt32(offset), UInt32(offset + 1)), lineStart: 0, in: source).texts
  }

  @Test(arguments: [
    String(repeating: "0123456789abcdef", count: 4), String(repeating: "0123456789ABCDEF", count: 2),
    "dQw4w9WgXcQ:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx", String(repeating: "IQAAAACy0PEk", count: 6),
  ])
  func tokenIsCutToEightCharacters(_ token: String) {
    #expect(line("[\"\(token)\"]").line == "[\"\(token.prefix(8))…\"]")
    // The line continues after the window, which ends in the second token.
    #expect(line("[\"\(token)\",\"\(token)\(token)\"]").line == "[\"\(token.prefix(8))…\",\"\(token.prefix(8))…")
  }

  @Test(arguments: [
    "123e4567-e89b-12d3-a456-4266554400a0", "0123456789abcdef", "com.example.app.notification.service",
    "notification_id_of_the_campaign_7",
    "2026-11-21T10:00:00Z",
  ])
  func otherWordsStay(_ word: String) {
    #expect(line("[\"\(word)\"]").line == "[\"\(word)\"]")
  }

  @Test func findingInsideATokenPointsAtWhatIsLeft() {
    let token = String(repeating: "0123456789abcdef", count: 4)
    let excerpt = line("[\"\(token)\"]", at: 40)
    #expect(excerpt.line == "[\"01234567…\"]")
    #expect(excerpt.carets == "          ^")
  }

  /// If the line is truncated inside a token, at most the token's first eight characters remain.
  @Test func tokenAtTheEdgeOfTheWindow() {
    let token = String(repeating: "0123456789abcdef", count: 4)
    for padding in 0...120 {
      let text = "\"\(token)\"" + String(repeating: " ", count: padding) + "!\"\(token)\""
      let shown = line(text, at: 66 + padding).line
      #expect(!shown.contains(token.dropFirst(8).prefix(2)), "\(shown)")
    }
  }
}
