import PushDiagnostics
import Testing

/// The printed output, character by character.
@Suite struct TextRendererTests {
  private let source = Source(
    name: "push.json", bytes: SourceBytes(Array("{\n  \"collapse_id\": \"order-2026\",\n  \"badge\": -1\n}\n".utf8)))

  private var full: Diagnostic {
    Diagnostic(
      .error, Code(.apns, 104, "collapse-id-too-long"), "apns-collapse-id is 71 bytes; APNs takes at most 64",
      at: Span(19, 31), consequence: .rejected(service: "APNs", reason: "BadCollapseId"),
      notes: [Note("the badge stands here", at: Span(44, 46)), Note("a remark without a place")], help: "shorten it",
      fix: Fix("cut it", .init(Span(19, 31), with: "\"order\""), isSafe: false))
  }

  @Test func everythingThatAFindingCanHave() {
    var renderer = TextRenderer(source)
    #expect(
      renderer.render(full) == """
        push.json:2:18: error[APNS104] apns-collapse-id is 71 bytes; APNs takes at most 64
            2 |   "collapse_id": "order-2026",
              |                  ^^^^^^^^^^^^
          rejected by APNs as BadCollapseId
          note: 3:12: the badge stands here
            3 |   "badge": -1
              |            ^^
          note: a remark without a place
          help: shorten it
          fix (unsafe): cut it

        """)
  }

  @Test func leastThatAFindingHas() {
    var renderer = TextRenderer(source)
    let diagnostic = Diagnostic(
      .note, Code(.loss, 102, "x"), "changed", at: Span(0, 1), consequence: .silent("nothing is shown"),
      fix: Fix("write 1", .init(Span(0, 1), with: "1")))
    #expect(
      renderer.render(diagnostic) == """
        push.json:1:1: note[LOSS102] changed
            1 | {
              | ^
          accepted, but nothing is shown
          fix: write 1

        """)
  }

  @Test func partsOfAFindingAreColored() {
    var renderer = TextRenderer(source, isColored: true)
    let diagnostic = Diagnostic(.warning, Code(.shape, 101, "unknown-key"), "unknown", at: Span(35, 42), help: "look")
    let escape = "\u{1b}"
    #expect(
      renderer.render(diagnostic) == """
        \(escape)[1mpush.json:3:3:\(escape)[0m \(escape)[1;33mwarning[SHAPE101]\(escape)[0m \(escape)[1munknown\(escape)[0m
        \(escape)[2m    3 |\(escape)[0m   "badge": -1
        \(escape)[2m      |\(escape)[0m \(escape)[1;33m  ^^^^^^^\(escape)[0m
          \(escape)[1;36mhelp:\(escape)[0m look

        """)
  }

  @Test func emptySourceHasNoExcerpt() {
    var renderer = TextRenderer(Source(name: "empty.json", bytes: SourceBytes([])))
    #expect(
      renderer.render(Diagnostic(.error, Code(.json, 109, "x"), "empty", at: .none))
        == "empty.json:1:1: error[JSON109] empty\n")
  }

  @Test func nameOfTheFileIsMadeVisible() {
    var renderer = TextRenderer(Source(name: "a\u{1b}[2Jb\n", bytes: SourceBytes([])))
    #expect(
      renderer.render(Diagnostic(.note, Code(.json, 109, "x"), "m", at: .none)).hasPrefix(
        "a\\u{1b}[2Jb\\u{a}:1:1: note"))
  }

  @Test func linesOfAStreamKeepTheirNumbers() {
    let bytes = SourceBytes(Array("{}\n[1,]\n".utf8))
    var renderer = TextRenderer(Source(name: "s.ndjson", bytes: bytes, range: 3..<7, firstLine: 123_456))
    #expect(
      renderer.render(Diagnostic(.error, Code(.json, 101, "x"), "m", at: Span(3, 4))) == """
        s.ndjson:123456:4: error[JSON101] m
        123456 | [1,]
               |    ^

        """)
  }
}
