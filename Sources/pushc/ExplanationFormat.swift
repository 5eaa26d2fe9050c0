import PushCompiler

/// How explanations are printed.
enum ExplanationFormat: String, CaseIterable {
  case text, markdown, json

  func text(of explanations: [Explanation]) -> String {
    switch self {
    case .text: explanations.map(\.plainText).joined(separator: "\n")
    case .markdown: explanations.map(\.markdown).joined(separator: "\n")
    case .json: Self.json(explanations)
    }
  }

  private static func json(_ explanations: [Explanation]) -> String {
    let elements = explanations.map { explanation in
      var element = JSONLine()
      element.add("code", explanation.code)
      element.add("name", explanation.name)
      element.add("summary", explanation.summary)
      element.add("text", explanation.text)
      return element.text
    }
    return "[\n\(elements.joined(separator: ",\n"))\n]\n"
  }
}

extension Explanation {
  private static let width = 88

  fileprivate var markdown: String {
    let parts = ["## \(code)", "`\(name)`", summary, text].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The explanation below its code, in lines of limited width; blocks of code stay as they are, without their fences.
  fileprivate var plainText: String {
    var lines = ["\(code) \(name)", ""] + Self.paragraph(summary)
    var isCode = false
    if !text.isEmpty { lines.append("") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append("    " + line)
      } else {
        lines += line.isEmpty ? [""] : Self.paragraph(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func paragraph(_ text: String) -> [String] { wrapped(text, width: width - 2).map { "  " + $0 } }
}
