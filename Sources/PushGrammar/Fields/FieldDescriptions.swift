/// What each field of a message is for, read from the Swift sources that declare the fields.
package struct FieldDescriptions: Sendable {
  let declarations: [FieldDeclaration]

  /// Reads all sources.
  package init(_ sources: [SwiftSource]) throws(GrammarError) {
    var declarations: [FieldDeclaration] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      declarations += try FieldDeclaration.all(in: source)
    }
    self.declarations = declarations
  }

  /// The list that the program has. A field that is declared twice, or not at all, makes it no Swift.
  package var generatedFiles: [GeneratedFile] {
    let cases = declarations.map { "    case .\($0.name): \(SwiftSource.literal($0.documentation.summary))" }
    let text = """
      // swift-format-ignore-file
      // Written by `swift run pushc-generate` from the doc comments of the typed fields. Do not edit.

      extension Field {
        /// What the field is for.
        package var summary: String {
          switch self {
      \(cases.joined(separator: "\n"))
          }
        }
      }

      """
    return [GeneratedFile(path: "Sources/PushIR/Generated/FieldDescriptions.swift", text: text)]
  }
}
