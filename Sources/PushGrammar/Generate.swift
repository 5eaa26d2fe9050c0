/// A generated file; its path is relative to the package's root.
package struct GeneratedFile: Hashable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// A Swift file, which says where it comes from.
  init(swift path: String, from origin: String, _ text: String) {
    self.init(path: path, text: "// swift-format-ignore-file\n// \(writtenBy(origin))\n\n" + text)
  }

  /// The folders that contain only generated files.
  package static let folders = [
    "Sources/PushSyntax/Generated", "Sources/PushFrontEnd/Generated", "Sources/PushBackEnd/Generated",
    "Sources/PushDiagnostics/Generated",
    "Sources/PushIR/Generated", "Sources/PushChecks/Generated", "Sources/PushRules/Generated", "grammar/Generated",
  ]

  /// The page of the fields, which the program itself writes, because it knows the type names of rules.
  package static let fieldPage = "grammar/Generated/fields.md"

  /// The page of facts about the services, which the program writes as well, because it knows the values of all
  /// modules.
  package static let factPage = "grammar/Generated/facts.md"
}

/// What the first line of a generated file says.
func writtenBy(_ origin: String) -> String { "Written by `swift run pushc-generate` from \(origin). Do not edit." }

extension GrammarSet {
  /// The files generated from the grammars, in format order.
  package var generatedFiles: [GeneratedFile] {
    let definitions = borrowedDefinitions
    return [formatList, secretKeys, ruleList, borrowedSchemas(definitions)]
      + (message.map { $0.generatedFiles + [fieldMembers($0), encoders($0), statedDefaults($0)] } ?? [])
      + grammars.flatMap { grammar in
        let swift = "Sources/PushSyntax/Generated/\(SwiftName.prefix(grammar.name))"
        let schema = JSONSchema(grammar: grammar, all: grammars).text
        return [
          GeneratedFile(swift: "\(swift)Syntax.swift", from: grammar.path, syntax(of: grammar).text),
          GeneratedFile(
            swift: "\(swift)Schema.swift", from: grammar.path, swiftSchema(schema, of: grammar, definitions)),
          GeneratedFile(path: "grammar/Generated/\(grammar.name).schema.json", text: schema),
          GeneratedFile(path: "grammar/Generated/\(grammar.name).md", text: ReferenceTable(grammar: grammar).text),
        ]
      }
  }

  /// Every grammar is a format, which its lowering declares.
  private var formatList: GeneratedFile {
    let text = """
      extension Format {
        /// All input formats.
        public static let allCases: [Format] = [
      \(grammars.map { "    .\($0.name)," }.joined(separator: "\n"))
        ]
      }

      """
    return GeneratedFile(
      swift: "Sources/PushFrontEnd/Generated/Formats.swift", from: "the names of the grammars", text)
  }

  /// The cases of `RuleName`, in the order of their numbers.
  private var ruleNames: [String] {
    grammars.flatMap { grammar in
      grammar.rules.filter { $0.object != nil }.map { SwiftName.rule(grammar.name, $0.name) }
    }
  }

  func syntax(of grammar: FormatGrammar) -> SwiftSyntax { SwiftSyntax(grammar: grammar, ruleNames: ruleNames) }

  private var ruleList: GeneratedFile {
    let text = """
      /// The rules for objects of all grammars.
      @usableFromInline
      package enum RuleName: UInt8, Sendable {
      \(ruleNames.map { "  case \($0)" }.joined(separator: "\n"))
      }

      """
    return GeneratedFile(swift: "Sources/PushSyntax/Generated/RuleName.swift", from: "the rules of the grammars", text)
  }

  /// The keys whose values are secrets, for all formats together: a misplaced key also contains a secret.
  private var secretKeys: GeneratedFile {
    let text = """
      extension SecretKeys {
        /// Members that contain device tokens or other addresses, one per line.
        static let addresses: StaticString = \(JSONText.quoted(keys(with: .address)))
        /// Members that contain credentials, one per line.
        static let credentials: StaticString = \(JSONText.quoted(keys(with: .credential)))
      }

      """
    return GeneratedFile(
      swift: "Sources/PushSyntax/Generated/SecretKeyNames.swift", from: "the features of the grammars' members", text)
  }

  private func keys(with feature: Feature) -> String {
    let keys = grammars.flatMap { grammar in
      grammar.rules.flatMap { $0.object?.members ?? [] }.filter { $0.features.contains(feature) }.flatMap { member in
        [member.key] + [grammar.lowerCamelCase(member.key)].compactMap(\.self)
      }
    }
    return Set(keys).sorted().joined(separator: "\n")
  }
}
