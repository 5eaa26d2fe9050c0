import PushDiagnostics
import PushJSON
import Testing

/// Findings name members as their documents spell them.
@Suite struct KeyPathTests {
  @Test(arguments: [
    (#"{"aps":{"alert":{"title":"§Taxi"}}}"#, "aps.alert.title"), (#"{"aps":{"§alert":{}}}"#, "aps.alert"),
    (#"{"list":[{"a":1},{"b":[0,§7]}]}"#, "list[1].b[1]"), (#"{"a.b":{"":§1}}"#, #"["a.b"][""]"#),
    (#"{"a":1,"a":§2}"#, "a"),
  ])
  func keyPath(_ marked: String, _ path: String) throws {
    let text = marked.replacing("§", with: "")
    let offset = UInt32(
      marked.utf8.firstIndex(of: 0xc2).map { marked.utf8.distance(from: marked.startIndex, to: $0) } ?? 0)
    let document = Document()
    try #require(document.scan(Source(name: "", bytes: SourceBytes(text.utf8))) == nil)
    #expect(document.keyPath(to: Span(offset, offset + 1)) == path)
  }

  @Test func nothingIsAroundTheRoot() throws {
    let document = Document()
    try #require(document.scan(Source(name: "", bytes: SourceBytes(#"{"a":1}"#.utf8))) == nil)
    #expect(document.keyPath(to: Span(0, 7)) == nil)
  }
}
