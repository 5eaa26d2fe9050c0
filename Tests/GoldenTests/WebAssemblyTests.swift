import Foundation
import PushInterface
import Testing

/// The golden cases through WebAssembly, in Node: the same bytes as from the native library.
@Suite(
  .enabled(
    if: WebAssembly.isCurrent, ".build/wasm/pushc.wasm is missing, or older than the sources; .ci/wasm builds it"),
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
  static let isCurrent: Bool = {
    guard let built = time(of: library) else { return false }
    let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path())
    let names = (sources?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
    return !names.isEmpty
      && names.allSatisfy { time(of: root.appending(path: "Sources/\($0)").path()) ?? built <= built }
  }()
  static let hasNode = ((try? run(["node", "--version"])) ?? "").hasPrefix("v")

  private static func time(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

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
