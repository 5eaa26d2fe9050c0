import Foundation
import RepositoryTesting

/// Headless Chromium, driven by scripts in `Tests/WebAssembly`.
package enum Chromium {
  /// The program; nil if it is not installed.
  package static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  package static let isMissing = "Chromium is not installed"
}

/// Node, which runs WebAssembly and the scripts that drive Chromium.
package enum Node {
  /// What a script of `Tests/WebAssembly` prints, errors included.
  package static func run(_ script: String, _ arguments: [String]) throws -> String {
    let path = Repository.root.appending(path: "Tests/WebAssembly/\(script)").path()
    return try Folder().shell("node \"$@\" 2>&1", [path] + arguments).text
  }
}

/// The library and the playground as `.ci/wasm` builds them.
package enum WebAssemblyLibrary {
  package static let path = Repository.root.appending(path: ".build/wasm/pushc.wasm").path()
  package static let playground = Repository.root.appending(path: ".build/wasm/playground.html").path()

  package static let isCurrent = isNewer(path, than: [".swift", ".c"])
  package static let isPlaygroundCurrent = isCurrent && isNewer(playground, than: [".html", ".mjs"])
  package static let isMissing = ".build/wasm is missing, or older than the sources; .ci/wasm builds it"

  /// Whether a file is newer than all sources with these endings, and than what builds it.
  private static func isNewer(_ path: String, than endings: [String]) -> Bool {
    guard let built = time(of: path) else { return false }
    let sources = FileManager.default.enumerator(atPath: Repository.root.appending(path: "Sources").path())
    let names = (sources?.allObjects as? [String] ?? []).filter { name in endings.contains { name.hasSuffix($0) } }
    let files = names.map { "Sources/\($0)" } + [".ci/wasm"]
    return !names.isEmpty && files.allSatisfy { time(of: Repository.root.appending(path: $0).path()) ?? built <= built }
  }

  private static func time(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
