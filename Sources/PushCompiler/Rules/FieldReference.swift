import PushIR
import PushRules

/// A field of messages as rules name it.
public struct FieldReference: Sendable, Hashable {
  /// The name in expressions: `apple.topic`.
  public let name: String
  /// The type in the words of the Common Expression Language: `list(string)`.
  public let type: String
  /// What a text is one of; empty where it is free.
  public let words: [String]
  /// What the field is for.
  public let summary: String

  private init(_ field: Field) {
    name = field.name
    type = ValueType(field).name
    words = field.words ?? []
    summary = field.summary
  }

  /// All fields in the order of messages.
  public static var all: [FieldReference] { Field.allCases.map(FieldReference.init) }
}
