import PushDiagnostics

/// A ground of a code as its doc comment declares it: `- Ground: documented, appleRequests, applePayload`.
struct GroundDeclaration: Hashable, Sendable {
  let ground: Ground
  let references: [Reference]

  /// Nil if the first word is not a ground, another word is not a reference, or there is no reference.
  init?(_ text: String) {
    let words = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let references = words.dropFirst().compactMap(Reference.init)
    guard let first = words.first, let ground = Ground(rawValue: first), !references.isEmpty,
      references.count == words.count - 1
    else { return nil }
    self.ground = ground
    self.references = references
  }

  /// The ground and its references, as an explanation holds them.
  var words: String { ([ground.rawValue] + references.map(\.rawValue)).joined(separator: " ") }

  /// A paragraph of Markdown.
  var markdown: String { Evidence.markdown(ground, references) }
}
