import PushCompiler

extension ListFormat {
  func text(of explanations: [Explanation]) -> String {
    switch self {
    case .text: explanations.map(\.plainText).joined(separator: "\n")
    case .markdown: explanations.map(\.markdown).joined(separator: "\n")
    case .json: ExplanationJSON.text(explanations)
    }
  }
}

extension Explanation {
  private static let width = 88

  fileprivate var markdown: String {
    let parts = ["## \(code)", "`\(name)`", summary, text].filter { !$0.isEmpty } + evidence.map(\.markdown)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The explanation below its code, in lines of limited width; code blocks, fenced or indented, are unchanged.
  fileprivate var plainText: String {
    var lines = ["\(code) \(name)", ""] + Self.paragraph(summary)
    var isCode = false
    if !text.isEmpty { lines.append("") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append("    " + line)
      } else if line.hasPrefix("    ") {
        lines.append(line)
      } else {
        lines += line.isEmpty ? [""] : Self.paragraph(line)
      }
    }
    if !evidence.isEmpty { lines.append("") }
    for part in evidence {
      for reference in part.references {
        lines += Self.paragraph("Ground: \(part.ground.rawValue) \(reference.date), \(reference.title)")
        lines.append("    " + reference.address)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func paragraph(_ text: String) -> [String] { wrapped(text, width: width - 2).map { "  " + $0 } }
}
