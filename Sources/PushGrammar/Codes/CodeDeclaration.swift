import PushDiagnostics

/// A family of codes as its enumeration declares it. Families are ordered by their position in that list.
struct CodeFamily: Hashable, Sendable {
  /// The name of the case: `apns`.
  let name: String
  let documentation: DocumentationComment

  /// The letters at the start of its codes.
  var letters: String { name.uppercased() }
}

/// A code as the sources declare it: `static let name = Code(.family, 104, "name-in-words")` after its doc comment.
struct CodeDeclaration: Hashable, Sendable {
  let family: String
  let number: Int
  let name: String
  /// When its findings are printed, as in the declaration; empty if they are always printed.
  let telling: String
  let documentation: DocumentationComment
  let file: String
  let position: Position

  /// The reason, an example, the solution, and when it is printed.
  var text: String {
    let printed = Self.printed[telling].map { [$0] } ?? []
    return ([documentation.text].filter { !$0.isEmpty } + printed).joined(separator: "\n\n")
  }

  /// The evidence for its claims about services.
  var grounds: [Evidence] { documentation.grounds.compactMap(Self.evidence) }

  /// The evidence that a doc comment declares as `- Ground: documented, appleRequests, applePayload`, if it is valid.
  static func evidence(_ ground: String) -> Evidence? {
    Evidence(words: ground.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  private static let printed = [
    "onRequest": "Printed with `--notes`.", "oncePerRun": "Printed once for a run, at its end.",
  ]

  /// The location, for messages about other codes.
  var place: String { "\(file):\(position.line)" }

  func error(_ message: String) -> GrammarError {
    GrammarError(file: file, position: position, message: message)
  }
}
