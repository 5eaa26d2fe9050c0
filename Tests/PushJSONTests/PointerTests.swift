import PushDiagnostics
import Testing

@testable import PushJSON

extension Document {
  fileprivate func pointer(to span: Span) -> String {
    var walk = PointerWalk(over: self)
    return walk.pointer(to: span)
  }
}

@Suite struct PointerTests {
  @Test(arguments: [
    ("1", "/a/0"), ("2", "/a/1/b"), ("3", "/c~1d"), ("4", "/e~0f"), ("5", "/"), ("6", "/é"), ("7", "/g"),
  ])
  func pointerToAValue(_ value: String, _ pointer: String) {
    let text = #"{"a":[1,{"b":2}],"c/d":3,"e~f":4,"":5,"é":6,"\u0067":7}"#
    let document = Scanned(text).document
    let offset =
      text.utf8.firstIndex(of: value.utf8.first ?? 0).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
    #expect(document.pointer(to: Span(UInt32(offset), UInt32(offset + 1))) == pointer)
  }

  @Test func pointerToANameIsThatOfItsMember() {
    let document = Scanned(#"{"a":{"b":1}}"#).document
    #expect(document.pointer(to: document.span(Node(2))) == "/a")
    #expect(document.pointer(to: document.span(Node(4))) == "/a/b")
  }

  @Test func pointerThatIsTooLongIsOfAValueAround() {
    let key = String(repeating: "k", count: PointerWalk.longest / 2)
    let document = Scanned(#"{"\#(key)":{"\#(key)":1},"a":2}"#).document
    #expect(document.pointer(to: document.span(Node(5))) == "/" + key)
  }

  @Test func pointerToTheWholeIsEmpty() {
    let document = Scanned("[1]").document
    #expect(document.pointer(to: document.span(.root)).isEmpty)
    #expect(document.pointer(to: Span(0, 1)).isEmpty)
    #expect(document.pointer(to: .none).isEmpty)
  }

  @Test func aWalkFindsWhatASearchFinds() {
    let text = #"{"a":[1,{"b":[[],{},[2,{"c":3}]]},"x"],"d":{"e":{"f":[4,5]},"g":6},"":[]} "#
    let document = Scanned(text).document
    let spans = (0..<text.utf8.count).flatMap { start in
      [1, 2, 7, 30].map { Span(UInt32(start), UInt32(min(text.utf8.count, start + $0))) }
    }
    for order in [spans, spans.reversed(), spans.sorted { $0.end < $1.end }] {
      var walk = PointerWalk(over: document)
      for span in order { #expect(walk.pointer(to: span) == document.pointer(to: span)) }
    }
  }
}
