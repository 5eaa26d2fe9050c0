import PushCompiler
import Testing

/// Whether a file that was found in a folder contains payloads.
@Suite struct EvidenceTests {
  private func evidence(_ text: String) -> PayloadEvidence {
    PayloadEvidence(Source(name: "a.json", bytes: SourceBytes(text.utf8)))
  }

  @Test(arguments: [
    #"{"aps":{"alert":"Hi"}}"#, #"{"provider":"apns","token":"ab"}"#,
    #"{"notifications":[{"platform":1,"tokens":["ab"],"message":"Hi"}]}"#,
    #"[{"provider":"gcm","token":"ab"}]"#,
  ])
  func membersOfAFormatProveIt(_ text: String) { #expect(evidence(text) == .certain) }

  @Test(arguments: [#"{"provider":"apns"}"#, #"{"message":{"token":7}}"#])
  func oneNameIsNotEnough(_ text: String) { #expect(evidence(text) == .faint) }

  @Test(arguments: ["{}", "[]", "7", #"{"name":"pushc","version":"1.0"}"#, #"{"provider":"google","token":"ya"}"#])
  func otherDocumentsHaveNone(_ text: String) { #expect(evidence(text) == .missing) }

  @Test func aDocumentBeyondTheLimitIsNotCalledBroken() {
    #expect(PayloadEvidence(.tooLarge(name: "a.json")) == .tooLarge)
  }

  @Test func brokenDocumentIsKnownByAKeyThatOnlyPayloadsHave() {
    #expect(evidence(#"{"aps":{"alert":"Hi"}"#) == .certain)
    #expect(evidence(#"{"alert":"Hi""#) == .unreadable)
    #expect(evidence(#"{"ap"#) == .unreadable)
  }
}
