/// How a claim about a push service is known. It determines the severity and wording of a finding.
public enum Ground: String, Sendable, CaseIterable {
  /// A response of the service was observed: in an issue thread, a test, or a recorded response.
  case observed
  /// The vendor's current documentation states it.
  case documented
  /// The source code of the vendor's SDK or library does it.
  case client
  /// The value is outside the documented type or range, and the service's behavior is unknown.
  case assumed
  /// The value is allowed, but probably a mistake.
  case advice
}

/// The evidence for a claim about a push service.
public struct Evidence: Hashable, Sendable {
  /// The kind of evidence.
  public let ground: Ground
  /// The sources.
  public let references: [Reference]

  package init(_ ground: Ground, _ references: Reference...) { self.init(ground, references) }

  package init(_ ground: Ground, _ references: [Reference]) {
    self.ground = ground
    self.references = references
  }

  /// The evidence of the words that name a ground and its references; nil if the first is not a ground, if another is not
  /// a reference, or if references are missing.
  package init?(words: [String]) {
    let references = words.dropFirst().compactMap(Reference.init)
    guard let ground = words.first.flatMap(Ground.init), !references.isEmpty, references.count == words.count - 1
    else { return nil }
    self.init(ground, references)
  }

  /// The ground and its references: `documented appleRequests`.
  package var words: String { ([ground.rawValue] + references.map { $0.rawValue }).joined(separator: " ") }

  /// This evidence as a paragraph of Markdown: `Ground: **documented**. [Title](address), 2026-11-21.`
  public var markdown: String {
    let sources = references.map { "[\($0.title)](\($0.address)), \($0.date)" }.joined(separator: "; ")
    return "Ground: **\(ground.rawValue)**. \(sources)."
  }
}
