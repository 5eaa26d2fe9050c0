import PushIR
import PushJSON
import PushSyntax

/// An input format. Each is declared next to its lowering; `allCases` is generated from the grammars.
public final class Format: Sendable, CaseIterable {
  /// The kind of content.
  public enum Role: Sendable {
    /// Messages.
    case messages
    /// Device addresses for messages.
    case addresses
  }

  /// The name on the command line.
  public let name: String
  /// A one-line description of the format's documents.
  public let summary: String
  /// The kind of content.
  public let role: Role
  /// Whether a document may be a list of what the format describes.
  let takesLists: Bool
  /// How its documents are read.
  let conventions: Decoder.Conventions
  /// Whether it is the native format of a service.
  package let isOfService: Bool
  /// The lines of its JSON Schema, without their indentation: it would be a quarter of the text.
  private let schemaLines: StaticString
  /// The signs by which its documents are recognized.
  let signs: [Sign]
  /// Combinations of signs that each identify the format beyond doubt.
  let proofs: [[Sign]]
  /// Lowers a document and passes on its messages.
  let lower: @Sendable (inout Lowering, Lowering.Consumer) -> Void

  @inline(never)
  init(
    _ name: String, _ summary: String, role: Role = .messages, takesLists: Bool = false, schema: StaticString,
    conventions: Decoder.Conventions = Decoder.Conventions(), signs: [Sign], proofs: [[Sign]],
    lower: @escaping @Sendable (inout Lowering, Lowering.Consumer) -> Void
  ) {
    self.name = name
    isOfService = Target.allCases.contains { $0.name == name }
    self.summary = summary
    self.role = role
    self.takesLists = takesLists
    self.conventions = conventions
    schemaLines = schema
    self.signs = signs
    self.proofs = proofs
    self.lower = lower
  }

  /// The JSON Schema of the format.
  package var schema: String {
    let output = Output()
    output.append(indentingLines: schemaLines, definitions: BorrowedDefinitions.all)
    return output.text()
  }

  /// The format with a given name.
  public static func named(_ name: String) -> Format? { allCases.first { $0.name == name } }

  /// What the format is used for: `["input", "output"]`.
  package var roles: [String] {
    switch role {
    case .addresses: ["devices"]
    case .messages: isOfService ? ["input", "output"] : ["input"]
    }
  }

  /// The formats that contain messages.
  public static var inputs: [Format] { allCases.filter { $0.role == .messages } }
}

extension Format: Hashable {
  /// Compares identities: there is one object for each format.
  public static func == (left: Format, right: Format) -> Bool { left === right }

  /// Hashes the identity: there is one object for each format.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Format: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
