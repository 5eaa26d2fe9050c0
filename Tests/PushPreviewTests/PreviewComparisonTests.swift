import Testing

@testable import PushPreview

/// What changed for a user's eye.
@Suite struct PreviewComparisonTests {
  private func comparison(_ old: String, _ new: String) -> PreviewComparison {
    PreviewComparison([(preview(old), "a")], [(preview(new), "a")])
  }

  @Test func onlyWhatLooksDifferentIsShown() {
    let old = #"{"aps": {"alert": {"title": "T", "body": "B"}}}"#
    #expect(comparison(old, old).changes.isEmpty)
    #expect(comparison(old, #"{"aps":{"alert":{"body":"B","title":"T"}}}"#).changes.isEmpty)
    let changed = comparison(old, #"{"aps": {"alert": {"title": "New", "body": "B"}}}"#)
    #expect(changed.changes.count == 1)
    #expect(changed.text.contains("before:") && changed.text.contains("│ New"))
    #expect(changed.html.contains("<h3>Before</h3>") && changed.html.contains(">New</text>"))
  }

  @Test func newAndRemovedMessagesAreChanges() {
    let one = #"{"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "message": "m"}]}"#
    let two = #"""
      {"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "message": "m"},
       {"platform": 2, "tokens": ["t"], "message": "m"}]}
      """#
    #expect(comparison(one, two).text.hasSuffix("1 message looks different, 1 the same\n"))
    #expect(comparison(two, one).text.contains("nothing is sent"))
    let broken = #"""
      {"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "message": "m"},
       {"platform": 2, "tokens": ["t"], "message": 7}]}
      """#
    #expect(comparison(two, broken).text.hasSuffix("1 message looks different, 1 the same\n"))
    #expect(comparison(broken, two).changes.count == 1)
  }

  @Test func messagesBehindOneThatIsNotSentKeepTheirPlaces() {
    func lines(_ second: String) -> [(preview: DocumentPreview, name: String)] {
      [#"{"aps": {"alert": "A"}}"#, second, #"{"aps": {"alert": "C"}}"#].enumerated().map { index, line in
        (preview(String(repeating: "\n", count: index) + line), "a")
      }
    }
    let comparison = PreviewComparison(
      lines(#"{"aps": {"alert": "B"}}"#), lines(#"{"aps": {"alert": "B", "badge": "x"}}"#))
    #expect(comparison.text.hasSuffix("1 message looks different, 2 the same\n"))
    #expect(comparison.changes.first?.old.first?.card?.body == "B" && comparison.changes.first?.new.isEmpty == true)
  }
}
