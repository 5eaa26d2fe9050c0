import Foundation
import PushInterface
import Testing

/// The golden cases through WebAssembly, in Node: the same bytes as from the native library.
@Suite(
  .enabled(if: WebAssembly.isBuilt, "there is no .build/wasm/pushc.wasm; .ci/wasm builds it"),
  .enabled(if: WebAssembly.hasNode, "Node is not installed"))
struct WebAssemblyTests {
  @Test func webAssemblyReturnsWhatTheNativeLibraryReturns() throws {
    var lines = ""
    var count = 0
    for name in GoldenTests.names where !name.hasPrefix("discord/") {
      let golden = GoldenCase(name, in: GoldenTests.root)
      for (options, document, result) in (try? golden.libraryResults()) ?? [] {
        var line = JSONLine()
        line.add("name", name)
        line.add("lints", json: golden.isLinted ? "true" : "false")
        line.add("options", options)
        line.add("document", document)
        line.add("result", result)
        lines += line.text + "\n"
        count += 1
      }
    }
    let cases = FileManager.default.temporaryDirectory.appending(path: "pushc-\(UUID().uuidString).ndjson")
    try Data(lines.utf8).write(to: cases)
    defer { try? FileManager.default.removeItem(at: cases) }
    let script = WebAssembly.root.appending(path: "Tests/WebAssembly/golden.mjs").path()
    let found = try WebAssembly.run(["node", script, WebAssembly.library, cases.path()])
    #expect(found == "\(count) cases\n", "\(found.prefix(2_000))")
    #expect(count > 1_000)
  }
}

/// The library as `.ci/wasm` builds it, and what runs it.
private enum WebAssembly {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let library = root.appending(path: ".build/wasm/pushc.wasm").path()
  static let isBuilt = FileManager.default.fileExists(atPath: library)
  static let hasNode = ((try? run(["node", "--version"])) ?? "").hasPrefix("v")

  static func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
