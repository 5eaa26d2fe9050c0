import PushDiagnostics
import Testing

@Suite struct LocatorTests {
  private func positions(_ text: String, firstLine: Int = 1, _ offsets: [Int]) -> [[Int]] {
    var locator = Locator(Source(name: "", bytes: SourceBytes(Array(text.utf8)), firstLine: firstLine))
    return offsets.map { offset in
      let position = locator.position(of: offset)
      return [position.line, position.column, position.lineStart]
    }
  }

  @Test func linesAndColumnsCountFromOne() {
    #expect(
      positions("ab\ncd\n\ne", [0, 1, 2, 3, 5, 6, 7]) == [
        [1, 1, 0], [1, 2, 0], [1, 3, 0], [2, 1, 3], [2, 3, 3], [3, 1, 6], [4, 1, 7],
      ])
  }

  @Test func columnsAreCodePoints() {
    // é is two bytes, € three, 😀 four; e with a combining acute is two code points.
    #expect(positions("é€😀x", [0, 2, 5, 9]) == [[1, 1, 0], [1, 2, 0], [1, 3, 0], [1, 4, 0]])
    #expect(positions("e\u{301}x", [3]) == [[1, 3, 0]])
  }

  @Test func byteOrderMarkIsNoCharacter() {
    #expect(positions("\u{FEFF}ab\nc", [3, 0, 4, 6]) == [[1, 1, 0], [1, 1, 0], [1, 2, 0], [2, 1, 6]])
    #expect(positions("\u{FEFF}ab\nc", [6, 4]) == [[2, 1, 6], [1, 2, 0]])
    #expect(positions("\u{FEFF}", [0, 3]) == [[1, 1, 0], [1, 1, 0]])
    #expect(positions("a\u{FEFF}b", [4]) == [[1, 3, 0]])
  }

  @Test func carriageReturnBelongsToItsLine() {
    #expect(positions("ab\r\ncd\r\n", [2, 4, 5]) == [[1, 3, 0], [2, 1, 4], [2, 2, 4]])
  }

  @Test func lookingBackStartsOver() {
    #expect(positions("a\nb\nc", [4, 0, 2]) == [[3, 1, 4], [1, 1, 0], [2, 1, 2]])
  }

  @Test func placeBehindTheEndIsTheEnd() {
    #expect(positions("ab", [2, 99]) == [[1, 3, 0], [1, 3, 0]])
    #expect(positions("", [0, 1]) == [[1, 1, 0], [1, 1, 0]])
  }

  @Test func oneLineOfManyKeepsItsNumber() {
    #expect(positions("abc", firstLine: 42, [2]) == [[42, 3, 0]])
    let part = Source(name: "", bytes: SourceBytes(Array("x\ny\nabc\n".utf8)), range: 4..<7, firstLine: 3)
    var locator = Locator(part)
    let position = locator.position(of: 1)
    #expect((position.line, position.column, position.lineStart) == (3, 2, 0))
  }

  /// Errors in input order, each followed by the one behind or before all of them: on lines of their own, or on one. To walk
  /// there each time would take minutes.
  @Test(arguments: [UInt8(ascii: "\n"), UInt8(ascii: "x")], [1, 899_998])
  func goingBackAndForthIsNoWalk(_ end: UInt8, _ other: Int) {
    let count = 900_000
    let bytes = (0..<count).map { $0 % 3 == 2 ? end : UInt8(ascii: "x") }
    var locator = Locator(Source(name: "", bytes: SourceBytes(bytes)))
    let isLines = end == UInt8(ascii: "\n")
    for offset in stride(from: 0, to: count, by: 3) {
      let position = locator.position(of: offset)
      #expect(isLines ? (position.line, position.column) == (offset / 3 + 1, 1) : position.column == offset + 1)
      #expect(locator.position(of: other).column == (isLines ? 2 : other + 1))
    }
  }

  /// Places far from each other in any order: to walk from one to the next would take minutes.
  @Test(arguments: [UInt8(ascii: "\n"), UInt8(ascii: "x")])
  func manyPlacesFarFromEachOtherAreNoWalk(_ end: UInt8) {
    let count = 3_000_000
    let bytes = (0..<count).map { $0 % 1_000 == 999 ? end : UInt8(ascii: "x") }
    var locator = Locator(Source(name: "", bytes: SourceBytes(bytes)))
    for index in 0..<3_000 {
      let offset = index * 1_234_567 % count
      let position = locator.position(of: offset)
      let isLines = end == UInt8(ascii: "\n")
      #expect(position.line == (isLines ? offset / 1_000 + 1 : 1))
      #expect(position.column == (isLines ? offset % 1_000 + 1 : offset + 1))
      #expect(position.lineStart == (isLines ? offset / 1_000 * 1_000 : 0))
    }
  }

  /// In input order, a report takes linear time in the size of the input, even with one huge line.
  @Test func hugeLineIsWalkedOnce() {
    let count = 300_000
    var locator = Locator(Source(name: "", bytes: SourceBytes([UInt8](repeating: 0x78, count: count))))
    for offset in stride(from: 0, to: count, by: 3) {
      #expect(locator.position(of: offset).column == offset + 1)
    }
  }
}
