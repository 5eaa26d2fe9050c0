import Foundation
import ProgramTesting
import RepositoryTesting
import RequirementTesting
import Testing

/// The examples in Documentation/languages.md that load `pushc.wasm`.
@Suite(.enabled(if: WebAssemblyLibrary.isCurrent, "\(WebAssemblyLibrary.isMissing)"))
struct WebAssemblyExampleTests {
  private static let url = "https://fcm.googleapis.com/v1/projects/demo/messages:send\n"

  @Test(.needs("node")) func exampleRunsInNode() throws {
    try #expect(Self.run("javascript", as: "push.mjs", "node push.mjs") == Self.url)
  }

  private static let hasWasmtime =
    (try? Shell().run("python3 -c 'import wasmtime' > /dev/null 2>&1 && echo found")) == "found\n"

  @Test(.enabled(if: hasWasmtime, "Python or its package wasmtime is not installed"))
  func exampleRunsInPython() throws {
    try #expect(Self.run("python", as: "push.py", "python3 push.py") == Self.url)
  }

  private static func run(_ language: String, as name: String, _ command: String) throws -> String {
    let fences = try Repository.fences(language).filter(\.isOfWebAssembly)
    #expect(fences.count == 1)
    let shell = try Shell()
    try shell.write(fences[0].text, to: name)
    let module = Repository.root.appending(path: "Sources/libpushc/WebAssembly/pushc.mjs").path()
    return try shell.run("ln -s '\(WebAssemblyLibrary.path)' '\(module)' . && \(command)")
  }
}

extension Fence {
  /// Whether an example loads the library as WebAssembly.
  var isOfWebAssembly: Bool { lines.contains { $0.contains("pushc.wasm") } }
}
