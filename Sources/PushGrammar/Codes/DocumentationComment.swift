/// The lines of a doc comment as Markdown: the first paragraph is the summary, the rest is the text. Items that begin
/// with `- Ground:` are separate.
struct DocumentationComment: Hashable, Sendable {
  let summary: String
  let text: String
  /// The content of each ground: `documented, appleRequests`.
  let grounds: [String]

  private static let groundMark = "- Ground: "

  /// Reads the lines, given without `///`. Line breaks are only significant in code blocks.
  init(_ lines: [Substring]) {
    var blocks: [String] = []
    var isCode = false
    var isNewBlock = true
    for line in lines {
      let isFence = line.hasPrefix("```")
      if isCode, let last = blocks.indices.last {
        blocks[last] += "\n" + line
      } else if line.isEmpty {
        isNewBlock = true
        continue
      } else if isNewBlock || isFence || line.hasPrefix("- ") {
        blocks.append(String(line))
      } else if let last = blocks.indices.last {
        blocks[last] += " " + line.drop { $0 == " " }
      }
      if isFence { isCode.toggle() }
      isNewBlock = isFence && !isCode
    }
    grounds = blocks.filter { $0.hasPrefix(Self.groundMark) }.map { String($0.dropFirst(Self.groundMark.count)) }
    blocks.removeAll { $0.hasPrefix(Self.groundMark) }
    summary = blocks.first ?? ""
    text = blocks.dropFirst().joined(separator: "\n\n")
  }
}
