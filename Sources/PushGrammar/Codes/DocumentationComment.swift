/// The lines of a doc comment as Markdown: the first paragraph is the summary, what follows is the text.
struct DocumentationComment: Hashable, Sendable {
  let summary: String
  let text: String

  /// Reads the lines, whose `///` is taken away already. Where a paragraph was broken means nothing; in a code block it does.
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
    summary = blocks.first ?? ""
    text = blocks.dropFirst().joined(separator: "\n\n")
  }
}
