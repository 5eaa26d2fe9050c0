import Foundation
import ProgramTesting
import Testing

/// A preview page in a real browser.
@Suite(.enabled(if: Chromium.program != nil, "\(Chromium.isMissing)"))
struct PreviewBrowserTests {
  private let folder = Folder()

  @Test func nothingOfThePayloadIsRunOrFetched() throws {
    let hostile = #"</title></svg><script>document.title='run'</script><img src='http://127.0.0.1:9/x'>"#
    let run = try folder.run(
      "preview", "-o", "page.html",
      input: #"{"aps": {"alert": {"title": "\#(hostile)", "body": "\#(hostile)"}, "sound": "\#(hostile)"}}"#)
    #expect(run.ending == .exit(0))
    let page = try Browser.document(at: folder.path("page.html"), in: folder)
    #expect(page.contains("<title>Preview of &lt;stdin&gt;</title>"))
    #expect(page.contains("<svg") && page.contains("role=\"img\""))
    #expect(!page.contains("<script") && !page.contains("<img"))
  }
}

/// Headless Chromium.
private enum Browser {
  /// The document that Chromium produces from a page, including scripts and errors.
  static func document(at path: String, in folder: Folder) throws -> String {
    let options = ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path("profile"))"]
    let words = [try #require(Chromium.program)] + options + ["--dump-dom", URL(filePath: path).absoluteString]
    return try folder.shell("\"$@\"", words).text
  }
}
