import Testing

@testable import PushPreview

/// What changed for a user's eye.
@Suite struct PreviewComparisonTests {
  private func comparison(_ old: String, _ new: String) -> PreviewComparison {
    PreviewComparison([(preview(old), "a")], [(preview(new), "a")])
  }

  @Test(arguments: [
    (#"{"aps": {"alert": "Hi"}}"#, #"{"aps": {"alert": "Hi"}, "x": 1}"#),
    (
      #"{"message": {"topic": "t", "apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#,
      #"{"message": {"topic": "t", "data": {"k": "v"}, "apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#
    ),
    (#"{"message": {"topic": "t", "data": {"k": "v"}}}"#, #"{"message": {"topic": "t", "data": {"other": "v"}}}"#),
  ])
  func dataForTheAppIsNotVisible(_ old: String, _ new: String) {
    for compared in [comparison(old, new), comparison(new, old)] {
      #expect(compared.changes.isEmpty)
      #expect(compared.text.hasSuffix("0 messages look different, 1 the same\n"))
    }
  }

  private static func list(_ bodies: [String]) -> String {
    let messages = bodies.map { #"{"platform": 2, "tokens": ["t"], "message": "\#($0)"}"# }
    return #"{"notifications": [\#(messages.joined(separator: ", "))]}"#
  }

  private static func lines(_ bodies: [String]) -> [(preview: DocumentPreview, name: String)] {
    bodies.enumerated().map { index, body in
      (preview(String(repeating: "\n", count: index) + #"{"aps": {"alert": "\#(body)"}}"#), "a")
    }
  }

  @Test func aMessageInFrontOfOthersIsTheOnlyChange() {
    let (old, new) = (["a", "b", "c"], ["new", "a", "other", "c"])
    for compared in [
      comparison(Self.list(old), Self.list(new)), PreviewComparison(Self.lines(old), Self.lines(new)),
    ] {
      #expect(compared.text.hasSuffix("2 messages look different, 2 the same\n"))
      #expect(compared.changes.map { $0.old.first?.card?.body } == [nil, "b"])
      #expect(compared.changes.map { $0.new.first?.card?.body } == ["new", "other"])
    }
    let shorter = comparison(Self.list(new), Self.list(["a", "other", "c"]))
    #expect(shorter.changes.map { $0.old.first?.card?.body } == ["new"])
  }

  @Test func aNewMessageThatCannotBeSentIsNamed() {
    let good = (preview(#"{"aps": {"alert": "a"}}"#, name: "new/a.json"), "a.json")
    let bad = (preview(#"{"aps": {"alert": "b", "badge": "3"}}"#, name: "new/b.json"), "b.json")
    let comparison = PreviewComparison([good], [good, bad])
    #expect(comparison.changes.count == 1)
    #expect(comparison.text.hasPrefix("new/b.json:1: nothing is sent\n  1:33: error[SHAPE103] "))
    #expect(comparison.text.hasSuffix("0 messages look different, 1 the same, 1 new message cannot be sent\n"))
    #expect(comparison.html.contains("<code>SHAPE103</code>") && !comparison.html.contains("<h3>Before"))
    #expect(PreviewComparison([good, bad], [good, bad]).changes.isEmpty)
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
    #expect(comparison.text.contains("  nothing is sent\n  2:33: error[SHAPE103] "))
    #expect(comparison.changes.first?.old.first?.card?.body == "B" && comparison.changes.first?.new.isEmpty == true)
  }
}
