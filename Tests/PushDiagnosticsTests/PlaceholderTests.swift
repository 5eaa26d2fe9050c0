import Testing

@testable import PushDiagnostics

@Suite struct PlaceholderTests {
  /// The beginnings of placeholders, and text that has none.
  private static let beginnings = [
    "{{", "${", "$(", "{%", "<%", "$R", "<r", "<R", "\"$", "\"<", "\"%", "__", "\"Y", "\"y", "\"{", "\\u", "{n", "%s",
    "%N",
  ]
  private static let others = [
    "{ ", "$", "}}", "% { ", "%2", "a_y", "\"_", "$r", "< r", "\"a", "\"\"", "$ { ", "Y\"", "%{ ",
  ]

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

  /// What a rule finds in the texts of a document is known unless it begins a placeholder.
  @Test(arguments: [
    (#"A \u0026 B"#, false), (#"caf\u00e9"#, false), (#"one\u000atwo"#, false), (#"\u003ctoken>"#, true),
    (#"\u0024{name}"#, true), ("caf%C3%A9", false), ("%DATE%s", true), ("100%", false), ("user-%s", true),
    ("a__b__c", false),
    ("__SECONDS__s", true), ("news-__LANG__", true),
  ])
  func aDocumentHasPlaceholdersWhereOneBegins(_ text: String, _ expected: Bool) {
    #expect(Source(name: "", bytes: SourceBytes("{\"title\": \"\(text)\"}".utf8)).mayHavePlaceholders == expected)
  }

  @Test(arguments: ["$RIDER", "$ride-7", "__RIDER__", "<rider token>", "{rider}", "%RIDER%", "YOUR_DEVICE"])
  func aTokenMayBeAMarkerAtTheEndOfAURL(_ marker: String) {
    #expect(endsURL("\"https://api.push.apple.com/3/device/\(marker)\""))
    #expect(!endsURL("\"https://api.push.apple.com/3/device/\(marker)/7\""))
    #expect(!endsURL("\"device/\(marker)\""))
  }

  @Test(arguments: ["", "aabb", "a$RIDER", "_RIDER_", "$"])
  func otherEndsOfURLsAreNone(_ end: String) {
    #expect(!endsURL("\"https://api.push.apple.com/3/device/\(end)\""))
  }

  @Test(arguments: [#"\u003ctoken\u003e"#, #"\u007b\u007bname}}"#, #"\u0025TOPIC\u0025"#, #"it\u0027s \u007b{name}}"#])
  func anEscapedMarkerIsAPlaceholder(_ text: String) {
    #expect(isIn("\"\(text)\""))
  }

  @Test(arguments: [#"\\u003ctoken\\u003e"#, #"\u003cb"#, #"caf\u00e9"#, #"\u003"#, #"\u00"#])
  func otherEscapesAreNone(_ text: String) {
    #expect(!isIn("\"\(text)\""))
  }

  @Test(arguments: [
    "user-{userId}", "user-%s", "news-#{lang}", "{seconds}s", "x%d-y", "'$TOPIC' in topics",
    "'a' in topics && '<b>' in topics", "__SECONDS__s", "%SECONDS%s", "user-%ID%", "#__COLOR__", "#$COLOR",
    "__NAME__.mp3",
    "news-__LANG__",
  ])
  func aMarkerMayBeAPartOfAnIdentifierOrACondition(_ text: String) {
    #expect(isIn("\"\(text)\""))
  }

  @Test(arguments: [
    "a{b", "x%dy", "50%", "'a' in topics", "it's {late} o'clock", "''", "#", "a#", "caf%C3%A9", "%20a%20", "a__b__c",
    "____", "__a", "#__a",
  ])
  func otherTextsAreNoTemplates(_ text: String) {
    #expect(!isIn("\"\(text)\""))
  }

  @Test(arguments: ["$(BUNDLE_ID)", "com.example.$(PRODUCT_NAME:rfc1034identifier).voip"])
  func aBuildSettingIsAPlaceholder(_ text: String) {
    #expect(isIn("\"\(text)\""))
  }

  @Test(arguments: ["$()", "$(a b)", "$(BUNDLE_ID", "(BUNDLE_ID)", "costs $ (5)"])
  func otherParenthesesAreNone(_ text: String) {
    #expect(!isIn("\"\(text)\""))
  }

  private func isIn(_ text: String) -> Bool {
    Placeholder.isIn(Span(0, UInt32(text.utf8.count)), of: Source(name: "", bytes: SourceBytes(text.utf8)))
  }

  private func endsURL(_ text: String) -> Bool {
    Placeholder.endsURL(Span(0, UInt32(text.utf8.count)), of: Source(name: "", bytes: SourceBytes(text.utf8)))
  }

  private func mayHavePlaceholder(_ text: String) -> Bool {
    Placeholder.mayBeIn(Source(name: "", bytes: SourceBytes(text.utf8)))
  }
}
