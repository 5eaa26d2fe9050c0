/// A family of codes as its enumeration declares it; the place in that list is its order.
struct CodeFamily: Hashable, Sendable {
  /// The name of the case: `apns`.
  let name: String
  let documentation: DocumentationComment

  /// The letters that begin its codes.
  var letters: String { name.uppercased() }
}

/// A code as the sources declare it: `static let name = Code(.family, 104, "name-in-words")` below its doc comment.
struct CodeDeclaration: Hashable, Sendable {
  let family: String
  let number: Int
  let name: String
  /// When its findings are printed, as the declaration says it; empty where they always are.
  let telling: String
  let documentation: DocumentationComment
  let file: String
  let position: Position

  /// Why it matters, an example, what to do, and when it is printed.
  var text: String {
    let printed = Self.printed[telling].map { [$0] } ?? []
    return ([documentation.text].filter { !$0.isEmpty } + printed).joined(separator: "\n\n")
  }

  /// What its claims about services rest on.
  var grounds: [GroundDeclaration] { documentation.grounds.compactMap(GroundDeclaration.init) }

  private static let printed = [
    "onRequest": "Printed with `--notes`.", "oncePerRun": "Printed once for a run, at its end.",
  ]

  /// Where it stands, for a message about another one.
  var place: String { "\(file):\(position.line)" }

  func error(_ message: String) -> GrammarError {
    GrammarError(file: file, position: position, message: message)
  }
}
