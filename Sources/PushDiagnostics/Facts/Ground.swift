/// How a claim about a push service is known. Severity and wording of a finding follow from it.
public enum Ground: String, Sendable, CaseIterable {
  /// A service answered so: in an issue thread, a test, or a record of its answers.
  case observed
  /// The vendor's current documentation says so.
  case documented
  /// The code of the vendor's SDK or library does so.
  case client
  /// It is outside the documented type or range, and nobody knows what the service does.
  case assumed
  /// It is allowed, and probably not what was meant.
  case advice

  /// Whether it proves that a request fails. What is assumed or advised is never an error.
  public var allowsError: Bool { self != .assumed && self != .advice }
}

/// What a claim about a push service rests on.
public struct Evidence: Hashable, Sendable {
  /// How the claim is known.
  public let ground: Ground
  /// Where it can be read.
  public let references: [Reference]

  package init(_ ground: Ground, _ references: Reference...) { self.init(ground, references) }

  init(_ ground: Ground, _ references: [Reference]) {
    self.ground = ground
    self.references = references
  }
}

extension Evidence {
  /// A paragraph of Markdown: `**Documented**: [Title](address), 2026-11-21.`
  package static func markdown(_ ground: Ground, _ references: [Reference]) -> String {
    let sources = references.map { "[\($0.title)](\($0.address)), \($0.date)" }.joined(separator: "; ")
    return "Ground: **\(ground.rawValue)**. \(sources)."
  }

  /// The same of this evidence.
  public var markdown: String { Self.markdown(ground, references) }
}
