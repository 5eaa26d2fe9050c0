import PushCompiler
import PushPreview
import Testing

/// What a program in Swift calls.
@Suite struct PreviewLibraryTests {
  @Test func documentsBecomeOnePage() {
    let previewer = Previewer(CompilerOptions(format: .apns, now: 1_800_000_000))
    let documents = ["Blue car", "Red car"].map { PushSource(#"{"aps": {"alert": "\#($0)"}}"#, name: "ride.json") }
    let page = previewer.page(of: documents)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("2 messages, 2 documents"))
    for text in ["Blue car", "Red car"] { #expect(page.contains(text)) }
  }
}
