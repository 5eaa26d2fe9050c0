// Members that correspond to fields of the message, for reading.

extension GrammarSet {
  /// For each object with such members, a function that visits them.
  func fieldMembers(_ message: MessageTable) -> GeneratedFile {
    let extensions = grammars.flatMap { grammar in
      grammar.rules.compactMap { rule in fieldMembers(of: rule, in: grammar, message) }
    }
    let head = "import PushIR\nimport PushJSON\nimport PushSyntax"
    return GeneratedFile(
      swift: "Sources/PushFrontEnd/Generated/FieldMembers.swift",
      from: "the members of the grammars that mean what a field means",
      ([head] + extensions).joined(separator: "\n\n") + "\n")
  }

  private func fieldMembers(of rule: Rule, in grammar: FormatGrammar, _ message: MessageTable) -> String? {
    let calls = (rule.object?.members ?? []).compactMap { member -> String? in
      guard let field = member.field.flatMap(message.field), !member.features.contains(.readOtherwise) else {
        return nil
      }
      return "    give(.\(field.property), \(SwiftField(member, of: rule, in: grammar).node))"
    }
    guard !calls.isEmpty else { return nil }
    return """
      extension \(SwiftName.type(grammar.name, rule.name)): FieldMembers {
        @inline(__always)
        func forEachField(_ give: (Field, Node) -> Void) {
      \(calls.joined(separator: "\n"))
        }
      }
      """
  }
}
