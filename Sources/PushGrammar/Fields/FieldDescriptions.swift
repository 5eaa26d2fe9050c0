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

  /// The lists that the program has. A field that is declared twice, or not at all, makes them no Swift.
  package var generatedFiles: [GeneratedFile] { [summaries, masks] }

  /// A set for each field, so that sets of several are constants: `.title | .body`.
  private var masks: GeneratedFile {
    let sets = declarations.map { "  @inlinable package static var \($0.name): FieldSet { FieldSet(.\($0.name)) }" }
    let text = """
      // swift-format-ignore-file
      // Written by `swift run pushc-generate` from the typed fields. Do not edit.

      extension FieldSet {
      \(sets.joined(separator: "\n"))
      }

      """
    return GeneratedFile(path: "Sources/PushIR/Generated/FieldMasks.swift", text: text)
  }

  private var summaries: GeneratedFile {
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
    return GeneratedFile(path: "Sources/PushIR/Generated/FieldDescriptions.swift", text: text)
  }
}
