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

  /// In any order, one walk finds what a walk of its own finds for each place.
  @Test func oneWalkFindsManyPlaces() throws {
    let text = #"{"a":{"b":[1,{"c":2}],"d":3},"e":[[4],5],"a":6}"#
    let document = Document()
    try #require(document.scan(Source(name: "", bytes: SourceBytes(text.utf8))) == nil)
    let places = (0..<UInt32(text.utf8.count)).map { Span($0, $0 + 1) }
    for order in [places, places.reversed(), places.filter { $0.start % 2 == 0 } + places] {
      var walk = PointerWalk(over: document)
      for place in order { #expect(walk.keyPath(to: place) == document.keyPath(to: place)) }
    }
    let paths = places.map { document.keyPath(to: $0) ?? "" }
    #expect(
      paths.indices.filter { $0 == 0 || paths[$0] != paths[$0 - 1] }.map { paths[$0] } == [
        "", "a", "a.b", "a.b[0]", "a.b", "a.b[1]", "a.b[1].c", "a.b[1]", "a.b", "a", "a.d", "a", "", "e", "e[0]",
        "e[0][0]", "e[0]", "e", "e[1]", "e", "", "a", "",
      ])
  }

  @Test func nothingIsAroundTheRoot() throws {
    let document = Document()
    try #require(document.scan(Source(name: "", bytes: SourceBytes(#"{"a":1}"#.utf8))) == nil)
    #expect(document.keyPath(to: Span(0, 7)) == nil)
  }
}
