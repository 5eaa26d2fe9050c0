/// The fields of the message in order, read from `grammar/message.cddl`, their single definition.
package struct MessageTable: Sendable {
  /// The name of the file without its extension.
  static let name = "message"
  static let path = "grammar/\(name).cddl"

  let fields: [FieldDeclaration]

  init(_ grammar: FormatGrammar) throws(GrammarError) {
    var fields: [FieldDeclaration] = []
    var names: [String: String] = [:]
    for member in grammar.root.object?.members ?? [] {
      let field = try FieldDeclaration(member, in: grammar)
      if let other = names.updateValue(field.name, forKey: field.property) {
        throw grammar.error(
          "expected a field whose Swift name is not that of '\(other)' too: .feature \"grouped\"", at: member.position)
      }
      fields.append(field)
    }
    self.fields = fields
  }

  func field(_ name: String) -> FieldDeclaration? { fields.first { $0.name == name } }

  /// The bit masks of a kind of field, as in `FieldSet`.
  func bits(where isOne: (FieldDeclaration) -> Bool) -> [UInt64] {
    var words: [UInt64] = [0, 0, 0]
    for (index, field) in fields.enumerated() where isOne(field) { words[index / 64] |= 1 << UInt64(index % 64) }
    return words
  }
}
