import Foundation

/// Adjacent comment lines in a hand-written Swift file.
struct SourceComment {
  /// The file and the line of the first comment line: `Sources/PushIR/Message/Slot.swift:12`.
  let place: String
  /// Its lines, joined by spaces.
  private(set) var text: String

  /// The comments of all hand-written sources and tests.
  static func all() throws -> [SourceComment] {
    let root = GoldenTests.root.deletingLastPathComponent()
    return try ["Sources", "Tests"].flatMap { folder in
      let url = root.appending(path: folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path())
      return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }.sorted().flatMap { path in
        comments(in: try String(contentsOf: url.appending(path: path), encoding: .utf8), of: "\(folder)/\(path)")
      }
    }
  }

  /// The comments that have lines of their own. Lines of multi-line string literals are not comments.
  static func comments(in text: String, of path: String) -> [SourceComment] {
    var comments: [SourceComment] = []
    var isInString = false
    var continues = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
      let comment = line.drop { $0 == " " }
      guard !isInString, comment.hasPrefix("//") else {
        continues = false
        continue
      }
      let content = comment.drop { $0 == "/" }.drop { $0 == " " }
      if continues, let last = comments.indices.last {
        comments[last].text += " " + content
      } else {
        comments.append(SourceComment(place: "\(path):\(index + 1)", text: String(content)))
      }
      continues = true
    }
    return comments
  }
}
