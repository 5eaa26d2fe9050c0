import PushIR

/// A format that can be read. Each is declared beside its lowering; `allCases` is generated from the grammars.
public final class Format: Sendable, CaseIterable {
  /// What a document of a format holds.
  public enum Role: Sendable {
    /// Messages.
    case messages
    /// The addresses of messages.
    case addresses
  }

  /// The name on the command line.
  public let name: String
  /// What a document of the format is, in a line.
  public let summary: String
  /// What it holds.
  public let role: Role
  /// Whether it is what a service itself takes.
  package let isOfService: Bool
  /// The JSON Schema of the format.
  package let schema: String
  /// What its documents can be known by.
  let signs: [Sign]
  /// What leaves no doubt of it, each by itself.
  let proofs: [Proof]
  /// Hands over the messages of a document.
  let lower: @Sendable (inout Lowering, Lowering.Consumer) -> Void

  init(
    _ name: String, _ summary: String, role: Role = .messages, schema: String, signs: [Sign],
    proofs: [Proof], lower: @escaping @Sendable (inout Lowering, Lowering.Consumer) -> Void
  ) {
    self.name = name
    isOfService = Target.allCases.contains { $0.name == name }
    self.summary = summary
    self.role = role
    self.schema = schema
    self.signs = signs
    self.proofs = proofs
    self.lower = lower
  }

  /// The format of a name.
  public static func named(_ name: String) -> Format? { allCases.first { $0.name == name } }

  /// The formats that hold messages.
  public static var inputs: [Format] { allCases.filter { $0.role == .messages } }
}

extension Format: Hashable {
  /// There is one object for each format.
  public static func == (left: Format, right: Format) -> Bool { left === right }

  /// There is one object for each format.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Format: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
