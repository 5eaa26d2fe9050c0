extension GrammarSet {
  /// The values of members in blocks that say the same as no value.
  func statedDefaults(_ message: MessageTable) -> GeneratedFile {
    let cases = message.fields.filter { !$0.traits.contains(.internal) }.flatMap(statedDefaults).map { path, value in
      "    case \(JSONText.quoted(path)): \(JSONText.quoted(value))"
    }
    let text = """
      extension StatedDefault {
        /// The value of a member of a block that says the same as no value.
        static func value(at path: String) -> StaticString? {
          switch path {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
    return GeneratedFile(
      swift: "Sources/PushBackEnd/Generated/StatedDefaults.swift", from: "the features of the grammars' members", text)
  }

  private func statedDefaults(of block: FieldDeclaration) -> [(path: String, value: String)] {
    guard let shape = block.shape, let path = block.blockPath, let grammar = grammar(shape.format),
      let rule = grammar.rule(shape.rule)
    else { return [] }
    return ObjectPaths(grammar: grammar).objects(of: rule, at: path + ".").flatMap { rule, _, path in
      (rule.object?.members ?? []).flatMap { member in
        member.features.compactMap { feature in
          if case .byDefault(let value) = feature { (path + member.key, value) } else { nil }
        }
      }
    }
  }
}
