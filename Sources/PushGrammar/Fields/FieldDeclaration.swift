/// A field with the type of its values as the sources declare it: `static var title: Self { Self(.title) }` below its doc
/// comment, in `extension TypedField where Value == String`.
struct FieldDeclaration: Hashable, Sendable {
  /// The case of the field.
  let name: String
  let value: String
  let documentation: DocumentationComment

  /// The declarations of one file, in its order.
  static func all(in source: SwiftSource) throws(GrammarError) -> [FieldDeclaration] {
    var declarations: [FieldDeclaration] = []
    var value: Substring?
    for (index, line) in source.lines.enumerated() {
      if line == "}" { value = nil }
      if line.hasPrefix("extension TypedField ") { value = try self.value(of: source, at: index) }
      guard let value, line.contains("static ") else { continue }
      let form = #/  (?:public|package) static var (\w+): Self \{ Self\(\.(\w+)\) \}/#
      guard let match = line.wholeMatch(of: form), match.1 == match.2 else {
        throw source.error("expected 'static var name: Self { Self(.name) }'", at: index)
      }
      let documentation = source.documentation(above: index)
      if documentation.summary.isEmpty {
        throw source.error("expected a doc comment that describes '\(match.1)' above its declaration", at: index)
      }
      declarations.append(
        FieldDeclaration(name: String(match.1), value: String(value), documentation: documentation))
    }
    return declarations
  }

  /// The type of the values in an extension.
  private static func value(of source: SwiftSource, at index: Int) throws(GrammarError) -> Substring {
    let form = #/extension TypedField where Value == (\w+) \{/#
    guard let match = source.lines[index].wholeMatch(of: form) else {
      throw source.error("expected 'extension TypedField where Value == Type {'", at: index)
    }
    return match.1
  }
}
