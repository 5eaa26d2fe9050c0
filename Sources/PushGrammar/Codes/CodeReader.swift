/// Finds the codes declared in a Swift file. It reads lines and does not parse Swift: a declaration has a fixed form,
/// and a code in another form is an error.
struct CodeReader {
  let source: SwiftSource

  private var lines: [Substring] { source.lines }

  /// The codes, in file order.
  func codes() throws(GrammarError) -> [CodeDeclaration] {
    var codes: [CodeDeclaration] = []
    for index in lines.indices {
      let words = Self.words(lines[index])
      guard words.first?.hasPrefix("//") == false, let start = words.firstIndex(where: Self.beginsCode),
        !Self.endsInString(words[..<start])
      else { continue }
      let isDeclaration = words[..<start].dropLast(2).suffix(2) == ["static", "let"] && words[start - 1] == "="
      guard isDeclaration, let code = declaration(at: index) else {
        throw source.error("expected 'static let name = Code(.family, 100, \"name-in-words\")'", at: index)
      }
      codes.append(code)
    }
    return codes
  }

  /// The cases of `enum Family` within `struct Code`; empty for other files.
  func families() -> [CodeFamily] {
    guard lines.contains(where: { Self.words($0).starts(with: ["public", "struct", "Code:"]) }),
      let start = lines.firstIndex(where: { Self.words($0).starts(with: ["public", "enum", "Family:"]) })
    else { return [] }
    let body = lines[(start + 1)...].prefix { line in
      let words = Self.words(line)
      return words.first == "case" || words.first?.hasPrefix("///") == true
    }
    return body.indices.compactMap { index in
      let words = Self.words(lines[index])
      guard words.first == "case", words.count == 2 else { return nil }
      return CodeFamily(name: String(words[1]), documentation: source.documentation(above: index))
    }
  }

  /// The declaration on a line, or on several lines if the formatter has broken it.
  private func declaration(at index: Int) -> CodeDeclaration? {
    let text = lines[index...].prefix(4).joined(separator: " ")
    let form =
      #/
      =\ Code\(\s*\.(\w+),\s*(\d+),\s*"([^"]*)"\s*
      (?:,\s*\.(\w+)(?:\("[^"]*"\))?\s*)?
      (?:,\s*isAboutMembers:\s*true\s*)?\)
      /#
    guard let start = text.firstRange(of: "= Code(")?.lowerBound, let match = text[start...].prefixMatch(of: form),
      let number = Int(match.2)
    else { return nil }
    return CodeDeclaration(
      family: String(match.1), number: number, name: String(match.3), telling: match.4.map(String.init) ?? "",
      documentation: source.documentation(above: index),
      file: source.path, position: source.position(at: index))
  }

  private static func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }

  /// Whether these words begin a string without ending it: what follows is text that mentions a code.
  private static func endsInString(_ words: ArraySlice<Substring>) -> Bool {
    words.joined().count { $0 == "\"" } % 2 == 1
  }

  /// Whether a word begins a code: `Code(.apns,`, or `Code(` at the end of a line.
  private static func beginsCode(_ word: Substring) -> Bool { word.hasPrefix("Code(.") || word == "Code(" }
}
