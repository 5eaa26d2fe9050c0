import PushDiagnostics
import Testing

@Suite struct SuggestionTests {
  private static let words = [
    "title", "body", "badge", "content_available", "mutable-content", "collapse_id", "topic", "ttl",
  ]

  @Test(arguments: [
    ("titel", "title"), ("tile", "title"), ("tittle", "title"), ("Title", "title"), ("TITLE", "title"),
    ("bagde", "badge"),
    ("contentAvailable", "content_available"), ("content-available", "content_available"),
    ("content.available", "content_available"),
    ("mutable_content", "mutable-content"), ("collapseId", "collapse_id"), ("colapse_id", "collapse_id"),
    ("topics", "topic"),
    ("tll", "ttl"),
  ])
  func slipOfTheHand(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == meant)
  }

  @Test(arguments: ["xyz", "message", "", "notification", "title_of_the_message", "é"])
  func anotherWord(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == nil)
  }

  @Test func theWordItselfIsNoSuggestion() {
    #expect(Suggestion.nearest(to: "title", among: ["title"]) == nil)
    #expect(Suggestion.nearest(to: "title", among: [String]()) == nil)
    // A single letter is another name.
    #expect(Suggestion.nearest(to: "b", among: ["x"]) == nil)
    #expect(Suggestion.nearest(to: "3", among: ["v3"]) == "v3")
  }

  @Test func nearestWins() {
    #expect(Suggestion.nearest(to: "notification", among: ["notifications_on", "notifications"]) == "notifications")
    #expect(Suggestion.nearest(to: "apnsId", among: ["apns_ids", "apns_id"]) == "apns_id")
  }

  @Test func longWordsCostLittle() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: Self.words) == nil)
  }
}
