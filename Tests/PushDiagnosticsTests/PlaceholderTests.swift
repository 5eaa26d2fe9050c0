import Testing

@testable import PushDiagnostics

@Suite struct PlaceholderTests {
  /// The beginnings of placeholders, and text that has none.
  private static let beginnings = ["{{", "${", "{%", "<%", "\"$", "\"<", "\"%", "\"_", "\"Y", "\"y", "\"{"]
  private static let others = ["{", "$", "}}", "% {", "a_y", "\"a", "\"\"", "$ {", "Y\"", "%{"]

  @Test(arguments: beginnings)
  func placeholderIsSuspectedWhereverItIs(_ beginning: String) {
    for place in 0..<50 {
      #expect(mayHavePlaceholder(String(repeating: "x", count: place) + beginning + "x"), "\(place)")
    }
  }

  @Test(arguments: others)
  func otherTextIsNot(_ text: String) {
    for place in 0..<50 {
      #expect(!mayHavePlaceholder(String(repeating: "x", count: place) + text + String(repeating: "x", count: 40)))
    }
  }

  private func mayHavePlaceholder(_ text: String) -> Bool {
    Placeholder.mayBeIn(Source(name: "", bytes: SourceBytes(text.utf8)))
  }
}
