import Foundation
import LibraryTesting
import ProgramTesting
import PushCompiler
import PushInterface
import RequirementTesting
import Testing

/// The golden cases through WebAssembly, in Node: the same bytes as from the native library.
@Suite(
  .enabled(if: WebAssemblyLibrary.isCurrent, "\(WebAssemblyLibrary.isMissing)"), .needs("node"))
struct WebAssemblyTests {
  @Test func webAssemblyReturnsWhatTheNativeLibraryReturns() throws {
    let previewer = try LibraryHandle(.previewer, Self.options)
    var lines = ""
    var count = 0
    for name in GoldenTests.names where !name.hasPrefix("discord/") {
      let golden = GoldenCase(name, in: GoldenTests.root)
      let kind = golden.isLinted ? "linter" : "compiler"
      for (options, document, result) in (try? golden.libraryResults()) ?? [] {
        lines += Self.line(name, kind, options, document, result)
        lines += Self.line(name, "previewer", Self.options, document, previewer.result(document.utf8))
        count += 2
      }
    }
    let folder = Folder()
    try folder.write(lines, to: "cases.ndjson")
    let found = try Node.run("golden.mjs", [WebAssemblyLibrary.path, folder.path("cases.ndjson")])
    #expect(found == "\(count) cases\n", "\(found.prefix(2_000))")
    #expect(count > 1_000)
  }

  /// Addresses above 2 GiB, and memory that runs out.
  @Test func largeMemoryIsUsed() throws {
    try #expect(Node.run("memory.mjs", [WebAssemblyLibrary.path]) == "")
  }

  private static let options = #"{"now": "\#(GoldenCase.clock)"}"#

  private static func line(
    _ name: String, _ kind: String, _ options: String, _ document: String, _ result: String
  ) -> String {
    let line: JSONLine = [
      "name": JSONLine(name), "kind": JSONLine(kind), "options": JSONLine(options), "document": JSONLine(document),
      "result": JSONLine(result),
    ]
    return line.text + "\n"
  }
}

/// The files that `.ci/wasm` builds.
struct WebAssemblyFileTests {
  /// A skipped test fails nothing: in continuous integration, the module is there and new, and so is the page.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["PUSHC_WASM"] == "built", "PUSHC_WASM does not say that .ci/wasm has run")
  )
  func modulesThatWereBuiltAreTested() {
    #expect(WebAssemblyLibrary.isPlaygroundCurrent)
  }

  /// What a page has to fetch.
  @Test(.enabled(if: WebAssemblyLibrary.isCurrent, "\(WebAssemblyLibrary.isMissing)"))
  func moduleIsSmall() throws {
    let size = try Data(contentsOf: URL(filePath: WebAssemblyLibrary.path)).count
    #expect(size < 3_550_000)
  }
}
