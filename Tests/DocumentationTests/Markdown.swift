import Foundation
import RepositoryTesting

/// A fenced block of a Markdown text.
struct Fence: CustomStringConvertible {
  /// The language of the block: `console`, `swift`, `sh`.
  let language: String
  let lines: [String]
  /// The line number of its first line.
  let line: Int
  /// The file that it is in.
  var page = "README.md"

  var text: String { lines.map { $0 + "\n" }.joined() }
  var description: String { "\(page):\(line)" }

  /// The blocks of a text, in order.
  static func all(in text: String) -> [Fence] {
    var fences: [Fence] = []
    var open: (language: String, lines: [String], line: Int)?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        fences.append(Fence(language: block.language, lines: block.lines, line: block.line))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [], index + 2)
      }
    }
    return fences
  }
}

extension Repository {
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }

  /// README.md and the pages that it leads to.
  static let pages = ["README.md", "CONTRIBUTING.md"] + pages(in: "Documentation")

  /// The pages in a folder.
  static func pages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The blocks of README.md and its pages, or of others, in a language.
  static func fences(_ language: String, in pages: [String] = pages) throws -> [Fence] {
    try pages.flatMap { page in
      Fence.all(in: try text(page)).filter { $0.language == language }.map { fence in
        var fence = fence
        fence.page = page
        return fence
      }
    }
  }

  /// The pages of the library's documentation.
  static func catalog() -> [String] { pages(in: "Sources/PushCompiler/PushCompiler.docc") }
}
