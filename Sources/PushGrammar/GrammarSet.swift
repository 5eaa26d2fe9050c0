/// All grammars, read and checked together, because a socket refers to a rule of another file: those of the formats,
/// and the message table.
package struct GrammarSet: Sendable {
  let grammars: [FormatGrammar]
  /// Absent if the table is not among the files.
  private(set) var message: MessageTable?

  /// Reads grammars, by the names of their files without the extension.
  package init(_ sources: [(name: String, text: String)]) throws(GrammarError) {
    var grammars: [FormatGrammar] = []
    for source in sources.sorted(by: { $0.name < $1.name }) {
      grammars.append(try Parser.parse(source.text, name: source.name))
    }
    self.grammars = grammars.filter { $0.name != MessageTable.name }
    if let table = grammars.first(where: { $0.name == MessageTable.name }) {
      try Checker(grammar: table, all: self).check()
      message = try MessageTable(table)
    }
    for grammar in self.grammars { try Checker(grammar: grammar, all: self).check() }
  }

  func grammar(_ name: String) -> FormatGrammar? {
    grammars.first { $0.name == name }
  }
}
