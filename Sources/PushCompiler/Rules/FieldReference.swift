import PushIR
import PushRules

/// A message field, as rules name it.
public struct FieldReference: Sendable, Hashable {
  /// The name in expressions: `apple.topic`.
  public let name: String
  /// The type in Common Expression Language syntax: `list(string)`.
  public let type: String
  /// The allowed values of a string field; empty if any string is allowed.
  public let words: [String]
  /// The purpose of the field.
  public let summary: String

  private init(_ field: Field) {
    name = field.name
    type = ValueType(field).name
    words = field.words ?? []
    summary = field.summary
  }

  /// All fields, in message order.
  public static var all: [FieldReference] { Field.allCases.map(FieldReference.init) }
}
