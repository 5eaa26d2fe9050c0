import Testing

@testable import PushDiagnostics

@Suite struct PlaceholderTests {
  /// The beginnings of placeholders, and text that has none.
  private static let beginnings = [
    "{{", "${", "$(", "{%", "<%", "$R", "<r", "<R", "\"$", "\"<", "\"%", "\"_", "\"Y", "\"y", "\"{", "\\u", "{n", "%s",
  ]
  private static let others = ["{ ", "$", "}}", "% { ", "a_y", "$r", "< r", "\"a", "\"\"", "$ { ", "Y\"", "%{ "]

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
    "'a' in topics && '<b>' in topics",
  ])
  func aMarkerMayBeAPartOfAnIdentifierOrACondition(_ text: String) {
    #expect(isIn("\"\(text)\""))
  }

  @Test(arguments: ["a{b", "x%dy", "50%", "'a' in topics", "it's {late} o'clock", "''", "#", "a#"])
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
