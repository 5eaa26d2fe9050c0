import Foundation
import ProgramTesting
import RepositoryTesting
import RequirementTesting
import Testing

/// The playground and the pages of previews, used as a reader does in a browser.
@Suite(.enabled(if: Chromium.program != nil, "\(Chromium.isMissing)"), .needs("node"))
struct PlaygroundTests {
  /// Loads, pastes, fixes, converts, tests rules, follows links, and feeds markup to each field. Nothing is fetched, and
  /// nothing is printed to the console.
  @Test(.enabled(if: WebAssemblyLibrary.isPlaygroundCurrent, "\(WebAssemblyLibrary.isMissing)"))
  func playgroundWorksInABrowser() throws {
    let found = try Node.run("playground.mjs", [#require(Chromium.program), WebAssemblyLibrary.playground])
    let count = try #require(found.wholeMatch(of: #/(\d+) checks\n/#), "\(found.prefix(4_000))")
    #expect(Int(count.1) ?? 0 > 50)
  }

  /// The file of axe-core: where `PUSHC_AXE` says, or installed by npm.
  private static let axe = [
    ProcessInfo.processInfo.environment["PUSHC_AXE"],
    Repository.root.appending(path: "node_modules/axe-core/axe.min.js").path(),
  ].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }

  @Test(.enabled(if: axe != nil, "axe-core is not installed, and PUSHC_AXE has no path to its axe.min.js"))
  func pagesAreAccessible() throws {
    let previews = Repository.root.appending(path: "Tests/Previews").path()
    var pages = try FileManager.default.subpathsOfDirectory(atPath: previews).filter { $0.hasSuffix(".html") }.sorted()
      .map { "\(previews)/\($0)" }
    #expect(pages.count > 4)
    if WebAssemblyLibrary.isPlaygroundCurrent { pages.append(WebAssemblyLibrary.playground) }
    let found = try Node.run("accessibility.mjs", [#require(Chromium.program), #require(Self.axe)] + pages)
    #expect(found == "\(pages.count * 4) checks\n", "\(found.prefix(4_000))")
  }
}
