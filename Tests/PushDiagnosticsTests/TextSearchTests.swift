import PushDiagnostics
import Testing

@Suite struct TextSearchTests {
  /// All texts of up to `length` letters, of which there are two.
  private static func texts(_ length: Int) -> [[UInt8]] {
    (0..<length).reduce([[]]) { texts, _ in [[]] + texts.flatMap { [$0 + [0x61], $0 + [0x62]] } }
  }

  @Test func theNextPlaceIsFoundWhateverRepeatsItself() {
    for text in Self.texts(7) {
      for part in Self.texts(4) {
        for start in 0...text.count {
          let places = (start...text.count).map { $0..<$0 + part.count }
          let expected = places.first { $0.upperBound <= text.count && Array(text[$0]) == part }
          #expect(text.firstRange(of: part, from: start) == expected)
        }
      }
    }
  }
}
