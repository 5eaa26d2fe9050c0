import PushDiagnostics

extension CodeSet {
  /// The files generated from the codes: the list in the program, and the reference page.
  package var generatedFiles: [GeneratedFile] {
    [
      GeneratedFile(swift: "Sources/PushDiagnostics/Generated/Explanations.swift", from: Self.origin, swiftList),
      GeneratedFile(path: "grammar/Generated/codes.md", text: reference),
    ]
  }

  private static let origin = "the doc comments of the codes"

  // MARK: Swift

  /// One text for all of them: an array would be built by code, a third as large as the texts.
  private var swiftList: String {
    let entries = families.flatMap { family in codes(of: family).map { entry($0, family.letters) } }
    return """
      extension Explanation {
        /// All codes, in order. `entries(of:)` reads them.
        static let table: StaticString = \(SwiftSource.literal(entries.joined(separator: "\n----\n"), margin: 4))
      }

      """
  }

  /// The code and its name, the summary and the grounds, a line each; then an empty line and the text.
  private func entry(_ code: CodeDeclaration, _ letters: String) -> String {
    let head = ["\(letters)\(code.number) \(code.name)", code.documentation.summary] + code.grounds.map(\.words)
    return (head + ["", code.text]).joined(separator: "\n")
  }

  // MARK: Markdown

  private var reference: String {
    let head = [
      "<!-- \(writtenBy(Self.origin)) -->", "# Codes of findings",
      "A finding has a code that never changes its meaning. `pushc explain CODE` prints what is written here.",
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
