import PushCompiler
import Testing

@testable import PushPreview

/// Pages, pictures and drawings, whatever is in the payload.
@Suite struct PreviewPageTests {
  private static let hostile = #"</title></svg><script>alert(1)</script>'\"&\u0007\u202E\uFFFE\uFFFF"#
  private static let document = #"""
    {"target": "apns", "url": "https://api.push.apple.com/3/device/ab", "headers": {"apns-push-type": "alert", "apns-topic": "com.example.app", "apns-collapse-id": "<i>"},
     "body": {"aps": {"alert": {"title": "\#(hostile)", "body": "\#(hostile)"}, "sound": "\#(hostile)",
     "thread-id": "\#(hostile)", "category": "\#(hostile)", "badge": 1}, "\#(hostile)": 1}}
    """#

  @Test func nothingOfThePayloadIsMarkup() throws {
    let preview = preview(Self.document, name: "<b>.json")
    #expect(!preview.messages.flatMap(\.screens).isEmpty)
    let drawn = [PreviewPage([preview]).html] + preview.messages.flatMap(\.screens).map(Picture.file)
    for markup in drawn {
      #expect(!markup.contains("<script") && !markup.contains("<i>") && !markup.contains("<b>"))
      #expect(!markup.unicodeScalars.contains { ["\u{7}", "\u{202E}", "\u{FFFE}", "\u{FFFF}"].contains($0) })
      #expect(markup.contains("&lt;script&gt;"))
    }
    #expect(!PreviewText.text(of: [preview]).unicodeScalars.contains { $0 == "\u{7}" || $0 == "\u{202E}" })
  }

  @Test func aPageFetchesNothing() {
    let page = PreviewPage([preview(Self.document)]).html
    #expect(page.contains("default-src 'none'"))
    for word in ["src=", "url(", "@import", "<link", "<iframe", "<form"] { #expect(!page.contains(word), "\(word)") }
  }

  @Test func identifiersAreUniqueAndLinksLeadToThem() {
    let document = #"""
      {"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "message": "m"},
       {"platform": 2, "tokens": ["t"], "message": "m", "title": "t"}]}
      """#
    let page = PreviewPage([preview(document), preview(document)]).html
    let identifiers = page.matches(of: #/ id="([^"]*)"/#).map(\.1)
    let links = page.matches(of: #/href="#([^"]*)"/#).map(\.1)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(!links.isEmpty && Set(links).isSubset(of: Set(identifiers)))
    #expect(page.contains("4 messages, 2 documents"))
  }

  @Test func everyStatementHasItsGround() {
    let page = PreviewPage([preview(Self.document)]).html
    for fact in [Fact.applePermission, .appleLines, .appleForeground, .appleButtons] {
      #expect(page.contains("<li id=\"apns-\(fact.name.split(separator: " ").joined(separator: "-"))\">"))
      for reference in fact.evidence.references { #expect(page.contains("href=\"\(reference.address)\"")) }
    }
    for fact in Fact.displayed {
      #expect(!fact.evidence.references.isEmpty, "\(fact)")
      #expect(Fact.displayed.count { $0.service == fact.service && $0.name == fact.name } == 1)
    }
  }
}
