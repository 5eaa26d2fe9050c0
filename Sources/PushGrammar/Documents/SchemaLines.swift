/// The lines of a JSON Schema as the program has them, which `Output.append(indentingLines:)` describes: not indented, with letters
/// for frequent keys, and with a line of its own for what is in a definition that several schemas have.
struct SchemaLines {
  private var lines: [String]

  var text: String { lines.joined(separator: "\n") }

  init(_ schema: String) {
    let keys = [
      ("\"description\": ", "d"), ("\"type\": ", "t"), ("\"$ref\": \"#/$defs/", "r"), ("\"properties\": ", "p"),
      ("\"additionalProperties\": ", "a"),
    ]
    lines = schema.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      guard let (key, letter) = keys.first(where: { text.hasPrefix($0.0) }) else { return String(text) }
      return letter + text.dropFirst(key.count)
    }
  }

  /// What is between the brackets of a definition.
  var content: SchemaLines {
    var content = self
    content.lines = Array(lines.dropFirst().dropLast())
    return content
  }

  /// Names the content of a definition instead of having it.
  mutating func replace(_ content: SchemaLines, byName name: String) {
    guard let start = lines.firstRange(of: content.lines) else { return }
    lines.replaceSubrange(start, with: ["b" + name])
  }
}

/// A definition that schemas have of another format's grammar, and what is between its brackets.
typealias BorrowedDefinition = (name: String, content: SchemaLines)

extension GrammarSet {
  /// The definitions that schemas have of other formats' grammars.
  var borrowedDefinitions: [BorrowedDefinition] {
    var known: Set<String> = []
    return grammars.flatMap { JSONSchema(grammar: $0, all: grammars).borrowed }.filter { known.insert($0.key).inserted }
      .sorted { $0.key < $1.key }
      .map { ($0.key, SchemaLines($0.value.rendered()).content) }
  }

  /// The schema as a constant, so that the command line can print it without a file.
  func swiftSchema(_ schema: String, of grammar: FormatGrammar, _ definitions: [BorrowedDefinition]) -> String {
    var lines = SchemaLines(schema)
    for (name, content) in definitions { lines.replace(content, byName: name) }
    return """
      extension \(SwiftName.type(grammar.name, "grammar")) {
        /// The lines of the format's JSON Schema, which `Output.append(indentingLines:)` describes.
        package static let schema: StaticString = #\"""
      \(lines.text)
      \"""#
      }

      """
  }

  func borrowedSchemas(_ definitions: [BorrowedDefinition]) -> GeneratedFile {
    let definitions = definitions.map { "    (\"\($0.name)\", #\"\"\"\n\($0.content.text)\n\"\"\"#)," }
    return GeneratedFile(
      swift: "Sources/PushSyntax/Generated/BorrowedDefinitions.swift", from: "the grammars that others refer to",
      """
      package enum BorrowedDefinitions {
        /// The definitions that schemas of several formats have, and what is between the brackets of each.
        package static let all: [(name: StaticString, lines: StaticString)] = [
      \(definitions.joined(separator: "\n"))
        ]
      }

      """)
  }
}
