import PushDiagnostics
import Testing

@Suite struct SourceTests {
  @Test func bytesAreFollowedByPadding() throws {
    let bytes = SourceBytes([1, 2, 3])
    #expect(bytes.count == 3)
    #expect(bytes[2] == 3)
    #expect((0..<64).allSatisfy { unsafe bytes.start[3 + $0] == 0 })
  }

  @Test func roomIsFilledUpToItsEnd() {
    let some = unsafe SourceBytes(capacity: 4) { room in
      unsafe room[0] = 7
      return 1
    }
    #expect((some.count, some.capacity, some[0]) == (1, 4, 7))
    #expect(unsafe SourceBytes(capacity: 2) { _ in 99 }.count == 2)
    #expect(unsafe SourceBytes(capacity: 2) { _ in -1 }.count == 0)
  }

  @Test func partOfTheBytes() {
    let bytes = SourceBytes(Array("0123456789".utf8))
    let source = Source(name: "", bytes: bytes, range: 2..<6)
    #expect(source.count == 4)
    #expect(source[0] == UInt8(ascii: "2"))
    #expect(source.text(Span(1, 3)) == "34")
    #expect(source.text(Span(3, 1)) == "")
    #expect(Source(name: "", bytes: bytes, range: 8..<99).count == 2)
  }

  @Test func brokenTextIsReplaced() {
    #expect(SourceBytes([0x61, 0xff]).text(0..<2) == "a\u{fffd}")
    #expect(SourceBytes([0x61]).text(0..<9) == "a")
  }

  @Test func spansHoldEachOther() {
    #expect(Span(1, 5).contains(Span(1, 5)))
    #expect(Span(1, 5).contains(Span(2, 2)))
    #expect(!Span(1, 5).contains(Span(4, 6)))
    #expect([Span(2, 3), Span(1, 9), Span(1, 2)].sorted() == [Span(1, 2), Span(1, 9), Span(2, 3)])
  }

  /// Sixteen bytes are looked at at a time.
  @Test(arguments: [0, 1, 15, 16, 17, 31, 40]) func marksAreFoundAnywhere(offset: Int) {
    for mark in "\"\\\n".utf8 {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 48)
      bytes[2 + offset] = mark
      let source = Source(name: "", bytes: SourceBytes(bytes), range: 2..<45)
      #expect(source.stringMark(in: 0..<43) == offset)
      #expect(source.stringMark(in: 0..<offset) == offset)
      #expect(source.stringMark(in: offset + 1..<43) == 43)
      // The bytes after the document are not its own.
      #expect(source.stringMark(in: offset + 1..<60) == 43)
    }
  }
}
