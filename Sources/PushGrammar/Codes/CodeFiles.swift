extension CodeSet {
  /// The files generated from the codes: the list in the program, and the reference page.
  package var generatedFiles: [GeneratedFile] {
    [
      GeneratedFile(path: "Sources/PushDiagnostics/Generated/Explanations.swift", text: swiftList),
      GeneratedFile(path: "grammar/Generated/codes.md", text: reference),
    ]
  }

  private static let origin = "Written by `swift run pushc-generate` from the doc comments of the codes. Do not edit."

  // MARK: Swift

  private var swiftList: String {
    let elements = families.flatMap { family in codes(of: family).map { element($0, family.letters) } }
    return """
      // swift-format-ignore-file
      // \(Self.origin)

      extension Explanation {
        /// All codes, in order.
        public static let all: [Explanation] = [
      \(elements.joined(separator: "\n"))
        ]
      }

      """
  }

  private func element(_ code: CodeDeclaration, _ letters: String) -> String {
    let lines = code.grounds.map(\.words).joined(separator: "\\n")
    let grounds = lines.isEmpty ? "" : ",\n      grounds: \"\(lines)\""
    return """
          Explanation(
            code: "\(letters)\(code.number)", name: "\(code.name)",
            summary: \(SwiftSource.literal(code.documentation.summary, margin: 8)),
            text: \(SwiftSource.literal(code.text, margin: 8))\(grounds)),
      """
  }

  // MARK: Markdown

  private var reference: String {
    let head = [
      "<!-- \(Self.origin) -->", "# Codes of findings",
      "A finding has a code that never changes its meaning. `pushc explain CODE` prints what stands here.",
    ]
    let used = families.filter { !codes(of: $0).isEmpty }
    return (head + [used.map(contents).joined(separator: "\n")] + used.flatMap(section)).joined(separator: "\n\n")
      + "\n"
  }

  private func contents(_ family: CodeFamily) -> String {
    let letters = family.letters
    let head = "- [\(letters)](#\(family.name)): \(family.documentation.summary)"
    let lines = codes(of: family).map { code in
      "  - [\(letters)\(code.number)](#\(family.name)\(code.number)) \(code.name)"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private func section(_ family: CodeFamily) -> [String] {
    ["## \(family.letters)", family.documentation.summary]
      + codes(of: family).flatMap { code in
        ["### \(family.letters)\(code.number)", "`\(code.name)`", code.documentation.summary, code.text]
          .filter { !$0.isEmpty } + code.grounds.map(\.markdown)
      }
  }
}
