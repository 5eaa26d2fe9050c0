import JSONReference
import Testing

@testable import PushJSON

/// A document that is part of a larger buffer ends at its own end, whatever follows.
@Suite struct PartOfBufferTests {
  private static let documents = [
    "{\"a\":[1,-2.5e3,true,false,null,\"x\\u00e9\\ud83d\\ude00y\"],\"bcdefghijklmnopqrs\":{}}", "12", "-1.5", "true",
    "\"abc\"", "[]",
  ]

  @Test(arguments: documents)
  func neighboursDoNotMatter(_ text: String) {
    let bytes = Array(text.utf8)
    let neighbours = ["", "0", "1", ".5", "e5", "\"", "}", "]", ",1", "e", "\\", " ", "\n{}", "\u{e9}"].map {
      Array($0.utf8)
    }
    for before in neighbours {
      for after in neighbours {
        let scanned = Scanned(bytes, before: before, after: after)
        #expect(scanned.canonical == Scanned(bytes).canonical)
        #expect(scanned.document.span(.root).start == 0)
        #expect(scanned.document.span(.root).end == UInt32(bytes.count))
      }
    }
  }

  /// The rest of the document follows the cut and is not read.
  @Test(arguments: documents)
  func cutDocumentIsJudgedAsIfNothingFollowed(_ text: String) {
    let bytes = Array(text.utf8)
    for cut in 0..<bytes.count {
      let part = Array(bytes.prefix(cut))
      let scanned = Scanned(part, before: [0x5b], after: Array(bytes.dropFirst(cut)))
      #expect(scanned.isAccepted == Reference.accepts(part))
      #expect(scanned.failure?.offset ?? 0 <= cut)
    }
  }
}
